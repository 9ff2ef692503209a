// All of CommonMark, as an author might write it and as none would.

import Composable

/// Writes Markdown: every block and every inline, in each other, with references before and after
/// their definitions, lazy lines, and lists of all kinds.
struct WrittenMarkdown {
  /// What there is to lead to and to show.
  struct Targets {
    var links: [String]
    var pictures: [String]
    /// Whether marks other than private ones may stand there.
    var hasSpans = true
  }

  private static let labels = ["one", "Two  words", "three", "*four*"]
  /// Names of headings that links lead to: public and private ones are called alike.
  static let headings = ["glass", "lamp", "door"]

  private let words: [String]
  private let targets: Targets
  private var random: SeededGenerator

  /// Writes with these words; all choices come from the seed.
  init(words: [String], targets: Targets, seed: UInt64) {
    self.words = words
    self.targets = targets
    random = SeededGenerator(seed: seed)
  }

  /// Some blocks, at the margin.
  mutating func blocks(atMost most: Int = 5) -> String {
    (0..<chance(1...most)).map { _ in block(0) }.joined(separator: one(of: ["\n\n", "\n\n", "\n"]))
  }

  private mutating func block(_ depth: Int) -> String {
    switch chance(0...(depth < 3 ? 15 : 11)) {
    case 0:
      String(repeating: "#", count: chance(1...6)) + " " + heading() + one(of: ["", " ##", " #"])
    case 1: heading() + "\n" + one(of: ["===", "-", "---  "])
    case 2: one(of: ["***", "---", "_ _ _", "* * *"])
    case 3: fence(isAtMargin: depth == 0)
    case 4: "    " + word() + "\n\n    " + code()
    case 5: html()
    case 6: table()
    case 7, 8: definition()
    case 12: quote(depth)
    case 13: list(depth) { _, _ in "-+*" }
    case 14: numbers(depth)
    case 15: depth == 0 && targets.hasSpans ? span() : quote(depth)
    default: paragraph()
    }
  }

  private mutating func paragraph() -> String {
    (0..<chance(1...3)).map { _ in line() }.joined(
      separator: one(of: ["\n", "\n", "  \n", "\\\n", "\n   "]))
  }

  private mutating func heading() -> String {
    chance(0...2) == 0 ? one(of: Self.headings) : line(1)
  }

  private mutating func fence(isAtMargin: Bool) -> String {
    let mark = one(of: ["```", "~~~", "````"])
    // At the margin, marks in code are shown; elsewhere they would be lost.
    let shown = isAtMargin && targets.hasSpans && chance(0...3) == 0
    let code = shown ? "<!-- private -->\n\(code())\n<!-- /private -->" : code()
    return mark + one(of: ["", "swift", " html a=b"]) + "\n" + code + "\n" + self.code() + "\n"
      + mark
  }

  private mutating func html() -> String {
    one(of: [
      "<div>\n*\(word())*\n</div>", "<!-- \(word()) -->", "<!--\n\n\(word())\n\n-->",
      "<pre>\n\n\(word())\n</pre>", "<?\(word())\n?>", "<table><tr><td>\n\n\(line())\n\n</table>",
      "<a href=\"/\(word())\">", "<!A \(word())>", "<![CDATA[\(word())]]>",
    ])
  }

  private mutating func table() -> String {
    let columns = chance(1...3)
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    var rows = [row((0..<columns).map { _ in line(1) })]
    rows.append(row((0..<columns).map { _ in one(of: ["---", ":--", "--:", ":-:"]) }))
    for _ in 0..<chance(0...3) { rows.append(row((0..<chance(1...columns)).map { _ in line(1) })) }
    return rows.joined(separator: "\n")
  }

  private mutating func definition() -> String {
    let title = one(of: ["", " \"\(word())\"", "\n  '\(word())'", " (\(word()))"])
    let isPicture = chance(0...3) == 0
    let label = isPicture ? "shown" : one(of: Self.labels)
    let target = isPicture ? one(of: targets.pictures) : target()
    return "[\(label)]:\(one(of: [" ", "\n"]))<\(target)>\(title)"
  }

  private mutating func quote(_ depth: Int) -> String {
    let lines = block(depth + 1).split(separator: "\n", omittingEmptySubsequences: false)
    // A fence or an element that is open there would swallow what follows.
    let isLazy =
      chance(0...1) == 0
      && !lines.contains { $0.contains("```") || $0.contains("~~~") || $0.contains("<") }
    return lines.enumerated().map { index, line in
      isLazy && index > 0 && !line.isEmpty ? String(line) : "> " + line
    }.joined(separator: "\n")
  }

  private mutating func list(_ depth: Int, _ marks: (Int, Int) -> String) -> String {
    let mark = String(one(of: Array(marks(0, 0))))
    return items(depth) { _ in mark + " " }
  }

  private mutating func numbers(_ depth: Int) -> String {
    let start = one(of: [0, 1, 1, 7, 99])
    let mark = one(of: [". ", ") "])
    return items(depth) { "\(start + $0)\(mark)" }
  }

  private mutating func items(_ depth: Int, _ mark: (Int) -> String) -> String {
    let gap = one(of: ["\n", "\n", "\n\n"])
    return (0..<chance(1...4)).map { number in
      let mark = mark(number)
      var text = one(of: ["", "", "[ ] ", "[x] "]) + line(1)
      for _ in 0..<chance(0...1) { text += one(of: ["\n", "\n\n"]) + block(depth + 1) }
      let indent = String(repeating: " ", count: mark.count)
      return mark
        + text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
          $0 == 0 || $1.isEmpty ? String($1) : indent + $1
        }.joined(separator: "\n")
    }.joined(separator: gap)
  }

  private mutating func span() -> String {
    let mark = one(of: ["stale", "unredacted"])
    return "<!-- \(mark) -->\n\n\(paragraph())\n\n<!-- /\(mark) -->"
  }

  // Inlines.

  private mutating func line(_ depth: Int = 0) -> String {
    (0..<chance(1...5)).map { _ in inline(depth) }.joined(separator: " ")
  }

  private mutating func inline(_ depth: Int) -> String {
    switch chance(0...(depth < 3 ? 20 : 8)) {
    case 0: "`" + word() + " " + word() + "`"
    case 1:
      one(of: ["&amp;", "&eacute;", "&#169;", "&lt;", "\\*", "\\[", "\\|", "1 < 2", "\"", "'"])
    case 2: one(of: ["<https://open.example/\(word())>", "<me@open.example>"])
    case 3: "<b title=\"\(word())\">\(word())</b>"
    case 4: "[\(one(of: Self.labels))]" + one(of: ["", "[]"])
    case 5: one(of: ["*", "_", "**", "`", "[", "](", "]", "!", "<", ">", "|", "--", "..."])
    case 9: "*\(line(depth + 1))*"
    case 10: "**\(line(depth + 1))**"
    case 11: "_\(line(depth + 1))_"
    case 12: "[\(line(depth + 1))](\(target()) \"\(word())\")"
    case 13: "[\(line(depth + 1))](<\(target())>)"
    case 14: "[\(line(depth + 1))][\(one(of: Self.labels))]"
    case 15: "![\(line(depth + 1))](\(one(of: targets.pictures)) '\(word())')"
    case 16: "![\(line(depth + 1))][shown]"
    case 17: "a <!-- \(word()) --> b"
    // What ends a link behind it makes a picture of that.
    case 18: chance(0...7) == 0 ? "![" : word()
    default: word()
    }
  }

  private mutating func target() -> String { one(of: targets.links + targets.pictures) }

  private mutating func code() -> String {
    one(of: ["let \(word()) = 1 < 2", "", "\t\(word())", "# x"])
  }

  private mutating func word() -> String { one(of: words) }

  private mutating func chance(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
