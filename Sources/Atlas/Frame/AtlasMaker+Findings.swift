// What is said of all states of a page: how much is known, what is broken, what looks hide.

import Composable
import Drawing
import System

extension AtlasMaker {
  /// Sums up what the walk found.
  mutating func summarise(_ atlas: inout PageAtlas) {
    walker.checkAll()
    atlas.stateCount = walker.states.count
    atlas.walkedCount = walker.states.count { $0.isFollowed || !$0.edges.isEmpty }
    atlas.closure = walker.closure
    // Whether there are more states than are walked depends on numbers that may be private.
    if !walker.tellsCounts, atlas.closure == .closed { atlas.closure = .upToRowsAndWords(held: 0) }
    atlas.triesAllAnswers = walker.undivided.isEmpty
    atlas.tellsCounts = walker.tellsCounts
    // What is made wrong shows in many ways: those are told when it is put right.
    let entries = walker.ledger.entries
    let isMadeWrong = entries.contains { $0.breach.cause.check == .madeRight }
    for entry in entries where !isMadeWrong || entry.breach.cause.check == .madeRight {
      atlas.findings.append(finding(entry, on: atlas.page))
    }
    if walker.model.environment.redaction.isPublic { withhold(&atlas.findings, of: atlas) }
    atlas.verdicts = walker.verdicts()
    atlas.folds.shapeCount = Set(walker.states.map { $0.shape }).count
    atlas.folds.repeatedCount = walker.folds.repeatedCount
    atlas.folds.differenceCount = walker.folds.differences.count
    atlas.folds.isResolved = !walker.folds.isUnresolved
    // Pages that are alike differ in these, since they differ in what is drawn.
    if walker.model.isAlike { return }
    atlas.lookCount = walker.looks.count
    // What comes of one tap, by what is hidden before it, would be a table of what is private.
    if !walker.tellsCounts { return }
    let differences = walker.folds.differences
      .map { (distance: walker.distance(to: $0), $0) }.sorted { $0.distance < $1.distance }
    atlas.folds.differences = differences.prefix(Self.mostHiddenTold).map { tell($0.1) }
    let hidden = walker.hidden()
    atlas.hidingCount = hidden.count
    let nearest = hidden.sorted { walker.distance(to: $0) < walker.distance(to: $1) }
    atlas.hidden = nearest.prefix(Self.mostHiddenTold).map { tell($0) }
  }

  /// All of them are counted; to tell each would be more than one reads.
  private static var mostHiddenTold: Int { 5 }

  /// Leaves out the steps of ways that say what is private: a log is read by others than the sources are.
  private func withhold(_ findings: inout [Finding], of atlas: PageAtlas) {
    if findings.isEmpty || atlas.hiddenTexts.isEmpty { return }
    let search = PrivateSearch(atlas.hiddenTexts)
    for index in findings.indices {
      findings[index].path = findings[index].path.map { step in
        search.first(in: step) == nil ? step : "…"
      }
    }
  }

  /// A breach with the shortest way to it.
  private mutating func finding(_ entry: LawLedger.Entry, on page: String) -> Finding {
    let (place, count) = walker.nearest(of: entry)
    var message = entry.breach.message
    if count > 1, walker.tellsCounts {
      if !message.hasSuffix(".") { message += "." }
      message += " Seen in \(count.grouped) states."
    }
    return Finding(
      page: page, check: entry.breach.cause.check,
      frame: place.flatMap { frameOfState[$0.state] }.map { names[$0] }, message: message,
      path: place.map { path(to: $0) } ?? [], place: walker.model.place)
  }

  private mutating func path(to place: BreachPlace) -> [String] {
    guard place.state >= 0 else { return [] }
    var path = replayer.go(to: place.state, in: &walker).path
    if let way = place.way { path += replayer.steps(of: way, from: place.state, in: &walker) }
    return path.map { $0.description }
  }

  // MARK: What looks hide

  private mutating func tell(_ hiding: Walker<State, Action>.Hiding) -> HiddenDifference {
    let one = lines(of: hiding.one.end)
    let other = lines(of: hiding.other.end)
    let tap = replayer.steps(of: hiding.way, from: hiding.one.state, in: &walker)
    return HiddenDifference(
      frame: frameOfLook[hiding.look].map { names[$0] }, control: tap.last?.description ?? "",
      one: outcome(of: hiding.one, by: hiding.way, one.first { !other.contains($0) }),
      other: outcome(of: hiding.other, by: hiding.way, other.first { !one.contains($0) }))
  }

  private mutating func tell(_ difference: FoldLedger.Difference) -> FoldAudit.Difference {
    let (one, other) = (difference.one, difference.other)
    let lines = (lines(of: one.end), lines(of: other.end))
    return FoldAudit.Difference(
      one: outcome(
        of: .init(state: one.state, end: one.end), by: one.way,
        lines.0.first { !lines.1.contains($0) }),
      other: outcome(
        of: .init(state: other.state, end: other.end), by: other.way,
        lines.1.first { !lines.0.contains($0) }))
  }

  private mutating func outcome(
    of hiding: Walker<State, Action>.Hiding.Case, by way: Way, _ shows: String?
  ) -> HiddenDifference.Outcome {
    let frame = frameOfLook[walker.states[Int(hiding.end)].look].map { names[$0] }
    // What only a look says that is not shown may be what all frames hide.
    let drawing = replayer.go(to: hiding.end, in: &walker).drawing
    let isTold = frame != nil || !drawing.isSensitive && !drawing.hasRedactedContent
    return HiddenDifference.Outcome(
      path: path(to: BreachPlace(state: hiding.state, way: way)), frame: frame,
      shows: isTold ? shows : nil)
  }

  /// What a state looks like, as text. Shapes say nothing about how two looks differ.
  private mutating func lines(of state: Int32) -> [String] {
    let replayed = replayer.go(to: state, in: &walker)
    let settled = Walker<State, Action>.Settled(
      run: replayed.run, drawing: replayed.drawing,
      seen: walker.number(of: replayed.drawing.appearances), answers: 0)
    walker.ledger.here = BreachPlace(state: state)
    let inertness = walker.tryAll(settled).inertness
    let slots: [SlotState] = inertness.map { $0 == nil ? .link("#") : .inert }
    return TextWriter.write(replayed.drawing, slots: slots).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
  }
}

extension Walker {
  /// Where something broken is seen first, and in how many states.
  fileprivate func nearest(of entry: LawLedger.Entry) -> (place: BreachPlace?, count: Int) {
    var places = entry.places
    if !entry.looks.isEmpty {
      let looks = Set(entry.looks)
      for (index, state) in states.enumerated() where looks.contains(state.look) {
        places.append(BreachPlace(state: Int32(truncatingIfNeeded: index)))
      }
    }
    let nearest = places.min { (distance(to: $0), $0.state) < (distance(to: $1), $1.state) }
    return (nearest, Set(places.map { $0.state }).count)
  }

  private func distance(to place: BreachPlace) -> Int32 {
    if place.state < 0 { return 0 }
    return states[Int(place.state)].distance + (place.way == nil ? 0 : 1)
  }

  /// Whether the number of states is no secret, nor how often something is done until it shows, nor what
  /// looks hide. Pages that are alike have one logic, and differ in what is drawn, so that it tells nothing of
  /// them.
  var tellsCounts: Bool {
    !model.environment.redaction.isPublic || model.isAlike || !privateTexts.isNoted
  }

  /// How far one has to go to see both outcomes.
  fileprivate func distance(to hiding: Hiding) -> Int32 {
    states[Int(hiding.one.state)].distance + states[Int(hiding.other.state)].distance
  }

  fileprivate func distance(to difference: FoldLedger.Difference) -> Int32 {
    states[Int(difference.one.state)].distance + states[Int(difference.other.state)].distance
  }

  /// How much is known. Where rows and words were folded and nothing was tried again, nobody knows
  /// whether that hides something.
  fileprivate var closure: PageAtlas.Closure {
    let isWhole = !isCutOff && undivided.isEmpty
    if isWhole, heldCount == 0 { return .closed }
    return isWhole && folds.returnCount > 0 && !folds.isUnresolved
      ? .upToRowsAndWords(held: heldCount)
      : .cutOff(notFollowed: heldCount + waitingCount + undivided.count)
  }

  /// In how many states a law holds; of the others nobody knows, since too few ways were walked from there.
  private func held(in count: Int, of all: Int) -> String {
    guard tellsCounts else {
      if count < all { return "held where enough was walked to tell" }
      return closure == .closed ? "held in all states" : "held in all states that were looked at"
    }
    if count == all { return "held in \(count.counted("state"))" }
    return "held in \(count.grouped) of \(all.counted("state")), not known of the others"
  }

  /// What became of the page's own laws.
  fileprivate func verdicts() -> [LawVerdict] {
    model.laws.enumerated().map { index, law in
      let count = ledger.counts.isEmpty ? 0 : ledger.counts[index]
      let isBroken = ledger.has(law)
      let words: String
      switch law.kind {
      case .sometimes where isBroken: words = "never seen"
      case _ where isBroken: words = "broken"
      case .always, .each: words = held(in: states.count, of: states.count)
      case .canAlways: words = held(in: reachCount(ofLaw: index), of: states.count)
      case .sometimes: words = tellsCounts ? "seen \(count.counted("time"))" : "seen"
      }
      return LawVerdict(name: law.name, place: law.place, isBroken: isBroken, words: words)
    }
  }
}
