// What may speak to a terminal, and what is only shown.

/// Texts for people, in which nothing but the styles of this program speaks to their terminal: what a
/// text of content says is quoted in many lines.
enum TerminalText {
  /// A text whose control characters are shown as `·`, and with them those that turn the direction
  /// of writing; line ends and tabs stay, and where there are colours, what begins and ends a style.
  static func shown(_ text: String, keepsStyles: Bool) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 >= 0x7F }) else {
      return text
    }
    var shown = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if keepsStyles, scalar == "\u{1B}", let style = styles.first(where: { rest.starts(with: $0) })
      {
        shown.append(contentsOf: style)
        rest = rest.dropFirst(style.count)
        continue
      }
      shown.append(speaks(scalar) ? "·" : scalar)
      rest.removeFirst()
    }
    return String(shown)
  }

  private static let styles = ([0] + Style.allCases.map(\.rawValue)).map { code in
    Array("\u{1B}[\(code)m".unicodeScalars)
  }

  private static func speaks(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl && scalar != "\t" && scalar != "\n"
  }
}

/// A style of text on a terminal, by its code.
package enum Style: Int, Hashable, Sendable, CaseIterable {
  /// Stands out.
  case bold = 1
  /// Stands back.
  case dim = 2
  /// Something is wrong.
  case red = 31
  /// All is well.
  case green = 32
  /// Something is worth a look.
  case yellow = 33
}
