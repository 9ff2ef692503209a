// A block of memory of a fixed size, which is filled from its beginning.
//
// The memory is its own, so that storing needs no check who else holds it, as it does in an array; that
// there is room is checked at each call.

/// Memory for some thousand bytes.
@safe struct ByteBlock: ~Copyable {
  static let capacity = 16_384

  private let start = UnsafeMutableRawPointer.allocate(
    byteCount: Self.capacity, alignment: MemoryLayout<UInt64>.alignment)
  private(set) var count = 0

  deinit { unsafe start.deallocate() }

  /// How many bytes it still takes.
  var room: Int {
    @inline(__always) get { Self.capacity &- count }
  }

  /// The byte that was appended last.
  var last: UInt8? {
    count == 0 ? nil : unsafe start.load(fromByteOffset: count &- 1, as: UInt8.self)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    precondition(room > 0)
    unsafe start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    precondition(room >= length)
    unsafe (start + count).copyMemory(from: literal.utf8Start, byteCount: length)
    count &+= length
  }

  @inline(__always)
  mutating func append(copying bytes: Span<UInt8>) {
    precondition(room >= bytes.count)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      unsafe (start + count).copyMemory(from: first, byteCount: bytes.count)
    }
    count &+= bytes.count
  }

  /// Moves all that it holds to the end of an array.
  mutating func move(to bytes: inout [UInt8]) {
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
    count = 0
  }
}
