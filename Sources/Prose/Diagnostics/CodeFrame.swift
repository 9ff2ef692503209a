// The line of a file that a finding stands in, with a caret under it.

/// One line of source with its number, a caret and a tail under what is meant.
///
/// Long lines are cut around the caret. Control characters, which could speak to a terminal, are
/// shown as `·`.
struct CodeFrame: CustomStringConvertible {
  var line: String
  var number: Int
  var column: Int
  var length: Int

  private static let reach = 100

  var description: String {
    let scalars = Array(line.unicodeScalars)
    let caret = min(max(column - 1, 0), scalars.count)
    let start = caret < Self.reach ? 0 : caret - Self.reach / 2
    let end = min(scalars.count, start + Self.reach + 20)
    let shown = scalars[start..<end].map(Self.visible)
    let before = shown[..<(caret - start)].map(Self.blank)
    let marked = shown[(caret - start)...].prefix(max(length, 1))
    let tail = marked.dropFirst().map { Self.isWide($0) ? "~~" : "~" }.joined()
    let gutter = String(number)
    let margin = String(repeating: " ", count: gutter.count)
    return "  \(gutter) | \(start > 0 ? "…" : "")\(text(shown))\(end < scalars.count ? "…" : "")\n"
      + "  \(margin) | \(start > 0 ? " " : "")\(before.joined())^\(tail)"
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
    scalar == "\t" ? "\t" : isWide(scalar) ? "  " : " "
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
