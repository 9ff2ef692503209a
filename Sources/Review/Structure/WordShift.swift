// Which words went and which came: by them a change is known again in another place.

/// Words that are fewer than before, and words that are more.
struct WordShift: Hashable, Sendable {
  private(set) var gone: Set<String> = []
  private(set) var came: Set<String> = []

  var isEmpty: Bool { gone.isEmpty && came.isEmpty }
  var count: Int { gone.count + came.count }

  /// No words.
  init() {}

  /// What it takes to make one text of another.
  init(from base: String, to head: String) {
    var counts: [String: Int] = [:]
    for word in Self.words(of: head) { counts[word, default: 0] += 1 }
    for word in Self.words(of: base) { counts[word, default: 0] -= 1 }
    for (word, count) in counts where count != 0 {
      if count > 0 { came.insert(word) } else { gone.insert(word) }
    }
  }

  /// How many of these words are among others.
  func count(in other: WordShift) -> Int {
    gone.count { other.gone.contains($0) } + came.count { other.came.contains($0) }
  }

  mutating func take(_ other: WordShift) {
    gone.formUnion(other.gone)
    came.formUnion(other.came)
  }

  /// Words without what stands around them, since a page writes its quotation marks otherwise than
  /// the file that it is made from.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
