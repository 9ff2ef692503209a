// Paths as they stand in URLs.

import Drawing

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
    return up + target[common...].map { $0.asAddress }.joined(separator: "/")
  }

  /// A path written in a file of the content, as a path below the content; none if it leads out.
  static func resolved(_ path: String, in folder: Substring) -> String? {
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
