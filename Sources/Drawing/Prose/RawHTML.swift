// Raw HTML where it is not let through: shown as text, without its comments.

/// Reads pieces of raw HTML.
package enum RawHTML {
  /// Where what is not in a comment stands, piece by piece.
  package static func texts(of html: Span<UInt8>) -> [Range<Int>] {
    var texts: [Range<Int>] = []
    var start = 0
    while let open = find("<!--", in: html, from: start) {
      if open > start { texts.append(start..<open) }
      guard let close = find("-->", in: html, from: open + 4) else { return texts }
      start = close + 3
    }
    if start < html.count { texts.append(start..<html.count) }
    return texts
  }

  /// Whether there is anything but comments and white space.
  package static func hasText(_ html: Span<UInt8>) -> Bool {
    texts(of: html).contains { $0.contains { html[$0] > 0x20 } }
  }

  /// Where a piece of ASCII stands next.
  package static func find(
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
