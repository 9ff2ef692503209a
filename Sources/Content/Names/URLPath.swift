// Paths as they stand in URLs, and the address that a site is published at.

import Drawing
import Prose
import System

/// Turns paths into relative URLs, and what authors write into paths.
enum URLPath {
  /// The URL of a path of the output, seen from a document in a folder of it.
  static func relative(to path: String, fromFolder folder: String) -> String {
    let target = path.pathParts
    let base = folder.pathParts
    var common = 0
    while common < base.count, common + 1 < target.count,
      base[common].isSpelled(as: target[common])
    {
      common += 1
    }
    let up = String(repeating: "../", count: base.count - common)
    return up + target[common...].map { String($0).asAddress }.joined(separator: "/")
  }

  /// A path written in a file of the content, as a path below the content; none if it leads out.
  static func resolved(_ path: String, in folder: Substring) -> String? {
    let slash = UInt8(ascii: "/")
    let written = path.utf8.span
    var parts: [UInt8] = []
    parts.reserveCapacity(folder.utf8.count + written.count + 1)
    if written.count == 0 || written[0] != slash { parts += folder.utf8 }
    var start = 0
    while start < written.count {
      var end = start
      while end < written.count, written[end] != slash { end += 1 }
      switch end - start {
      case 0: break
      case 1 where written[start] == dot: break
      case 2 where written[start] == dot && written[start + 1] == dot:
        if parts.isEmpty { return nil }
        parts.removeSubrange((parts.lastIndex(of: slash) ?? 0)...)
      default:
        if !parts.isEmpty { parts.append(slash) }
        for index in start..<end { parts.append(written[index]) }
      }
      start = end + 1
    }
    return String(decoding: parts, as: UTF8.self)
  }

  private static let dot = UInt8(ascii: ".")
}

/// How the address of a site is written.
package enum BaseURL {
  /// The address with a slash at its end; an error if it is not that of a folder of a web host.
  package static func normal(_ url: String?) throws(SiteError) -> String? {
    guard let url, !url.isEmpty else { return nil }
    guard SiteAddress.isWellFormed(url) else { throw .baseURL(url) }
    return url.hasSuffix("/") ? url : url + "/"
  }
}
