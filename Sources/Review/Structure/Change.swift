// What changed in a frame, as a sentence.

/// A change in a frame.
package struct Change: Hashable, Sendable {
  /// What a change is about, the gravest first.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// What was redacted is visible, or a redacted control is live.
    case opened
    /// What was visible is redacted.
    case closed
    /// A control became live or inert, or leads elsewhere.
    case liveness
    /// A role, a name, a state, or the order in which things are heard.
    case accessibility
    /// Words that can be seen.
    case words
    /// Elements that came, went or moved, and pictures.
    case structure
    /// What is said under the page, not on it.
    case caption
    /// Bytes that say nothing: white space, the order of attributes, an attribute that draws nothing.
    case markup
  }

  /// What it is about.
  package let aspect: Aspect
  /// A sentence without its full stop.
  package let sentence: String

  /// Whether it made a control live.
  let isNowLive: Bool
  /// Whether it is about blocks that stand for what is redacted.
  let isOfRedacted: Bool
  /// Whether it is about the size of a picture.
  let isOfPicture: Bool
  /// The words that went and came, where some were seen.
  let words: WordShift

  init(
    _ aspect: Aspect, _ sentence: String, isNowLive: Bool = false, isOfRedacted: Bool = false,
    isOfPicture: Bool = false, words: WordShift = WordShift()
  ) {
    (self.aspect, self.sentence) = (aspect, sentence)
    (self.isNowLive, self.isOfRedacted) = (isNowLive, isOfRedacted)
    (self.isOfPicture, self.words) = (isOfPicture, words)
  }

  /// The same, so many times.
  func told(_ count: Int) -> Change {
    if count == 1 { return self }
    let times = count == 2 ? "twice" : "\(count) times"
    return Change(
      aspect, "\(sentence), \(times)", isNowLive: isNowLive, isOfRedacted: isOfRedacted,
      isOfPicture: isOfPicture, words: words)
  }
}

extension Change.Aspect: Comparable {
  /// The gravest is the least.
  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
