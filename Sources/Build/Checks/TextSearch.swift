// Many texts looked for at once.

/// Looks for texts in bytes, in one pass however many texts there are: a hash of as many bytes as the
/// shortest may have is carried along.
struct TextSearch: Sendable {
  /// How many bytes a text has to have to be looked for.
  static let shortest = 16

  /// In the order of their bytes, each once.
  private let texts: [[UInt8]]
  /// For each text the longest of the others that it begins with; -1 where there is none.
  private var beginnings: [Int] = []
  /// The texts that begin with the same bytes, by the hash of these. Two beginnings may have one hash.
  private var places: [UInt64: [Range<Int>]] = [:]
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
    self.texts = Set(texts.filter { $0.count >= Self.shortest }).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    var open: [Int] = []
    var start = 0
    for (index, text) in self.texts.enumerated() {
      // What a text begins with stands before it, and so does all else that begins so.
      while let last = open.last, !text.starts(with: self.texts[last]) { open.removeLast() }
      beginnings.append(open.last ?? -1)
      open.append(index)
      let isLast =
        index + 1 == self.texts.count
        || self.texts[index + 1].prefix(Self.shortest) != text.prefix(Self.shortest)
      guard isLast else { continue }
      let hash = Self.hash(text.span)
      places[hash, default: []].append(start..<index + 1)
      mayBegin[Int(hash >> 48)] = true
      start = index + 1
    }
  }

  /// Whether one of the texts stands in some bytes, and is one that is meant; which one it is, is
  /// told by its number.
  func finds(in bytes: [UInt8], where isMeant: (Int) -> Bool) -> Bool {
    guard !texts.isEmpty, bytes.count >= Self.shortest else { return false }
    var hash = Self.hash(bytes.span)
    var start = 0
    while true {
      if mayBegin[Int(hash >> 48)], let ranges = places[hash],
        ranges.contains(where: { stands(oneOf: $0, in: bytes, at: start, where: isMeant) })
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

  /// Whether one of the texts that begin alike stands there, and is meant. Of those that do not come after
  /// what stands there, the last one begins with all that stand there: many that begin alike are not
  /// compared one by one.
  private func stands(
    oneOf range: Range<Int>, in bytes: [UInt8], at start: Int, where isMeant: (Int) -> Bool
  ) -> Bool {
    var (low, high) = (range.lowerBound, range.upperBound)
    var common = 0
    while low < high {
      let middle = low + (high - low) / 2
      let (length, comesAfter) = compare(texts[middle], bytes, start)
      if comesAfter {
        high = middle
      } else {
        low = middle + 1
        common = length
      }
    }
    var text = low - 1
    while text >= range.lowerBound {
      if texts[text].count <= common, isMeant(text) { return true }
      text = beginnings[text]
    }
    return false
  }

  /// How many bytes a text has in common with what stands there, and whether it comes after it.
  private func compare(
    _ text: [UInt8], _ bytes: [UInt8], _ start: Int
  ) -> (common: Int, comesAfter: Bool) {
    let end = min(text.count, bytes.count - start)
    var length = 0
    while length < end, text[length] == bytes[start + length] { length += 1 }
    if length == text.count { return (length, false) }
    return (length, start + length == bytes.count || text[length] > bytes[start + length])
  }

  private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0
    for index in 0..<shortest { hash = hash &* base &+ UInt64(bytes[index]) }
    return hash
  }
}
