// That nothing leaks, as a property: two contents with the same projection give the same bytes.

import Composable
import Drawing
import Testing

/// Contents whose words have equal projections, whatever the seed: each word's letters come from a
/// set that is equally wide, in every face, and its length from a public generator.
private struct EqualProjections: Contents {
  /// What of the contents is hidden; the rest is the same for all.
  var hidden: Set<RedactableContent>
  var shape: SeededGenerator
  var common: SeededGenerator
  var secret: SeededGenerator

  init(hidden: Set<RedactableContent>, common: UInt64, secret: UInt64) {
    self.hidden = hidden
    shape = SeededGenerator(seed: common)
    self.common = SeededGenerator(seed: ~common)
    self.secret = SeededGenerator(seed: secret)
  }

  mutating func words() -> String { words(hidden.contains(.text)) }
  mutating func imageWords() -> String { words(hidden.contains(.image)) }

  private mutating func words(_ isSecret: Bool) -> String {
    let lengths = (0..<Int.random(in: 1...4, using: &shape)).map { _ in
      Int.random(in: 1...9, using: &shape)
    }
    return lengths.map { length in
      String((0..<length).map { _ in Array("oòóôõöōŏ")[number(below: 8, isSecret)] })
    }.joined(separator: " ")
  }

  /// A day's width is public under a placeholder, so all contents have the same days.
  mutating func day() -> CalendarDay {
    CalendarDay(daysSince1970: Int.random(in: 0..<30_000, using: &shape))
  }

  mutating func size() -> (Int, Int) {
    (Int.random(in: 1...999, using: &shape), Int.random(in: 1...999, using: &shape))
  }

  mutating func choice(of count: Int) -> Int { number(below: count, hidden.contains(.text)) }
  mutating func look(of count: Int) -> Int { number(below: count, hidden.contains(.image)) }

  private mutating func number(below limit: Int, _ isSecret: Bool) -> Int {
    isSecret
      ? Int.random(in: 0..<limit, using: &secret) : Int.random(in: 0..<limit, using: &common)
  }
}

/// Contents that have nothing in common.
private struct AnyContents: Contents {
  var random: SeededGenerator

  mutating func words() -> String {
    let alphabets = ["abcdefghij klmnop\n\t", "漢字かな交じり文。", "שלום עולם", "<&>\"' \u{E010}\u{200B}"]
    let alphabet = alphabets.randomElement(using: &random) ?? " "
    let length = Int.random(in: 0...60, using: &random)
    return String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? " " })
  }

  mutating func day() -> CalendarDay {
    CalendarDay(daysSince1970: Int.random(in: -700_000..<2_900_000, using: &random))
  }

  mutating func size() -> (Int, Int) {
    (Int.random(in: 1...999, using: &random), Int.random(in: 1...999, using: &random))
  }

  mutating func imageWords() -> String { words() }
  mutating func choice(of count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  mutating func look(of count: Int) -> Int { choice(of: count) }
}

@Suite("non-interference")
struct NonInterferenceTests {
  private static let cases = 3_000

  private struct Written: Hashable {
    var drawing: Drawing
    var forms: [String]
  }

  /// Everything that comes of a view: its drawing, and both forms, every control live and linked.
  private func written(_ view: some View, _ environment: EnvironmentValues) -> Written {
    let drawing = Drawing(of: view, environment: environment)
    let states = (0..<drawing.slotCount).map { SlotState.link("state-\($0).html") }
    var bytes: [UInt8] = []
    HTMLWriter.write(drawing, slots: states, into: &bytes)
    let forms = [
      String(decoding: bytes, as: UTF8.self), TextWriter.write(drawing, slots: states),
      drawing.visibleText, drawing.title ?? "-", drawing.status ?? "-",
      "\(drawing.regions)", "\(drawing.tabOrder(states))",
      "\(drawing.slots.map { [$0.name, $0.value, $0.isOn.map { "\($0)" }] })",
    ]
    return Written(drawing: drawing, forms: forms)
  }

  @Test(
    "two contents with equal projections are written in equal bytes",
    arguments: [Projection.Kind.grid, .exact, .grid(thousandths: 333)])
  func equalProjections(kind: Projection.Kind) throws {
    let hidden = environment(.placeholder) { $0.projection = kind }
    try expectEqualBytes(hiding: [.text, .image], hidden)
  }

  @Test("under a reason for texts or for images, what it covers makes no difference")
  func scopes() throws {
    for (content, scope) in [
      (RedactableContent.text, DeclaredReason.Scope.text), (.image, .images),
    ] {
      let reason = DeclaredReason("own", bit: 15, treatment: .look(.blur), scope: scope)
      let declared = try DeclaredReasons([reason])
      let hidden = environment(reason.reason) { $0.declaredReasons = declared }
      try expectEqualBytes(hiding: [content], hidden)
    }
  }

  private func expectEqualBytes(
    hiding content: Set<RedactableContent>, _ hidden: EnvironmentValues
  ) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var differing = 0
    for _ in 0..<Self.cases / 3 {
      let shape = Shape.random(depth: 4, using: &random)
      let (common, one, other) = (random.next(), random.next(), random.next())
      func view(_ secret: UInt64) -> AnyView {
        var contents = EqualProjections(hidden: content, common: common, secret: secret)
        return shape.view(&contents)
      }
      let isEqual = written(view(one), hidden) == written(view(other), hidden)
      try #require(isEqual, "seed \(seed)")
      if written(view(one), environment()) != written(view(other), environment()) {
        differing += 1
      }
    }
    #expect(differing > Self.cases / 12, "the contents must differ for the test to say anything")
  }

  @Test("any two contents at all are written in equal bytes under privacy")
  func constant() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for index in 0..<Self.cases {
      let shape = Shape.random(depth: 4, using: &random)
      func view(_ seed: UInt64) -> some View {
        var contents = AnyContents(random: SeededGenerator(seed: seed))
        return shape.view(&contents).privacySensitive()
      }
      let reasons: RedactionReasons = index % 2 == 0 ? .privacy : [.privacy, .placeholder]
      let one = written(view(random.next()), environment(reasons))
      let other = written(view(random.next()), environment(reasons))
      try #require(one == other, "seed \(seed)")
      let open = environment { $0.redaction.isPublic = true }
      let isEqual = written(view(random.next()), open) == written(view(random.next()), open)
      try #require(isEqual, "seed \(seed)")
    }
  }

  @Test("a planted word is nowhere in what is written, however it is encoded")
  func planted() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let shape = Shape.random(depth: 3, using: &random)
      var contents = Planted()
      let view = shape.view(&contents)
      for (reasons, sensitive) in [(RedactionReasons.placeholder, false), (.privacy, true)] {
        for form in written(view.privacySensitive(sensitive), environment(reasons)).forms {
          try #require(!Haystack.contains(Planted.word, in: form), "seed \(seed)")
        }
      }
    }
  }

  @Test("the search finds the word in what is drawn, and in each encoding")
  func searchFinds() {
    let word = Planted.word
    let codes = word.unicodeScalars.map(\.value)
    #expect(Haystack.contains(word, in: html(Text("x\(word)x"))))
    #expect(Haystack.contains(word, in: codes.map { "&#\($0);" }.joined()))
    #expect(Haystack.contains(word, in: codes.map { "&#x\(String($0, radix: 16));" }.joined()))
    #expect(Haystack.contains(word, in: codes.map { "%" + String($0, radix: 16) }.joined()))
    #expect(
      Haystack.contains(word, in: codes.map { "\\u00" + String($0, radix: 16) }.joined()))
    for prefix in ["", "a", "ab"] {
      let base64 = Haystack.base64(Array((prefix + word + "tail").utf8))
      #expect(Haystack.contains(word, in: "src=\"data:x;base64,\(base64)\""))
    }
    #expect(!Haystack.contains(word, in: "quiet"))
  }
}

/// Contents that are one word, wherever words stand.
private struct Planted: Contents {
  static let word = "Zyxomma"
  func words() -> String { "a \(Self.word) b" }
  func day() -> CalendarDay { CalendarDay(daysSince1970: 20_000) }
  func size() -> (Int, Int) { (10, 10) }
  func imageWords() -> String { words() }
  func choice(of count: Int) -> Int { count - 1 }
  func look(of count: Int) -> Int { count - 1 }
}
