// Rows that are drawn alike: where each begins, and room for all of them.

/// A list of rows that is drawn: what stood around it, and how large the drawing was before it.
struct OpenRows {
  let list: Int32
  let row: Int32
  let size: DrawingSize
}

extension Canvas {
  /// Begins a list of rows that are alike.
  mutating func beginRows() -> OpenRows {
    let opened = OpenRows(
      list: sketch.list, row: sketch.row,
      // Each is counted where it is: handed on as a value, the drawing as a whole would be copied first.
      size: DrawingSize(
        nodes: sketch.drawing.nodes.count, texts: sketch.drawing.texts.count,
        glyphs: sketch.drawing.glyphs.count, pictures: sketch.drawing.pictures.count,
        records: sketch.drawing.records.count,
        regions: sketch.drawing.regionRecords.count))
    sketch.list = sketch.listCount
    sketch.row = -1
    sketch.listCount += 1
    return opened
  }

  /// Goes on to the next row; there are so many at least.
  mutating func nextRow(of opened: OpenRows, count: Int) {
    sketch.row += 1
    if sketch.row == 1, count > 2 { sketch.drawing.makeRoom(for: count - 1, since: opened.size) }
    mark(beginsList: sketch.row == 0, endsList: false)
  }

  /// Ends the list of rows.
  mutating func endRows(_ opened: OpenRows) {
    mark(beginsList: sketch.row < 0, endsList: true)
    sketch.list = opened.list
    sketch.row = opened.row
  }

  private mutating func mark(beginsList: Bool, endsList: Bool) {
    sketch.drawing.rowMarks.append(
      RowMark(
        node: Int32(truncatingIfNeeded: sketch.drawing.nodes.count), endsList: endsList,
        beginsList: beginsList))
  }
}

extension Drawing {
  /// How large it is.
  package var size: DrawingSize {
    DrawingSize(
      nodes: nodes.count, texts: texts.count, glyphs: glyphs.count, pictures: pictures.count,
      records: records.count, regions: regionRecords.count)
  }
}

extension DrawingParts {
  /// Makes room for as much as another one has.
  mutating func makeRoom(of size: DrawingSize) {
    nodes.reserveCapacity(size.nodes)
    texts.reserveCapacity(size.texts)
    glyphs.reserveCapacity(size.glyphs)
    records.reserveCapacity(size.records)
    intents.reserveCapacity(size.records)
    regionRecords.reserveCapacity(size.regions)
  }

  /// Makes room for so many rows more, each about as large as what was drawn since then, which is the
  /// first one. Without it, all that was drawn is copied again each time that it has doubled.
  fileprivate mutating func makeRoom(for rows: Int, since start: DrawingSize) {
    nodes.makeRoom(for: rows * (nodes.count - start.nodes))
    texts.makeRoom(for: rows * (texts.count - start.texts))
    glyphs.makeRoom(for: rows * (glyphs.count - start.glyphs))
    pictures.makeRoom(for: rows * (pictures.count - start.pictures))
    records.makeRoom(for: rows * (records.count - start.records))
    intents.makeRoom(for: rows * (records.count - start.records))
  }
}

extension Array {
  /// Makes room for so many elements more: no large amount, since how large a row is is a guess; and of
  /// lists in rows of lists not for each one anew. What closes around the list finds room as well.
  fileprivate mutating func makeRoom(for more: Int) {
    let needed = count + Swift.min(more, 1 << 16)
    if needed > capacity { reserveCapacity(Swift.max(needed + 64, 2 * capacity)) }
  }
}
