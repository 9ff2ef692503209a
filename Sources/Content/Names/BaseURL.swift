// The address that a site is published at.

/// How the address of a site is written.
package enum BaseURL {
  /// The address with a slash at its end; an error if it is not that of a folder of a web host.
  package static func normal(_ url: String?) throws(SiteError) -> String? {
    guard let url, !url.isEmpty else { return nil }
    let rest: Substring
    if url.hasPrefix("https://") {
      rest = url.dropFirst(8)
    } else if url.hasPrefix("http://") {
      rest = url.dropFirst(7)
    } else {
      throw .baseURL(url)
    }
    let isPlain = rest.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}?#".utf8.contains(byte)
    }
    guard isPlain, let first = rest.first, first != "/" else { throw .baseURL(url) }
    return url.hasSuffix("/") ? url : url + "/"
  }
}
