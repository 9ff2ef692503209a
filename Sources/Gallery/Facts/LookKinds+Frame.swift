// What kind of look a frame is: derived from what was found out about it, and never declared.

import Atlas
import Drawing

/// What kind of look a frame is, as far as the way to it tells.
struct KindsByWay: Sendable {
  private let isWaiting: Bool
  private let hasFailed: Bool
  private let isEmpty: Bool
  private let isStep: Bool

  init(_ index: Int, of atlas: PageAtlas) {
    let frame = atlas.frames[index]
    let answers = LastAnswers(of: frame, in: atlas)
    isWaiting = frame.nextEffect != nil
    hasFailed = answers.include(AnswerWords.failure)
    // Names of looks that exploring found tell of typing nothing, too.
    let isCalledEmpty = frame.isFromStory && frame.name.says(AnswerWords.nothing)
    isEmpty = answers.include(AnswerWords.nothing) || isCalledEmpty
    isStep = frame.promises.goal != nil || !frame.promises.regions.isEmpty
  }

  /// The kinds of the look, drawn so.
  func kinds(isRedacted: Bool, of drawing: Drawing) -> LookKinds {
    var kinds: LookKinds = isWaiting ? .waiting : .atRest
    if isWaiting, isRedacted || drawing.isBusy { kinds.insert(.loading) }
    if hasFailed { kinds.insert(.failed) }
    if isEmpty { kinds.insert(.empty) }
    if isStep { kinds.insert(.step) }
    if kinds == .atRest, !isRedacted { kinds.insert(.loaded) }
    return kinds
  }
}

extension InertCauses {
  init(_ liveness: [Liveness]) {
    self = []
    for one in liveness {
      switch one {
      case .live, .beyond: break
      case .noStore: insert(.noStore)
      case .guarded: insert(.guarded)
      case .dropped: insert(.dropped)
      case .ignored: insert(.ignored)
      case .disabled: insert(.disabled)
      case .covered: insert(.covered)
      }
    }
  }
}

/// What the clients of a page last answered on the way to a frame, where an author chose that.
private struct LastAnswers {
  private let frame: PageAtlas.Frame
  private let atlas: PageAtlas
  /// The last chosen answer of each client, and its place on the way.
  private var last: [String: (answer: String, place: Int)] = [:]

  init(of frame: PageAtlas.Frame, in atlas: PageAtlas) {
    self.frame = frame
    self.atlas = atlas
    for (place, step) in frame.path.enumerated() {
      if case .answer(let answer) = step { last[answer.client] = (answer.answer, place) }
    }
  }

  /// Whether an answer is called so, and still holds.
  func include(_ words: Set<String>) -> Bool {
    last.contains { client, last in last.answer.says(words) && holds(client, since: last.place) }
  }

  /// Whether a client's answer has come, and the client was not asked again since: the usual answer to
  /// that is not told on the way.
  private func holds(_ client: String, since place: Int) -> Bool {
    var hasCome = false
    for frame in stations where frame.path.count > place {
      let isInFlight = isInFlight(client, at: frame)
      if hasCome, isInFlight { return false }
      hasCome = hasCome || !isInFlight
    }
    return hasCome
  }

  /// The frames on the way to the frame, and itself.
  private var stations: [PageAtlas.Frame] {
    atlas.frames
      .filter { $0.path.count < frame.path.count && frame.path.starts(with: $0.path) }
      .sorted { $0.path.count < $1.path.count } + [frame]
  }

  /// Whether what is on its way at a frame comes from a client: its action is named after the client,
  /// or after no other, and then the client is one of those that were asked as it began.
  private func isInFlight(_ client: String, at frame: PageAtlas.Frame) -> Bool {
    if frame.pending.isEmpty { return false }
    let before = stations.filter { $0.path.count <= frame.path.count }
    return frame.pending.contains { pending in
      if pending.action.isNamed(after: client) { return true }
      // Where it began to be on its way, without a break until now.
      let end = before.lastIndex { station in
        !station.pending.contains { $0.action == pending.action }
      }
      let begin = before[end.map { $0 + 1 } ?? 0]
      let asked = Set(begin.events.map(\.client))
      if asked.contains(where: pending.action.isNamed) { return false }
      return asked.contains(client) && !begin.pending.contains { $0.action.isNamed(after: client) }
    }
  }
}

/// What authors call answers of which nothing good comes.
private enum AnswerWords {
  static let failure: Set<String> = [
    "failed", "fails", "failing", "failure", "error", "errors", "offline", "denied", "refused",
    "unavailable", "timeout", "broken", "down",
  ]
  static let nothing: Set<String> = ["nothing", "none", "empty"]
}

extension String {
  fileprivate func says(_ meant: Set<String>) -> Bool { words.contains(where: meant.contains) }

  /// Whether all words of a client's name are in that of an action.
  fileprivate func isNamed(after client: String) -> Bool {
    client.words.allSatisfy(words.contains)
  }

  /// The words of a name, however they are joined, in lower case: `readMe-failed` has three.
  fileprivate var words: [String] {
    var words: [String] = []
    var word = ""
    for character in self {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && word.last?.isUppercase == false, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if isPart { word.append(character) }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
