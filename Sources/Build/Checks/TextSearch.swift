// Many texts looked for at once.

/// Looks for texts in bytes, in one pass however many texts there are: a hash of as many bytes as the
/// shortest may have is carried along.
struct TextSearch: Sendable {
  /// How many bytes a text has to have to be looked for.
  static let shortest = 16

  private let texts: [[UInt8]]
  /// The texts by the hash of how they begin.
  private var places: [UInt64: [Int]] = [:]
  /// For the upper 16 bits of a hash, whether a text begins with a hash that has them; mostly none
  /// does, and then nothing else has to be looked up.
  private var mayBegin = [Bool](repeating: false, count: 1 << 16)

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// What the first of the hashed bytes was multiplied with.
  private static let weightOfFirst = (1..<shortest).reduce(1 as UInt64) { weight, _ in
    weight &* base
  }

  /// A search for those of the texts that are long enough.
  init(_ texts: [[UInt8]]) {
    self.texts = texts.filter { $0.count >= Self.shortest }
    for (index, text) in self.texts.enumerated() {
      let hash = Self.hash(text.span)
      places[hash, default: []].append(index)
      mayBegin[Int(hash >> 48)] = true
    }
  }

  /// Whether one of the texts stands in some bytes, and is one that is meant; which one it is, is
  /// told by its number.
  func finds(in bytes: [UInt8], where isMeant: (Int) -> Bool) -> Bool {
    guard !texts.isEmpty, bytes.count >= Self.shortest else { return false }
    var hash = Self.hash(bytes.span)
    var start = 0
    while true {
      if mayBegin[Int(hash >> 48)], let here = places[hash],
        here.contains(where: { stands(texts[$0], in: bytes, at: start) && isMeant($0) })
      {
        return true
      }
      let next = start + Self.shortest
      guard next < bytes.count else { return false }
      hash = (hash &- UInt64(bytes[start]) &* Self.weightOfFirst) &* Self.base
      hash &+= UInt64(bytes[next])
      start += 1
    }
  }

  private func stands(_ text: [UInt8], in bytes: [UInt8], at start: Int) -> Bool {
    bytes[start...].starts(with: text)
  }

  private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0
    for index in 0..<shortest { hash = hash &* base &+ UInt64(bytes[index]) }
    return hash
  }
}
