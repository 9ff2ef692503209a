// Paths as they stand in URLs.

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
    return up + target[common...].map(encoded).joined(separator: "/")
  }

  /// A path with all that has a meaning in URLs written as `%XX`.
  static func encoded(_ path: some StringProtocol) -> String {
    if path.utf8.allSatisfy(isPlain) { return String(path) }
    var text: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: text, as: UTF8.self)
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

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
