// Where the front matter of a file ends and its text begins.

/// The two parts of a content file, as ranges of its bytes.
struct FrontMatterFence: Equatable {
  /// The YAML between the fences; nothing if the file has no front matter.
  var yaml: Range<Int>?
  /// The text.
  var body: Range<Int>
  /// How many lines come before the body.
  var bodyLine: Int

  /// How large the front matter may be.
  static let limit = 64 * 1024

  /// Finds the fences: a first line of `---`, and the next one of `---` or `...`. What other
  /// generators read as TOML or JSON is a finding: as text, it would show all that it says.
  init(_ bytes: Span<UInt8>) throws(ContentMistake) {
    let start = Self.begins(bytes, at: 0, with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    yaml = nil
    body = start..<bytes.count
    bodyLine = 0
    if Self.beginsWithTOML(bytes, at: start) { throw .frontMatterIsTOML }
    if Self.beginsWithJSON(bytes, at: start) { throw .frontMatterIsJSON }
    guard let open = Self.fence(bytes, at: start, isOpening: true) else { return }
    var line = open
    var number = 1
    while line < bytes.count {
      if line - open > Self.limit { throw .frontMatterTooLarge(limit: Self.limit) }
      number += 1
      if let end = Self.fence(bytes, at: line, isOpening: false) {
        yaml = open..<line
        body = end..<bytes.count
        bodyLine = number
        return
      }
      while line < bytes.count, bytes[line] != 0x0A, bytes[line] != 0x0D { line += 1 }
      line = Self.lineEnd(bytes, at: line) ?? bytes.count
    }
    throw .frontMatterNotClosed
  }

  private static func begins(_ bytes: Span<UInt8>, at start: Int, with mark: [UInt8]) -> Bool {
    start + mark.count <= bytes.count && mark.indices.allSatisfy { bytes[start + $0] == mark[$0] }
  }

  /// Whether there is a line of `+++` here.
  private static func beginsWithTOML(
    _ bytes: Span<UInt8>, at start: Int
  ) -> Bool {
    let plus = UInt8(ascii: "+")
    guard begins(bytes, at: start, with: [plus, plus, plus]) else { return false }
    let next = (start + 3..<bytes.count).first { bytes[$0] != 0x20 && bytes[$0] != 0x09 }
    return next.map { bytes[$0] == 0x0A || bytes[$0] == 0x0D } ?? true
  }

  /// Whether an object of JSON with a key begins here.
  private static func beginsWithJSON(
    _ bytes: Span<UInt8>, at start: Int
  ) -> Bool {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return false }
    let next = (start + 1..<bytes.count).first { ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[$0]) }
    return next.map { bytes[$0] == UInt8(ascii: "\"") } ?? false
  }

  /// Where the line after a fence begins, if there is a fence here.
  private static func fence(
    _ bytes: Span<UInt8>, at start: Int, isOpening: Bool
  ) -> Int? {
    guard start + 3 <= bytes.count else { return nil }
    let mark = bytes[start]
    guard mark == UInt8(ascii: "-") || (!isOpening && mark == UInt8(ascii: ".")),
      bytes[start + 1] == mark, bytes[start + 2] == mark
    else { return nil }
    var index = start + 3
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index == bytes.count ? index : lineEnd(bytes, at: index)
  }

  /// Where the next line begins, if a line ends here.
  private static func lineEnd(_ bytes: Span<UInt8>, at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    if bytes[index] == 0x0A { return index + 1 }
    guard bytes[index] == 0x0D else { return nil }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1
  }
}
