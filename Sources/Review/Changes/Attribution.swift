// Which cause a change comes from, where several may be: told by what changed in other frames.

/// What is known of causes once all frames were compared.
struct Attribution {
  private let causes: CauseFinder
  /// The words that went and came in each file of content.
  private let words: WordScores
  /// The features in whose pages a change is told for which only a guess is known.
  private var subjects: [[Change]: Set<String>] = [:]
  /// What pages of a feature tell whose own content nobody touched, by the feature.
  private var ofFeatures: [String: [Change: Cause]] = [:]

  /// The pictures that changed and are shown on a page.
  private var pictures: [String: Set<Cause>] = [:]

  /// So many files that may all be a cause are each told as one.
  private static let most = 8

  init(_ frames: [FrameReview], _ causes: CauseFinder) {
    self.causes = causes
    var words = causes.wordsOfContents
    for frame in frames {
      let own = causes.ownContent(of: frame.page)
      for reason in frame.reasons {
        if reason.cause.kind == .asset {
          pictures[frame.page, default: []].insert(reason.cause)
        } else if Self.isGuess(reason.cause) {
          subjects[reason.changes, default: []].insert(reason.cause.subject)
        } else if reason.cause.isOfFeature {
          for change in reason.changes {
            ofFeatures[reason.cause.subject, default: [:]][change] = reason.cause
          }
        } else if let own, reason.cause == own {
          words[own, default: WordShift()].take(frame.words)
          for change in reason.changes { words[own, default: WordShift()].take(change.words) }
        }
      }
    }
    self.words = WordScores(words)
  }

  /// Gives every change its causes.
  func settle(_ frames: inout [FrameReview]) {
    for index in frames.indices { shareCauses(&frames[index]) }
    if words.isEmpty && pictures.isEmpty { return }
    /// The files whose words a page shows, and the frames in which no words tell them.
    var shown: [String: Set<Cause>] = [:]
    var untold: [Int] = []
    for index in frames.indices {
      let (reasons, isTold) = reasons(of: frames[index])
      frames[index].reasons = reasons
      if !isTold { untold.append(index) }
      for reason in reasons where isOfFile(reason.cause) {
        shown[frames[index].page, default: []].insert(reason.cause)
      }
    }
    for index in untold {
      let files = shown[frames[index].page] ?? []
      frames[index].reasons = frames[index].reasons.flatMap { reason -> [Reason] in
        let isWordless = reason.changes.allSatisfy { $0.isOfRedacted || $0.aspect >= .structure }
        guard
          isJoint(reason.cause) || Self.isGuess(reason.cause) && isWordless && !files.isEmpty
        else { return [reason] }
        let count = files.isEmpty ? causes.eachContent.count : files.count
        if count > Self.most { return [reason] }
        let each = files.isEmpty ? causes.eachContent : files.sorted()
        return each.map { Reason(cause: $0, changes: reason.changes) }
      }
    }
  }

  /// The same change in pages of several features does not come from any of these, unless sources of
  /// each were touched.
  private func shareCauses(_ frame: inout FrameReview) {
    frame.reasons = frame.reasons.map { reason in
      let isContent = reason.cause.kind == .content && !causes.knowsSources
      guard Self.isGuess(reason.cause) || isContent,
        let count = subjects[reason.changes]?.count, count > 1
      else { return reason }
      return Reason(cause: causes.common, changes: reason.changes)
    }
  }

  /// The reasons of a frame change by change, and whether all of its changes are told by their words.
  private func reasons(of frame: FrameReview) -> (reasons: [Reason], isTold: Bool) {
    var order: [Cause] = []
    var places: [Cause: Int] = [:]
    /// The causes of a change, as places in their order.
    var found: [Change: Set<Int>] = [:]
    func add(_ cause: Cause, _ some: [Change]) {
      let place = places[cause] ?? order.count
      if place == order.count {
        order.append(cause)
        places[cause] = place
      }
      for change in some { found[change, default: []].insert(place) }
    }
    var rest: [Reason] = []
    for reason in frame.reasons {
      var others: [Change] = []
      for change in reason.changes {
        let better = betterCauses(of: change, in: frame.page, than: reason.cause)
        for cause in better { add(cause, [change]) }
        if better.isEmpty { others.append(change) }
      }
      if !others.isEmpty || reason.changes.isEmpty {
        rest.append(Reason(cause: reason.cause, changes: others))
      }
    }
    let told = order
    var isTold = true
    for reason in rest {
      // What has no words comes with what has.
      if isJoint(reason.cause), !told.isEmpty {
        for cause in told { add(cause, reason.changes) }
      } else {
        add(reason.cause, reason.changes)
        if isJoint(reason.cause) || Self.isGuess(reason.cause) { isTold = false }
      }
    }
    var changes = [[Change]](repeating: [], count: order.count)
    for change in frame.changes {
      for place in found[change] ?? [] { changes[place].append(change) }
    }
    return (zip(order, changes).map { Reason(cause: $0, changes: $1) }, isTold)
  }

  /// The causes that tell a change better than the one that was thought of.
  private func betterCauses(
    of change: Change, in page: String, than thought: Cause
  ) -> [Cause] {
    // Where a picture has another size, that is written on pages, in its redacted shape, too.
    if change.isOfPicture, let pictures = pictures[page] { return pictures.sorted() }
    guard isOfFile(thought) || isJoint(thought) || thought.isOfFeature else { return [] }
    let score = words.score(change.words, in: thought)
    if isOfFile(thought), score == 0, let cause = ofFeatures[causes.feature(of: page)]?[change] {
      return [cause]
    }
    // What has all of the words has no better.
    if score == change.words.count { return [] }
    let (best, files) = words.best(change.words)
    // A view that was touched has words of its own.
    if best <= score || thought.isOfFeature && best < change.words.count { return [] }
    return files.sorted()
  }

  /// Whether a cause is one file of content whose words are known.
  private func isOfFile(_ cause: Cause) -> Bool { words.has(cause) }

  /// Whether a cause is several files of content of which any may be meant.
  private func isJoint(_ cause: Cause) -> Bool {
    causes.contents.count > 1 && cause == causes.anyContent
  }

  /// Whether a cause is told only since nothing else is known.
  private static func isGuess(_ cause: Cause) -> Bool {
    (cause.kind == .view || cause.kind == .reducer) && cause.files.isEmpty
  }
}

extension Cause {
  /// Whether it is what a feature does or shows.
  fileprivate var isOfFeature: Bool { kind == .view || kind == .reducer || kind == .feature }
}
