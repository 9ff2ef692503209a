// How much two frames are alike.

/// So much of a frame that two can be compared at once: the smallest hashes of its words.
struct WordSample {
  /// In order.
  let hashes: [UInt64]
  private static let size = 128

  init(_ html: [UInt8]) {
    var hashes: Set<UInt64> = []
    for part in FrameParts(html).parts where !part.isCaption && part.kind != .end {
      let words = part.text.split(separator: " ")
      for word in words.isEmpty ? [part.tag[...]] : words { hashes.insert(Self.hash(word)) }
      if words.count > 1 { hashes.insert(Self.hash(part.text[...])) }
    }
    self.hashes = Array(hashes.sorted().prefix(Self.size))
  }

  /// From 0 to 1: how many of the smallest hashes of both are common.
  func likeness(to other: WordSample) -> Double {
    var (one, two, common, union) = (0, 0, 0, 0)
    while union < Self.size, one < hashes.count || two < other.hashes.count {
      union += 1
      if two >= other.hashes.count || one < hashes.count && hashes[one] < other.hashes[two] {
        one += 1
      } else if one >= hashes.count || other.hashes[two] < hashes[one] {
        two += 1
      } else {
        (one, two, common) = (one + 1, two + 1, common + 1)
      }
    }
    return union == 0 ? 0 : Double(common) / Double(union)
  }

  /// The same on every run, unlike the hashes of the standard library.
  private static func hash(_ text: Substring) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
  }
}
