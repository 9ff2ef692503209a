// The border to the system's search, which takes texts by their addresses and up to a zero.

import Glibc

/// Bytes with a zero behind them: the system's search, which wants it, is by far the fastest.
package struct ZeroEnded: Sendable {
  private var bytes: [UInt8]

  package init(_ bytes: consuming [UInt8]) {
    bytes.append(0)
    self.bytes = bytes
  }

  /// Looks for something in bytes that are needed afterwards, and does not copy them for that.
  package static func with<Result>(
    _ bytes: inout [UInt8], _ look: (borrowing ZeroEnded) -> Result
  ) -> Result {
    var ended = ZeroEnded([])
    swap(&ended.bytes, &bytes)
    ended.bytes.append(0)
    let result = look(ended)
    ended.bytes.removeLast()
    swap(&ended.bytes, &bytes)
    return result
  }

  /// Whether others stand in these, behind zeros in these too. Of the others, what is behind a zero
  /// is not looked for.
  package func holds(_ others: ZeroEnded) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { text in
      unsafe others.bytes.withUnsafeBufferPointer { probe in
        unsafe Self.holds(UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(probe))
      }
    }
  }

  private static func holds(_ text: UnsafeRawBufferPointer, _ probe: UnsafeRawBufferPointer) -> Bool
  {
    guard let begin = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self),
      let probe = unsafe probe.baseAddress?.assumingMemoryBound(to: CChar.self)
    else { return false }
    var start = 0
    // Both end in a zero, and so the search never leaves them.
    while start < text.count {
      if unsafe strstr(begin + start, probe) != nil { return true }
      start += unsafe strlen(begin + start) + 1
    }
    return false
  }
}
