// Which families a kind of text is set in.

extension TextStyle.Family {
  /// The families that are asked for a letter, one after the other.
  package var stack: [String] {
    switch self {
    case .text: ["text", "sans", "text-hebrew", "text-arabic", "japanese"]
    case .sans: ["sans", "sans-hebrew", "sans-arabic", "japanese"]
    case .mono: ["mono", "sans", "sans-hebrew", "sans-arabic", "japanese"]
    }
  }
}
