// Which of an author's marks are open, as the tree is walked.

import Drawing

/// Matches the comments that open and close spans of blocks.
///
/// Both must stand in one container (the text, a quote, an item), and what opens last closes first.
/// What is private is no span of these: it was cut out before the text was parsed.
struct SpanStack {
  private struct Open {
    var mark: AuthorMark
    var depth: Int
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

  /// Whether what is read here is private.
  var isPrivate: Bool { outer.contains(.private) }

  mutating func enterContainer() {
    depth += 1
  }

  /// Ends a container; a span that is still open in it is an error.
  mutating func leaveContainer(closing prose: inout ProseText, into findings: inout Findings) {
    while let last = open.last, last.depth == depth {
      findings.add(.markNotClosed(last.mark.name), line: last.line, byteColumn: last.column)
      close(&prose)
    }
    depth -= 1
  }

  /// Reads a block of raw HTML; says whether it was a mark.
  mutating func read(
    block node: MarkdownNode, line: Int, _ html: Extent, of prose: inout ProseText,
    into findings: inout Findings
  ) -> Bool {
    guard let comment = AuthorComment(prose.bytes[html.range], isBlock: true) else { return false }
    let column = node.column
    switch comment {
    case .open(let mark):
      if let outer = firstMark(where: { $0 == mark || hides($0, mark) }) {
        findings.add(.markNested(mark.name, in: outer.name), line: line, byteColumn: column)
      }
      prose.hasMarks = true
      prose.events.append(.comment(html))
      prose.events.append(.open(.span(mark)))
      open.append(Open(mark: mark, depth: depth, line: line, column: column))
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
      prose.events.append(.comment(html))
      close(&prose)
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

  /// The outermost mark in force that fits. No list of all is made for it: where none is ever closed,
  /// each mark would copy those before it.
  private func firstMark(where fits: (AuthorMark) -> Bool) -> AuthorMark? {
    outer.first(where: fits) ?? open.first { fits($0.mark) }?.mark
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

  private mutating func close(_ prose: inout ProseText) {
    guard let last = open.popLast() else { return }
    prose.events.append(.close(.span(last.mark)))
  }
}
