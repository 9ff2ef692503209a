// Values to bytes, for files that only this program reads again.

import System

/// Writes numbers and texts one after the other; ``Unpacker`` reads them in the same order.
package struct Packer {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// A number of any size in as few bytes as it needs, seven bits each.
  mutating func add(_ number: UInt64) {
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
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func addFixed(_ number: Int64) { addFixed(UInt64(bitPattern: number)) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
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

  /// What was written, with an end that tells that nothing was cut off. ``Unpacker`` opens it.
  consuming func sealed() -> [UInt8] {
    add(Fingerprint(of: bytes))
    return bytes
  }

  /// The fingerprint of what a closure writes.
  package static func fingerprint(_ write: (inout Packer) -> Void) -> Fingerprint {
    var packer = Packer()
    write(&packer)
    return Fingerprint(of: packer.bytes)
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
