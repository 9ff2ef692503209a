// Raw HTML where it is not let through: shown as text, without its comments.

/// Reads pieces of raw HTML.
enum RawHTML {
  /// Hands over what is not in a comment, piece by piece.
  static func forEachText(
    of html: Span<UInt8>, _ body: (Span<UInt8>) -> Void
  ) {
    var start = 0
    while let open = find("<!--", in: html, from: start) {
      if open > start { body(html.extracting(start..<open)) }
      guard let close = find("-->", in: html, from: open + 4) else { return }
      start = close + 3
    }
    if start < html.count { body(html.extracting(start...)) }
  }

  /// Whether there is anything but comments and white space.
  static func hasText(_ html: Span<UInt8>) -> Bool {
    var hasText = false
    forEachText(of: html) { piece in
      hasText = hasText || piece.indices.contains { piece[$0] > 0x20 }
    }
    return hasText
  }

  /// Where a piece of ASCII stands next.
  static func find(
    _ needle: StaticString, in bytes: Span<UInt8>, from start: Int
  ) -> Int? {
    let count = needle.utf8CodeUnitCount
    guard start + count <= bytes.count else { return nil }
    for index in start...bytes.count - count where bytes[index] == needle[byte: 0] {
      var matched = 1
      while matched < count, bytes[index + matched] == needle[byte: matched] { matched += 1 }
      if matched == count { return index }
    }
    return nil
  }
}
