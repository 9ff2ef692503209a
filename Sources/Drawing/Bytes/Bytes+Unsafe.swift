// Copying bytes into an array: the border to memory, for which the standard library has no safe call.
//
// An array takes the bytes of a span one by one, at many times the cost of one copy; and those of a
// `StaticString` it only gives away as a pointer. What is here is all there is of it: the pointers come
// with their counts, are read once, and nobody keeps them.

extension [UInt8] {
  /// Appends bytes as they are.
  @inlinable
  package mutating func append(copying bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends a literal as it is.
  @inlinable
  package mutating func append(_ literal: StaticString) {
    unsafe append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}

extension StaticString {
  /// One of its bytes.
  @inlinable
  package subscript(byte index: Int) -> UInt8 {
    precondition(index >= 0 && index < utf8CodeUnitCount)
    return unsafe utf8Start[index]
  }
}
