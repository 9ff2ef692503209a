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
    /// How often all of its mark and depth were closed from outside before it was opened.
    var round: Int
  }

  /// How many of a mark are open in a container, and how often all of them were closed from outside.
  private struct Count {
    var open = 0
    var round = 0
  }

  private let outer: [AuthorMark]
  private var depth = 0
  private var open: [Open] = []
  /// By depth and mark. Where many are open and none is closed, nobody goes through all of them.
  private var counts = [[Count(), Count(), Count()]]
  /// By mark, at all depths.
  private var openCounts = [0, 0, 0]

  /// Inside of spans of these marks.
  init(in outer: [AuthorMark]) {
    self.outer = outer
  }

  /// The marks that are in force, each once: those from outside come first.
  var marks: [AuthorMark] {
    outer
      + AuthorMark.allCases.filter { mark in
        openCounts[Int(mark.rawValue)] > 0 && !outer.contains(mark)
      }
  }

  /// Whether what is read here is private.
  var isPrivate: Bool { outer.contains(.private) }

  mutating func enterContainer() {
    depth += 1
    counts.append([Count(), Count(), Count()])
  }

  /// Ends a container; a span that is still open in it is an error.
  mutating func leaveContainer(closing prose: inout ProseText, into findings: inout Findings) {
    while let last, last.depth == depth {
      findings.add(.markNotClosed(last.mark.name), line: last.line, byteColumn: last.column)
      close(&prose)
    }
    counts.removeLast()
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
      open.append(
        Open(
          mark: mark, depth: depth, line: line, column: column,
          round: counts[depth][Int(mark.rawValue)].round))
      counts[depth][Int(mark.rawValue)].open += 1
      openCounts[Int(mark.rawValue)] += 1
    case .close(let mark):
      guard let last, last.depth == depth, counts[depth][Int(mark.rawValue)].open > 0 else {
        findings.add(.markNotOpened(mark.name), line: line, byteColumn: column)
        return true
      }
      if last.mark != mark {
        findings.add(
          .marksCrossed(closed: mark.name, open: last.mark.name, line: last.line), line: line,
          byteColumn: column)
        openCounts[Int(mark.rawValue)] -= counts[depth][Int(mark.rawValue)].open
        counts[depth][Int(mark.rawValue)].open = 0
        counts[depth][Int(mark.rawValue)].round += 1
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

  /// A mark in force that fits, from outside first.
  private func firstMark(where fits: (AuthorMark) -> Bool) -> AuthorMark? {
    outer.first(where: fits)
      ?? AuthorMark.allCases.first { mark in
        fits(mark) && openCounts[Int(mark.rawValue)] > 0
      }
  }

  /// What was opened last and is open.
  private var last: Open? {
    mutating get {
      while let last = open.last, isOver(last) { open.removeLast() }
      return open.last
    }
  }

  /// Whether it was closed when something was open in it.
  private func isOver(_ one: Open) -> Bool {
    one.round < counts[one.depth][Int(one.mark.rawValue)].round
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
    guard let last else { return }
    open.removeLast()
    counts[last.depth][Int(last.mark.rawValue)].open -= 1
    openCounts[Int(last.mark.rawValue)] -= 1
    prose.events.append(.close(.span(last.mark)))
  }
}
