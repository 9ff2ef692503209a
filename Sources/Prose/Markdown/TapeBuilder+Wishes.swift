// What looks like a mark in words and in code, where no mark can stand.

extension TapeBuilder {
  /// Looks for what was meant as a mark in the words of a paragraph or heading that was just closed.
  func checkWords(
    from start: Int, of node: MarkdownNode, into findings: inout Findings
  ) {
    guard source.mayHoldWishes else { return }
    var words: [UInt8] = []
    for event in tape.events[start...] {
      switch event.kind {
      case .text: words += tape.bytes[event.slice.range]
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
    // What stands where it begins is then its first line, and no fence.
    let opening = tables.bytes(ofLine: code.line).dropFirst(code.column - 1)
    if let mark = opening.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
      !text.prefix(while: { $0 != 0x0A && $0 != 0x0D }).elementsEqual(opening)
    {
      return
    }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let wish = MarkWish.first(in: text), text.starts(with: wish.written.utf8) else {
        continue
      }
      spans.tell(
        AuthorComment.meaning(of: wish), line: source.line(code.line + number),
        column: number == 0 ? code.column : 1, into: &findings)
    }
  }

  private func tellWish(
    in text: ArraySlice<UInt8>, of node: MarkdownNode, into findings: inout Findings
  ) {
    guard let wish = MarkWish.first(in: text) else { return }
    spans.tell(
      AuthorComment.meaning(of: wish), line: source.line(node.line + wish.line),
      column: wish.line == 0 ? node.column : 1, into: &findings)
  }
}
