// What is private of a text: read where it stands, by itself, or left out.

import Drawing

extension TextBuilder {
  /// Reads the private part that a comment stands for, if it is the next one's.
  mutating func readsPart(
    at node: MarkdownNode, _ html: Extent, into findings: inout Findings
  ) -> Bool {
    guard let parts = source.parts, open.isEmpty,
      parsed.prose.bytes[html.range].elementsEqual(PrivateParts.comment)
    else { return false }
    tellLostParts(before: node.line, into: &findings)
    guard nextPart < parts.parts.count, parts.parts[nextPart].line == node.line else {
      return false
    }
    let part = parts.parts[nextPart]
    nextPart += 1
    parsed.prose.bytes.removeLast(html.range.count)
    parsed.prose.hasMarks = true
    if options.leavesOutPrivate {
      parsed.isCut = true
      append(.open(.span(.private)))
    } else {
      append(.comment(store(source.bytes(part.opening))))
      append(.open(.span(.private)))
      var inside = TextBuilder(
        source.inside(part), options: options, in: spans.marks + [.private])
      swap(&parsed, &inside.parsed)
      _ = inside.build(into: &findings)
      swap(&parsed, &inside.parsed)
      append(.comment(store(source.bytes(part.closing))))
    }
    append(.close(.span(.private)))
    return true
  }

  /// Tells of private parts whose comments were swallowed, by an element of raw HTML around them.
  mutating func tellLostParts(before line: Int, into findings: inout Findings) {
    guard let parts = source.parts?.parts else { return }
    while nextPart < parts.count, parts[nextPart].line < line {
      findings.add(
        .markNotAtMargin("private"), line: source.line(parts[nextPart].line), column: 1)
      nextPart += 1
    }
  }

  private mutating func store(_ bytes: ArraySlice<UInt8>) -> Extent {
    let start = parsed.prose.bytes.count
    parsed.prose.bytes += bytes
    return Extent(from: start, to: parsed.prose.bytes.count)
  }
}

// How events and their bytes come to stand in a text.

extension TextBuilder {
  mutating func store(_ part: MarkdownNode.Part, of node: MarkdownNode) -> Extent {
    let start = parsed.prose.bytes.count
    append(part, of: node)
    return Extent(from: start, to: parsed.prose.bytes.count)
  }

  /// Appends what a node says. Of U+FFFE and U+FFFF, which only their numbers can stand for, cmark makes
  /// bytes that are no text.
  mutating func append(_ part: MarkdownNode.Part, of node: MarkdownNode) {
    let start = parsed.prose.bytes.count
    node.append(part, to: &parsed.prose.bytes)
    guard source.hasNumberedCharacters else { return }
    let said = parsed.prose.bytes[start...]
    if said.allSatisfy({ $0 < 0xFE }) { return }
    let text = said.flatMap { $0 < 0xFE ? [$0] : Array("\u{FFFD}".utf8) }
    parsed.prose.bytes.replaceSubrange(start..., with: text)
  }

  mutating func append(_ event: ProseEvent) {
    parsed.prose.events.append(event)
  }

  mutating func push(_ element: ProseElement) {
    open.append(parsed.prose.events.count)
    append(.open(element))
  }

  /// Ends what was opened last.
  mutating func pop() {
    guard let start = open.popLast(), case .open(let element) = parsed.prose.events[start] else {
      return
    }
    append(.close(element))
  }
}
