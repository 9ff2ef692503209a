// The line of a file that a finding stands in, with a caret under it.

/// What is shown of a line of source: a long one is cut around the caret.
package struct QuotedLine: Hashable, Sendable {
  /// The text that is shown.
  package var text: String
  /// How many scalars of the line stand before that.
  package var start: Int
  /// Whether more of the line stands behind it.
  package var isCut: Bool

  package init(text: String, start: Int, isCut: Bool) {
    (self.text, self.start, self.isCut) = (text, start, isCut)
  }

  /// How far into a line a caret stands at most that is shown from its beginning.
  static let reach = 100
  /// How many scalars are shown at most.
  static let most = reach + 20
}

/// One line of source with its number, a caret and a tail under what is meant.
///
/// Control characters, which could speak to a terminal, are shown as `·`.
struct CodeFrame: CustomStringConvertible {
  var line: QuotedLine
  var number: Int
  var column: Int
  var length: Int

  var description: String {
    let shown = line.text.unicodeScalars.map(Self.visible)
    let caret = min(max(column - 1 - line.start, 0), shown.count)
    let before = shown[..<caret].map(Self.blank)
    let marked = shown[caret...].prefix(max(length, 1))
    let tail = marked.dropFirst().map { String(repeating: "~", count: Self.cells($0)) }.joined()
    let gutter = String(number)
    let margin = String(repeating: " ", count: gutter.count)
    return "  \(gutter) | \(line.start > 0 ? "…" : "")\(text(shown))\(line.isCut ? "…" : "")\n"
      + "  \(margin) | \(line.start > 0 ? " " : "")\(before.joined())^\(tail)"
  }

  private func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// A sentence that may quote an author, in which nothing can speak to a terminal.
  static func visible(_ sentence: String) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: sentence.unicodeScalars.map(visible))
    return String(text)
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isInvisible && scalar != "\t" ? "·" : scalar
  }

  private static func blank(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "\t" : String(repeating: " ", count: cells(scalar))
  }

  /// How many cells of a terminal a scalar takes: none if it is drawn with the one before it, as accents,
  /// vowels of Thai, and what chooses how an emoji looks.
  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: 0
    default: isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
