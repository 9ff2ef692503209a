// Which sources of pictures are let through.

package enum PictureSource {
  /// Where files of the content go, below the output.
  package static let folder = "assets/content/"

  /// Whether a source is relative, or has a scheme that can do no more than show a picture.
  static func isSafe(_ source: String) -> Bool {
    let bytes = source.utf8.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      case UInt8(ascii: ":"): return isSafeScheme(source.utf8.prefix(index))
      default: continue
      }
    }
    return true
  }

  private static func isSafeScheme(_ scheme: Substring.UTF8View) -> Bool {
    let lowercased = scheme.map { $0 | 0x20 }
    return lowercased == Array("http".utf8) || lowercased == Array("https".utf8)
  }
}
