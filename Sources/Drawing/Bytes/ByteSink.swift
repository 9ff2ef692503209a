// Bytes on their way into an array, by way of a small block.

/// Gathers what a writer appends in a block that stays in the cache, and moves it on when it is full.
///
/// An array checks at each append that nobody else holds it and that there is room, by a call; here
/// both is a comparison in the caller, and a literal is a few stores. Measured on the list page, the
/// writer takes less than half of the time.
struct ByteSink: ~Copyable {
  private var block = ByteBlock()
  private var bytes: [UInt8]

  /// A sink that goes on with these bytes.
  init(_ bytes: consuming [UInt8]) {
    self.bytes = bytes
  }

  /// All the bytes.
  consuming func finish() -> [UInt8] {
    block.move(to: &bytes)
    return bytes
  }

  /// How many bytes there are.
  var count: Int { bytes.count + block.count }

  /// The byte that was appended last.
  var last: UInt8? { block.last ?? bytes.last }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if block.room == 0 { block.move(to: &bytes) }
    block.append(byte)
  }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    if block.room < literal.utf8CodeUnitCount { return appendSlowly(literal) }
    block.append(literal)
  }

  @inline(__always)
  mutating func append(copying run: Span<UInt8>) {
    if block.room < run.count { return appendSlowly(run) }
    block.append(copying: run)
  }

  /// Appends UTF-8 so that it is neither markup nor the end of a quoted attribute.
  mutating func append(escaped utf8: Span<UInt8>) {
    let index = utf8.firstIndexToEscape(from: 0)
    if index == utf8.count { return append(copying: utf8) }
    append(utf8, escapedFrom: index)
  }

  private mutating func append(_ utf8: Span<UInt8>, escapedFrom first: Int) {
    var clean = 0
    var index = first
    while index < utf8.count {
      append(copying: utf8.extracting(clean..<index))
      append([UInt8].entity(for: utf8[index]))
      clean = index + 1
      index = utf8.firstIndexToEscape(from: clean)
    }
    append(copying: utf8.extracting(clean...))
  }

  mutating func append(escaped text: String) {
    append(escaped: text.utf8.span)
  }

  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    if magnitude >= 10 { append(decimal: Int(magnitude / 10)) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10))
  }

  @inline(never)
  private mutating func appendSlowly(_ literal: StaticString) {
    block.move(to: &bytes)
    bytes.append(literal)
  }

  @inline(never)
  private mutating func appendSlowly(_ run: Span<UInt8>) {
    block.move(to: &bytes)
    bytes.append(copying: run)
  }
}
