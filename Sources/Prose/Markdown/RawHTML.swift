// Raw HTML where it is not let through: shown as text, without its comments.

import Drawing

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
    var next = start
    while let index = bytes.firstIndex(of: needle[byte: 0], from: min(next, bytes.count)),
      index + count <= bytes.count
    {
      var matched = 1
      while matched < count, bytes[index + matched] == needle[byte: matched] { matched += 1 }
      if matched == count { return index }
      next = index + 1
    }
    return nil
  }
}
