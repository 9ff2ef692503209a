// In which language a page speaks.

import Type

/// A language by its tag, as in `lang="ja"`.
public struct Language: Hashable, Sendable {
  /// The tag: letters, digits and hyphens only.
  public let tag: String
  /// The tag without script and region, in lower case.
  public let primary: String
  /// Whether it is written from right to left.
  public let isRightToLeft: Bool

  /// English, which is spoken unless said otherwise.
  public static let english = Language("en")
  /// Japanese.
  public static let japanese = Language("ja")

  /// A language by its tag; whatever cannot stand in a tag is left out.
  public init(_ tag: String) {
    let tag = String(
      decoding: tag.utf8.filter { byte in
        byte == UInt8(ascii: "-")
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      }, as: UTF8.self)
    self.tag = tag
    primary = tag.prefix { $0 != "-" }.lowercased()
    isRightToLeft = WritingDirection(ofLanguage: tag) == .rightToLeft
  }
}
