// Which lines of a text are code between fences: there, marks are only shown.

/// Follows the fences of a text, one line after the other, as far as they begin at the margin.
///
/// It is handed only lines that are public, so that nothing private decides what is code. It need not
/// be right in all cases that CommonMark knows (a fence in raw HTML is none): where cmark then reads
/// the text in another way, a mark is found as what it is not, and that is an error.
struct FencedLines {
  private var open: CodeFence?
  /// Whether another fence begins in the code of one: then one was forgotten, and who knows what its
  /// author meant to be code.
  private var holdsAnother = false

  /// Whether that happened, or a fence is open when all lines were read.
  var isDoubtful: Bool { holdsAnother || open != nil }

  /// Reads the next line, without its end; answers whether it is code.
  mutating func reads(_ line: ArraySlice<UInt8>) -> Bool {
    guard let fence = open else {
      if line.first != 0x20 { open = CodeFence(line) }
      return false
    }
    if fence.isClosed(by: line) {
      open = nil
      return false
    }
    if let other = CodeFence(line), fence.isLike(other) { holdsAnother = true }
    return true
  }
}
