// Words, links and pictures of a text.

import Drawing

extension TextBuilder {
  /// Texts that follow each other become one.
  mutating func text(_ node: MarkdownNode) {
    let words = store(.literal, of: node)
    if case .text(let last)? = parsed.prose.events.last, last.end == words.range.lowerBound {
      let whole = Extent(from: last.range.lowerBound, to: words.end)
      parsed.prose.events[parsed.prose.events.count - 1] = .text(whole)
    } else {
      append(.text(words))
    }
  }

  mutating func link(_ node: MarkdownNode) {
    push(.link(UInt32(parsed.prose.links.count)))
    let url = store(.url, of: node)
    let isSafe = URLRule.allowsLink(parsed.prose.bytes.span.extracting(url.range))
    parsed.prose.links.append(
      ProseText.LinkRecord(url: url, title: store(.title, of: node), goal: .address(isSafe: isSafe))
    )
    parsed.linkSpots.append(spot(of: node))
  }

  /// A picture is one event: what stands in its brackets is only its other text.
  mutating func picture(_ node: MarkdownNode) {
    let url = store(.url, of: node)
    let title = store(.title, of: node)
    let start = parsed.prose.bytes.count
    var inner = node.firstChild
    while let child = inner {
      switch child.kind {
      case .text, .codeSpan, .htmlInline: append(.literal, of: child)
      case .lineBreak, .softBreak: parsed.prose.bytes.append(UInt8(ascii: " "))
      default: break
      }
      inner = Self.following(child, in: node)
    }
    append(.picture(UInt32(parsed.prose.pictures.count)))
    parsed.prose.pictures.append(
      ProseText.PictureRecord(
        url: url, title: title, alternative: Extent(from: start, to: parsed.prose.bytes.count),
        isSafe: URLRule.allowsPicture(parsed.prose.bytes.span.extracting(url.range))))
    parsed.pictureSpots.append(spot(of: node))
  }

  /// The node after this one in reading order, within a root.
  private static func following(_ node: MarkdownNode, in root: MarkdownNode) -> MarkdownNode? {
    if let child = node.firstChild { return child }
    var node = node
    while node != root {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  private func spot(of node: MarkdownNode) -> ParsedText.Spot {
    ParsedText.Spot(line: source.line(node.line), column: node.column)
  }
}
