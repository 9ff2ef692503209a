// A block of memory of a fixed size, which is filled from its beginning.
//
// Nobody else holds it, so that storing needs no check of that, as it does in an array; that there is room
// is checked at each call. It is memory of its own, or room at the end of an array, while that lends it to
// one call: what is written there need not be moved.

/// Memory for some thousand bytes, or room in an array.
@safe struct ByteBlock: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let capacity: Int
  /// Whether the memory is its own.
  let isOwn: Bool
  private(set) var count = 0

  /// Memory of its own.
  init() {
    capacity = 16_384
    unsafe start = .allocate(byteCount: capacity, alignment: MemoryLayout<UInt64>.alignment)
    isOwn = true
  }

  /// Room that is lent.
  private init(_ start: UnsafeMutableRawPointer, capacity: Int) {
    unsafe self.start = unsafe start
    self.capacity = capacity
    isOwn = false
  }

  deinit { if isOwn { unsafe start.deallocate() } }

  /// Lends the room in an array; what it takes of that is told by what is done with it.
  static func lending<Result>(
    _ room: inout OutputSpan<UInt8>, _ use: (consuming ByteBlock) -> (taken: Int, Result)
  ) -> Result {
    unsafe room.withUnsafeMutableBufferPointer { buffer, count in
      let free = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
      guard let start = free.baseAddress else { return use(ByteBlock()).1 }
      let (taken, result) = unsafe use(ByteBlock(start, capacity: free.count))
      precondition(taken <= free.count)
      count += taken
      return result
    }
  }

  /// How many bytes it still takes.
  var room: Int {
    @inline(__always) get { capacity &- count }
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

  /// How much room a number takes while it is appended.
  static var roomOfWord: Int { MemoryLayout<UInt64>.size }

  /// Appends some of the eight bytes of a number, the lowest first.
  @inline(__always)
  mutating func append(_ word: UInt64, count more: Int) {
    precondition(room >= Self.roomOfWord && more >= 0 && more <= Self.roomOfWord)
    unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= more
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
