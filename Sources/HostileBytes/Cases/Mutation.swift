// Bytes that were right once.

import Composable

extension [UInt8] {
  /// The bytes with some of them changed, taken away, said twice, or with pieces put between them.
  package func mutated(with pieces: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let at = Int.random(in: 0...bytes.count, using: &random)
      let end = Swift.min(bytes.count, at + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: at)
      case 2:
        let piece = Array(bytes[at..<end])
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...at, using: &random))
      case 3:
        // Cuts are rarer, since they take the most away.
        if Bool.random(using: &random) { bytes.removeSubrange(at...) }
      case 4: if at < bytes.count { bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      default: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }
}
