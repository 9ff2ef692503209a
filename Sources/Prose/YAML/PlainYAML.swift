// The front matter that most files have: lines of `key: some words`. They are read here, as libyaml
// would read them; it took a tenth of all that an article of 600 words costs to be read.

import Drawing

/// Reads mappings of plain words.
///
/// It is no second reader of YAML. What it takes means the same in every version of that: printing ASCII
/// without any mark that could mean something. Whatever else there is in a text, libyaml reads all of it,
/// and tells what is wrong with it.
enum PlainYAML {
  /// So many keys are compared with each other, without a table of them.
  private static let mostEntries = 16
  /// As many words as a list has that somebody wrote; whether more may be read is for ``YAMLLoader`` to
  /// say.
  private static let mostItems = 1_000
  /// As long as a key may be in every version of YAML, and far longer than those that are read.
  private static let longestKey = 64

  /// The mapping that a text is, or nothing if it is more than that; `lineOffset` is how many lines of the
  /// file come before it.
  static func mapping(_ bytes: Span<UInt8>, lineOffset: Int) -> YAML? {
    var entries: [YAML.Entry] = []
    var weight = 1
    var start = 0
    while start < bytes.count {
      guard entries.count < mostEntries, let end = bytes.firstIndex(of: 0x0A, from: start),
        let entry = entry(bytes.extracting(start..<end), line: lineOffset + entries.count + 1),
        !entries.contains(where: { $0.key == entry.key })
      else { return nil }
      entries.append(entry)
      weight += 1 + entry.value.weight
      start = end + 1
    }
    guard let first = entries.first else { return nil }
    let mark = YAML.Mark(line: first.keyPlace.line, column: 1, length: 1)
    return YAML(content: .mapping(entries), mark: mark, weight: weight)
  }

  private static func entry(_ bytes: Span<UInt8>, line: Int) -> YAML.Entry? {
    var colon = 0
    while colon < bytes.count, isWord(bytes[colon]) || bytes[colon] == UInt8(ascii: "_") {
      colon += 1
    }
    var start = colon + 1
    guard (1...longestKey).contains(colon), !isDigit(bytes[0]), start < bytes.count,
      bytes[colon] == UInt8(ascii: ":"), bytes[start] == 0x20
    else { return nil }
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    guard start < bytes.count, let key = text(bytes.extracting(..<colon)),
      let value = bytes[start] == UInt8(ascii: "[")
        ? list(bytes, from: start, line: line)
        : words(bytes, start..<bytes.count, line: line, isAllowed: isPlain)
    else { return nil }
    return YAML.Entry(
      key: key, keyPlace: YAML.Mark(line: line, column: 1, length: colon), value: value)
  }

  /// `[one, some words]`
  private static func list(_ bytes: Span<UInt8>, from open: Int, line: Int) -> YAML? {
    var end = bytes.count
    while bytes[end - 1] == 0x20 { end -= 1 }
    guard bytes[end - 1] == UInt8(ascii: "]") else { return nil }
    var items: [YAML] = []
    var start = open + 1
    while start < end {
      if items.count == mostItems { return nil }
      while bytes[start] == 0x20 { start += 1 }
      var next = start
      while next < end - 1, bytes[next] != UInt8(ascii: ",") { next += 1 }
      guard let item = words(bytes, start..<next, line: line, isAllowed: isPlainInList) else {
        return nil
      }
      items.append(item)
      start = next + 1
    }
    return YAML(
      content: .sequence(items), mark: YAML.Mark(line: line, column: open + 1, length: 1),
      weight: items.count + 1)
  }

  /// Words that begin with a letter or a digit, without the spaces behind them.
  private static func words(
    _ bytes: Span<UInt8>, _ range: Range<Int>, line: Int, isAllowed: (UInt8) -> Bool
  ) -> YAML? {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > range.lowerBound, isWord(bytes[range.lowerBound]),
      (range.lowerBound..<end).allSatisfy({ isAllowed(bytes[$0]) }),
      let text = text(bytes.extracting(range.lowerBound..<end))
    else { return nil }
    let mark = YAML.Mark(
      line: line, column: range.lowerBound + 1, length: end - range.lowerBound)
    return YAML(content: .scalar(text, isPlain: true), mark: mark, weight: 1)
  }

  private static func text(_ bytes: Span<UInt8>) -> String? {
    guard let text = try? UTF8Span(validating: bytes) else { return nil }
    return String(copying: text)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// What a line can hold without meaning more: no `:`, behind which a value begins, and no `#`, behind
  /// which a comment does. Nor a backslash: only where there is one, texts are looked through for what
  /// it may have escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "#")
      && byte != UInt8(ascii: "\\")
  }

  private static func isPlainInList(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }
}
