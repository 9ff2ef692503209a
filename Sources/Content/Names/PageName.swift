// Names of pages, and their order: which can be paths of the output, on every file system and in URLs.

import Gallery

/// The rules for names of pages: each is a folder below the output.
package enum PageName {
  /// What two names may not have in common: case and Unicode form do not tell them apart, since
  /// they do not on every file system.
  ///
  /// Texts that differ in their Unicode form alone are equal to Swift.
  package static func folded(_ name: String) -> String { name.lowercased() }

  /// What is wrong with a name, if something is.
  package static func finding(_ name: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if let first = parts.first, GalleryPath.reserved.contains(folded(first)) {
      return "'\(first)' is a name that the gallery needs for itself"
    }
    for part in parts {
      if let finding = finding(part: part) { return finding }
    }
    return nil
  }

  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private static func finding(part: String) -> String? {
    if part.isEmpty || part == "." || part == ".." { return "'\(part)' is no name" }
    if part.utf8.count > 200 { return "the name is longer than 200 bytes" }
    if part.hasPrefix(".") { return "a name that begins with a dot is hidden" }
    if part.hasSuffix(".") || part.hasSuffix(" ") {
      return "a name cannot end in '\(part.suffix(1))' everywhere"
    }
    if folded(part).hasSuffix(".html") { return "a name that ends in '.html' is that of a frame" }
    let stem = folded(String(part.prefix { $0 != "." }))
    if devices.contains(stem) { return "'\(stem)' is the name of a device on some systems" }
    for scalar in part.unicodeScalars {
      if "<>:\"\\|?*".unicodeScalars.contains(scalar) {
        return "'\(scalar)' cannot be in a name everywhere"
      }
      if isInvisible(scalar) { return "there is an invisible character in the name" }
    }
    return nil
  }

  /// Control characters, and those that turn the direction of what follows.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

// The order of names in which people count: `part-2` before `part-10`.

extension String {
  /// Whether the name comes before another, digits read as numbers, all else by its bytes.
  package func naturallyPrecedes(_ other: String) -> Bool {
    var (one, two) = (utf8[...], other.utf8[...])
    while let byte = one.first, let against = two.first {
      if byte.isDigit, against.isDigit {
        let (number, versus) = (one.takeNumber(), two.takeNumber())
        if number.count != versus.count { return number.count < versus.count }
        if !number.elementsEqual(versus) { return number.lexicographicallyPrecedes(versus) }
      } else {
        if byte != against { return byte < against }
        one.removeFirst()
        two.removeFirst()
      }
    }
    // Of `1` and `01`, which are one number, the bytes decide.
    if one.isEmpty, two.isEmpty { return utf8.lexicographicallyPrecedes(other.utf8) }
    return one.isEmpty
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension Substring.UTF8View {
  /// Takes the digits at the beginning; gives them without the zeros in front.
  fileprivate mutating func takeNumber() -> Substring.UTF8View {
    let digits = prefix { $0.isDigit }
    self = self[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
