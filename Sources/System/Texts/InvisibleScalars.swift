// Characters that stand in a text and are not seen in it.

extension Unicode.Scalar {
  /// Whether it speaks to a machine: a control character, an end of a line, or what turns the direction
  /// of what follows.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether nothing is seen of it, so that texts with and without it look alike. What chooses a form of
  /// the character before it is seen there.
  package var isInvisible: Bool {
    if isControl { return true }
    if isSelector { return false }
    return properties.isDefaultIgnorableCodePoint
  }

  /// Whether it is white space, or nothing is seen of it alone: a text of no others says nothing.
  package var isBlank: Bool {
    // Nearly every text says something in ASCII, of which nothing need be looked up.
    if 0x21...0x7E ~= value { return false }
    return isControl || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }

  /// Whether it chooses a form of the character before it.
  package var isSelector: Bool { properties.isVariationSelector }

  /// Whether it is a letter or sign that looks the same whatever is chosen; a digit can be a key of a phone.
  package var hasOneForm: Bool { isASCII && !properties.isEmoji }

  /// Whether it says how its neighbours are joined.
  package var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
