// That redacted prose leaks nothing, as a property: two texts with equal projections are equal bytes.

import Composable
import Drawing
import Testing

@testable import Prose

/// Makes documents whose structure comes from one source of randomness and whose words from another.
private struct RandomDocument {
  var shape: SeededGenerator
  var words: SeededGenerator
  var isUnsafe = true
  /// Letters that are equally wide in every face, and kerned alike.
  private let letters = Array("oòóôõöōŏ")

  mutating func text() -> String {
    (0..<Int.random(in: 1...8, using: &shape)).map { _ in block(depth: 0) }.joined(
      separator: "\n\n")
  }

  private mutating func word() -> String {
    let count = Int.random(in: 1...9, using: &shape)
    return String((0..<count).map { _ in letters.randomElement(using: &words) ?? "o" })
  }

  private mutating func inline(depth: Int) -> String {
    (0..<Int.random(in: 1...6, using: &shape)).map { _ in
      let inner = depth < 2 ? word() + " " + inline(depth: depth + 1) : word()
      switch Int.random(in: 0..<9, using: &shape) {
      case 0: return "*\(inner)*"
      case 1: return "**\(inner)**"
      case 2: return "`\(word()) \(word())`"
      case 3: return depth == 0 ? "[\(word())](/\(secret()) \"\(secret())\")" : word()
      case 4: return "![\(secret())](\(secret()).png \"\(secret())\")"
      case 5: return word() + "\\\n" + word()
      case 6: return word() + "<!-- \(secret()) -->"
      default: return word()
      }
    }.joined(separator: " ")
  }

  /// A text whose length is nobody's business.
  private mutating func secret() -> String {
    let count = Int.random(in: 1...12, using: &words)
    return String((0..<count).map { _ in letters.randomElement(using: &words) ?? "o" })
  }

  private mutating func block(depth: Int) -> String {
    switch Int.random(in: 0..<10, using: &shape) {
    case 0:
      return String(repeating: "#", count: Int.random(in: 1...6, using: &shape)) + " "
        + inline(depth: 1)
        .replacing("\\\n", with: " ")
    case 1 where depth < 3:
      return (0..<Int.random(in: 1...3, using: &shape)).map { _ in
        "- " + indented(block(depth: depth + 1), by: "  ")
      }.joined(separator: "\n")
    case 2 where depth < 3:
      let start = Int.random(in: 2...99, using: &words)
      return "\(start). " + indented(block(depth: depth + 1), by: start < 10 ? "   " : "    ")
    case 3 where depth < 3: return "> " + indented(block(depth: depth + 1), by: "> ")
    case 4: return "```\(secret())\n\(word()) \(word())\n  \(word())\n```"
    // Where raw HTML is let through, nobody knows what it shows; elsewhere it is shown as code.
    case 5 where isUnsafe: return "<div title=\"\(secret())\">\n\(secret())\n</div>"
    case 5: return "<div title=\"\(word())\">\n\(word())\n</div>"
    case 6: return "| \(word()) | \(word()) |\n|---|--:|\n| \(word()) | [\(word())](\(secret())) |"
    case 7: return "- [\(Bool.random(using: &words) ? "x" : " ")] \(word())"
    case 8: return "<!-- stale -->\n\n\(inline(depth: 0))\n\n<!-- /stale -->"
    default: return inline(depth: 0)
    }
  }

  private func indented(_ text: String, by indent: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + indent)
  }
}

@Suite("non-interference of prose")
struct NonInterferenceTests {
  static let cases = 250

  @Test(
    "texts with equal projections are equal bytes under a placeholder",
    arguments: [Projection.Kind.exact, .grid], [false, true])
  func placeholder(projection: Projection.Kind, isUnsafe: Bool) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let treatment = ProseTreatment.reasons(
      [.placeholder, .invalidated], projection, isUnsafe: isUnsafe)
    var differing = 0
    for number in 0..<UInt64(Self.cases) {
      let texts = (0..<2).map { secret in
        var document = RandomDocument(
          shape: SeededGenerator(seed: seed &+ number),
          words: SeededGenerator(seed: seed &+ number &* 2 &+ UInt64(secret) &+ 1_000_003),
          isUnsafe: isUnsafe)
        return document.text()
      }
      let drawn = try texts.map { try Document(Array($0.utf8), path: "a.md").drawn(treatment) }
      if texts[0] != texts[1] { differing += 1 }
      #expect(drawn[0] == drawn[1], "seed \(seed), case \(number)\n\(texts[0])\n\(texts[1])")
      if drawn[0] != drawn[1] { return }
    }
    #expect(differing > Self.cases / 2)
  }

  @Test("any two texts at all are equal bytes under constant, and between private marks")
  func constant() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    for number in 0..<UInt64(Self.cases) {
      let texts = (0..<2).map { secret in
        let own = seed &+ number &* 2 &+ UInt64(secret)
        var document = RandomDocument(
          shape: SeededGenerator(seed: own), words: SeededGenerator(seed: own &+ 1))
        return document.text()
      }
      let whole = try texts.map {
        try html($0, .reasons(.placeholder, .constant))
      }
      #expect(whole[0] == whole[1], "seed \(seed), case \(number)")
      let spans = try texts.map {
        try html(
          "# glass\n\n<!-- private -->\n\n# glass\n\n\($0)\n\n<!-- /private -->\n\n# glass",
          .reasons(.privacy))
      }
      #expect(spans[0] == spans[1], "seed \(seed), case \(number)")
      if whole[0] != whole[1] || spans[0] != spans[1] { return }
    }
  }

  @Test("where the reasons hide nothing, what is drawn is what is written, marks or not")
  func nothingHidden() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    for number in 0..<UInt64(Self.cases) {
      var random = RandomDocument(
        shape: SeededGenerator(seed: seed &+ number), words: SeededGenerator(seed: number))
      let text = random.text() + "\n\n<!-- private -->\n\n\(random.text())\n\n<!-- /private -->"
      let document = try Document(Array(text.utf8), path: "a.md")
      let plain = document.drawn(ProseTreatment())
      // A reason for which nobody declared a treatment: each mark is looked at, and hides nothing.
      let drawn = document.drawn(.reasons(.custom(20)))
      #expect(drawn.html == plain.html, "seed \(seed), case \(number)\n\(text)")
      #expect(drawn.text == plain.text, "seed \(seed), case \(number)\n\(text)")
      #expect(drawn.links == plain.links, "seed \(seed), case \(number)\n\(text)")
      if drawn.html != plain.html { return }
    }
  }

  @Test("no planted word is found again, decoded in any way")
  func planted() throws {
    let word = "zanzibar"
    let text = """
      # \(word)

      \(word) *\(word)* `\(word)` [\(word)](/\(word)?q=%7A%61nzibar "\(word)") ![\(word)](\(word).png "\(word)")

      - [x] \(word)
      - <b title="\(word)">&#122;anzibar</b> <!-- \(word) -->

      ```\(word)
      \(word)
      ```

      <div data-x="emFuemliYXI=">\(word)</div>

      | \(word) | a |
      |---|---|
      | b | [\(word)](<data:text/plain;base64,emFuemliYXI=>) |

      [ref]: /\(word) "\(word)"
      """
    let projections: [Projection.Kind] = [.exact, .grid, .constant]
    for projection in projections {
      for isUnsafe in [false, true] {
        let document = try Document(Array("---\ntitle: \(word)\n---\n\(text)".utf8), path: "a.md")
        let drawn = document.drawn(.reasons(.placeholder, projection, isUnsafe: isUnsafe))
        let prose = drawn.prose
        #expect(prose.links.isEmpty && prose.pictures.isEmpty && prose.headings.isEmpty)
        let written = String(
          decoding: drawn.html + drawn.text + prose.bytes, as: UTF8.self)
        for form in [word, "anzibar", "emFuemliYXI", "%7A", "&#122;", "\(word)-1"] {
          #expect(!written.lowercased().contains(form.lowercased()), "\(form)")
        }
      }
    }
  }
}
