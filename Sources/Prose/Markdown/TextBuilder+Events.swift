// How events and their bytes come to stand in a text.

import Drawing

extension TextBuilder {
  mutating func store(_ part: MarkdownNode.Part, of node: MarkdownNode) -> Extent {
    let start = parsed.prose.bytes.count
    node.append(part, to: &parsed.prose.bytes)
    return Extent(from: start, to: parsed.prose.bytes.count)
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
