// How events and their bytes come to stand on the tape.

extension TapeBuilder {
  mutating func store(_ part: MarkdownNode.Part, of node: MarkdownNode) -> Tape.Slice {
    let start = tape.bytes.count
    node.append(part, to: &tape.bytes)
    return Tape.Slice(offset: UInt32(start), count: UInt32(tape.bytes.count - start))
  }

  mutating func append(
    _ kind: Tape.Event.Kind, detail: UInt8 = 0, slice: Tape.Slice = .empty, other: UInt32 = 0
  ) {
    tape.events.append(Tape.Event(kind: kind, detail: detail, slice: slice, other: other))
  }

  mutating func push(
    _ kind: Tape.Event.Kind, detail: UInt8 = 0, slice: Tape.Slice = .empty
  ) {
    open.append(tape.events.count)
    append(kind, detail: detail, slice: slice)
  }

  mutating func pop(_ kind: Tape.Event.Kind) {
    guard let start = open.popLast() else { return }
    tape.events[start].other = UInt32(tape.events.count)
    append(kind, detail: tape.events[start].detail, other: UInt32(start))
  }
}
