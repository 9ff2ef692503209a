// Which lines of a text are code between fences: there, marks are only shown.

/// The lines of fenced code at the top of a text, as cmark finds them.
///
/// A line that begins at the margin is in no list and no quote, so it can be in no other code.
struct FencedLines {
  private var lines: [Range<Int>] = []
  /// Whether a fence is never closed, or another one begins in its code: then one was forgotten, and
  /// who knows what its author meant to be code.
  private(set) var isDoubtful = false

  /// Reads a text; without a fence in it, nothing is parsed.
  init(_ text: ArraySlice<UInt8>) {
    let holdsFence =
      RawHTML.find("```", in: text.span, from: 0) != nil
      || RawHTML.find("~~~", in: text.span, from: 0) != nil
    guard holdsFence, ParsingCost.excess(of: text.span) == nil,
      let tree = MarkdownTree(parsing: text.span, isSmart: false, replacesInvalidUTF8: false)
    else { return }
    var source = SourceLines(text)
    var next = tree.root.firstChild
    while let node = next {
      next = node.next
      guard node.kind == .code,
        let fence = CodeFence(source.line(node.line))
      else { continue }
      let first = node.line + 1
      // However a line ends, what is read of it ends in one of these.
      let count = Self.lineCount(of: node)
      lines.append(first..<first + count)
      let beginsAnother = (first..<first + count).contains { line in
        CodeFence(source.line(line)).map(fence.isLike) ?? false
      }
      if beginsAnother || !fence.isClosed(by: source.line(first + count)) { isDoubtful = true }
    }
  }

  /// Whether a line is code.
  func contains(_ line: Int) -> Bool {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].contains(line)
  }

  /// How many lines of code there are, each with its end.
  private static func lineCount(of code: MarkdownNode) -> Int {
    var text: [UInt8] = []
    code.append(.literal, to: &text)
    return text.indices.count { index in
      let isFirstOfTwo =
        text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      return text[index] == 0x0A || text[index] == 0x0D && !isFirstOfTwo
    }
  }
}
