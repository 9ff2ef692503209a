// Tables: paragraphs whose lines are cells over a line of dashes.
//
// CommonMark has no tables, so cmark hands them over as paragraphs. Their lines are split here at
// the `|` of their texts. That `\|` is no end of a cell cannot be told from the tree any more; it is
// told from the source, whose `|` stand in the same order. Where they do not (an entity, the label of
// a reference), the paragraph stays one.

/// Turns a paragraph that was just closed into a table, if it is one.
struct TableFinder {
  private var source: SourceLines

  init(source: ArraySlice<UInt8>) {
    self.source = SourceLines(source)
  }

  /// Looks at the paragraph that begins at an event and ends the tape; `line` is its first line.
  mutating func find(in tape: inout Tape, paragraph start: Int, line: Int) {
    guard let lines = Self.lines(of: tape, in: start + 1..<tape.events.count - 1),
      lines.count >= 2, lines[1].count == 1,
      let alignments = Alignment.row(tape.bytes[tape.events[lines[1].lowerBound].slice.range])
    else { return }
    var rows: [[[Tape.Event]]] = []
    for (offset, range) in lines.enumerated() where offset != 1 {
      guard let isEnd = cellEnds(in: tape, range, line: line + offset) else { return }
      rows.append(Self.cells(of: tape, range, isEnd: isEnd))
    }
    // A long head over many short rows would be far larger than its source.
    let written = rows.reduce(0) { $0 + $1.count }
    guard rows[0].count == alignments.count,
      rows.count * alignments.count <= max(4 * written, 10_000)
    else { return }
    let paragraph = tape.events[start]
    tape.events.removeSubrange(start...)
    var writer = TableWriter(alignments: alignments)
    writer.write(rows, in: paragraph, to: &tape)
  }

  /// The lines of some inlines; nothing if an element goes across lines.
  private static func lines(of tape: Tape, in range: Range<Int>) -> [Range<Int>]? {
    // Most paragraphs are found to be none by this one look.
    guard let first = range.first(where: { tape.events[$0].kind == .softBreak }),
      first + 1 < range.upperBound, tape.events[first + 1].kind == .text,
      first + 2 == range.upperBound || tape.events[first + 2].kind == .softBreak
    else { return nil }
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      switch tape.events[index].kind {
      case .openLink, .openEmphasis, .openStrong: depth += 1
      case .closeLink, .closeEmphasis, .closeStrong: depth -= 1
      case .lineBreak: return nil
      case .softBreak:
        if depth > 0 { return nil }
        lines.append(start..<index)
        start = index + 1
      default: break
      }
    }
    lines.append(start..<range.upperBound)
    return lines
  }

  /// Which of the `|` in a line's own texts end a cell; nothing if source and tree disagree.
  private mutating func cellEnds(
    in tape: Tape, _ range: Range<Int>, line: Int
  ) -> [Bool]? {
    let inSource = pipes(inLine: line)
    var isEnd: [Bool] = []
    var seen = 0
    var depth = 0
    func count(_ slice: Tape.Slice) -> Int {
      tape.bytes[slice.range].count { $0 == UInt8(ascii: "|") }
    }
    for event in tape.events[range] {
      switch event.kind {
      case .openEmphasis, .openStrong: depth += 1
      case .closeEmphasis, .closeStrong: depth -= 1
      case .openLink: depth += 1
      case .closeLink:
        depth -= 1
        let link = tape.links[Int(tape.events[Int(event.other)].slice.offset)]
        seen += count(link.url) + count(link.title)
      case .picture:
        let picture = tape.pictures[Int(event.other)]
        seen += count(picture.alt) + count(picture.url) + count(picture.title)
      case .text, .codeSpan, .htmlInline:
        let pipes = count(event.slice)
        guard seen + pipes <= inSource.count else { return nil }
        if event.kind == .text && depth == 0 {
          isEnd += inSource[seen..<seen + pipes].map { !$0 }
        }
        seen += pipes
      default: break
      }
    }
    return seen == inSource.count ? isEnd : nil
  }

  /// The `|` of a line of the source: whether each has a backslash before it.
  private mutating func pipes(inLine line: Int) -> [Bool] {
    var pipes: [Bool] = []
    var isEscaped = false
    for byte in bytes(ofLine: line) {
      if byte == UInt8(ascii: "|") { pipes.append(isEscaped) }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return pipes
  }

  /// A line of the source, counted from 1.
  mutating func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    source.line(line)
  }

  /// The cells of a line, each without the white space around it.
  private static func cells(
    of tape: Tape, _ range: Range<Int>, isEnd: [Bool]
  ) -> [[Tape.Event]] {
    var cells: [[Tape.Event]] = [[]]
    var pipe = 0
    var depth = 0
    for event in tape.events[range] {
      switch event.kind {
      case .openLink, .openEmphasis, .openStrong: depth += 1
      case .closeLink, .closeEmphasis, .closeStrong: depth -= 1
      default: break
      }
      guard event.kind == .text, depth == 0 else {
        cells[cells.count - 1].append(event)
        continue
      }
      var start = event.slice.range.lowerBound
      for index in event.slice.range where tape.bytes[index] == UInt8(ascii: "|") {
        if isEnd[pipe] {
          cells[cells.count - 1].append(text(start..<index))
          cells.append([])
          start = index + 1
        }
        pipe += 1
      }
      cells[cells.count - 1].append(text(start..<event.slice.range.upperBound))
    }
    for index in cells.indices { trim(&cells[index], tape.bytes) }
    // Lines may begin and end with `|`.
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  private static func text(_ range: Range<Int>) -> Tape.Event {
    Tape.Event(
      kind: .text,
      slice: Tape.Slice(offset: UInt32(range.lowerBound), count: UInt32(range.count)))
  }

  private static func trim(_ cell: inout [Tape.Event], _ bytes: [UInt8]) {
    cell.removeAll { $0.kind == .text && $0.slice.count == 0 }
    if let first = cell.first, first.kind == .text {
      let blank = bytes[first.slice.range].prefix { $0 <= 0x20 }.count
      cell[0].slice.offset += UInt32(blank)
      cell[0].slice.count -= UInt32(blank)
    }
    if let last = cell.last, last.kind == .text {
      let blank = bytes[last.slice.range].reversed().prefix { $0 <= 0x20 }.count
      cell[cell.count - 1].slice.count -= UInt32(blank)
    }
    cell.removeAll { $0.kind == .text && $0.slice.count == 0 }
  }
}
