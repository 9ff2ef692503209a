// Values to bytes, for files that only this program reads again.

import Drawing
import Gallery
import System

/// Writes numbers and texts one after the other; ``Unpacker`` reads them in the same order.
package struct Packer {
  /// What was written, and not handed on yet.
  package private(set) var bytes: [UInt8] = []
  /// What the index says of pages that are alike and was written, by its bytes and what they are of, and the
  /// number of each.
  private var numbers: [Alike: Int] = [:]
  /// The same by the objects that it was written of.
  private var alike: [ObjectIdentifier: (AnyObject & Sendable, number: Int)] = [:]

  private struct Alike: Hashable {
    let type: ObjectIdentifier
    let print: Fingerprint
  }

  package init() {}

  /// What the index says of pages that are alike: where it was written before, only its number is. Mostly
  /// it is the very object that was written then, and need not be written to find that out.
  mutating func add<Value>(
    _ shared: PageSummary.Shared<Value>, _ write: (inout Packer, Value) -> Void
  ) {
    if let (_, number) = alike[ObjectIdentifier(shared)] { return add(number + 1) }
    let start = bytes.count
    add(0)
    let place = bytes.count
    write(&self, shared.value)
    let print = Alike(
      type: ObjectIdentifier(Value.self),
      print: Fingerprint(of: bytes.span.extracting(place..<bytes.count)))
    let number = numbers[print] ?? numbers.count
    if numbers.updateValue(number, forKey: print) != nil {
      bytes.removeSubrange(start...)
      add(number + 1)
    }
    // The object is held, so that no other one comes to stand where it stood.
    alike[ObjectIdentifier(shared)] = (shared, number)
  }

  /// Hands on what was written, if that is much: of a site of many pages, all of it would be more than
  /// everything else that a build holds.
  package mutating func handOn<E: Error>(_ take: ([UInt8]) throws(E) -> Void) throws(E) {
    if bytes.count < Self.most { return }
    try take(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// How many bytes are held before they are handed on.
  private static let most = 1 << 16

  /// A number of any size in as few bytes as it needs, seven bits each.
  mutating func add(_ number: UInt64) {
    if number < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: number)) }
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// A number that is mostly large, in eight bytes.
  mutating func addFixed(_ number: UInt64) {
    let eight = InlineArray<8, UInt8> { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    bytes.append(copying: eight.span)
  }

  mutating func addFixed(_ number: Int64) { addFixed(UInt64(bitPattern: number)) }

  mutating func add(_ text: String) {
    let utf8 = text.utf8.span
    add(utf8.count)
    bytes.append(copying: utf8)
  }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    self.bytes += bytes
  }

  package mutating func add(_ print: Fingerprint) {
    addFixed(print.high)
    addFixed(print.low)
  }

  mutating func add(_ range: Range<Int>) {
    add(range.lowerBound)
    add(range.count)
  }

  /// The fingerprint of what a closure writes of each of so many values.
  package static func fingerprint(
    count: Int, _ write: (Int, inout Packer) -> Void
  ) -> Fingerprint {
    var packer = Packer()
    var print = Fingerprinter()
    for number in 0..<count {
      write(number, &packer)
      packer.handOn { print.append($0) }
    }
    print.append(packer.bytes)
    return print.fingerprint
  }
}

extension Packer {
  mutating func add(_ stamp: FileStamp?) {
    add(stamp != nil)
    guard let stamp else { return }
    add(Int(stamp.size))
    addFixed(stamp.modified)
    addFixed(stamp.changed)
    add(stamp.inode)
  }
}
