// What holds where: the author's spans, and the wrappers around runs of hidden blocks.

import Drawing

extension ProseWriter {
  /// Whether blocks here are not drawn at all, since one block stands for the whole text.
  var skipsUnderConstant: Bool {
    textVeil?.projection == .constant
  }

  /// Opens a span; one that is private under `privacy` is one block, and is passed over.
  mutating func openSpan(_ event: Tape.Event, at index: Int) -> Int {
    guard let mark = AuthorMark(rawValue: event.detail) else { return index + 1 }
    if mark == .private, treatment.textVeil(sensitiveSpan: true)?.projection == .constant {
      if !skipsUnderConstant { writeConstantBlock() }
      return Int(event.other) + 1
    }
    let wasConstant = skipsUnderConstant
    spans.append(mark)
    updateVeils()
    if wasConstant && depth == 0 && !skipsUnderConstant { writeConstantBlock() }
    let isElement =
      mark == .stale && textVeil == nil && treatment.redaction.isStale(isInvalidatable: true)
    if isElement {
      closeWrapper()
      startLine()
      out.append("<div class=\"stale\">\n")
    } else {
      keepComment(event)
    }
    spanElements.append(isElement)
    return index + 1
  }

  mutating func closeSpan(_ event: Tape.Event) {
    guard spans.popLast() != nil, let isElement = spanElements.popLast() else { return }
    if isElement {
      closeWrapper()
      out.append("</div>\n")
    } else {
      keepComment(event)
    }
    updateVeils()
  }

  mutating func updateVeils() {
    let isPrivate = spans.contains(.private)
    var local = treatment
    if !isPrivate && spans.contains(.unredacted) {
      local.redaction.reasons.formIntersection(.privacy)
    }
    textVeil = local.textVeil(sensitiveSpan: isPrivate)
    imageVeil = local.imageVeil(sensitiveSpan: isPrivate)
  }

  /// Where nothing is redacted and raw HTML is let through, marks stay the comments that they are.
  private mutating func keepComment(_ event: Tape.Event) {
    guard treatment.allowsUnsafeHTML, treatment.redaction.reasons.isEmpty,
      !treatment.redaction.isPublic
    else { return }
    startLine()
    copy(event.slice)
    startLine()
  }
}

// MARK: - Wrappers

extension ProseWriter {
  /// Whether the writer is in a run of hidden blocks that one wrapper makes inert.
  var isWrapped: Bool { wrapper != nil }

  /// Gets ready for a block: on a line of its own, in the wrapper that it needs.
  mutating func prepare(_ event: Tape.Event, hides: Bool = false) {
    startLine()
    guard depth == 0 else { return }
    if event.kind == .rule && textVeil != nil { return }
    let veil = textVeil ?? (hides ? imageVeil : nil)
    // With something visible inside, each part is made inert for itself.
    let isMixed = event.holdsUnredacted || (event.holdsPicture && imageVeil == nil)
    wrap(isMixed ? nil : veil?.look)
  }

  mutating func wrap(_ look: Look?) {
    guard wrapper != look else { return }
    closeWrapper()
    guard let look else { return }
    out.append("<div")
    appendHidden(look)
    out.append(">\n")
    wrapper = look
  }

  mutating func closeWrapper() {
    guard wrapper != nil else { return }
    startLine()
    out.append("</div>\n")
    wrapper = nil
  }

  /// The attributes of what is redacted: the class of the blocks, and nothing to reach or to read.
  mutating func appendHidden(_ look: Look) {
    out.append(" class=\"sk")
    if let name = look.className {
      out.append(" ")
      out.append(name)
    }
    out.append("\" aria-hidden=\"true\" inert")
  }

  /// The one block that stands for a text or a span, whatever it says.
  mutating func writeConstantBlock() {
    startLine()
    if depth == 0 { closeWrapper() }
    out.append("<p")
    if !isWrapped { appendHidden(.blocks) }
    out.append(">")
    out.append(contentsOf: Projection.constant.glyphs)
    out.append("</p>\n")
    hasRedactedContent = true
  }

  mutating func startLine() {
    if let last = out.last, last != 0x0A { out.append(0x0A) }
  }
}
