// What frames are called for people: where they come from, and what was done since.

import Drawing

/// Titles of the frames of a page, no two of which are the same.
struct FrameTitles {
  /// A frame of the story, with how much was said on the way to it.
  struct Origin {
    let title: String
    let wordCount: Int
  }

  private var taken: Set<String> = []
  /// Whether it is told how often something is done.
  private let tellsCounts: Bool

  init(tellingCounts tellsCounts: Bool) { self.tellsCounts = tellsCounts }

  /// The title of a frame that the story names: that name.
  mutating func title(ofStory name: String) -> String {
    unique(String(decoding: name.utf8.map { $0 == 0x2D ? 0x20 : $0 }, as: UTF8.self))
  }

  /// `added · Buy Milk checked`: the frame of the story that it comes from, and what was done since.
  mutating func title(of words: [String], from origin: Origin?) -> String {
    let since = Array(words.dropFirst(origin?.wordCount ?? 0))
      .folded(tellingCounts: tellsCounts) { _ in true }
    let difference = since.isEmpty ? "start" : since.joined(separator: ", ")
    return unique(origin.map { "\($0.title) · \(difference)" } ?? difference)
  }

  private mutating func unique(_ title: String) -> String {
    var unique = title
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(title) (\(number))"
      number += 1
    }
    return unique
  }
}

extension [String] {
  /// What stands several times in a row is said once, where it may be: `More × 3`; `More × …` where it is
  /// private how often.
  fileprivate func folded(
    tellingCounts tellsCounts: Bool = true, where mayFold: (String) -> Bool
  ) -> [String] {
    var folded: [String] = []
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, self[end] == self[start], mayFold(self[start]),
        end - start < PlayStep.mostRepeats
      { end += 1 }
      let count = tellsCounts ? "\(end - start)" : NamedControls.untold
      folded.append(end - start == 1 ? self[start] : "\(self[start]) × \(count)")
      start = end
    }
    return folded
  }
}

extension PageAtlas.Frame {
  /// The way to the look as people tell it, and as it is played, `Add → More × 3`; empty where the page
  /// begins. A text that is typed twice is told twice: `Task=Milk × 2` types what stands there.
  package var way: String {
    path.map(\.description).folded { !$0.contains("=") }.joined(separator: " → ")
  }
}

extension [PageAtlas.PathStep] {
  /// The same steps, without how often one of them is done in a row: where a page shows when something
  /// private is spent, that would be how much of it there was.
  var withoutCounts: [PageAtlas.PathStep] {
    var steps: [PageAtlas.PathStep] = []
    var start = 0
    while start < count {
      let end = self[start...].firstIndex { $0 != self[start] } ?? count
      let isOnce = end - start == 1
      steps.append(isOnce ? self[start] : .tap("\(self[start]) × \(NamedControls.untold)"))
      start = end
    }
    return steps
  }
}

extension NamedControls {
  /// What comes of a tap, in words: `Buy Milk checked`.
  func words(ofTapping index: Int) -> String {
    let slot = controls[index].slot
    let name = token(for: index)
    // That it is on now would tell that it was off before.
    if controls[index].isPrivate { return name }
    return switch (slot.kind, slot.isOn) {
    case (.checkbox, true?): "\(name) unchecked"
    case (.checkbox, false?): "\(name) checked"
    case (.toggle, true?): "\(name) off"
    case (.toggle, false?): "\(name) on"
    case (.textField, _): "\(name) changed"
    case (.select, true?): "\(name) closed"
    case (.select, _): "\(name) open"
    default: name
    }
  }

  /// What is typed, in words: `Task: Milk`.
  func words(ofTyping text: String, into index: Int) -> String {
    let name = token(for: index)
    if controls[index].slot.field == .secure || controls[index].isPrivate { return "\(name) typed" }
    let text = told(text, into: index)
    let start = text.prefix(Self.longestTextInWords)
    return text.isEmpty ? "\(name) emptied" : "\(name): \(start)\(start == text ? "" : "…")"
  }

  /// How much of a text that is typed is said.
  private static var longestTextInWords: Int { 24 }
}
