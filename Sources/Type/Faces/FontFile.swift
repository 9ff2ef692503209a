// A file of a face: one weight and slant of a family, for one part of Unicode.

/// A font as it is served: a file of woff2.
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
  /// Where in the program it is.
  let place: Int
}
