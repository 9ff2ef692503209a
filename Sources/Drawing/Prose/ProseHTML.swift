// Prose as HTML: one pass over its events, one buffer of bytes.

/// Writes prose as HTML, once; frames copy it.
struct ProseHTML {
  let text: ProseText
  let allowsUnsafe: Bool
  /// Whether all of the part that is open is made inert at once.
  var isInHiddenPart = false
  /// Whether the table that is open has begun its body.
  var isInBody = false
  /// Whether the cell that is open names a column.
  var isInHeader = false

  static func write(_ text: ProseText, allowsUnsafe: Bool) -> [UInt8] {
    var pass = ProseHTML(text: text, allowsUnsafe: allowsUnsafe)
    return ByteSink.bytes { sink in
      for index in text.start..<text.events.count { pass.write(at: index, into: &sink) }
    }
  }

  private init(text: ProseText, allowsUnsafe: Bool) {
    self.text = text
    self.allowsUnsafe = allowsUnsafe
  }

  @inline(__always)
  private mutating func write(at index: Int, into sink: inout ByteSink) {
    let event = text.events[index]
    switch event {
    case .text(let words): escape(words, into: &sink)
    case .softBreak: sink.append("\n")
    case .open(let element): open(element, at: index, into: &sink)
    case .close(let element): close(element, into: &sink)
    case .codeSpan(let code):
      sink.append("<code>")
      escape(code, into: &sink)
      sink.append("</code>")
    case .lineBreak: sink.append("<br />\n")
    case .picture(let number): write(text.pictures[Int(number)], into: &sink)
    case .code(let code, let language): write(code: code, language: language, into: &sink)
    case .rule:
      sink.startLine()
      sink.append("<hr />\n")
    case .html(let html): write(html: html, into: &sink)
    case .htmlInline(let html):
      if allowsUnsafe { copy(html, into: &sink) } else { writeText(ofHTML: html, into: &sink) }
    case .comment(let comment):
      if allowsUnsafe { write(html: comment, into: &sink) }
    case .blocks(let glyphs): copy(glyphs, into: &sink)
    default: write(hidden: event, into: &sink)
    }
  }

  /// What stands for hidden content.
  private func write(hidden event: ProseEvent, into sink: inout ByteSink) {
    switch event {
    case .codeSpanBlocks(let glyphs):
      sink.append("<code>")
      copy(glyphs, into: &sink)
      sink.append("</code>")
    case .codeBlocks(let glyphs, let look):
      sink.startLine()
      sink.append("<pre")
      if !isInHiddenPart { appendBlocks(look, into: &sink) }
      sink.append("><code>")
      copy(glyphs, into: &sink)
      sink.append("</code></pre>\n")
    case .box(let width, let height, let look):
      sink.append("<span class=\"box")
      if isInHiddenPart {
        sink.append(classOf: look)
        sink.append("\"")
      } else {
        sink.finishClass(of: look)
      }
      sink.append(">")
      sink.append(boxOfWidth: Int(width), height: Int(height))
      sink.append("</span>")
    case .constant(let look):
      if !isInHiddenPart { openRun(look, into: &sink) }
      writeConstant(into: &sink)
      if !isInHiddenPart { sink.append("</span>") }
    case .constantParagraph:
      sink.startLine()
      sink.append("<p")
      if !isInHiddenPart { appendBlocks(.blocks, into: &sink) }
      sink.append(">")
      writeConstant(into: &sink)
      sink.append("</p>\n")
    default: break
    }
  }

  private func writeConstant(into sink: inout ByteSink) {
    let glyphs = Projection.constant.glyphs
    sink.append(copying: glyphs.span)
  }

  func escape(_ run: Extent, into sink: inout ByteSink) {
    sink.append(escaped: text.bytes.span.extracting(run.range))
  }

  func copy(_ run: Extent, into sink: inout ByteSink) {
    sink.append(copying: text.bytes.span.extracting(run.range))
  }

  func appendBlocks(_ look: Look, into sink: inout ByteSink) {
    sink.append(" class=\"sk")
    sink.finishClass(of: look)
  }
}

// MARK: - What stands for itself

extension ProseHTML {
  /// Code, and the language that it is in.
  private func write(code: Extent, language: UInt32, into sink: inout ByteSink) {
    sink.startLine()
    sink.append("<pre><code")
    if language > 0 {
      sink.append(" class=\"language-")
      escape(Extent(from: code.end, to: code.end + Int(language)), into: &sink)
      sink.append("\"")
    }
    sink.append(">")
    escape(code, into: &sink)
    sink.append("</code></pre>\n")
  }

  /// A picture, or its other text if its source is not let through.
  private func write(_ picture: ProseText.PictureRecord, into sink: inout ByteSink) {
    guard text.shows(picture, allowsUnsafe: allowsUnsafe) else {
      return escape(picture.alternative, into: &sink)
    }
    sink.append("<img src=\"")
    sink.append(address: text.bytes.span.extracting(picture.url.range))
    sink.append("\" alt=\"")
    escape(picture.alternative, into: &sink)
    sink.append("\"")
    write(title: picture.title, into: &sink)
    if let size = picture.size {
      sink.append(" width=\"")
      sink.append(decimal: size.width)
      sink.append("\" height=\"")
      sink.append(decimal: size.height)
      sink.append("\"")
    }
    sink.append(" />")
  }

  /// A block of raw HTML: as it is through the one door, else as text.
  private func write(html: Extent, into sink: inout ByteSink) {
    if allowsUnsafe {
      sink.startLine()
      copy(html, into: &sink)
      return sink.startLine()
    }
    guard RawHTML.hasText(text.bytes.span.extracting(html.range)) else { return }
    sink.startLine()
    sink.append("<pre><code>")
    writeText(ofHTML: html, into: &sink)
    sink.append("</code></pre>\n")
  }

  private func writeText(ofHTML html: Extent, into sink: inout ByteSink) {
    for piece in RawHTML.texts(of: text.bytes.span.extracting(html.range)) {
      escape(html.extracting(piece), into: &sink)
    }
  }
}

extension ByteSink {
  /// Ends the line, unless nothing stands on it.
  mutating func startLine() {
    if let last, last != 0x0A { append(UInt8(ascii: "\n")) }
  }
}
