// The border to libdeflate.
//
// Unsafe, since it is told by addresses and counts where the bytes lie that it reads and those that it
// writes.

import CDeflate

/// What a PNG file has of zlib: bytes that were deflated, and sums.
enum Deflate {
  /// No bytes are deflated to less than one for so many.
  private static let most = 1032

  /// Bytes in zlib's format, inflated. Nil unless they come to just so many, with nothing after them and the
  /// right sum.
  static func inflated(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    // Nothing is set aside for what cannot be there.
    guard let first = bytes.first, count <= bytes.count * most else { return nil }
    // The first four bits say how far back the bytes refer. zlib refuses those that go further;
    // libdeflate does not look, so it gets those that cannot.
    guard first >> 4 == 7 || count <= 256 << Int(first >> 4) else { return nil }
    guard let inflater = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(inflater) }
    var isWhole = false
    let inflated = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, written in
      var read = 0
      // It is not asked how many it writes: so it fails if there are fewer than there is room for.
      let result = unsafe libdeflate_zlib_decompress_ex(
        inflater, bytes, bytes.count, room.baseAddress, count, &read, nil)
      isWhole = result == LIBDEFLATE_SUCCESS && read == bytes.count
      // What was not written is not there.
      written = isWhole ? count : 0
    }
    return isWhole ? inflated : nil
  }

  /// The sum that follows each chunk of a PNG file: CRC-32.
  static func sum(of bytes: Span<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
