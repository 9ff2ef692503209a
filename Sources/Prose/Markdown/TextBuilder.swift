// Reads cmark's tree into a text, once, without recursion.

import Drawing

/// Walks a tree and writes down what it says. Private parts are read where they stand, each by
/// itself; of them nothing is written down if they are left out.
struct TextBuilder {
  var parsed = ParsedText()
  let options: MarkdownOptions
  var open: [Int] = []
  private var setsBareParagraphs: [Bool] = []
  var spans: SpanStack
  var tables: TableFinder
  let source: MarkdownSource
  var nextPart = 0
  /// Where the bytes of the paragraph or heading that is open begin.
  var wordsStart = 0

  /// A text, parsed; what is wrong with the author's marks goes to the findings. Nothing where it cannot be
  /// parsed.
  static func text(
    of source: MarkdownSource, options: MarkdownOptions, into findings: inout Findings
  ) -> ParsedText? {
    var builder = TextBuilder(source, options: options, in: [])
    builder.parsed.prose.bytes.reserveCapacity(source.text.count + source.text.count / 8)
    builder.parsed.prose.events.reserveCapacity(source.text.count / 12)
    return builder.build(into: &findings) ? builder.parsed : nil
  }

  init(_ source: MarkdownSource, options: MarkdownOptions, in outer: [AuthorMark]) {
    self.source = source
    tables = TableFinder(source: source.text)
    self.options = options
    spans = SpanStack(in: outer)
  }

  mutating func build(into findings: inout Findings) -> Bool {
    if let excess = ParsingCost.excess(of: source.text.span) {
      findings.add(.tooCostly(excess.what), line: source.line(excess.line), column: 1)
      return false
    }
    let tree = MarkdownTree(
      parsing: source.text.span, isSmart: options.isSmart,
      replacesInvalidUTF8: UTF8Check.firstInvalid(in: source.text.span) != nil)
    guard let tree else { return false }
    walk(tree.root, into: &findings)
    checkDefinitions(into: &findings)
    tellLostParts(before: .max, into: &findings)
    return true
  }

  private mutating func walk(_ root: MarkdownNode, into findings: inout Findings) {
    var node = root
    while true {
      let kind = node.kind
      if enter(node, kind, into: &findings), let child = node.firstChild {
        node = child
        continue
      }
      leave(node, kind, into: &findings)
      while true {
        if node == root { return }
        if let next = node.next {
          node = next
          break
        }
        guard let parent = node.parent else { return }
        node = parent
        leave(node, node.kind, into: &findings)
      }
    }
  }

  /// Writes down that a node begins; says whether its children are to be walked.
  private mutating func enter(
    _ node: MarkdownNode, _ kind: MarkdownNode.Kind, into findings: inout Findings
  ) -> Bool {
    switch kind {
    case .document: enterContainer(setsBareParagraphs: false)
    case .quote:
      push(.quote)
      enterContainer(setsBareParagraphs: false)
    case .list:
      push(.list(start: node.isOrderedList ? UInt32(clamping: node.listStart) : nil))
    case .item:
      push(.item(isTask: false))
      enterContainer(setsBareParagraphs: node.parent?.isTightList ?? false)
    case .paragraph:
      wordsStart = parsed.prose.bytes.count
      push(.paragraph(isBare: setsBareParagraphs.last == true, .none))
    case .heading:
      wordsStart = parsed.prose.bytes.count
      push(.heading(UInt32(parsed.prose.headings.count)))
      parsed.prose.headings.append(
        ProseText.HeadingRecord(
          level: UInt8(clamping: node.headingLevel), isPrivate: spans.isPrivate))
    case .code: code(node, into: &findings)
    case .html: html(node, into: &findings)
    case .rule: append(.rule)
    case .text:
      text(node)
      return false
    case .softBreak:
      append(.softBreak)
      return false
    case .lineBreak: append(.lineBreak)
    case .codeSpan: append(.codeSpan(store(.literal, of: node)))
    case .htmlInline:
      let html = store(.literal, of: node)
      spans.check(
        inline: node, parsed.prose.bytes[html.range], line: source.line(node.line), into: &findings)
      append(.htmlInline(html))
    case .emphasis: push(.emphasis)
    case .strong: push(.strong)
    case .link: link(node)
    case .picture:
      picture(node)
      return false
    case .none, .custom, .customInline: break
    }
    return true
  }

  /// Writes down that a node ends.
  private mutating func leave(
    _ node: MarkdownNode, _ kind: MarkdownNode.Kind, into findings: inout Findings
  ) {
    switch kind {
    case .document: leaveContainer(into: &findings)
    case .quote:
      leaveContainer(into: &findings)
      pop()
    case .item:
      leaveContainer(into: &findings)
      pop()
    case .list, .emphasis, .strong, .link: pop()
    case .paragraph: closeParagraph(node, into: &findings)
    case .heading: closeHeading(node, into: &findings)
    default: break
    }
  }
}

// MARK: - Blocks

extension TextBuilder {
  private mutating func enterContainer(setsBareParagraphs isBare: Bool) {
    setsBareParagraphs.append(isBare)
    spans.enterContainer()
  }

  private mutating func leaveContainer(into findings: inout Findings) {
    setsBareParagraphs.removeLast()
    spans.leaveContainer(closing: &parsed.prose, into: &findings)
  }

  private mutating func code(_ node: MarkdownNode, into findings: inout Findings) {
    let code = store(.literal, of: node)
    // Of what its author wrote behind the fence, the first word is the language.
    let info = store(.info, of: node).range
    let end = info.first { Self.isWhite(parsed.prose.bytes[$0]) } ?? info.upperBound
    append(.code(code, language: UInt32(end - info.lowerBound)))
    if source.openers != .none {
      checkIndented(node, parsed.prose.bytes[code.range], into: &findings)
    }
  }

  private static func isWhite(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private mutating func html(_ node: MarkdownNode, into findings: inout Findings) {
    let html = store(.literal, of: node)
    if readsPart(at: node, html, into: &findings) { return }
    let isRead = spans.read(
      block: node, line: source.line(node.line), html, of: &parsed.prose, into: &findings)
    if !isRead { append(.html(html)) }
  }

  private mutating func closeParagraph(_ node: MarkdownNode, into findings: inout Findings) {
    let start = open.last ?? 0
    pop()
    checkWords(from: start, of: node, into: &findings)
    if options.hasTables {
      tables.find(in: &parsed.prose, paragraph: start, line: node.line)
      for line in tables.overfull {
        findings.add(.cellsLeftOut, line: source.line(line), column: 1, .warning)
      }
    }
    if options.hasTaskLists { TaskList.find(in: &parsed.prose, paragraph: start) }
  }

  private mutating func closeHeading(_ node: MarkdownNode, into findings: inout Findings) {
    let start = open.last ?? 0
    pop()
    checkWords(from: start, of: node, into: &findings)
    guard options.hasAnchors else { return }
    let slug = Slug.append(forHeadingAt: start, to: &parsed.prose)
    parsed.prose.headings[parsed.prose.headings.count - 1].slug = slug
  }
}
