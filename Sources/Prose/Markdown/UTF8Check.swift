// Whether bytes are UTF-8.

/// Checks encodings.
enum UTF8Check {
  /// Where the first bytes stand that are not UTF-8.
  static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if isASCII(bytes) { return nil }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    return raw[index...].allSatisfy { $0 < 0x80 }
  }
}
