// Reads cmark's tree into a tape, once, without recursion.

/// Walks a tree and writes down what it says. Private parts are read where they stand, each by
/// itself; of them nothing is written down if they are left out.
struct TapeBuilder {
  var tape = Tape()
  let options: MarkdownOptions
  var open: [Int] = []
  private var setsBareParagraphs: [Bool] = []
  var spans: SpanStack
  var tables: TableFinder
  let source: MarkdownSource
  var nextPart = 0
  /// Where the bytes of the paragraph or heading that is open begin.
  var wordsStart = 0

  /// The tape of a text; mistakes of the author's marks go to the findings. Nothing where it cannot be
  /// parsed.
  static func tape(
    of source: MarkdownSource, options: MarkdownOptions, into findings: inout Findings
  ) -> Tape? {
    var builder = TapeBuilder(source, options: options, in: [])
    builder.tape.bytes.reserveCapacity(source.text.count + source.text.count / 8)
    builder.tape.events.reserveCapacity(source.text.count / 12)
    return builder.build(into: &findings) ? builder.tape : nil
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
      while node.next == nil {
        guard node != root, let parent = node.parent else { return }
        node = parent
        leave(node, node.kind, into: &findings)
      }
      guard node != root, let next = node.next else { return }
      node = next
    }
  }

  /// Writes down that a node begins; says whether its children are to be walked.
  private mutating func enter(
    _ node: MarkdownNode, _ kind: MarkdownNode.Kind, into findings: inout Findings
  ) -> Bool {
    switch kind {
    case .document: enterContainer(setsBareParagraphs: false)
    case .quote:
      push(.openQuote)
      enterContainer(setsBareParagraphs: false)
    case .list: list(node)
    case .item:
      push(.openItem)
      enterContainer(setsBareParagraphs: node.parent?.isTightList ?? false)
    case .paragraph:
      wordsStart = tape.bytes.count
      push(.openParagraph, detail: setsBareParagraphs.last == true ? 1 : 0)
    case .heading:
      wordsStart = tape.bytes.count
      push(.openHeading, detail: UInt8(clamping: node.headingLevel))
    case .code: code(node, into: &findings)
    case .html: html(node, into: &findings)
    case .rule: tape.events.append(Tape.Event(kind: .rule))
    case .text: text(node)
    case .softBreak: tape.events.append(Tape.Event(kind: .softBreak))
    case .lineBreak: tape.events.append(Tape.Event(kind: .lineBreak))
    case .codeSpan:
      tape.events.append(Tape.Event(kind: .codeSpan, slice: store(.literal, of: node)))
    case .htmlInline:
      let slice = store(.literal, of: node)
      spans.check(
        inline: node, tape.bytes[slice.range], line: source.line(node.line), into: &findings)
      tape.events.append(Tape.Event(kind: .htmlInline, slice: slice))
    case .emphasis: push(.openEmphasis)
    case .strong: push(.openStrong)
    case .link:
      push(.openLink, slice: Tape.Slice(offset: UInt32(tape.links.count), count: 0))
      tape.links.append(target(node))
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
      pop(.closeQuote)
    case .list: pop(.closeList)
    case .item:
      leaveContainer(into: &findings)
      pop(.closeItem)
    case .paragraph: closeParagraph(node, into: &findings)
    case .heading: closeHeading(node, into: &findings)
    case .emphasis: pop(.closeEmphasis)
    case .strong: pop(.closeStrong)
    case .link: pop(.closeLink)
    default: break
    }
  }
}

// MARK: - Blocks

extension TapeBuilder {
  private mutating func enterContainer(setsBareParagraphs isBare: Bool) {
    setsBareParagraphs.append(isBare)
    spans.enterContainer()
  }

  private mutating func leaveContainer(into findings: inout Findings) {
    setsBareParagraphs.removeLast()
    spans.leaveContainer(closing: &tape, into: &findings)
  }

  private mutating func list(_ node: MarkdownNode) {
    guard node.isOrderedList else { return push(.openList, detail: Tape.ListKind.bullet) }
    let start = Tape.Slice(offset: UInt32(clamping: node.listStart), count: 0)
    push(.openList, detail: Tape.ListKind.ordered, slice: start)
  }

  private mutating func code(_ node: MarkdownNode, into findings: inout Findings) {
    let slice = store(.literal, of: node)
    append(.code, slice: slice, other: UInt32(tape.infos.count))
    tape.infos.append(store(.info, of: node))
    if source.openers != .none { checkIndented(node, tape.bytes[slice.range], into: &findings) }
  }

  private mutating func html(_ node: MarkdownNode, into findings: inout Findings) {
    let slice = store(.literal, of: node)
    if readsPart(at: node, slice, into: &findings) { return }
    let isRead = spans.read(
      block: node, line: source.line(node.line), slice: slice, in: open.first, of: &tape,
      into: &findings)
    if !isRead { append(.html, slice: slice) }
  }

  private mutating func closeParagraph(_ node: MarkdownNode, into findings: inout Findings) {
    let start = open.last ?? 0
    pop(.closeParagraph)
    checkWords(from: start, of: node, into: &findings)
    if options.hasTables { tables.find(in: &tape, paragraph: start, line: node.line) }
    if options.hasTaskLists { TaskList.find(in: &tape, paragraph: start) }
  }

  private mutating func closeHeading(_ node: MarkdownNode, into findings: inout Findings) {
    let start = open.last ?? 0
    pop(.closeHeading)
    checkWords(from: start, of: node, into: &findings)
    if options.hasAnchors { tape.events[start].slice = Slug.append(for: start, to: &tape) }
  }
}

// MARK: - Inlines

extension TapeBuilder {
  /// Texts that follow each other become one.
  private mutating func text(_ node: MarkdownNode) {
    let slice = store(.literal, of: node)
    let last = tape.events.count - 1
    if last >= 0, tape.events[last].kind == .text,
      tape.events[last].slice.offset + tape.events[last].slice.count == slice.offset
    {
      tape.events[last].slice.count += slice.count
    } else {
      append(.text, slice: slice)
    }
  }

  /// A picture is one event: what stands in its brackets is only its other text.
  private mutating func picture(_ node: MarkdownNode) {
    var target = target(node)
    let start = tape.bytes.count
    var inner = node.firstChild
    while let child = inner {
      switch child.kind {
      case .text, .codeSpan, .htmlInline: child.append(.literal, to: &tape.bytes)
      case .lineBreak, .softBreak: tape.bytes.append(UInt8(ascii: " "))
      default: break
      }
      inner = Self.following(child, in: node)
    }
    target.alt = Tape.Slice(
      offset: UInt32(start), count: UInt32(tape.bytes.count - start))
    append(.picture, other: UInt32(tape.pictures.count))
    tape.pictures.append(target)
    if let block = open.first { tape.events[block].holdsPicture = true }
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

  private mutating func target(_ node: MarkdownNode) -> Tape.Target {
    Tape.Target(
      url: store(.url, of: node), title: store(.title, of: node),
      line: source.line(node.line), column: node.column)
  }
}
