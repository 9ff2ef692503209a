// What may speak to a terminal, and what is only shown.

/// Texts for people, in which nothing but the styles of this program speaks to their terminal: what a
/// text of content says is quoted in many lines.
enum TerminalText {
  /// A text whose control characters are shown as `·`, and with them those that turn the direction
  /// of writing; line ends and tabs stay, and where there are colours, what begins and ends a style. What
  /// keeps the direction of some words of a line to them stays, too: it turns nothing around them.
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
      if let words = isolated(rest) {
        shown.append(contentsOf: words.map { isIsolating($0) || !speaks($0) ? $0 : "·" })
        rest = rest.dropFirst(words.count)
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

  /// The words at the beginning of a text that stand between the characters that isolate them, with these.
  private static func isolated(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard text.first == "\u{2068}",
      let end = text.dropFirst().firstIndex(where: { isIsolating($0) || $0 == "\n" }),
      text[end] == "\u{2069}"
    else { return nil }
    return text[...end]
  }

  private static func isIsolating(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2068}" || scalar == "\u{2069}"
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
