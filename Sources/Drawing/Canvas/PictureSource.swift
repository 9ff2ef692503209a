// Which sources of pictures are let through.

enum PictureSource {
  /// Whether a source is relative, or has a scheme that can do no more than show a picture.
  static func isSafe(_ source: String) -> Bool {
    guard let scheme = scheme(of: source) else { return true }
    return scheme == "http" || scheme == "https"
  }

  /// What stands before the first colon, if that is not part of a path; browsers drop white space
  /// and control characters there, so anything that is neither letter nor digit is dropped too.
  private static func scheme(of source: String) -> String? {
    guard let end = source.utf8.firstIndex(where: { [0x2F, 0x3A, 0x3F, 0x23].contains($0) }),
      source.utf8[end] == UInt8(ascii: ":")
    else { return nil }
    return String(source[..<end].lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
