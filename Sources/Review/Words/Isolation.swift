// Words that are read from right to left, in sentences that are read from left to right.

import Drawing

extension String {
  /// The text for a sentence: if some of it is read from right to left, between the characters that
  /// keep that to itself. Else the words around it would be drawn in another order.
  package var isolated: String {
    if utf8.allSatisfy({ $0 < 0x80 }) || !unicodeScalars.contains(where: Self.isRightToLeft) {
      return self
    }
    // One of its own could end that early; and what turns letters around would show other words.
    let own = unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }.map { scalar in
      0x202A...0x202E ~= scalar.value ? "·" : scalar
    }
    return "\u{2068}\(String(String.UnicodeScalarView(own)))\u{2069}"
  }

  /// The blocks of scripts that are read so, and what turns the direction of what follows.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    case 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Markup {
  /// A sentence in which elements keep to themselves what those characters do in plain text.
  static func told(_ sentence: String) -> Markup {
    if sentence.utf8.allSatisfy({ $0 < 0x80 }) { return "\(sentence)" }
    var markup: Markup = ""
    var rest = sentence.unicodeScalars[...]
    while let start = rest.firstIndex(of: "\u{2068}"),
      let end = rest[start...].firstIndex(of: "\u{2069}")
    {
      let words = rest[rest.index(after: start)..<end]
      markup.bytes.write("\(String(rest[..<start]))<bdi>\(String(words))</bdi>")
      rest = rest[rest.index(after: end)...]
    }
    markup.bytes.append(escaped: String(rest))
    return markup
  }
}
