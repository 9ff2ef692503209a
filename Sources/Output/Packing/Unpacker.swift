// Bytes to values, as `Packer` wrote them.

import Gallery
import System

/// Reads what a ``Packer`` wrote. Bytes that it did not write give an error, never a crash.
package struct Unpacker {
  /// The bytes are not those of a packer, or are cut off.
  package struct Malformed: Error {}

  private let bytes: [UInt8]
  private var index: Int
  private let end: Int
  private var knownTexts: [String] = []
  private var names: [[String]] = []
  private var alike: [PageSummary.Shared] = []

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// Reads bytes that were not sealed, since they stay on this machine and for this build.
  init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

  /// Reads what a packer has sealed, behind a signature; nothing if it is another's, or not whole.
  static func open<Value>(
    _ bytes: [UInt8], signature: String, _ read: (inout Unpacker) throws(Malformed) -> Value
  ) -> Value? {
    guard bytes.count > 16 else { return nil }
    let count = bytes.count - 16
    var seal = Unpacker(bytes, count..<bytes.count)
    var unpacker = Unpacker(bytes, 0..<count)
    do throws(Malformed) {
      guard try unpacker.text() == signature,
        try seal.fingerprint() == Fingerprint(of: bytes.span.extracting(first: count))
      else { return nil }
      return try read(&unpacker)
    } catch {
      return nil
    }
  }

  /// The end of what a packer has sealed: no other bytes have the same.
  static func seal(of bytes: [UInt8]) -> Fingerprint? {
    guard bytes.count > 16 else { return nil }
    var seal = Unpacker(bytes, bytes.count - 16..<bytes.count)
    return try? seal.fingerprint()
  }

  /// A text that may stand in several places: in all of them it is one.
  mutating func sharedText() throws(Malformed) -> String {
    let number = try integer()
    if number > 0, number <= knownTexts.count { return knownTexts[number - 1] }
    guard number == 0 else { throw Malformed() }
    let text = try text()
    if knownTexts.count == Packer.mostTexts { knownTexts.removeAll(keepingCapacity: true) }
    knownTexts.append(text)
    return text
  }

  /// The names of the files of a page: those of all pages that have the same are one list.
  mutating func sharedNames() throws(Malformed) -> [String] {
    let number = try integer()
    if number > 0, number <= names.count { return names[number - 1] }
    guard number == 0 else { throw Malformed() }
    names.append(try texts())
    return names[names.count - 1]
  }

  /// What the index says of pages that are alike: of all of them it is one.
  mutating func shared(
    _ read: (inout Unpacker) throws(Malformed) -> PageSummary.Common
  ) throws(Malformed) -> PageSummary.Shared {
    let number = try integer()
    if number > 0, number <= alike.count { return alike[number - 1] }
    guard number == 0 else { throw Malformed() }
    alike.append(PageSummary.Shared(try read(&self)))
    return alike[alike.count - 1]
  }

  mutating func number() throws(Malformed) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while index < end, shift < 64 {
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
    guard count >= 0, count <= end - index else { throw Malformed() }
    return count
  }

  mutating func flag() throws(Malformed) -> Bool {
    guard index < end else { throw Malformed() }
    index += 1
    return bytes[index - 1] != 0
  }

  mutating func fixed() throws(Malformed) -> UInt64 {
    guard end - index >= 8 else { throw Malformed() }
    index += 8
    var number: UInt64 = 0
    for place in 1...8 { number = number << 8 | UInt64(bytes[index - place]) }
    return number
  }

  mutating func fixedInteger() throws(Malformed) -> Int64 { Int64(bitPattern: try fixed()) }

  mutating func text() throws(Malformed) -> String {
    let count = try count()
    index += count
    return String(decoding: bytes[index - count..<index], as: UTF8.self)
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
    guard count >= 0, count <= end - index else { throw Malformed() }
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
