// Bytes to values, as `Packer` wrote them.

import Gallery
import System

/// Reads what a ``Packer`` wrote. Bytes that it did not write give an error, never a crash.
package struct Unpacker {
  /// The bytes are not those of a packer, or are cut off.
  package struct Malformed: Error {}

  private var bytes: [UInt8]
  private var index = 0
  private var alike: [AnyObject] = []
  /// The file that the bytes are a piece of; nil if they are all that there is.
  private let file: SealedFile?
  /// Where in the file they stand.
  private var piece = 0..<0

  /// Reads some bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    file = nil
  }

  /// Reads a file piece by piece; ``goOn()`` brings the first one.
  init(of file: SealedFile) {
    bytes = []
    self.file = file
  }

  /// Goes on to the next piece of a file, where one has come to its end.
  mutating func goOn() throws(Malformed) {
    guard let file, isAtEnd else { return }
    piece = try file.readPiece(at: piece.upperBound, into: &bytes)
    index = 0
  }

  /// Values, as many as are told, each of which may begin a piece.
  mutating func pieces<Value>(
    _ read: (inout Unpacker) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    let count = try count()
    var values: [Value] = []
    // Whoever wrote the number may have made it up.
    values.reserveCapacity(Swift.min(count, 1 << 16))
    for _ in 0..<count {
      try goOn()
      values.append(try read(&self))
    }
    return values
  }

  /// Passes over bytes that stand in a file and can be read there later.
  mutating func notedBytes() throws(Malformed) -> (file: SealedFile, place: Range<Int>) {
    guard let file else { throw Malformed() }
    let range = try skip(try count())
    return (file, piece.lowerBound + range.lowerBound..<piece.lowerBound + range.upperBound)
  }

  /// What the index says of pages that are alike: of all of them it is one.
  mutating func shared<Value>(
    _ read: (inout Unpacker) throws(Malformed) -> Value
  ) throws(Malformed) -> PageSummary.Shared<Value> {
    let number = try integer()
    if number == 0 {
      let shared = PageSummary.Shared(try read(&self))
      alike.append(shared)
      return shared
    }
    guard number > 0, number <= alike.count,
      let shared = alike[number - 1] as? PageSummary.Shared<Value>
    else { throw Malformed() }
    return shared
  }

  mutating func number() throws(Malformed) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count, shift < 64 {
      let byte = bytes[index]
      index += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw Malformed()
  }

  mutating func integer() throws(Malformed) -> Int {
    Int(truncatingIfNeeded: Int64(bitPattern: try number()))
  }

  /// A number that tells how much there is of something, of 31 bits at most: sums of such numbers
  /// cannot overflow, whoever wrote them.
  mutating func size() throws(Malformed) -> Int {
    let size = try integer()
    guard 0...Int(Int32.max) ~= size else { throw Malformed() }
    return size
  }

  /// A number of things that follow, of a byte each at least.
  mutating func count() throws(Malformed) -> Int {
    let count = try integer()
    let behind = file?.count(from: piece.upperBound) ?? 0
    guard count >= 0, count <= bytes.count - index + behind else { throw Malformed() }
    return count
  }

  /// Whether all bytes are unpacked.
  var isAtEnd: Bool { index == bytes.count }

  mutating func flag() throws(Malformed) -> Bool {
    guard index < bytes.count else { throw Malformed() }
    index += 1
    return bytes[index - 1] != 0
  }

  mutating func fixed() throws(Malformed) -> UInt64 {
    guard bytes.count - index >= 8 else { throw Malformed() }
    index += 8
    var number: UInt64 = 0
    for place in 1...8 { number = number << 8 | UInt64(bytes[index - place]) }
    return number
  }

  mutating func fixedInteger() throws(Malformed) -> Int64 { Int64(bitPattern: try fixed()) }

  mutating func text() throws(Malformed) -> String {
    String(decoding: bytes[try skip(try count())], as: UTF8.self)
  }

  mutating func byteString() throws(Malformed) -> [UInt8] {
    Array(bytes[try skip(try count())])
  }

  mutating func optionalText() throws(Malformed) -> String? { try flag() ? try text() : nil }

  mutating func texts() throws(Malformed) -> [String] {
    let count = try count()
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  mutating func fingerprint() throws(Malformed) -> Fingerprint {
    Fingerprint(high: try fixed(), low: try fixed())
  }

  /// A place in a file.
  mutating func range() throws(Malformed) -> Range<Int> {
    let start = try integer()
    let count = try integer()
    guard start >= 0, count >= 0, start <= Int.max - count else { throw Malformed() }
    return start..<start + count
  }

  /// Passes over bytes; gives where they are.
  mutating func skip(_ count: Int) throws(Malformed) -> Range<Int> {
    guard count >= 0, count <= bytes.count - index else { throw Malformed() }
    index += count
    return index - count..<index
  }
}

extension Unpacker {
  mutating func stamp() throws(Malformed) -> FileStamp? {
    guard try flag() else { return nil }
    return FileStamp(
      size: Int64(try integer()), modified: try fixedInteger(), changed: try fixedInteger(),
      inode: try number())
  }
}
