// What is private of a text: read where it stands, by itself, or left out.

extension TapeBuilder {
  /// Reads the private part that a comment stands for, if it is the next one's.
  mutating func readsPart(
    at node: MarkdownNode, _ html: Tape.Slice, into findings: inout Findings
  ) -> Bool {
    guard let parts = source.parts, open.isEmpty,
      tape.bytes[html.range].elementsEqual(PrivateParts.comment)
    else { return false }
    tellLostParts(before: node.line, into: &findings)
    guard nextPart < parts.parts.count, parts.parts[nextPart].line == node.line else {
      return false
    }
    let part = parts.parts[nextPart]
    nextPart += 1
    tape.bytes.removeLast(Int(html.count))
    let start = tape.events.count
    append(
      .openSpan, detail: AuthorMark.private.rawValue,
      slice: options.leavesOutPrivate ? .empty : store(source.bytes(part.opening)))
    if options.leavesOutPrivate {
      tape.isCut = true
    } else {
      var inside = TapeBuilder(
        source.inside(part), options: options, in: spans.marks + [.private])
      swap(&tape, &inside.tape)
      _ = inside.build(into: &findings)
      swap(&tape, &inside.tape)
    }
    tape.events[start].other = UInt32(tape.events.count)
    append(
      .closeSpan, detail: AuthorMark.private.rawValue,
      slice: options.leavesOutPrivate ? .empty : store(source.bytes(part.closing)),
      other: UInt32(start))
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

  private mutating func store(_ bytes: ArraySlice<UInt8>) -> Tape.Slice {
    let slice = Tape.Slice(offset: UInt32(tape.bytes.count), count: UInt32(bytes.count))
    tape.bytes += bytes
    return slice
  }
}
