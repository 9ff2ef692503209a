// Writes the events of a table onto a tape.

/// To which side the cells of a column are aligned; `detail` of a cell.
enum Alignment: UInt8 {
  case start
  case end
  case center

  /// The alignments of a line of dashes, `|---|:-:|--:|`; nothing if it is none.
  ///
  /// Typographic dashes are what smart punctuation has made of plain ones.
  static func row(_ line: ArraySlice<UInt8>) -> [Alignment]? {
    guard line.contains(UInt8(ascii: "|")) else { return nil }
    var cells = line.split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false
    ).map { trimmed($0) }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    if cells.isEmpty { return nil }
    var row: [Alignment] = []
    for cell in cells {
      guard let alignment = Alignment(dashes: cell) else { return nil }
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

/// Writes rows of cells; the first row is the head.
struct TableWriter {
  let alignments: [Alignment]
  private var open: [Int] = []

  init(alignments: [Alignment]) {
    self.alignments = alignments
  }

  mutating func write(
    _ rows: [[[Tape.Event]]], in paragraph: Tape.Event, to tape: inout Tape
  ) {
    push(.openTable, to: &tape)
    tape.events[tape.events.count - 1].holdsPicture = paragraph.holdsPicture
    for (index, cells) in rows.enumerated() {
      push(.openRow, detail: index == 0 ? 1 : 0, to: &tape)
      for (column, alignment) in alignments.enumerated() {
        push(.openCell, detail: alignment.rawValue, to: &tape)
        for event in column < cells.count ? cells[column] : [] { append(event, to: &tape) }
        pop(.closeCell, to: &tape)
      }
      pop(.closeRow, to: &tape)
    }
    pop(.closeTable, to: &tape)
  }

  /// Writes an inline; where it ends is told anew.
  private mutating func append(_ event: Tape.Event, to tape: inout Tape) {
    switch event.kind {
    case .openLink, .openEmphasis, .openStrong:
      open.append(tape.events.count)
      tape.events.append(event)
    case .closeLink, .closeEmphasis, .closeStrong: pop(event.kind, to: &tape)
    default: tape.events.append(event)
    }
  }

  private mutating func push(
    _ kind: Tape.Event.Kind, detail: UInt8 = 0, to tape: inout Tape
  ) {
    open.append(tape.events.count)
    tape.events.append(Tape.Event(kind: kind, detail: detail))
  }

  private mutating func pop(_ kind: Tape.Event.Kind, to tape: inout Tape) {
    guard let start = open.popLast() else { return }
    tape.events[start].other = UInt32(tape.events.count)
    tape.events.append(
      Tape.Event(kind: kind, detail: tape.events[start].detail, other: UInt32(start)))
  }
}
