// Disabled parts: dim through what is redacted within them; and what is hidden with a control.

import Composable
import Drawing
import Testing

@Suite("disabling")
struct DisablingTests {
  private let tap = Intent(1)

  /// A row in which there is one of everything that can be redacted.
  private var row: some View {
    Row {
      Picture("a.png", fixedWidth: 8, height: 8)
      Text("Title")
      Symbol(.star)
      Code("x")
      Button("Go", tap)
      Prose(Note(word: "word"))
    }
  }

  @Test("a disabled part is seen to be disabled through its skeleton")
  func part() {
    let hidden = html(row.redacted(.placeholder))
    let dim = html(row.redacted(.placeholder).disabled())
    #expect(!hidden.contains("disabled"))
    #expect(
      dim.matches(of: /class="([a-z ]*) disabled/).map { String($0.output.1) }
        == ["box", "sk", "shape", "sk code", "button neutral", "prose"])
    #expect(dim.replacing(" disabled", with: "") == hidden)
    #expect(text(row.redacted(.placeholder).disabled()).contains("(▒▒▒ –)"))
  }

  @Test("what is not redacted in a disabled part is drawn as ever: its controls dim, its words not")
  func visible() {
    let markup = html(row.disabled())
    #expect(markup.components(separatedBy: " disabled\"").count == 2)
    #expect(markup.contains("<a class=\"button disabled\""))
  }

  @Test("a part that is disabled within what is redacted keeps that to itself")
  func within() {
    for hide in [RedactionReasons.placeholder, [.placeholder, .privacy]] {
      #expect(html(row.disabled().redacted(hide)) == html(row.redacted(hide)))
    }
    let sensitive = row.privacySensitive()
    #expect(
      html(row.disabled().privacySensitive().redacted(.privacy))
        == html(sensitive.redacted(.privacy)))
    #expect(html(sensitive.disabled().redacted(.privacy)).contains("neutral disabled"))
    let touring = Stack { row.region("rows") }
    let disabled = Stack { row.disabled().region("rows") }
    #expect(
      html(disabled.redacted(.placeholder, except: ["other"]))
        == html(touring.redacted(.placeholder, except: ["other"])))
  }

  @Test("the same holds for reasons that hide texts only, or images only")
  func scopes() throws {
    for scope in [DeclaredReason.Scope.text, .images] {
      let reason = DeclaredReason("own", bit: 15, treatment: .look(.blocks), scope: scope)
      let declared = try DeclaredReasons([reason])
      let environment = environment { $0.declaredReasons = declared }
      let icons = Stack {
        Button(tap, style: .plain) { Symbol(.star) }
        Button("Go", tap).redacted(.placeholder)
      }
      let within = icons.disabled().redacted(reason.reason)
      #expect(
        html(within, environment: environment).matches(of: /neutral disabled/).isEmpty)
      let around = icons.redacted(reason.reason).disabled()
      #expect(html(around, environment: environment).matches(of: /neutral disabled/).count >= 1)
    }
  }

  @Test("that a single control is disabled is a state of it, and hidden with it")
  func single() {
    let controls: [any View] = [
      Button("Go", tap), Button(tap, style: .plain) { Symbol(.star) }, Link("Go", tap),
      Toggle("Go", isOn: true, tap), Checkbox("Go", isOn: true, tap),
      TextField("Go", text: "on", edit: tap), Button("Go", tap).region("actions"),
      Button("Go", tap).language(.japanese).region("actions"),
      Picker("Go") { for word in ["a", "b"] { Segment(word, isSelected: false, tap) } },
      Group { Button("Go", tap) }, Link("Go", to: .page("terms")),
      Link(to: .url("https://a.example")) { Symbol(.star) }.region("actions"),
    ]
    for control in controls.map({ AnyView($0) }) {
      let hidden = control.redacted(.placeholder)
      let disabled = hidden.disabled()
      #expect(html(disabled) == html(hidden))
      #expect(text(disabled) == text(hidden))
      #expect(Drawing(of: disabled).key == Drawing(of: hidden).key)
      let slots = Drawing(of: disabled).slots
      #expect(slots.allSatisfy { $0.isDisabled })
      // Beside another one it is a part of the page.
      let both = Group {
        hidden
        hidden
      }
      #expect(html(both.disabled()) != html(both))
    }
    let nameless = Button(tap) { Text("Go").redacted(.placeholder) }
    #expect(html(nameless.disabled()) == html(nameless))
    #expect(html(Stack { nameless }.disabled()).contains("neutral disabled"))
  }

  @Test("a link to another place is disabled as a control is: dim, without a goal, and no Tab stop")
  func places() {
    let row = Row {
      Link("Show all", tap)
      Link("Terms", to: .page("terms"))
      Link("Web", to: .url("https://a.example"))
    }
    let slots = [SlotState.link("all")]
    #expect(Drawing(of: row).tabOrder(slots).count == 3)
    #expect(Drawing(of: row.disabled()).tabOrder(slots) == [])
    let markup = html(row.disabled(), slots: slots)
    #expect(!markup.contains("href"))
    #expect(
      markup.contains(
        "<a class=\"anchor disabled\" role=\"link\" aria-disabled=\"true\">Terms</a>"))
    #expect(text(row.disabled()).contains("‹Terms –›"))
    #expect(Drawing(of: row.disabled()).key != Drawing(of: row).key)
    let alone = Link("Terms", to: .page("terms")).disabled()
    #expect(html(alone).contains("disabled") && Drawing(of: alone).tabOrder([]) == [])
    // In a control it is a part of that, which is dim as a whole.
    let within = html(Button(tap) { Link("Terms", to: .page("terms")) }.disabled())
    #expect(within.contains("<span class=\"anchor\">"))
  }

  @Test("whatever is redacted in a disabled part is dim once, and nothing else changes")
  func everything() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var marks = 0
    for index in 0..<1_000 {
      let shape = Shape.random(depth: 4, using: &random)
      var contents = SomeContents(random: SeededGenerator(seed: random.next()))
      let sensitive = index % 2 == 0
      let view = Stack { shape.view(&contents) }.privacySensitive(sensitive)
      let hidden = view.redacted(sensitive ? .privacy : .placeholder)
      let markup = html(hidden.disabled())
      try #require(markup.replacing(" disabled", with: "") == html(hidden), "seed \(seed)")
      for dimness in dimnesses(in: markup) {
        marks += 1
        try #require(dimness == 1, "seed \(seed): \(markup)")
      }
    }
    #expect(marks > 1_000)
  }

  @Test("under a veil, what is disabled and what is not are written in equal bytes")
  func hiddenState() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var differing = 0
    for index in 0..<1_000 {
      let shape = Shape.disabled(.random(depth: 4, using: &random))
      let (words, secret) = (random.next(), random.next())
      func view(_ secret: UInt64) -> some View {
        var contents = SomeContents(
          random: SeededGenerator(seed: words), disabling: SeededGenerator(seed: secret))
        return shape.view(&contents).privacySensitive(index % 2 == 0)
      }
      let (one, other) = (view(secret), view(~secret))
      let reason: RedactionReasons = index % 2 == 0 ? .privacy : .placeholder
      if html(one) != html(other) { differing += 1 }
      let (hidden, otherHidden) = (one.redacted(reason), other.redacted(reason))
      try #require(html(hidden) == html(otherHidden), "seed \(seed)")
      try #require(text(hidden) == text(otherHidden), "seed \(seed)")
      let isOneLook = Drawing(of: hidden).key == Drawing(of: otherHidden).key
      try #require(isOneLook, "seed \(seed)")
    }
    #expect(differing > 100, "the states must differ for the test to say anything")
  }

  /// How many of the elements around each shape, and itself, are dim; of a shape in a shape the outer
  /// one counts.
  private func dimnesses(in markup: String) -> [Int] {
    var open: [(name: Substring, isDim: Bool, isHidden: Bool)] = []
    var found: [Int] = []
    for piece in markup.split(separator: "<") {
      let name = piece.prefix { $0.isLetter || $0.isNumber || $0 == "/" }
      if name.hasPrefix("/") {
        while let last = open.popLast(), last.name != name.dropFirst() {}
        continue
      }
      let tag = piece.prefix { $0 != ">" }
      let classes = (tag.firstMatch(of: /class="([^"]*)"/)?.output.1 ?? "").split(separator: " ")
      let isHidden = !Set(classes).isDisjoint(with: ["sk", "box", "shape", "neutral"])
      let isDim = classes.contains("disabled")
      if isHidden && !open.contains(where: \.isHidden) {
        found.append(open.count(where: \.isDim) + (isDim ? 1 : 0))
      }
      if ["img", "hr", "br", "input"].contains(name) || tag.hasSuffix("/") { continue }
      open.append((name, isDim, isHidden))
    }
    return found
  }
}

/// Contents of any words, in which parts are disabled by a state of their own.
private struct SomeContents: Contents {
  var random: SeededGenerator
  var disabling: SeededGenerator?

  mutating func words() -> String {
    let count = Int.random(in: 1...3, using: &random)
    return (0..<count).map { _ in ["tea", "cake", "<&>"].randomElement(using: &random) ?? "" }
      .joined(separator: " ")
  }

  mutating func imageWords() -> String { words() }

  mutating func day() -> CalendarDay {
    CalendarDay(daysSince1970: Int.random(in: 0..<30_000, using: &random))
  }

  mutating func size() -> (Int, Int) { (40, 30) }
  mutating func choice(of count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  mutating func look(of count: Int) -> Int { choice(of: count) }

  mutating func isDisabled() -> Bool {
    guard var generator = disabling else { return true }
    defer { disabling = generator }
    return .random(using: &generator)
  }
}
