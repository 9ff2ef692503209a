// How much two frames are alike.

/// So much of a frame that two can be compared at once: the smallest hashes of its words.
struct WordSample {
  /// In order.
  let hashes: [UInt64]
  private static let size = 128
  /// With fewer words of its own a frame is known by its controls and its elements as well.
  private static let fewWords = 4

  init(_ html: [UInt8]) {
    let parts = FrameParts(html).parts.filter { !$0.isCaption && $0.kind != .end }
    // What all pages of a kind have tells none from another: the labels of their controls, and of what
    // elements they are made.
    let labels = Set(parts.lazy.filter { $0.kind == .control }.map(\.name))
    let own = Self.hashes(of: parts.filter { !$0.text.isEmpty && !labels.contains($0.text) })
    let hashes = own.count < Self.fewWords ? Self.hashes(of: parts) : own
    self.hashes = Array(hashes.sorted().prefix(Self.size))
  }

  private static func hashes(of parts: [FramePart]) -> Set<UInt64> {
    var hashes: Set<UInt64> = []
    for part in parts {
      let words = part.text.split(separator: " ")
      for word in words.isEmpty ? [part.tag[...]] : words { hashes.insert(hash(word)) }
      if words.count > 1 { hashes.insert(hash(part.text[...])) }
    }
    return hashes
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
