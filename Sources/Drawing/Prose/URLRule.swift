// Which URLs are let through where raw HTML is not.

/// The short list of schemes that a link or a picture may have.
package enum URLRule {
  private static let linkSchemes: [StaticString] = [
    "http", "https", "mailto", "tel", "sms", "ftp", "xmpp", "irc", "ircs",
  ]
  private static let pictureTypes: [StaticString] = [
    "data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp", "data:image/avif",
  ]

  /// A URL without a scheme, or with one that does nothing but lead somewhere.
  package static func allowsLink(_ url: Span<UInt8>) -> Bool {
    guard let end = schemeEnd(url) else { return true }
    return linkSchemes.contains { $0.utf8CodeUnitCount == end && begins(url, with: $0) }
  }

  /// As for links, and `data:` for pictures that hold no script.
  package static func allowsPicture(_ url: Span<UInt8>) -> Bool {
    allowsLink(url)
      || pictureTypes.contains { type in
        let count = type.utf8CodeUnitCount
        guard begins(url, with: type), url.count > count else { return false }
        return url[count] == UInt8(ascii: ";") || url[count] == UInt8(ascii: ",")
      }
  }

  /// Where the colon after a scheme is, if the URL has one.
  ///
  /// Control characters and spaces, which browsers skip in a scheme, need no care: they are written
  /// as `%XX`, and then there is no scheme.
  package static func schemeEnd(_ url: Span<UInt8>) -> Int? {
    for index in url.indices {
      switch url[index] {
      case 0x41...0x5A, 0x61...0x7A: continue
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if index == 0 { return nil }
      case UInt8(ascii: ":"): return index == 0 ? nil : index
      default: return nil
      }
    }
    return nil
  }

  private static func begins(_ url: Span<UInt8>, with start: StaticString) -> Bool {
    let count = start.utf8CodeUnitCount
    guard url.count >= count else { return false }
    for index in 0..<count {
      let byte = url[index]
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if lower != start[byte: index] { return false }
    }
    return true
  }
}
