// Bytes on their way into an array, by way of a small block.

/// Gathers what a writer appends in a block that stays in the cache, and moves it on when it is full.
///
/// An array checks at each append that nobody else holds it and that there is room, by a call; here
/// both is a comparison in the caller, and a literal is a few stores. Measured on the list page, the
/// writer takes less than half of the time.
struct ByteSink: ~Copyable {
  private var block: ByteBlock
  private var bytes: [UInt8] = []
  /// How many bytes went into room that was lent, and the last of them, once that is full.
  private var lent = 0
  private var lastLent: UInt8?

  private init(_ block: consuming ByteBlock) {
    self.block = block
  }

  /// All that is written.
  static func bytes(_ write: (inout ByteSink) -> Void) -> [UInt8] {
    var sink = ByteSink(ByteBlock())
    write(&sink)
    return sink.finish().bytes
  }

  /// Appends all that is written to an array: where it stays, as long as there is room for as many bytes
  /// as are expected.
  static func append(
    to bytes: inout [UInt8], expecting count: Int, _ write: (inout ByteSink) -> Void
  ) {
    var rest: [UInt8] = []
    bytes.append(addingCapacity: count) { room in
      rest = ByteBlock.lending(&room) { block in
        var sink = ByteSink(block)
        write(&sink)
        let (lent, rest) = sink.finish()
        return (lent, rest)
      }
    }
    bytes += rest
  }

  /// How many bytes are in room that was lent, and all others.
  private consuming func finish() -> (lent: Int, bytes: [UInt8]) {
    if !block.isOwn { return (block.count, bytes) }
    block.move(to: &bytes)
    return (lent, bytes)
  }

  /// How many bytes there are.
  var count: Int { lent + bytes.count + block.count }

  /// The byte that was appended last.
  var last: UInt8? { block.last ?? bytes.last ?? lastLent }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if block.room == 0 { emptyBlock() }
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
  @inline(__always)
  mutating func append(escaped utf8: Span<UInt8>) {
    let clean = utf8.firstIndexToEscape(from: 0)
    append(copying: utf8.extracting(..<clean))
    if clean < utf8.count { append(utf8, escapedFrom: clean) }
  }

  private mutating func append(_ utf8: Span<UInt8>, escapedFrom first: Int) {
    var index = first
    while index < utf8.count {
      append([UInt8].entity(for: utf8[index]))
      let clean = index + 1
      index = utf8.firstIndexToEscape(from: clean)
      append(copying: utf8.extracting(clean..<index))
    }
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

  /// Makes room for more. What is in room that was lent stays there, and no more goes there.
  @inline(never)
  private mutating func emptyBlock() {
    if block.isOwn { return block.move(to: &bytes) }
    lent = block.count
    lastLent = block.last
    block = ByteBlock()
  }

  @inline(never)
  private mutating func appendSlowly(_ literal: StaticString) {
    emptyBlock()
    bytes.append(literal)
  }

  @inline(never)
  private mutating func appendSlowly(_ run: Span<UInt8>) {
    emptyBlock()
    bytes.append(copying: run)
  }
}
