// Bytes on their way into an array, by way of a small block.

/// Gathers what a writer appends in a block that stays in the cache, and moves it on when it is full.
///
/// An array checks at each append that nobody else holds it and that there is room, by a call; here
/// both is a comparison in the caller, and a literal is a few stores. Measured on the list page, the
/// writer takes less than half of the time.
struct ByteSink: ~Copyable {
  private static let capacity = 16_384

  private let block = UnsafeMutableRawPointer.allocate(
    byteCount: Self.capacity, alignment: MemoryLayout<UInt64>.alignment)
  private var count = 0
  private var bytes: [UInt8]

  /// A sink that goes on with these bytes.
  init(_ bytes: consuming [UInt8]) {
    self.bytes = bytes
  }

  deinit { block.deallocate() }

  /// All the bytes.
  consuming func finish() -> [UInt8] {
    flush()
    return bytes
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == Self.capacity { flush() }
    block.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    if Self.capacity - count < length { return appendSlowly(literal) }
    (block + count).copyMemory(from: literal.utf8Start, byteCount: length)
    count += length
  }

  @inline(__always)
  mutating func append(contentsOf run: UnsafeBufferPointer<UInt8>) {
    guard Self.capacity - count >= run.count else { return appendSlowly(run) }
    guard let start = run.baseAddress else { return }
    (block + count).copyMemory(from: start, byteCount: run.count)
    count += run.count
  }

  /// Appends UTF-8 so that it is neither markup nor the end of a quoted attribute.
  mutating func append(escaped utf8: UnsafeBufferPointer<UInt8>) {
    var clean = 0
    var index = utf8.firstIndexToEscape(from: 0)
    while index < utf8.count {
      append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean..<index]))
      append([UInt8].entity(for: utf8[index]))
      clean = index + 1
      index = utf8.firstIndexToEscape(from: clean)
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean...]))
  }

  mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number.magnitude % 10))
  }

  mutating func append(twoDigits number: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a day as in ISO 8601.
  mutating func append(_ day: CalendarDay) {
    let (year, month, number) = day.date
    append(twoDigits: year / 100)
    append(twoDigits: year % 100)
    append(UInt8(ascii: "-"))
    append(twoDigits: month)
    append(UInt8(ascii: "-"))
    append(twoDigits: number)
  }

  @inline(never)
  private mutating func appendSlowly(_ literal: StaticString) {
    flush()
    bytes.append(literal)
  }

  @inline(never)
  private mutating func appendSlowly(_ run: UnsafeBufferPointer<UInt8>) {
    flush()
    bytes.append(contentsOf: run)
  }

  private mutating func flush() {
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: block, count: count))
    count = 0
  }
}
