// PNG files with something wrong in them, behind sums that say that all is well.

import Composable

/// A PNG file as its chunks.
struct MutatedPNG {
  private struct Chunk {
    var kind: [UInt8]
    var data: [UInt8]
    /// What the file says of its length, if that is a lie.
    var length: UInt32?
    var hasSum = true
  }

  private var chunks: [Chunk] = []
  private let signature: [UInt8]

  /// Names of chunks, and what may stand in them.
  private static let others: [(kind: String, data: [UInt8])] = [
    ("PLTE", [0, 0, 0, 255, 255, 255]), ("tRNS", [0, 0]), ("tRNS", [0, 1, 0, 1, 0, 1]),
    ("gAMA", [0, 0, 0, 0]), ("gAMA", [0, 1, 134, 160]), ("sBIT", [8, 8, 8, 8]), ("sRGB", [9]),
    ("cHRM", [UInt8](repeating: 0, count: 32)), ("cHRM", [UInt8](repeating: 255, count: 32)),
    ("bKGD", [0, 0]), ("iCCP", [97, 0, 0, 120, 156, 1]), ("zTXt", [97, 0, 0, 120, 156]),
    ("hIST", [0, 1]), ("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), ("IEND", []), ("IDAT", []),
    ("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]), ("aaAa", [1]), ("AAAA", [1]),
  ]
  private static let sizes: [UInt32] = [
    0, 1, 2, 7, 8, 9, 100, 5000, 65_535, 1_000_000, 1_000_001, 0x7FFF_FFFF, 0x8000_0000, .max,
  ]

  /// The chunks of a file that is as it should be.
  init(_ file: [UInt8]) {
    signature = Array(file.prefix(8))
    var at = 8
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= file.count else { break }
      chunks.append(
        Chunk(
          kind: Array(file[at + 4..<at + 8]), data: Array(file[at + 8..<at + 8 + length])))
      at += 12 + length
    }
  }

  var file: [UInt8] {
    signature
      + chunks.flatMap { chunk in
        Self.bytes(chunk.length ?? UInt32(chunk.data.count)) + chunk.kind + chunk.data
          + Self.bytes(chunk.hasSum ? Self.sum(chunk.kind + chunk.data) : 0)
      }
  }

  mutating func mutate(_ random: inout SeededGenerator) {
    guard let at = chunks.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: mutateHeader(&random)
    case 2, 3: chunks[at].data = chunks[at].data.mutated(with: [[0], [255, 255]], &random)
    case 4:
      chunks[at].length = Self.sizes.randomElement(using: &random)
    case 5, 6:
      if let other = Self.others.randomElement(using: &random) {
        let data =
          Bool.random(using: &random)
          ? other.data : other.data.mutated(with: [[0], [255]], &random)
        chunks.insert(Chunk(kind: Array(other.kind.utf8), data: data), at: at)
      }
    case 7: chunks.remove(at: at)
    case 8: chunks.swapAt(at, chunks.indices.randomElement(using: &random) ?? at)
    default: chunks[at].hasSum = false
    }
  }

  /// The size, the bits a sample, the kind of colours, the order of rows.
  private mutating func mutateHeader(_ random: inout SeededGenerator) {
    guard let at = chunks.firstIndex(where: { $0.data.count == 13 }) else { return }
    func replace(_ bytes: [UInt8], from start: Int) {
      chunks[at].data.replaceSubrange(start..<start + bytes.count, with: bytes)
    }
    let size = Self.bytes(Self.sizes.randomElement(using: &random) ?? 0)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: replace(size, from: 0)
    case 1: replace(size, from: 4)
    case 2: replace([[1, 2, 4, 8, 16, 0, 3].randomElement(using: &random) ?? 8], from: 8)
    case 3: replace([[0, 2, 3, 4, 6, 1, 7].randomElement(using: &random) ?? 6], from: 9)
    default: replace([UInt8.random(in: 0...2, using: &random)], from: 12)
    }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The sum that PNG has after each chunk: CRC-32.
  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
