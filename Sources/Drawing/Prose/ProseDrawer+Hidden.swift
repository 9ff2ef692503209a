// The way of hidden words: each goes through a projector, and nothing else comes out.

import Type

extension ProseDrawer {
  /// A run of hidden words; in it, pictures may be visible.
  private struct HiddenRun {
    var projector: Projector
    var style: TextStyle
    /// How the words are set that no element of the run is around.
    let plain: TextStyle
    let look: Look
    /// Where the element of this run begins, if it has one of its own.
    var start: Int?
    var endsInSpace = false
    var isAfterPicture = false
    /// The elements that are open: they are closed and opened again around a visible picture.
    var open: [ProseElement] = []
  }

  private static let space: [UInt8] = [0x20]

  /// Draws words with the same structure, as blocks, their links without a target.
  mutating func drawHidden(_ range: Range<Int>, under veil: Veil, style: TextStyle) {
    var style = style
    style.isItalic = leans
    var run = HiddenRun(
      projector: Projector(veil.projection, typefaces: treatment.typefaces, style: style),
      style: style, plain: style, look: veil.look)
    let splits = imageVeil == nil && range.contains { showsPicture(at: $0) }
    start(&run)
    for index in range {
      switch source.events[index] {
      case .text(let words): project(words, &run)
      case .codeSpan(let code): project(code: code, &run)
      case .softBreak: project(Self.space.span, &run)
      case .lineBreak:
        let start = text.bytes.count
        run.projector.endLine(into: &text.bytes)
        appendBlocks(from: start)
        append(.lineBreak)
      case .htmlInline(let html): project(html: html, &run)
      case .picture(let number): draw(picture: Int(number), in: &run, splits: splits)
      case .open(.link): open(.hiddenLink, &run)
      case .open(let element): open(element, &run)
      case .close: close(&run)
      default: break
      }
    }
    end(&run)
    noteHidden(.text, under: local)
  }

  /// Draws code as lines of blocks, without its language.
  mutating func drawHidden(code pieces: [Extent], under veil: Veil) {
    let style = TextStyle(family: .mono, isItalic: leans)
    var projector = Projector(
      veil.projection, typefaces: treatment.typefaces, whiteSpace: .preserved, style: style)
    let start = text.bytes.count
    let bytes = source.bytes
    for piece in pieces {
      projector.write(bytes.span.extracting(piece.range), style: style, into: &text.bytes)
    }
    projector.finish(into: &text.bytes)
    append(.codeBlocks(Extent(from: start, to: text.bytes.count), veil.look))
    noteHidden(.text, under: local)
  }

  private func showsPicture(at index: Int) -> Bool {
    guard case .picture(let number) = source.events[index] else { return false }
    return !source.pictures[Int(number)].isAbsent
  }

  /// Begins an element around hidden words, where they are not made inert with others.
  private mutating func start(_ run: inout HiddenRun) {
    if isInPart { return }
    run.start = text.events.count
    append(.open(.hiddenRun(run.look)))
    for element in run.open { append(.open(element)) }
  }

  /// Ends the element; one with nothing in it is none.
  private mutating func end(_ run: inout HiddenRun) {
    finish(&run)
    guard let start = run.start else { return }
    run.start = nil
    if text.events.count == start + 1 {
      text.events.removeLast()
    } else {
      for element in run.open.reversed() { append(.close(element)) }
      append(.close(.hiddenRun(run.look)))
    }
  }

  private mutating func finish(_ run: inout HiddenRun) {
    let start = text.bytes.count
    run.projector.finish(into: &text.bytes)
    appendBlocks(from: start)
  }

  private mutating func open(_ element: ProseElement, _ run: inout HiddenRun) {
    append(.open(element))
    run.open.append(element)
    if element == .strong { run.style.weight = .bold }
    if element == .emphasis { run.style.isItalic = true }
  }

  private mutating func close(_ run: inout HiddenRun) {
    guard let element = run.open.popLast() else { return }
    append(.close(element))
    if element == .strong, !run.open.contains(.strong) { run.style.weight = run.plain.weight }
    if element == .emphasis {
      run.style.isItalic = run.plain.isItalic || run.open.contains(.emphasis)
    }
  }

  private mutating func draw(picture number: Int, in run: inout HiddenRun, splits: Bool) {
    let picture = source.pictures[number]
    if picture.isAbsent { return project(picture.alternative, &run) }
    if splits { end(&run) } else { finish(&run) }
    if run.endsInSpace { appendSpace() }
    draw(picture: number)
    if splits { start(&run) }
    run.isAfterPicture = true
    run.endsInSpace = false
  }

  private mutating func appendSpace() {
    let start = text.bytes.count
    text.bytes.append(0x20)
    appendBlocks(from: start)
  }

  private mutating func project(_ words: Extent, _ run: inout HiddenRun) {
    let bytes = source.bytes
    project(bytes.span.extracting(words.range), &run)
  }

  private mutating func project(code: Extent, _ run: inout HiddenRun) {
    let start = text.bytes.count
    var mono = run.style
    mono.family = .mono
    swap(&mono, &run.style)
    let bytes = source.bytes
    write(bytes.span.extracting(code.range), &run)
    run.style = mono
    append(.codeSpanBlocks(Extent(from: start, to: text.bytes.count)))
  }

  /// Raw HTML in a line: as text where it is shown as text, else without a trace.
  private mutating func project(html: Extent, _ run: inout HiddenRun) {
    if treatment.allowsUnsafeHTML { return }
    let bytes = source.bytes
    for piece in RawHTML.texts(of: bytes.span.extracting(html.range)) {
      project(html.extracting(piece), &run)
    }
  }

  private mutating func project(_ words: Span<UInt8>, _ run: inout HiddenRun) {
    let start = text.bytes.count
    write(words, &run)
    appendBlocks(from: start)
  }

  private mutating func write(_ words: Span<UInt8>, _ run: inout HiddenRun) {
    guard let first = words.first, let last = words.last else { return }
    if run.isAfterPicture, first <= 0x20 { text.bytes.append(0x20) }
    run.isAfterPicture = false
    run.projector.write(words, style: run.style, into: &text.bytes)
    run.endsInSpace = last <= 0x20
  }
}
