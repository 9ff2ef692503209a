// Takes what is private out of a text before anything of it is parsed.

import Drawing

/// A text in two: what is public of it, and its private parts, each by itself.
///
/// A private part stands between two lines that are nothing but the marks, begin at the margin and
/// are no code between fences. All that stays of it in the public text is one comment on a line of
/// its own. So what stands in a part cannot change how anything outside of it is read: not by a
/// definition, an empty line, a heading or a fence. The first mark that closes it does; one in a
/// fence of the part is an error, since nobody can say whether it is only shown there.
struct PrivateParts {
  /// A private part.
  struct Part {
    /// The line of the comment that stands for it in the public text.
    var line: Int
    /// The line of its first mark in the whole text.
    var sourceLine: Int
    /// How many lines the public text has lost when it ends.
    var linesLost: Int
    /// The lines of the marks.
    var opening: Range<Int>
    var closing: Range<Int>

    /// What is private, as bytes of the whole text.
    var inside: Range<Int> { opening.upperBound..<closing.lowerBound }
  }

  /// What stands for a part in the public text.
  static let comment = Array("<!-- private -->\n".utf8)

  private(set) var publicText: [UInt8] = []
  private(set) var parts: [Part] = []

  /// Cuts a text; nothing if it has no line that is such a mark.
  init?(
    _ text: ArraySlice<UInt8>, firstLine: Int, into findings: inout Findings
  ) {
    guard Self.mayHoldMarks(text) else { return nil }
    publicText.reserveCapacity(text.count)
    var open: Part?
    var depth = 0
    var code = FencedLines()
    var codeInside = FencedLines()
    var shown: [Int] = []
    // The first line that would close what is open, were there not more on it.
    var almostClosed: Int?
    var line = 0
    var start = text.startIndex
    while start < text.endIndex {
      let end = Self.endOfLine(text, from: start)
      let next = Self.startOfNext(text, after: end)
      line += 1
      var mark = MarkLine(text[start..<end])
      if mark?.mark != .private { mark = nil }
      if open != nil {
        let isCode = codeInside.reads(text[start..<end])
        if almostClosed == nil, !isCode, MarkLine.closesWithMore(text[start..<end]) {
          almostClosed = line + firstLine
        }
        if mark != nil, isCode {
          findings.add(.markInPrivateFence, line: line + firstLine, column: 1)
        }
      } else if code.reads(text[start..<end]), mark != nil {
        shown.append(line)
        mark = nil
      }
      switch (mark?.isClosing, open) {
      case (false?, nil):
        depth = 1
        almostClosed = nil
        codeInside = FencedLines()
        open = Part(
          line: line - (parts.last?.linesLost ?? 0), sourceLine: line,
          linesLost: parts.last?.linesLost ?? 0, opening: start..<next, closing: next..<next)
        publicText += Self.comment
      case (false?, _?):
        depth += 1
        findings.add(.markNested("private", in: "private"), line: line + firstLine, column: 1)
      case (true?, nil):
        findings.add(.markNotOpened("private"), line: line + firstLine, column: 1)
        publicText.append(0x0A)
      case (true?, var part?):
        depth -= 1
        if depth > 0 { break }
        part.closing = start..<next
        part.linesLost += line - part.sourceLine
        parts.append(part)
        open = nil
      case (nil, nil): publicText += text[start..<next]
      case (nil, _?): break
      }
      start = next
    }
    if code.isDoubtful {
      for line in shown { findings.add(.markInOpenFence, line: line + firstLine, column: 1) }
    }
    // What is never closed is private to the end.
    if var part = open {
      findings.add(
        almostClosed.map { .markClosedWithMore("private", line: $0) } ?? .markNotClosed("private"),
        line: part.sourceLine + firstLine, column: 1)
      part.closing = text.endIndex..<text.endIndex
      parts.append(part)
    }
  }

  /// The line of the whole text that a line of the public text is.
  func sourceLine(ofPublic line: Int) -> Int {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return line + (low > 0 ? parts[low - 1].linesLost : 0)
  }

  /// Whether a line begins as a mark does and is one: in most texts none is.
  private static func mayHoldMarks(_ text: ArraySlice<UInt8>) -> Bool {
    var start = 0
    while let place = RawHTML.find("<!--", in: text.span, from: start) {
      let index = text.startIndex + place
      if place == 0 || text[index - 1] == 0x0A || text[index - 1] == 0x0D {
        if MarkLine(text[index..<endOfLine(text, from: index)])?.mark == .private { return true }
      }
      start = place + 4
    }
    return false
  }

  private static func endOfLine(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
    text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
  }

  private static func startOfNext(_ text: ArraySlice<UInt8>, after end: Int) -> Int {
    guard end < text.endIndex else { return end }
    return text[end] == 0x0D && end + 1 < text.endIndex && text[end + 1] == 0x0A ? end + 2 : end + 1
  }
}
