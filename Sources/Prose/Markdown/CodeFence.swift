// The line that opens a fence of code at the margin, as CommonMark has it.

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
