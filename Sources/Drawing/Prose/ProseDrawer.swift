// Draws prose under a treatment that may hide something of it: what is made of it.

/// Makes of a text what is seen of it: a text in which what is hidden is projections.
///
/// What is visible is copied, and what is hidden is not: neither its words nor its links, ids and
/// pictures are in what is made.
struct ProseDrawer {
  let source: ProseText
  let treatment: ProseTreatment
  var text = ProseText()
  var hasVisibleContent = false
  private var hasRedactedContent = false
  /// The reasons for which something is hidden, or marked as stale.
  var reasons: RedactionReasons = []

  /// What holds where the drawer is.
  var marks: [AuthorMark] = []
  var local: ProseTreatment
  var textVeil: Veil?
  var imageVeil: Veil?
  /// The blocks that are open.
  var depth = 0
  /// The blocks that are open and not drawn, since one block stands for them, in which something is
  /// lifted.
  var passedOver = 0
  /// Where the blocks begin in which the author lifts something, once that was asked.
  var lifting: Set<Int>?
  /// The look of the run of hidden blocks that is open, if one is.
  var part: Look?
  /// Whether the marks that are open were drawn as elements.
  var drawnMarks: [Bool] = []
  var names: AnchorNames
  /// The headings that are drawn, by those of the source.
  var headings: [UInt32?]

  init(_ source: ProseText, _ treatment: ProseTreatment) {
    self.source = source
    self.treatment = treatment
    local = treatment
    names = AnchorNames(headings: source.headings.count)
    headings = Array(repeating: nil, count: source.headings.count)
    updateVeils()
  }

  consuming func drawn() -> DrawnProse {
    draw()
    return DrawnProse(
      text, hasVisibleContent: hasVisibleContent, hasRedactedContent: hasRedactedContent,
      for: reasons, hiddenAs: treatment.redaction.projection.tells, isStale: treatment.isStale,
      allowsUnsafe: treatment.allowsUnsafeHTML)
  }

  /// The ids that the headings of the source have, those that are drawn.
  consuming func ids() -> [(heading: Int, id: String)] {
    draw()
    var ids: [(heading: Int, id: String)] = []
    for (number, drawn) in headings.enumerated() {
      guard let drawn, case let id = text.headings[Int(drawn)].id, !id.isEmpty else { continue }
      ids.append((number, String(decoding: text.bytes[id.range], as: UTF8.self)))
    }
    return ids
  }

  private mutating func draw() {
    text.events.reserveCapacity(source.events.count)
    text.bytes.reserveCapacity(source.bytes.count)
    // If all is private where private content is hidden, no mark shows anything of it.
    if !(treatment.isSensitive && treatment.redaction.hidesSensitive) {
      var index = source.start
      while index < source.events.count { index = block(at: index) }
    }
    if isConstant {
      // Where nothing is to be read, one block stands for all of it.
      if !hasVisibleContent {
        text = ProseText()
        headings = Array(repeating: nil, count: headings.count)
        part = nil
      }
      drawConstant()
    }
    closePart()
    settleLinks()
  }

  /// Whether blocks here are not drawn at all, since one block stands for the whole text.
  var isConstant: Bool { textVeil?.projection == .constant }

  /// Links to headings of the text lead to what those are here; one whose heading is hidden leads
  /// nowhere.
  private mutating func settleLinks() {
    for index in text.links.indices {
      guard case .heading(let number) = text.links[index].goal else { continue }
      text.links[index].goal = headings[Int(number)].map { .heading($0) } ?? .hidden
    }
  }
}

// MARK: - Pieces

extension ProseDrawer {
  mutating func append(_ event: ProseEvent) {
    text.events.append(event)
  }

  /// Notes that something is hidden here.
  mutating func noteHidden(_ content: RedactableContent, under treatment: ProseTreatment) {
    hasRedactedContent = true
    reasons.formUnion(
      treatment.reasons(hiding: content, sensitiveSpan: marks.contains(.private)))
  }

  /// Copies bytes that are visible.
  mutating func copy(_ run: Extent) -> Extent {
    let start = text.bytes.count
    let bytes = source.bytes
    text.bytes.append(copying: bytes.span.extracting(run.range))
    return Extent(from: start, to: text.bytes.count)
  }

  /// What glyphs were written from there on; those that follow others become one with them.
  mutating func appendBlocks(from start: Int) {
    if text.bytes.count == start { return }
    if case .blocks(let last)? = text.events.last, last.end == start {
      text.events.removeLast()
      append(.blocks(Extent(from: last.range.lowerBound, to: text.bytes.count)))
    } else {
      append(.blocks(Extent(from: start, to: text.bytes.count)))
    }
  }

  /// Whether blocks here are in a run that is made inert at once.
  var isInPart: Bool { part != nil }

  /// Where the words end that begin at an event.
  func endOfWords(from index: Int) -> Int {
    var index = index
    while index < source.events.count {
      switch source.events[index] {
      case .close(.paragraph), .close(.heading), .close(.cell): return index
      default: index += 1
      }
    }
    return index
  }

  /// Where the block ends that begins at an event.
  func endOfBlock(at start: Int) -> Int {
    var depth = 0
    for index in start..<source.events.count {
      switch source.events[index] {
      case .open(.span), .close(.span): continue
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return source.events.count - 1
  }
}
