// Prose as lines of text, for the terminal and for snapshots.

extension DrawnProse {
  /// The readable form; hidden words are `▒` in it.
  package var text: [UInt8] {
    var lines = ProseLines(prose: prose, allowsUnsafe: allowsUnsafe)
    for event in prose.events[prose.start...] { lines.write(event) }
    return lines.out
  }
}

private struct ProseLines {
  let prose: ProseText
  let allowsUnsafe: Bool
  var out: [UInt8] = []
  /// The lists that are open: the number of the next item, or none where they are not numbered.
  private var lists: [Int?] = []
  private var quotes = 0
  private var isInCode = false
  private var isAtStart = true
  private var isSpacePending = false
  private var isItemOpen = false

  init(prose: ProseText, allowsUnsafe: Bool) {
    self.prose = prose
    self.allowsUnsafe = allowsUnsafe
  }

  mutating func write(_ event: ProseEvent) {
    switch event {
    case .open(let element): open(element)
    case .close(let element): close(element)
    case .code(let code, _), .codeBlocks(let code, _): write(code: prose.bytes[code.range])
    case .html(let html):
      let words = words(ofHTML: html)
      if words.contains(where: { $0 > 0x20 }) { write(code: words[...]) }
    case .htmlInline(let html): write(words(ofHTML: html)[...])
    case .text(let words), .codeSpan(let words), .blocks(let words), .codeSpanBlocks(let words):
      write(prose.bytes[words.range])
    case .softBreak: isSpacePending = !isAtStart
    case .lineBreak: startLine()
    case .rule: line("———")
    case .picture(let number): write(prose.pictures[Int(number)])
    case .box(let width, let height, _):
      word("▒")
      out.append(decimal: Int(width))
      out.append(text: "×")
      out.append(decimal: Int(height))
      out.append(text: "▒")
    case .constant: write(Projection.constant.glyphs[...])
    case .constantParagraph:
      startLine()
      write(Projection.constant.glyphs[...])
      startLine()
    case .comment: break
    }
  }

  private mutating func open(_ element: ProseElement) {
    switch element {
    case .heading(let number): heading(prose.headings[Int(number)].level)
    case .hiddenHeading(let level): heading(level)
    case .paragraph(let isBare, let task):
      if !isBare { startLine() }
      switch task {
      case .none: return
      case .toDo: word("[ ]")
      case .done: word("[x]")
      case .hidden: word("[▒]")
      }
      isSpacePending = true
    case .table, .row, .stale, .hiddenPart: startLine()
    case .cell:
      if !isAtStart { out.append(text: " | ") }
      isSpacePending = false
    case .quote:
      startLine()
      quotes += 1
    case .list(let start):
      startLine()
      lists.append(start.map(Int.init))
    case .item: item()
    case .span, .emphasis, .strong, .link, .hiddenLink, .hiddenRun: break
    }
  }

  private mutating func close(_ element: ProseElement) {
    switch element {
    case .quote:
      startLine()
      quotes -= 1
    case .list:
      startLine()
      _ = lists.popLast()
    case .paragraph(let isBare, _):
      if !isBare { startLine() }
    case .heading, .hiddenHeading, .item, .row, .stale, .hiddenPart: startLine()
    case .table, .cell, .span, .emphasis, .strong, .link, .hiddenLink, .hiddenRun: break
    }
  }

  /// Raw HTML as it is written, for nobody here knows what it shows; without comments where it is
  /// shown as text.
  private func words(ofHTML html: Extent) -> [UInt8] {
    if allowsUnsafe { return Array(prose.bytes[html.range]) }
    let pieces = RawHTML.texts(of: prose.bytes.span.extracting(html.range))
    return pieces.flatMap { prose.bytes[html.extracting($0).range] }
  }

  private mutating func write(code: ArraySlice<UInt8>) {
    startLine()
    isInCode = true
    write(code)
    isInCode = false
    startLine()
  }

  private mutating func write(_ picture: ProseText.PictureRecord) {
    let other = prose.bytes[picture.alternative.range]
    guard prose.shows(picture, allowsUnsafe: allowsUnsafe) else { return write(other) }
    word("‹picture")
    if !other.isEmpty {
      out.append(text: ": ")
      out.append(contentsOf: other)
    }
    out.append(text: "›")
  }

  /// Writes words: white space collapsed but in code, each run of glyphs of the skeleton font as `▒`.
  private mutating func write(_ words: ArraySlice<UInt8>) {
    var isInPiece = false
    for scalar in String(decoding: words, as: UTF8.self).unicodeScalars {
      let isGlyph = 0xE000...0xF8FF ~= scalar.value
      defer { isInPiece = isGlyph }
      if isGlyph && isInPiece { continue }
      switch scalar {
      case "\n" where isInCode:
        out.append(UInt8(ascii: "\n"))
        isAtStart = true
      case " " where isInCode: begin()
      case " ", "\n", "\t": isSpacePending = !isAtStart
      case "\u{200B}": continue
      default: begin()
      }
      if scalar == " ", isInCode { out.append(UInt8(ascii: " ")) }
      if scalar.properties.isWhitespace || scalar == "\u{200B}" { continue }
      out.append(contentsOf: UTF8.encode(isGlyph ? "▒" : scalar) ?? .encodedReplacementCharacter)
    }
  }

  private mutating func word(_ text: StaticString) {
    begin()
    out.append(text)
  }

  private mutating func line(_ text: StaticString) {
    startLine()
    word(text)
    startLine()
  }

  private mutating func heading(_ level: UInt8) {
    startLine()
    begin()
    out.append(contentsOf: repeatElement(UInt8(ascii: "#"), count: Int(level)))
    isSpacePending = true
  }

  private mutating func item() {
    startLine()
    begin(isItem: true)
    if let number = lists.last ?? nil {
      out.append(decimal: number)
      out.append(UInt8(ascii: "."))
      lists[lists.count - 1] = number + 1
    } else {
      out.append(UInt8(ascii: "-"))
    }
    out.append(UInt8(ascii: " "))
    isAtStart = true
    isItemOpen = true
  }

  /// Ends the line, unless nothing stands on it yet.
  private mutating func startLine() {
    isSpacePending = false
    if isItemOpen || isAtStart { return }
    out.append(UInt8(ascii: "\n"))
    isAtStart = true
  }

  /// Gets ready for a word: indents a new line, or writes the space that is due.
  private mutating func begin(isItem: Bool = false) {
    if isItemOpen {
      isItemOpen = false
    } else if isAtStart {
      for _ in 0..<quotes { out.append(text: "> ") }
      for _ in 0..<max(lists.count - (isItem ? 1 : 0), 0) { out.append(text: "  ") }
      if isInCode { out.append(text: "    ") }
    } else if isSpacePending {
      out.append(UInt8(ascii: " "))
    }
    isAtStart = false
    isSpacePending = false
  }
}
