// Paths as they stand in URLs, and the address that a site is published at.

import Drawing
import Prose

/// Turns paths into relative URLs, and what authors write into paths.
enum URLPath {
  /// The URL of a path of the output, seen from a document in a folder of it.
  static func relative(to path: String, fromFolder folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    var common = 0
    while common < base.count, common + 1 < target.count, base[common] == target[common] {
      common += 1
    }
    let up = String(repeating: "../", count: base.count - common)
    return up + target[common...].map { String($0).asAddress }.joined(separator: "/")
  }

  /// A path written in a file of the content, as a path below the content; none if it leads out.
  static func resolved(_ path: String, in folder: Substring) -> String? {
    let slash = UInt8(ascii: "/")
    var parts = path.utf8.first == slash ? [] : folder.utf8.split(separator: slash)
    for part in path.utf8.split(separator: slash) {
      switch Substring(part) {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.map { Substring($0) }.joined(separator: "/")
  }
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
