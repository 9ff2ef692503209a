// Paths, cut at their slashes. By bytes: a slash and an accent that follows it are one `Character`, which
// is no "/".

private let slash = UInt8(ascii: "/")

extension String {
  /// Where its last slash stands, if it has one. Paths are cut there for each file of the output.
  package var lastSlash: Index? {
    let bytes = utf8.span
    for place in bytes.indices.reversed() where bytes[place] == slash {
      return utf8.index(startIndex, offsetBy: place)
    }
    return nil
  }
}

extension StringProtocol {
  /// The names in a path; what is empty is none.
  package var pathParts: [Substring] {
    Substring(self).utf8.split(separator: slash).map { Substring($0) }
  }

  /// What stands behind the last slash of a path: all of it, if there is none.
  package var lastPathPart: Substring {
    let bytes = Substring(self).utf8
    let start = bytes.lastIndex(of: slash).map { bytes.index(after: $0) } ?? bytes.startIndex
    return Substring(bytes[start...])
  }

  /// What stands before the last slash of a path; nil if there is none.
  package var pathFolder: Substring? {
    let bytes = Substring(self).utf8
    return bytes.lastIndex(of: slash).map { Substring(bytes[..<$0]) }
  }

  /// Whether it leads into a folder, whatever stands behind that; both are written alike.
  package func isBelow(_ folder: some StringProtocol) -> Bool {
    rest(below: folder) != nil
  }

  /// What leads on from a folder to where it leads; nil if that is not below it. To Swift, names that differ
  /// in nothing but how an accent is written are one text, and to the system two.
  package func rest(below folder: some StringProtocol) -> Substring? {
    let bytes = Substring(self).utf8
    var root = Substring(folder).utf8
    if root.last == slash { root.removeLast() }
    guard bytes.starts(with: root) else { return nil }
    let rest = bytes.dropFirst(root.count)
    return rest.first == slash ? Substring(rest.dropFirst()) : nil
  }

  /// The path without slashes at its end, but for the one that is all of it.
  package var withoutLastSlashes: Substring {
    var bytes = Substring(self).utf8
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    return Substring(bytes)
  }
}
