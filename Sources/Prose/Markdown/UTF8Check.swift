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
}
