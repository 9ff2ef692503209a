// What a frame hid: the words that stand in another frame of its page where it has something redacted.

/// The texts that a frame of the base hides.
///
/// A bar stays a bar, whatever is moved out of what it stands for. So that words which come into a frame
/// are not taken for any others, it is known which ones it hid before.
struct HiddenTexts {
  private var whole: Set<[String]> = []
  private var several: Set<[String]> = []
  private(set) var runs: Set<[String]> = []
  /// How many words are hidden.
  private(set) var wordCount = 0
  /// The words of them that are read nowhere in the frame.
  private var secret: Set<String> = []

  /// Nothing is known to be hidden.
  static let none = HiddenTexts()

  /// So many words in a row that were hidden are no coincidence.
  static let run = 5

  private init() {}

  /// Finds out what a frame hides in which these texts are seen, by those frames of its page that hide less.
  init(in frame: FrameParts, seeing seen: Set<String>, shownBy others: [FrameParts]) {
    guard let twin = Self.twin(of: frame, among: others) else { return }
    for text in Self.texts(in: twin, where: frame) where !seen.contains(text) {
      let words = Self.words(of: text)
      wordCount += words.count
      secret.formUnion(words)
      whole.insert(words)
      if words.count >= 2, words.count < Self.run { several.insert(words) }
      runs.formUnion(Self.runs(in: words))
    }
    // What can be read all the same is no secret.
    for text in seen {
      let words = Self.words(of: text)
      runs.subtract(Self.runs(in: words))
      secret.subtract(words)
    }
  }

  /// Whether words that are seen now were hidden: all of a text, or so many of it that it is no
  /// coincidence.
  func contains(partOf text: String) -> Bool {
    if whole.isEmpty { return false }
    let words = Self.words(of: text)
    if words.isEmpty { return false }
    return whole.contains(words)
      || Self.runs(in: words).contains(where: runs.contains)
      || !several.isEmpty
        && words.indices.contains { start in
          (2..<Self.run).contains { count in
            start + count <= words.count && several.contains(Array(words[start..<start + count]))
          }
        }
  }

  /// Whether some texts may say in other words what was hidden: they have a third of the words that were
  /// read nowhere else.
  func isTold(in texts: some Sequence<String>) -> Bool {
    var left = secret
    for text in texts { left.subtract(Self.words(of: text)) }
    return !secret.isEmpty && 3 * (secret.count - left.count) >= secret.count
  }

  /// The frame that is most like this one, and hides less.
  private static func twin(of frame: FrameParts, among others: [FrameParts]) -> FrameParts? {
    let parts = Dictionary(frame.parts.map { ($0, 1) }, uniquingKeysWith: +)
    let hidden = frame.parts.count(where: \.isRedacted)
    var best: (frame: FrameParts, alike: Int)?
    for other in others where other.parts.count(where: \.isRedacted) < hidden {
      var left = parts
      let alike = other.parts.count { part in
        guard let count = left[part], count > 0 else { return false }
        left[part] = count - 1
        return true
      }
      if alike > best?.alike ?? -1 { best = (other, alike) }
    }
    return best?.frame
  }

  /// What is read in a frame where the other one has something redacted.
  private static func texts(in twin: FrameParts, where frame: FrameParts) -> [String] {
    var texts: [String] = []
    var lately: (isHidden: Bool, texts: [String]) = (false, [])
    func settle() {
      if lately.isHidden { texts += lately.texts }
      lately = (false, [])
    }
    for pair in SequenceAlignment(frame.parts, twin.parts).pairs {
      switch (pair.base, pair.head) {
      case (let place?, nil): if frame.parts[place].isRedacted { lately.isHidden = true }
      case (nil, let place?):
        if twin.parts[place].isVisibleText { lately.texts.append(twin.parts[place].text) }
      // The end of an element is like any other: what went before it may have come after it.
      case (let place?, _): if frame.parts[place].isLandmark { settle() }
      case (nil, nil): continue
      }
    }
    settle()
    return texts
  }

  /// The words of a text, without what stands around them, however they are written.
  static func words(of text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).compactMap { word in
      guard let first = word.firstIndex(where: isInWord), let last = word.lastIndex(where: isInWord)
      else { return nil }
      return String(word[first...last])
    }
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// As many words in a row as are no coincidence, beginning with each.
  static func runs(in words: [String]) -> [[String]] {
    guard words.count >= run else { return [] }
    return (0...(words.count - run)).map { Array(words[$0..<($0 + run)]) }
  }
}

extension FramePart {
  /// Whether it is words that are read on the page.
  var isVisibleText: Bool { kind == .text && !isRedacted && !isCaption }

  /// All that is read of it on the page: words, and what a picture or a link says to those who hear it or
  /// point at it.
  var readings: [String] {
    if isRedacted || isCaption { return [] }
    let all = kind == .text ? [text] : kind == .picture || kind == .control ? [name, hint] : []
    return all.filter { !$0.isEmpty }
  }
}
