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
    guard let first = sought.first, let last = sought.last, count >= sought.count else {
      return nil
    }
    for start in 0...(count - sought.count) where self[start] == first {
      let end = start + sought.count
      guard self[start..<end].elementsEqual(sought) else { continue }
      if start > 0, first.isOfWord, self[start - 1].isOfWord { continue }
      if end < count, last.isOfWord, self[end].isOfWord { continue }
      return start
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it is a letter or digit of ASCII. Others write without gaps between words.
  fileprivate var isOfWord: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
