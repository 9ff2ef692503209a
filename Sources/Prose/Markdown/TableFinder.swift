// Tables: paragraphs whose lines are cells over a line of dashes.
//
// CommonMark has no tables, so cmark hands them over as paragraphs. Their lines are split here at
// the `|` of their texts. That `\|` is no end of a cell cannot be told from the tree any more; it is
// told from the source, whose `|` stand in the same order. Where they do not (an entity, the label of
// a reference), the paragraph stays one.

import Drawing

/// Turns a paragraph that was just closed into a table, if it is one.
struct TableFinder {
  private var source: SourceLines
  /// How many cells that nobody wrote tables of this text may still get.
  private var spareCells: Int
  /// The lines of a row with more cells than the table has columns, of the table that was found last.
  private(set) var overfull: [Int] = []

  init(source: ArraySlice<UInt8>) {
    self.source = SourceLines(source)
    spareCells = min(10_000, 4 * source.count)
  }

  /// Looks at the paragraph that begins at an event and ends the text; `line` is its first line.
  mutating func find(in prose: inout ProseText, paragraph start: Int, line: Int) {
    if !overfull.isEmpty { overfull = [] }
    guard let lines = Self.lines(of: prose, in: start + 1..<prose.events.count - 1),
      lines.count >= 2, lines[1].count == 1,
      case .text(let dashes) = prose.events[lines[1].lowerBound],
      let alignments = CellAlignment.row(prose.bytes[dashes.range])
    else { return }
    var rows: [[[ProseEvent]]] = []
    for (offset, range) in lines.enumerated() where offset != 1 {
      guard let isEnd = cellEnds(in: prose, range, line: line + offset) else { return }
      rows.append(Self.cells(of: prose, range, isEnd: isEnd))
    }
    // Long heads over many short rows would be far larger than their source.
    let written = rows.reduce(0) { $0 + $1.count }
    let added = max(0, rows.count * alignments.count - 4 * written)
    guard rows[0].count == alignments.count, added <= spareCells else { return }
    spareCells -= added
    // The line of dashes stands between the head and the other rows.
    for row in rows.indices where rows[row].count > alignments.count {
      overfull.append(line + row + 1)
    }
    prose.events.removeSubrange(start...)
    for row in rows.indices {
      for cell in rows[row].indices { Self.readCode(in: &rows[row][cell], &prose.bytes) }
    }
    Self.write(rows, alignments, to: &prose.events)
  }

  /// Writes rows of cells; the first row is the head.
  private static func write(
    _ rows: [[[ProseEvent]]], _ alignments: [CellAlignment], to events: inout [ProseEvent]
  ) {
    events.append(.open(.table))
    for (index, cells) in rows.enumerated() {
      events.append(.open(.row(isHead: index == 0)))
      for (column, alignment) in alignments.enumerated() {
        let cell = ProseElement.cell(alignment, isHead: index == 0)
        events.append(.open(cell))
        if column < cells.count { events += cells[column] }
        events.append(.close(cell))
      }
      events.append(.close(.row(isHead: index == 0)))
    }
    events.append(.close(.table))
  }

  /// The lines of some inlines; nothing if an element goes across lines.
  private static func lines(of prose: ProseText, in range: Range<Int>) -> [Range<Int>]? {
    // Most paragraphs are found to be none by this one look.
    guard let first = range.first(where: { prose.events[$0].isSoftBreak }),
      first + 1 < range.upperBound, case .text = prose.events[first + 1],
      first + 2 == range.upperBound || prose.events[first + 2].isSoftBreak
    else { return nil }
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      switch prose.events[index] {
      case .open: depth += 1
      case .close: depth -= 1
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
    in prose: ProseText, _ range: Range<Int>, line: Int
  ) -> [Bool]? {
    let inSource = pipes(inLine: line)
    var isEnd: [Bool] = []
    var seen = 0
    var depth = 0
    func count(_ run: Extent) -> Int {
      prose.bytes[run.range].count { $0 == UInt8(ascii: "|") }
    }
    for event in prose.events[range] {
      switch event {
      case .open: depth += 1
      case .close(let element):
        depth -= 1
        guard case .link(let number) = element else { continue }
        let link = prose.links[Int(number)]
        seen += count(link.url) + count(link.title)
      case .picture(let number):
        let picture = prose.pictures[Int(number)]
        seen += count(picture.alternative) + count(picture.url) + count(picture.title)
      case .text(let run), .codeSpan(let run), .htmlInline(let run):
        let pipes = count(run)
        guard seen + pipes <= inSource.count else { return nil }
        if case .text = event, depth == 0 { isEnd += inSource[seen..<seen + pipes].map { !$0 } }
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
    of prose: ProseText, _ range: Range<Int>, isEnd: [Bool]
  ) -> [[ProseEvent]] {
    var cells: [[ProseEvent]] = [[]]
    var pipe = 0
    var depth = 0
    for event in prose.events[range] {
      switch event {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      guard case .text(let words) = event, depth == 0 else {
        cells[cells.count - 1].append(event)
        continue
      }
      var start = words.range.lowerBound
      for index in words.range where prose.bytes[index] == UInt8(ascii: "|") {
        if isEnd[pipe] {
          cells[cells.count - 1].append(.text(Extent(from: start, to: index)))
          cells.append([])
          start = index + 1
        }
        pipe += 1
      }
      cells[cells.count - 1].append(.text(Extent(from: start, to: words.end)))
    }
    for index in cells.indices { trim(&cells[index], prose.bytes) }
    // Lines may begin and end with `|`.
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  /// In code a backslash is one, but before a `|`: there whoever wrote it knows that a cell would end.
  private static func readCode(in cell: inout [ProseEvent], _ bytes: inout [UInt8]) {
    for index in cell.indices {
      guard case .codeSpan(let run) = cell[index] else { continue }
      var end = run.range.lowerBound
      for at in run.range {
        let isBefore = at + 1 < run.end && bytes[at + 1] == UInt8(ascii: "|")
        if bytes[at] == UInt8(ascii: "\\"), isBefore { continue }
        bytes[end] = bytes[at]
        end += 1
      }
      cell[index] = .codeSpan(Extent(from: run.range.lowerBound, to: end))
    }
  }

  private static func trim(_ cell: inout [ProseEvent], _ bytes: [UInt8]) {
    cell.removeAll(where: isEmptyText)
    if case .text(let first)? = cell.first {
      let blank = bytes[first.range].prefix { $0 <= 0x20 }.count
      cell[0] = .text(Extent(from: first.range.lowerBound + blank, to: first.end))
    }
    if case .text(let last)? = cell.last {
      let blank = bytes[last.range].reversed().prefix { $0 <= 0x20 }.count
      cell[cell.count - 1] = .text(Extent(from: last.range.lowerBound, to: last.end - blank))
    }
    cell.removeAll(where: isEmptyText)
  }

  private static func isEmptyText(_ event: ProseEvent) -> Bool {
    if case .text(let words) = event { words.isEmpty } else { false }
  }
}

extension ProseEvent {
  fileprivate var isSoftBreak: Bool { if case .softBreak = self { true } else { false } }
}

// How the cells of a table are aligned, as its line of dashes says.

extension CellAlignment {
  /// The alignments of a line of dashes, `|---|:-:|--:|`; nothing if it is none.
  ///
  /// Typographic dashes are what smart punctuation has made of plain ones.
  static func row(_ line: ArraySlice<UInt8>) -> [CellAlignment]? {
    guard line.contains(UInt8(ascii: "|")) else { return nil }
    var cells = line.split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false
    ).map { trimmed($0) }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    if cells.isEmpty { return nil }
    var row: [CellAlignment] = []
    for cell in cells {
      guard let alignment = CellAlignment(dashes: cell) else { return nil }
      row.append(alignment)
    }
    return row
  }

  private init?(dashes cell: ArraySlice<UInt8>) {
    let colon = UInt8(ascii: ":")
    let opens = cell.first == colon
    let closes = cell.count > 1 && cell.last == colon
    let dashes = cell.dropFirst(opens ? 1 : 0).dropLast(closes ? 1 : 0)
    // `-`, or the three bytes of U+2013 and U+2014.
    let allowed: [UInt8] = [UInt8(ascii: "-"), 0xE2, 0x80, 0x93, 0x94]
    guard !dashes.isEmpty, dashes.allSatisfy(allowed.contains) else { return nil }
    self = opens && closes ? .center : closes ? .end : .start
  }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let cell = cell.drop { $0 <= 0x20 }
    return cell.dropLast(cell.reversed().prefix { $0 <= 0x20 }.count)
  }
}
