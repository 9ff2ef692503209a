// Which of an author's marks are open, as the tree is walked.

/// Matches the comments that open and close spans of blocks.
///
/// Both must stand in one container (the text, a quote, an item), and what opens last closes first.
struct SpanStack {
  private struct Open {
    var mark: AuthorMark
    var depth: Int
    var event: Int
    var line: Int
    var column: Int
    /// The outermost block around it, as it was when the span began.
    var block: (index: Int, event: Tape.Event)?
    /// How much there was when the span began.
    var before: Tape.Lengths
  }

  private let firstLine: Int
  private let leavesOutPrivate: Bool
  private var depth = 0
  private var open: [Open] = []

  init(firstLine: Int, leavesOutPrivate: Bool) {
    self.firstLine = firstLine
    self.leavesOutPrivate = leavesOutPrivate
  }

  mutating func enterContainer() {
    depth += 1
  }

  /// Ends a container; a span that is still open in it is a mistake.
  mutating func leaveContainer(closing tape: inout Tape, into findings: inout Findings) {
    while let last = open.last, last.depth == depth {
      findings.add(.markNotClosed(last.mark.name), line: last.line, byteColumn: last.column)
      close(&tape, slice: .empty)
    }
    depth -= 1
  }

  /// Reads a block of raw HTML; says whether it was a mark.
  ///
  /// `block` is the index of the outermost block around it, if there is one.
  mutating func read(
    block node: MarkdownNode, slice: Tape.Slice, in block: Int?, of tape: inout Tape,
    into findings: inout Findings
  ) -> Bool {
    guard let comment = AuthorComment(tape.bytes[slice.range], isBlock: true) else { return false }
    let line = node.line + firstLine
    let column = node.column
    switch comment {
    case .open(let mark):
      if let outer = open.first(where: { $0.mark == mark || hides($0.mark, mark) }) {
        findings.add(
          .markNested(mark.name, in: outer.mark.name), line: line, byteColumn: column)
      }
      if mark == .unredacted, let block { tape.events[block].holdsUnredacted = true }
      let event = tape.events.count
      tape.events.append(Tape.Event(kind: .openSpan, detail: mark.rawValue, slice: slice))
      open.append(
        Open(
          mark: mark, depth: depth, event: event, line: line, column: column,
          block: block.map { ($0, tape.events[$0]) }, before: tape.lengths))
    case .close(let mark):
      guard let last = open.last, last.depth == depth,
        open.contains(where: { $0.mark == mark && $0.depth == depth })
      else {
        findings.add(.markNotOpened(mark.name), line: line, byteColumn: column)
        return true
      }
      if last.mark != mark {
        findings.add(
          .marksCrossed(closed: mark.name, open: last.mark.name, line: last.line), line: line,
          byteColumn: column)
        open.removeAll { $0.mark == mark && $0.depth == depth }
        return true
      }
      close(&tape, slice: slice)
    case .misplaced, .misspelt:
      misplaced(comment, line: line, column: column, into: &findings)
      return false
    }
    return true
  }

  /// Reads raw HTML in a line, where no mark can stand.
  func check(
    inline node: MarkdownNode, _ html: ArraySlice<UInt8>, into findings: inout Findings
  ) {
    guard let comment = AuthorComment(html, isBlock: false) else { return }
    misplaced(comment, line: node.line + firstLine, column: node.column, into: &findings)
  }

  private func hides(_ outer: AuthorMark, _ inner: AuthorMark) -> Bool {
    outer == .private && inner == .unredacted
  }

  private func misplaced(
    _ comment: AuthorComment, line: Int, column: Int, into findings: inout Findings
  ) {
    switch comment {
    case .misplaced(let name):
      findings.add(.markNotAlone(name), line: line, byteColumn: column)
    case .misspelt(let name, let suggestion):
      findings.add(
        .unknownMark(name, suggestion: suggestion), line: line, byteColumn: column)
    case .open, .close: break
    }
  }

  private mutating func close(_ tape: inout Tape, slice: Tape.Slice) {
    guard let last = open.popLast() else { return }
    var slice = slice
    if leavesOutPrivate, last.mark == .private {
      tape.cut(to: last.before)
      if let block = last.block { tape.events[block.index] = block.event }
      slice = .empty
    }
    tape.events[last.event].other = UInt32(tape.events.count)
    tape.events.append(
      Tape.Event(
        kind: .closeSpan, detail: last.mark.rawValue, slice: slice, other: UInt32(last.event)))
  }
}
