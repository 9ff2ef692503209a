// Which lines of a text are code between fences, where marks are no marks.

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

/// A fence that is open: what its closing line must be made of.
struct CodeFence: Equatable {
  private let mark: UInt8
  private let count: Int

  /// Reads a line without its end; nothing if it opens no fence.
  init?(_ line: ArraySlice<UInt8>) {
    guard let run = Self.run(of: line) else { return nil }
    mark = run.mark
    count = run.count
    // Between backticks on one line stands a span of code.
    if mark == UInt8(ascii: "`"), run.rest.contains(mark) { return nil }
  }

  /// Whether a line closes it.
  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    guard let run = Self.run(of: line), run.mark == mark, run.count >= count else { return false }
    return run.rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether another is of the same mark, and as long at least.
  func isLike(_ other: CodeFence) -> Bool { mark == other.mark && other.count >= count }

  /// Three or more of one mark, after at most three spaces, and what follows them.
  private static func run(
    of line: ArraySlice<UInt8>
  ) -> (mark: UInt8, count: Int, rest: ArraySlice<UInt8>)? {
    let indent = line.prefix(4).prefix { $0 == 0x20 }.count
    let rest = line.dropFirst(indent)
    guard indent < 4, let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return nil }
    let count = rest.prefix { $0 == mark }.count
    return count < 3 ? nil : (mark, count, rest.dropFirst(count))
  }
}
