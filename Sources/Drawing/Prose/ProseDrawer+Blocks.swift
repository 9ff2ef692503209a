// The way through the blocks of a text, visible and hidden.

import Type

extension ProseDrawer {
  /// Draws the event at an index; answers where to go on.
  mutating func block(at index: Int) -> Int {
    switch source.events[index] {
    case .open(.span(let mark)): return open(mark, at: index)
    case .close(.span): closeMark()
    case .open(let element): return open(element, at: index)
    case .close(let element): close(element)
    case .code(let code, let language):
      if !isConstant { draw(code: code, language, at: index) }
    case .html(let html):
      if !isConstant { draw(html: html, at: index) }
    case .rule:
      if !isConstant { draw(ruleAt: index) }
    default: break
    }
    return index + 1
  }

  private mutating func draw(ruleAt index: Int) {
    if textVeil == nil { prepare(at: index) }
    append(.rule)
  }

  private mutating func open(_ element: ProseElement, at index: Int) -> Int {
    switch element {
    case .quote, .list, .item:
      guard isConstant else { break }
      // What is lifted in it is seen without it.
      guard liftsSomething(inBlockAt: index) else { return endOfBlock(at: index) + 1 }
      passedOver += 1
      return index + 1
    default: break
    }
    switch element {
    case .item, .row: append(.open(element))
    case .cell:
      append(.open(element))
      return words(from: index + 1, in: TextStyle(family: .text))
    case _ where isConstant: return endOfBlock(at: index) + 1
    case .paragraph(let isBare, let task): return paragraph(isBare, task, at: index)
    case .heading(let number): return heading(Int(number), at: index)
    default:
      prepare(at: index)
      depth += 1
      append(.open(shown(element)))
    }
    return index + 1
  }

  private mutating func close(_ element: ProseElement) {
    if isConstant {
      passedOver -= 1
      return
    }
    switch element {
    case .quote, .list, .table: depth -= 1
    default: break
    }
    append(.close(shown(element)))
  }

  /// Of a hidden list it is not told where it begins.
  private func shown(_ element: ProseElement) -> ProseElement {
    if textVeil != nil, case .list(_?) = element { .list(start: 1) } else { element }
  }

  private mutating func paragraph(_ isBare: Bool, _ task: ProseTask, at index: Int) -> Int {
    // Without its item, it stands for itself.
    let isBare = isBare && (passedOver == 0 || depth > 0)
    if !isBare { prepare(at: index) }
    let shown = ProseElement.paragraph(
      isBare: isBare, task != .none && textVeil != nil ? .hidden : task)
    append(.open(shown))
    let end = words(from: index + 1, in: TextStyle(family: .text))
    append(.close(shown))
    return end + 1
  }

  private mutating func heading(_ number: Int, at index: Int) -> Int {
    prepare(at: index)
    let heading = source.headings[number]
    let shown: ProseElement
    if textVeil == nil, hasWords(in: .heading(UInt32(number)), at: index) {
      shown = .heading(UInt32(text.headings.count))
      headings[number] = UInt32(text.headings.count)
      var drawn = ProseText.HeadingRecord(level: heading.level)
      drawn.id = id(of: heading)
      text.headings.append(drawn)
    } else {
      shown = .hiddenHeading(level: heading.level)
    }
    append(.open(shown))
    let end = words(from: index + 1, in: Self.style(ofLevel: heading.level))
    append(.close(shown))
    return end + 1
  }

  /// Hidden headings leave no trace in the ids of others.
  private mutating func id(of heading: ProseText.HeadingRecord) -> Extent {
    if heading.slug.isEmpty { return .empty }
    if marks.contains(.private) { return copy(heading.id) }
    let start = copy(heading.slug).range.lowerBound
    let bytes = source.bytes
    if let suffix = names.suffix(of: bytes.span.extracting(heading.slug.range)) {
      text.bytes.append("-")
      text.bytes.append(decimal: suffix)
    }
    return Extent(from: start, to: text.bytes.count)
  }

  /// The theme has sizes for three levels; of those below only the weight differs.
  private static func style(ofLevel level: UInt8) -> TextStyle {
    let scale: Face.Scale =
      switch level {
      case 1: .heading1
      case 2: .heading2
      case 3: .heading3
      default: .body
      }
    return TextStyle(size: scale.thousandths, weight: .bold, family: .text)
  }

  /// Draws words; answers where they end.
  private mutating func words(from index: Int, in style: TextStyle) -> Int {
    let end = endOfWords(from: index)
    if let veil = textVeil {
      drawHidden(index..<end, under: veil, style: style)
    } else {
      drawVisible(index..<end)
    }
    return end
  }

  private mutating func draw(code: Extent, _ language: UInt32, at index: Int) {
    prepare(at: index)
    if let veil = textVeil { return drawHidden(code: [code], under: veil) }
    hasVisibleContent = true
    let all = copy(Extent(from: code.range.lowerBound, to: code.end + Int(language)))
    append(
      .code(Extent(from: all.range.lowerBound, to: all.end - Int(language)), language: language))
  }

  private mutating func draw(html: Extent, at index: Int) {
    let bytes = source.bytes
    let pieces = RawHTML.texts(of: bytes.span.extracting(html.range)).map(html.extracting)
    let hasText = pieces.contains { bytes[$0.range].contains { $0 > 0x20 } }
    if treatment.allowsUnsafeHTML {
      // What it would show cannot be told: where anything is hidden, it is.
      if let veil = textVeil ?? imageVeil {
        guard hasText else { return }
        prepare(at: index, hides: true)
        append(.open(.paragraph(isBare: false, .none)))
        drawConstant(textVeil == nil ? .image : .text, under: veil)
        return append(.close(.paragraph(isBare: false, .none)))
      }
      prepare(at: index)
      hasVisibleContent = true
      return append(.html(copy(html)))
    }
    guard hasText else { return }
    prepare(at: index)
    // It is shown as code, and hidden as code.
    if let veil = textVeil { return drawHidden(code: pieces, under: veil) }
    hasVisibleContent = true
    let start = text.bytes.count
    for piece in pieces { _ = copy(piece) }
    append(.code(Extent(from: start, to: text.bytes.count), language: 0))
  }
}
