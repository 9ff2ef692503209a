// The address that a site is published at.

/// Reads addresses of sites.
package enum SiteAddress {
  /// Whether a text is the address of a folder of a web host.
  package static func isWellFormed(_ url: String) -> Bool {
    let rest: Substring
    if url.hasPrefix("https://") {
      rest = url.dropFirst(8)
    } else if url.hasPrefix("http://") {
      rest = url.dropFirst(7)
    } else {
      return false
    }
    let isPlain = rest.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}?#".utf8.contains(byte)
    }
    return isPlain && !rest.isEmpty && !rest.hasPrefix("/") && isEncoded(rest)
  }

  /// Whether two hexadecimal digits stand behind each `%`.
  private static func isEncoded(_ text: Substring) -> Bool {
    text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
      let digits = part.prefix(2)
      return digits.count == 2 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
  }

  static func read(_ fields: Fields, _ names: [String], into findings: inout Findings) -> String? {
    guard let entry = fields.onlyValue(names, into: &findings) else { return nil }
    guard case .scalar(let url, _) = entry.value.content, url.isEmpty || isWellFormed(url) else {
      return fields.wrong(
        entry, "the address of a site such as 'https://example.org/gallery/'", into: &findings)
    }
    return url
  }
}
