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
  /// Of texts that are long, the hashes of what they begin with, a step longer each.
  private let hashes: [[UInt64]]
  /// The texts that begin with the same bytes, by the hash of these. Two beginnings may have one hash.
  private var places: [UInt64: [Range<Int>]] = [:]
  /// For the upper bits of a hash, whether a text begins with a hash that has them; mostly none
  /// does, and then nothing else has to be looked up.
  private var mayBegin: [Bool]
  /// By how much a hash is shifted to leave its upper bits: so many that of all that they can be, an
  /// eighth at most is the beginning of a text.
  private let shift: Int

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
    let bits = max(16, Int.bitWidth - (8 * self.texts.count).leadingZeroBitCount)
    mayBegin = Array(repeating: false, count: 1 << bits)
    shift = UInt64.bitWidth - bits
    hashes = self.texts.map { $0.count > RunHashes.worth ? RunHashes.beginnings(of: $0) : [] }
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
      mayBegin[Int(hash >> shift)] = true
      start = index + 1
    }
  }

  /// Whether one of the texts stands in some bytes, and is one that is meant; which one it is, is
  /// told by its number.
  func finds(in bytes: [UInt8], where isMeant: (Int) -> Bool) -> Bool {
    guard !texts.isEmpty, bytes.count >= Self.shortest else { return false }
    var page = SearchedBytes(bytes)
    var hash = Self.hash(bytes.span)
    var start = 0
    while true {
      if mayBegin[Int(hash >> shift)], let ranges = places[hash],
        ranges.contains(where: { stands(oneOf: $0, in: &page, at: start, where: isMeant) })
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
    oneOf range: Range<Int>, in page: inout SearchedBytes, at start: Int,
    where isMeant: (Int) -> Bool
  ) -> Bool {
    var (low, high) = (range.lowerBound, range.upperBound)
    var common = 0
    while low < high {
      let middle = low + (high - low) / 2
      let (length, comesAfter) = compare(middle, &page, start)
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
    _ number: Int, _ page: inout SearchedBytes, _ start: Int
  ) -> (common: Int, comesAfter: Bool) {
    let text = texts[number]
    let bytes = page.bytes
    let end = min(text.count, bytes.count - start)
    let near = min(end, RunHashes.worth)
    var length = 0
    while length < near, text[length] == bytes[start + length] { length += 1 }
    if length == near, near < end {
      // Where the same comes again and again, much of it agrees at each place.
      var (low, high) = (near / RunHashes.step, end / RunHashes.step)
      while low < high {
        let middle = low + (high - low + 1) / 2
        if page.hash(start..<start + middle * RunHashes.step) == hashes[number][middle] {
          low = middle
        } else {
          high = middle - 1
        }
      }
      length = low * RunHashes.step
      while length < end, text[length] == bytes[start + length] { length += 1 }
    }
    if length == text.count { return (length, false) }
    return (length, start + length == bytes.count || text[length] > bytes[start + length])
  }

  private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0
    for index in 0..<shortest { hash = hash &* base &+ UInt64(bytes[index]) }
    return hash
  }
}

/// Bytes in which texts are looked for.
private struct SearchedBytes {
  let bytes: [UInt8]
  private var hashes: RunHashes?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The hash of a run of them. In most pages nobody asks for one.
  mutating func hash(_ run: Range<Int>) -> UInt64 {
    let known = hashes ?? RunHashes(bytes)
    hashes = known
    return known.hash(run)
  }
}

/// The hashes of all runs of some bytes, so that it takes as long to compare long runs as short ones.
///
/// A run is read as a number, whose digits are the bytes, modulo a prime of 61 bits: that two runs of a
/// site that differ have one hash is less likely than that the machine errs.
private struct RunHashes {
  /// How many bytes are compared one by one before hashes are asked.
  static let worth = 256
  /// By how much one beginning of a text is longer than the one before: of all of them, the hashes would
  /// be many times what they are of.
  static let step = 64

  private static let prime: UInt64 = (1 << 61) - 1
  private static let base: UInt64 = 0x0B7E_1516_28AE_D2A6

  /// The hash of all that comes before a place.
  private var before: [UInt64] = [0]
  /// The base, to the power of a place.
  private var powers: [UInt64] = [1]

  init(_ bytes: [UInt8]) {
    before.reserveCapacity(bytes.count + 1)
    powers.reserveCapacity(bytes.count + 1)
    for (place, byte) in bytes.enumerated() {
      before.append(Self.longer(before[place], by: byte))
      powers.append(Self.product(powers[place], Self.base))
    }
  }

  func hash(_ run: Range<Int>) -> UInt64 {
    let moved = Self.product(before[run.lowerBound], powers[run.count])
    return Self.sum(before[run.upperBound], Self.prime - moved)
  }

  /// The hashes of what some bytes begin with.
  static func beginnings(of bytes: [UInt8]) -> [UInt64] {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(bytes.count / step + 1)
    var hash: UInt64 = 0
    for (place, byte) in bytes.enumerated() {
      if place.isMultiple(of: step) { hashes.append(hash) }
      hash = longer(hash, by: byte)
    }
    if bytes.count.isMultiple(of: step) { hashes.append(hash) }
    return hashes
  }

  private static func longer(_ hash: UInt64, by byte: UInt8) -> UInt64 {
    sum(product(hash, base), UInt64(byte) + 1)
  }

  private static func sum(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let sum = one + other
    return sum >= prime ? sum - prime : sum
  }

  private static func product(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let (high, low) = one.multipliedFullWidth(by: other)
    // What stands above the 61 bits counts as much as what stands in them.
    let folded = (low & prime) + (high << 3 | low >> 61)
    let once = folded >= prime ? folded - prime : folded
    return once >= prime ? once - prime : once
  }
}
