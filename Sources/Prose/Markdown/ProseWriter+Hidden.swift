// The way of hidden text: every word goes through a projector, and nothing else comes out.

import Drawing

extension ProseWriter {
  /// A run of hidden inlines; in it, pictures may be visible.
  struct HiddenRun {
    var projector: Projector
    var style: TextStyle
    let weight: TextStyle.Weight
    var look: Look
    /// Where the element of this run begins and its content, if it has one of its own.
    var element: (start: Int, content: Int)?
    var endsInSpace = false
    var isAfterPicture = false
    /// The elements that are open: they are closed and opened again around a visible picture.
    var open: [Tape.Event.Kind] = []
  }

  /// Writes inlines with the same structure, their words as blocks, their links without a target.
  mutating func hiddenInlines(_ range: Range<Int>, under veil: Veil, style: TextStyle) {
    var run = HiddenRun(
      projector: Projector(veil.projection), style: style, weight: style.weight, look: veil.look)
    let hasVisiblePicture =
      imageVeil == nil
      && tape.events[range].contains { $0.kind == .picture && !isAbsent($0) }
    startRun(&run)
    for index in range {
      let event = tape.events[index]
      switch event.kind {
      case .text: project(event.slice, &run)
      case .codeSpan:
        out.append("<code>")
        var mono = run.style
        mono.family = .mono
        swap(&mono, &run.style)
        project(event.slice, &run)
        run.style = mono
        out.append("</code>")
      case .softBreak: project(Self.space.span, &run)
      case .lineBreak:
        run.projector.endLine(into: &out)
        out.append("<br />\n")
      case .htmlInline: projectHTML(event.slice, &run)
      case .picture: picture(event, &run, splits: hasVisiblePicture)
      case .openLink, .openEmphasis, .openStrong: open(event.kind, &run)
      case .closeLink, .closeEmphasis, .closeStrong: close(&run)
      default: break
      }
    }
    endRun(&run)
    hasRedactedContent = true
  }

  /// Writes code as lines of blocks, without its language.
  mutating func hiddenCode(_ event: Tape.Event, under veil: Veil) {
    out.append("<pre")
    if !isWrapped { appendHidden(veil.look) }
    out.append("><code>")
    var projector = Projector(veil.projection, whiteSpace: .preserved)
    let text = tape.bytes
    projector.write(
      text.span.extracting(event.slice.range), style: TextStyle(family: .mono), into: &out)
    projector.finish(into: &out)
    out.append("</code></pre>\n")
    hasRedactedContent = true
  }

  /// Writes the one block that stands for raw HTML.
  mutating func hiddenBlock(under veil: Veil) {
    if !isWrapped {
      out.append("<span")
      appendHidden(veil.look)
      out.append(">")
    }
    out.append(contentsOf: Projection.constant.glyphs)
    if !isWrapped { out.append("</span>") }
    hasRedactedContent = true
  }

  /// Writes the check-box of a task, which tells nothing of its state.
  mutating func hiddenBox() {
    out.append("<input type=\"checkbox\" class=\"neutral\" disabled")
    if !isWrapped { out.append(" aria-hidden=\"true\" inert") }
    out.append(" /> ")
  }

  /// Writes a box of a picture's size, which says nothing else of it.
  mutating func hiddenPicture(_ index: Int, under veil: Veil) {
    hasRedactedContent = true
    guard veil.projection != .constant else { return hiddenBlock(under: veil) }
    let size = targets.pictures[index]?.size ?? ProseTargets.unknownSize
    out.append("<span class=\"box")
    if let name = veil.look.className {
      out.append(" ")
      out.append(name)
    }
    out.append("\"")
    if !isWrapped { out.append(" aria-hidden=\"true\" inert") }
    out.append("><svg viewBox=\"0 0 ")
    out.append(decimal: size.width)
    out.append(" ")
    out.append(decimal: size.height)
    out.append("\" width=\"")
    out.append(decimal: size.width)
    out.append("\" height=\"")
    out.append(decimal: size.height)
    out.append("\"><rect width=\"100%\" height=\"100%\"/></svg></span>")
  }
}

// MARK: - Runs

extension ProseWriter {
  private static let space: [UInt8] = [0x20]

  /// Begins an element around hidden inlines, where no wrapper is around them.
  private mutating func startRun(_ run: inout HiddenRun) {
    guard !isWrapped else { return }
    let start = out.count
    out.append("<span")
    appendHidden(run.look)
    out.append(">")
    run.element = (start, out.count)
    for kind in run.open { out.append(Self.hiddenTag(kind, isOpening: true)) }
  }

  private mutating func endRun(_ run: inout HiddenRun) {
    run.projector.finish(into: &out)
    guard let element = run.element else { return }
    run.element = nil
    if out.count == element.content {
      out.removeSubrange(element.start...)
    } else {
      for kind in run.open.reversed() { out.append(Self.hiddenTag(kind, isOpening: false)) }
      out.append("</span>")
    }
  }

  private mutating func open(_ kind: Tape.Event.Kind, _ run: inout HiddenRun) {
    out.append(Self.hiddenTag(kind, isOpening: true))
    run.open.append(kind)
    if kind == .openStrong { run.style.weight = .bold }
  }

  private mutating func close(_ run: inout HiddenRun) {
    guard let kind = run.open.popLast() else { return }
    out.append(Self.hiddenTag(kind, isOpening: false))
    if kind == .openStrong, !run.open.contains(.openStrong) { run.style.weight = run.weight }
  }

  private func isAbsent(_ picture: Tape.Event) -> Bool {
    targets.absentPictures.contains(Int(picture.other))
  }

  private mutating func picture(_ event: Tape.Event, _ run: inout HiddenRun, splits: Bool) {
    if isAbsent(event) { return project(tape.pictures[Int(event.other)].alt, &run) }
    if splits {
      endRun(&run)
    } else {
      run.projector.finish(into: &out)
    }
    if run.endsInSpace { out.append(0x20) }
    if let veil = imageVeil {
      hiddenPicture(Int(event.other), under: veil)
    } else {
      visiblePicture(Int(event.other))
    }
    if splits { startRun(&run) }
    run.isAfterPicture = true
    run.endsInSpace = false
  }

  private mutating func project(_ slice: Tape.Slice, _ run: inout HiddenRun) {
    let text = tape.bytes
    project(text.span.extracting(slice.range), &run)
  }

  /// Raw HTML in a line: as text where it is shown as text, else without a trace.
  private mutating func projectHTML(_ slice: Tape.Slice, _ run: inout HiddenRun) {
    guard !treatment.allowsUnsafeHTML else { return }
    let text = tape.bytes
    RawHTML.forEachText(of: text.span.extracting(slice.range)) { project($0, &run) }
  }

  private mutating func project(_ bytes: Span<UInt8>, _ run: inout HiddenRun) {
    guard let first = bytes.first, let last = bytes.last else { return }
    if run.isAfterPicture, first <= 0x20 { out.append(0x20) }
    run.isAfterPicture = false
    run.projector.write(bytes, style: run.style, into: &out)
    run.endsInSpace = last <= 0x20
  }

  private static func hiddenTag(_ kind: Tape.Event.Kind, isOpening: Bool) -> StaticString {
    switch kind {
    case .openLink: isOpening ? "<a>" : "</a>"
    case .openStrong: isOpening ? "<strong>" : "</strong>"
    default: isOpening ? "<em>" : "</em>"
    }
  }
}
