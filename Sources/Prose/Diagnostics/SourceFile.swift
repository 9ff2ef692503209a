// A file of content as bytes, and the way from a position in them to a line and column.

/// A file that is being read: its path and its bytes.
struct SourceFile: Sendable {
  let path: String
  let bytes: [UInt8]

  /// Where each line begins; made when the first finding asks for it.
  private(set) lazy var lineStarts: [Int] = {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      let isFirstOfTwo = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isFirstOfTwo { starts.append(index + 1) }
    }
    return starts
  }()

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The place of a byte.
  mutating func place(of offset: Int) -> Place {
    let starts = lineStarts
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(max(offset, starts[low]), bytes.count)
    let column = bytes[starts[low]..<end].count { $0 & 0xC0 != 0x80 } + 1
    return Place(file: path, line: low + 1, column: column)
  }

  /// What is shown of the line that a place is in, without its end, invalid bytes replaced; nothing for a
  /// line that is not there.
  mutating func quote(around place: Place) -> QuotedLine? {
    guard let range = lineRange(place.line) else { return nil }
    let caret = max(place.column - 1, 0)
    let start = caret < QuotedLine.reach ? 0 : caret - QuotedLine.reach / 2
    // The line may be as long as the file: only what is shown of it is made a text.
    var (first, left) = (range.lowerBound, start)
    while first < range.upperBound {
      if bytes[first] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      first += 1
    }
    let room = bytes[first..<range.upperBound].prefix(4 * (QuotedLine.most + 1))
    let scalars = String(decoding: room, as: UTF8.self).unicodeScalars
    return QuotedLine(
      text: String(scalars.prefix(QuotedLine.most)), start: start - left,
      isCut: scalars.count > QuotedLine.most)
  }

  /// The place in a line that is so many bytes into it, counted from 1.
  mutating func place(line: Int, byteColumn: Int) -> Place {
    guard let range = lineRange(line) else { return Place(file: path, line: line) }
    let end = min(range.lowerBound + max(byteColumn - 1, 0), range.upperBound)
    return place(of: end)
  }

  private mutating func lineRange(_ number: Int) -> Range<Int>? {
    let starts = lineStarts
    guard number >= 1, number <= starts.count else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}

extension Diagnostic {
  /// An error at a byte of a file, whose line is shown; of the whole file where there is none to name.
  package init(atByte offset: Int?, of bytes: [UInt8], in path: String, _ message: String) {
    var file = SourceFile(path: path, bytes: bytes)
    let place = offset.map { file.place(of: $0) } ?? Place(file: path)
    self.init(at: place, message, sourceLine: file.quote(around: place))
  }
}
