// What looks like a mark in words and in code, where no mark can stand.

import Drawing

extension TextBuilder {
  /// Looks for what was meant as a mark in the words of a paragraph or heading that was just closed.
  func checkWords(
    from start: Int, of node: MarkdownNode, into findings: inout Findings
  ) {
    let bytes = parsed.prose.bytes
    let mayHoldMark = MarkOpeners.are(source.openers, in: bytes.span.extracting(wordsStart...))
    guard mayHoldMark || source.hasFence else { return }
    var words: [UInt8] = []
    words.reserveCapacity(2 * (bytes.count - wordsStart))
    for event in parsed.prose.events[start...] {
      switch event {
      case .text(let text): words += bytes[text.range]
      case .softBreak, .lineBreak: words.append(0x0A)
      // Code is shown as it is, and raw HTML was looked at.
      case .codeSpan, .htmlInline, .picture: words.append(UInt8(ascii: "`"))
      default: break
      }
    }
    tellWish(in: words[...], of: node, into: &findings)
  }

  /// Looks for what was meant as a mark in code that is indented, on lines of its own.
  mutating func checkIndented(
    _ code: MarkdownNode, _ text: ArraySlice<UInt8>, into findings: inout Findings
  ) {
    var wishes: [MarkWish] = []
    var (line, counted) = (0, text.startIndex)
    for index in MarkOpeners(text) {
      let before = text[..<index].last { $0 != 0x20 && $0 != 0x09 }
      guard before == nil || before == 0x0A else { continue }
      let end = text[index...].firstIndex(of: 0x0A) ?? text.endIndex
      guard var wish = MarkWish(at: index, of: text[..<end]) else { continue }
      line += text[counted..<index].count { $0 == 0x0A }
      counted = index
      wish.line = line
      wishes.append(wish)
    }
    if wishes.isEmpty || isFenced(code, text) { return }
    for wish in wishes {
      spans.tell(
        AuthorComment.meaning(of: wish), line: source.line(code.line + wish.line),
        column: wish.line == 0 ? code.column : 1, into: &findings)
    }
  }

  /// Whether code stands between fences: else what stands where it begins is its first line.
  private mutating func isFenced(_ code: MarkdownNode, _ text: ArraySlice<UInt8>) -> Bool {
    let opening = tables.bytes(ofLine: code.line).dropFirst(code.column - 1)
    guard let mark = opening.first else { return false }
    return (mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"))
      && !text.prefix(while: { $0 != 0x0A && $0 != 0x0D }).elementsEqual(opening)
  }

  /// Looks for what was meant as a mark in definitions of links, of which a tree holds nothing.
  func checkDefinitions(into findings: inout Findings) {
    let text = source.text
    guard RawHTML.find("]: ", in: text.span, from: 0) != nil else { return }
    var lines = SourceLines(text)
    var code = FencedLines()
    for number in 1...max(1, lines.count) {
      let line = lines.line(number)
      if code.reads(line) { continue }
      guard let wish = MarkWish(definition: line) else { continue }
      findings.add(
        .unknownMark(wish.written, suggestion: wish.suggestion), line: source.line(number),
        byteColumn: 1)
    }
  }

  private func tellWish(
    in text: ArraySlice<UInt8>, of node: MarkdownNode, into findings: inout Findings
  ) {
    let fence = source.hasFence ? MarkWish.firstFence(in: text) : nil
    guard let wish = MarkWish.first(in: text) ?? fence else { return }
    spans.tell(
      AuthorComment.meaning(of: wish), line: source.line(node.line + wish.line),
      column: wish.line == 0 ? node.column : 1, into: &findings)
  }
}
