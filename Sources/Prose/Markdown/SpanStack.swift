// Which of an author's marks are open, as the tree is walked.

/// Matches the comments that open and close spans of blocks.
///
/// Both must stand in one container (the text, a quote, an item), and what opens last closes first.
/// What is private is no span of these: it was cut out before the text was parsed.
struct SpanStack {
  private struct Open {
    var mark: AuthorMark
    var depth: Int
    var event: Int
    var line: Int
    var column: Int
  }

  private let outer: [AuthorMark]
  private var depth = 0
  private var open: [Open] = []

  /// Inside of spans of these marks.
  init(in outer: [AuthorMark]) {
    self.outer = outer
  }

  /// The marks that are in force.
  var marks: [AuthorMark] { outer + open.map(\.mark) }

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
    block node: MarkdownNode, line: Int, slice: Tape.Slice, in block: Int?, of tape: inout Tape,
    into findings: inout Findings
  ) -> Bool {
    guard let comment = AuthorComment(tape.bytes[slice.range], isBlock: true) else { return false }
    let column = node.column
    switch comment {
    case .open(let mark):
      if let outer = marks.first(where: { $0 == mark || hides($0, mark) }) {
        findings.add(.markNested(mark.name, in: outer.name), line: line, byteColumn: column)
      }
      if mark == .unredacted, let block { tape.events[block].holdsUnredacted = true }
      let event = tape.events.count
      tape.events.append(Tape.Event(kind: .openSpan, detail: mark.rawValue, slice: slice))
      open.append(Open(mark: mark, depth: depth, event: event, line: line, column: column))
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
      tell(comment, line: line, column: column, into: &findings)
      return false
    }
    return true
  }

  /// Reads raw HTML in a line, where no mark can stand.
  func check(
    inline node: MarkdownNode, _ html: ArraySlice<UInt8>, line: Int, into findings: inout Findings
  ) {
    guard let comment = AuthorComment(html, isBlock: false) else { return }
    tell(comment, line: line, column: node.column, into: &findings)
  }

  private func hides(_ outer: AuthorMark, _ inner: AuthorMark) -> Bool {
    outer == .private && inner == .unredacted
  }

  /// Tells of what is no mark, or one where it has no effect.
  func tell(
    _ comment: AuthorComment, line: Int, column: Int, into findings: inout Findings
  ) {
    switch comment {
    case .misplaced(let name):
      let isPrivate = name.hasSuffix(AuthorMark.private.name)
      findings.add(
        isPrivate ? .markNotAtMargin(name) : .markNotAlone(name), line: line, byteColumn: column)
    case .misspelt(let name, let suggestion):
      findings.add(
        .unknownMark(name, suggestion: suggestion), line: line, byteColumn: column)
    case .open, .close: break
    }
  }

  private mutating func close(_ tape: inout Tape, slice: Tape.Slice) {
    guard let last = open.popLast() else { return }
    tape.events[last.event].other = UInt32(tape.events.count)
    tape.events.append(
      Tape.Event(
        kind: .closeSpan, detail: last.mark.rawValue, slice: slice, other: UInt32(last.event)))
  }
}
