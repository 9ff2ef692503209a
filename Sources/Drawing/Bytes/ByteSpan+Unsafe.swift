// Looking for a byte: the border to C, whose `memchr` looks at 32 bytes with one instruction.
//
// Each text is looked through for several bytes that few texts have; with words of eight bytes that
// measured a twentieth of all that reading a text costs. The pointer comes with its count, is read
// once, and nobody keeps it.
//
// And reading eight bytes as one number: the standard library calls that unsafe since it would read any
// type so, but looks whether all of them are there. Byte by byte it would look eight times.

import Glibc

extension Span<UInt8> {
  /// Eight bytes as a number, the first one lowest.
  @inlinable
  @inline(__always)
  package func word(at start: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
  }

  /// Where a byte stands next.
  package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    precondition(start >= 0 && start <= count)
    return unsafe withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}
