// Whether bytes are UTF-8.

import Drawing

/// Checks encodings.
enum UTF8Check {
  /// Where the first bytes stand that are not UTF-8.
  static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
    if bytes.isASCII { return nil }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// Whether bytes are text in units of two or four bytes, which may be UTF-8 by chance: zeros stand
  /// beside letters, or at least beside the end of the first line.
  static func looksWide(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1024)
    if start.span.firstIndex(of: 0) == nil { return false }
    let zeros = start.count { $0 == 0 }
    if zeros < 2 { return false }
    if zeros * 4 >= start.count { return true }
    guard let end = start.firstIndex(of: 0x0A), end > 0, end + 1 < bytes.count else { return false }
    return (bytes[end - 1] == 0) != (bytes[end + 1] == 0)
  }
}
