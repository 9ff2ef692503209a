// A file of a face: one weight and slant of a family, for one part of Unicode.

/// A font as it is served.
package struct FontFile: Sendable {
  /// The family, as in `text` or `sans-hebrew`.
  package let family: String
  /// The part of Unicode, as in `latin`.
  package let part: String
  /// The file's name without what tells its content, as in `text-latin-400-italic`.
  package let name: String
  /// 400 or 700.
  package let weight: Int
  /// Whether the letters lean.
  package let isItalic: Bool
  /// What it draws.
  package let scalars: ScalarSet
  /// How it is packed.
  package let format: Format
  let source: Source

  /// How a font is packed.
  package enum Format: Hashable, Sendable {
    case woff2, trueType, openType

    /// How the name of such a file ends.
    var ending: String {
      switch self {
      case .woff2: "woff2"
      case .trueType: "ttf"
      case .openType: "otf"
      }
    }

    /// What a stylesheet calls it.
    package var name: String {
      switch self {
      case .woff2: "woff2"
      case .trueType: "truetype"
      case .openType: "opentype"
      }
    }
  }

  /// Where its bytes are.
  enum Source: Sendable {
    /// At a place of the program.
    case shipped(Int)
    /// In the content of a site.
    case own([UInt8], FontFacts)
  }
}
