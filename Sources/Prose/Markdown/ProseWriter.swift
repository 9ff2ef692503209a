// Writes a tape as HTML under one treatment: the way through the blocks.

import Drawing

/// Draws a parsed text once.
///
/// Hidden and visible text take separate ways (`ProseWriter+Hidden`, `ProseWriter+Visible`); the
/// blocks around them are written here, for both.
struct ProseWriter {
  let tape: Tape
  let treatment: ProseTreatment
  let targets: ProseTargets

  var out: [UInt8] = []
  var anchors = AnchorNames()
  /// The ids that headings have here, by the events at which they begin, if somebody asks.
  var drawnAnchors: [Int: [UInt8]]?
  /// The links to headings of the text itself: where in the output they lead there.
  var ownLinks: [OwnLink] = []
  var hasVisibleContent = false
  var hasRedactedContent = false

  /// What holds where the writer is.
  var spans: [AuthorMark] = []
  var textVeil: Veil?
  var imageVeil: Veil?
  /// The blocks that are open.
  var depth = 0
  /// The look of the wrapper around a run of hidden blocks, if one is open.
  var wrapper: Look?
  /// Whether the spans that are open were written as elements, by span.
  var spanElements: [Bool] = []

  /// Draws a tape: everything that a frame needs of the text.
  static func draw(
    _ tape: Tape, _ treatment: ProseTreatment, targets: ProseTargets = ProseTargets()
  ) -> DrawnProse {
    var writer = ProseWriter(tape: tape, treatment: treatment, targets: targets)
    if !tape.ownHeadings.isEmpty { writer.drawnAnchors = [:] }
    writer.write()
    writer.settleOwnLinks()
    return DrawnProse(
      html: writer.out, hasVisibleContent: writer.hasVisibleContent,
      hasRedactedContent: writer.hasRedactedContent)
  }

  /// The ids that headings have under a treatment, by the events at which they begin.
  static func anchors(of tape: Tape, _ treatment: ProseTreatment) -> [Int: [UInt8]] {
    var writer = ProseWriter(tape: tape, treatment: treatment, targets: ProseTargets())
    writer.drawnAnchors = [:]
    writer.write()
    return writer.drawnAnchors ?? [:]
  }

  private init(tape: Tape, treatment: ProseTreatment, targets: ProseTargets) {
    self.tape = tape
    self.treatment = treatment
    self.targets = targets
    updateVeils()
  }

  private mutating func write() {
    out.reserveCapacity(tape.bytes.count + tape.bytes.count / 2 + 64)
    let isStale =
      textVeil == nil && treatment.redaction.isStale(isInvalidatable: treatment.isInvalidatable)
    if isStale { out.append("<div class=\"stale\">\n") }
    var index = tape.firstEvent
    if !isSensitiveAndHidden {
      while index < tape.events.count { index = block(at: index) }
    }
    if skipsUnderConstant { writeConstantBlock() }
    closeWrapper()
    if isStale { out.append("</div>\n") }
  }

  /// Whether the whole text is private where private content is hidden, and no span shows.
  private var isSensitiveAndHidden: Bool {
    treatment.isSensitive && treatment.redaction.hidesSensitive
  }

  mutating func escape(_ slice: Tape.Slice) {
    let text = tape.bytes
    out.append(escaped: text.span.extracting(slice.range))
  }

  /// Writes a piece of the text as it is.
  mutating func copy(_ slice: Tape.Slice) {
    let text = tape.bytes
    out.append(copying: text.span.extracting(slice.range))
  }
}

// MARK: - Blocks

extension ProseWriter {
  /// Writes the event at an index; answers where to go on.
  private mutating func block(at index: Int) -> Int {
    let event = tape.events[index]
    switch event.kind {
    case .openSpan: return openSpan(event, at: index)
    case .closeSpan: closeSpan(event)
    case .openQuote: return openBlock("<blockquote>\n", at: index)
    case .closeQuote: closeBlock("</blockquote>\n", onNewLine: true)
    case .openList: return openList(event, at: index)
    case .closeList:
      closeBlock(event.detail == Tape.ListKind.ordered ? "</ol>\n" : "</ul>\n", onNewLine: false)
    case .openItem: openItem(event)
    case .closeItem: out.append("</li>\n")
    case .openParagraph: return paragraph(event, at: index)
    case .openHeading: return heading(event, at: index)
    case .openTable: return table(event, at: index)
    case .code: code(event)
    case .html: html(event)
    case .rule:
      prepare(event)
      out.append("<hr />\n")
    default: break
    }
    return index + 1
  }

  private mutating func openBlock(_ tag: StaticString, at index: Int) -> Int {
    let event = tape.events[index]
    if skipsUnderConstant { return Int(event.other) + 1 }
    prepare(event)
    depth += 1
    out.append(tag)
    return index + 1
  }

  private mutating func closeBlock(_ tag: StaticString, onNewLine: Bool) {
    depth -= 1
    if onNewLine { startLine() }
    out.append(tag)
  }

  private mutating func openList(_ event: Tape.Event, at index: Int) -> Int {
    guard event.detail == Tape.ListKind.ordered else { return openBlock("<ul>\n", at: index) }
    if textVeil != nil || event.slice.offset == 1 { return openBlock("<ol>\n", at: index) }
    prepare(event)
    depth += 1
    out.append("<ol start=\"")
    out.append(decimal: Int(event.slice.offset))
    out.append("\">\n")
    return index + 1
  }

  private mutating func openItem(_ event: Tape.Event) {
    startLine()
    out.append(event.detail == Tape.ItemKind.plain ? "<li>" : "<li class=\"task\">")
  }

  private mutating func paragraph(_ event: Tape.Event, at index: Int) -> Int {
    let end = Int(event.other)
    if skipsUnderConstant { return end + 1 }
    let isBare = event.detail == 1
    let task = index > 0 ? taskState(before: index) : Tape.ItemKind.plain
    if !isBare {
      prepare(event)
      out.append("<p>")
    }
    if let veil = textVeil {
      if task != Tape.ItemKind.plain { hiddenBox() }
      hiddenInlines(index + 1..<end, under: veil, style: .body)
    } else if task != Tape.ItemKind.plain {
      out.append("<label><input type=\"checkbox\" disabled")
      if task == Tape.ItemKind.done { out.append(" checked") }
      out.append(" /> ")
      visibleInlines(index + 1..<end)
      out.append("</label>")
    } else {
      visibleInlines(index + 1..<end)
    }
    if !isBare { out.append("</p>\n") }
    return end + 1
  }

  private func taskState(before index: Int) -> UInt8 {
    let event = tape.events[index - 1]
    return event.kind == .openItem ? event.detail : Tape.ItemKind.plain
  }

  private mutating func code(_ event: Tape.Event) {
    if skipsUnderConstant { return }
    prepare(event)
    if let veil = textVeil {
      hiddenCode(event, under: veil)
    } else {
      visibleCode(event)
    }
  }

  private mutating func html(_ event: Tape.Event) {
    if skipsUnderConstant { return }
    // What raw HTML would show cannot be told: where anything is hidden, it is.
    if let veil = textVeil ?? (treatment.allowsUnsafeHTML ? imageVeil : nil) {
      guard RawHTML.hasText(tape.bytes.span.extracting(event.slice.range)) else { return }
      prepare(event, hides: true)
      out.append("<p>")
      hiddenBlock(under: veil)
      out.append("</p>\n")
    } else {
      visibleHTML(event)
    }
  }
}
