// How the cells of a table are aligned, as its line of dashes says.

import Drawing

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
