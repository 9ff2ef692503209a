// What looks like a mark in words and in code, where no mark can stand.

extension TapeBuilder {
  /// Looks for what was meant as a mark in the words of a paragraph or heading that was just closed.
  func checkWords(
    from start: Int, of node: MarkdownNode, into findings: inout Findings
  ) {
    guard source.mayHoldWishes,
      MarkWish.mayBegin(in: tape.bytes.span.extracting(wordsStart...))
    else { return }
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
    guard MarkWish.mayHold(text.span) else { return }
    var wishes: [(line: Int, meaning: AuthorComment)] = []
    for (number, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = text.first, MarkWish.mayOpen(first), let wish = MarkWish.first(in: text),
        text.starts(with: wish.written.utf8)
      else { continue }
      wishes.append((number, AuthorComment.meaning(of: wish)))
    }
    if wishes.isEmpty || isFenced(code, text) { return }
    for (number, meaning) in wishes {
      spans.tell(
        meaning, line: source.line(code.line + number), column: number == 0 ? code.column : 1,
        into: &findings)
    }
  }

  /// Whether code stands between fences: else what stands where it begins is its first line.
  private mutating func isFenced(_ code: MarkdownNode, _ text: ArraySlice<UInt8>) -> Bool {
    let opening = tables.bytes(ofLine: code.line).dropFirst(code.column - 1)
    guard let mark = opening.first else { return false }
    return (mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"))
      && !text.prefix(while: { $0 != 0x0A && $0 != 0x0D }).elementsEqual(opening)
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
