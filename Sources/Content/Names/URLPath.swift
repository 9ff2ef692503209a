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
    var parts = path.utf8.first == UInt8(ascii: "/") ? [] : folder.pathParts
    for part in path.pathParts {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
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
