// Names of pages, and their order: which can be paths of the output, on every file system and in URLs.

import Gallery
import System

/// The rules for names of pages, each of which is a folder below the output; and for those of files that
/// are copied, which are names on the same disks.
package enum PageName {
  /// What two names may not have in common: case and Unicode form do not tell them apart, since
  /// they do not on every file system.
  ///
  /// Texts that differ in their Unicode form alone are equal to Swift. Small letters alone do not do:
  /// 'ς' and 'σ' are two of them and one as capitals, and 'ß' becomes 'SS'.
  package static func folded(_ name: String) -> String {
    if name.utf8.span.isASCII { return name.lowercased() }
    return name.lowercased().uppercased().lowercased()
  }

  /// What is wrong with a name, if something is.
  package static func finding(_ name: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if let first = parts.first, GalleryPath.isReserved(folded(first)) {
      return "'\(first)' is a name that the gallery needs for itself"
    }
    for part in parts {
      if let finding = finding(part: part, isPage: true) { return finding }
    }
    return nil
  }

  /// What is wrong with the path of a file that goes into the output as it is, if something is.
  package static func finding(ofFile path: String) -> String? {
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if let finding = finding(part: String(Substring(part)), isPage: false) { return finding }
    }
    return nil
  }

  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private static func finding(part: String, isPage: Bool) -> String? {
    if part.isEmpty || part == "." || part == ".." { return "'\(part)' is no name" }
    if part.utf8.count > 200 { return "the name is longer than 200 bytes" }
    let dot = UInt8(ascii: ".")
    if part.utf8.first == dot { return "a name that begins with a dot is hidden" }
    if let last = part.utf8.last, last == dot || last == UInt8(ascii: " ") {
      return "a name cannot end in '\(Unicode.Scalar(last))' everywhere"
    }
    let name = folded(part)
    if isPage, name.hasSuffix(".html") { return "a name that ends in '.html' is that of a frame" }
    let stem = String(name[..<(name.utf8.firstIndex(of: dot) ?? name.endIndex)])
    if devices.contains(stem) { return "'\(stem)' is the name of a device on some systems" }
    var before: Unicode.Scalar = "/"
    for scalar in part.unicodeScalars {
      if isSign(scalar) { return "'\(scalar)' cannot be in a name everywhere" }
      // Of a joiner that is where letters join or where pictures do, more is seen than it.
      // And what chooses a form of a character says nothing behind one that has but one.
      let isSeen =
        scalar.isJoiner
        ? !before.isASCII : !scalar.isInvisible && !(scalar.isSelector && before.hasOneForm)
      if !isSeen {
        return "there is an invisible character in the name"
      }
      before = scalar
    }
    return nil
  }

  /// What some systems keep for other things than names.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", ":", "\"", "\\", "|", "?", "*": true
    default: false
    }
  }
}

// The order of names in which people count: `part-2` before `part-10`.

extension String {
  /// Whether the name comes before another, digits read as numbers, all else by its bytes.
  package func naturallyPrecedes(_ other: String) -> Bool {
    let (one, two) = (utf8.span, other.utf8.span)
    var (index, otherIndex) = (0, 0)
    while index < one.count, otherIndex < two.count {
      let (byte, against) = (one[index], two[otherIndex])
      if byte.isDigit, against.isDigit {
        let number = one.number(from: &index)
        let versus = two.number(from: &otherIndex)
        if number.count != versus.count { return number.count < versus.count }
        for (place, otherPlace) in zip(number, versus) where one[place] != two[otherPlace] {
          return one[place] < two[otherPlace]
        }
      } else {
        if byte != against { return byte < against }
        index += 1
        otherIndex += 1
      }
    }
    // Of `1` and `01`, which are one number, the bytes decide.
    if index == one.count, otherIndex == two.count { return one.precedes(two) }
    return index == one.count
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension Span<UInt8> {
  /// Goes past the digits that begin somewhere; gives where they stand without the zeros in front.
  fileprivate func number(from index: inout Int) -> Range<Int> {
    while index < count, self[index] == UInt8(ascii: "0") { index += 1 }
    let start = index
    while index < count, self[index].isDigit { index += 1 }
    return start..<index
  }
}
