// What is sensitive on a page, in whatever state: the texts that are looked for where they are hidden.

import Drawing

/// The texts that a page draws as `.privacySensitive()`, and those of them that are seen somewhere.
struct PrivateTexts: Sendable {
  /// All of them, whether they are hidden where they stand or not.
  private(set) var all: Set<String> = []
  /// Those that some state shows, where nothing hides them.
  private(set) var seen: Set<String> = []

  /// Whether anything of the page is sensitive, be it text or not.
  private(set) var isNoted = false

  /// How many there may be: a page that makes up more is searched for these.
  private static let most = 1_000
  /// How few characters say so little that they are found by chance.
  private static let fewest = 4

  /// Notes what is sensitive in a state.
  mutating func note<State, Action>(
    _ drawing: Drawing, in state: State, of model: Model<State, Action>
  ) {
    guard drawing.isSensitive else { return }
    isNoted = true
    seen.formUnion(Self.telling(drawing.privateTexts))
    if all.count >= Self.most { return }
    all.formUnion(Self.telling(model.drawRevealed(state).privateTexts))
  }

  /// Leaves out what is no secret.
  mutating func excuse(_ texts: Set<String>) { all.subtract(texts) }

  /// Those that are hidden wherever they stand, in order.
  var hiddenEverywhere: [String] { all.subtracting(seen).sorted() }

  /// Those that are hidden in a look which hides what is sensitive, in order; none in others.
  func hidden(in drawing: Drawing, isPublic: Bool) -> [String] {
    guard isPublic || drawing.reasons.contains(.privacy), !all.isEmpty else { return [] }
    return all.subtracting(drawing.privateTexts).sorted()
  }

  private static func telling(_ texts: [String]) -> [String] {
    texts.filter { text in
      // What Vitrine types by itself is nobody's secret.
      !SampleTexts.all.contains(text) && text.count >= fewest
        && text.contains { $0.isLetter || $0.isNumber }
    }
  }
}

/// A search for many texts at once, each of four bytes or more: what stands somewhere is looked up by these
/// four and by its length, however many texts there are.
struct PrivateSearch {
  private let texts: [String]
  /// For the first four bytes, and each length of a text that begins so, the places of the texts.
  private var places: [UInt32: [Int: [[UInt8]: Int]]] = [:]

  init(_ texts: [String]) {
    self.texts = texts
    for (place, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      let first = bytes.prefix(4).reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      let known = places[first]?[bytes.count]?[bytes]
      places[first, default: [:]][bytes.count, default: [:]][bytes] = known ?? place
    }
  }

  /// The first of the texts that stands in another one as it is, and not as a part of a longer word or
  /// number.
  func first(in text: String) -> String? {
    let bytes = Array(text.utf8)
    var found: Int?
    var first: UInt32 = 0
    for (last, byte) in bytes.enumerated() {
      first = first << 8 | UInt32(byte)
      let start = last - 3
      guard start >= 0, let lengths = places[first] else { continue }
      for (length, known) in lengths where start + length <= bytes.count {
        let end = start + length
        guard bytes.standsAlone(start..<end), let place = known[Array(bytes[start..<end])]
        else { continue }
        found = min(place, found ?? place)
      }
    }
    return found.map { texts[$0] }
  }
}

extension StringProtocol {
  /// Whether a text stands in it as it is, and not as a part of a longer word or number.
  func says(_ text: String) -> Bool {
    let bytes = Array(utf8)
    return bytes.hold(text)
  }
}

extension [UInt8] {
  /// Whether a text stands in it as it is, and not as a part of a longer word or number.
  package func hold(_ text: String) -> Bool { place(of: text) != nil }

  /// Where a text first stands in it as it is, and not as a part of a longer word or number.
  package func place(of text: String) -> Int? {
    let sought = Array(text.utf8)
    guard let first = sought.first, count >= sought.count else { return nil }
    for start in 0...(count - sought.count) where self[start] == first {
      let end = start + sought.count
      guard self[start..<end].elementsEqual(sought), standsAlone(start..<end) else { continue }
      return start
    }
    return nil
  }

  /// Whether what stands there is no part of a longer word or number.
  fileprivate func standsAlone(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if start > 0, self[start].isOfWord, self[start - 1].isOfWord { return false }
    return end == count || !self[end - 1].isOfWord || !self[end].isOfWord
  }
}

extension UInt8 {
  /// Whether it is a letter or digit of ASCII. Others write without gaps between words.
  fileprivate var isOfWord: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
