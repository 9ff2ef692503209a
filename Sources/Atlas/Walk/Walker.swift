// Walks the states of a page, breadth first.
//
// What is kept of a state is its key and the way to it; what was drawn is looked at and forgotten. So
// memory goes with how many states there are, and not with how large they are.

import Composable
import Drawing

/// The states of a page, the ways between them, and how they look.
struct Walker<State: Hashable & Sendable, Action: Hashable & Sendable> {
  typealias Run = Simulation<State, Action>

  /// A run that has come somewhere, before it is known what appears there.
  struct Arrival {
    var run: Run
    /// What was on the screen before: an index of `appearances`.
    var seen: Int32
    var parent: Int32
    var way: Way
    let number: Int32
  }

  /// A run to which nothing new appears any more.
  struct Settled {
    var run: Run
    let drawing: Drawing
    let seen: Int32
    var answers: Int32
  }

  /// A state that shows nothing new, with what it takes to walk on from there.
  struct Held {
    let state: Int32
    let run: Run
    let seen: Int32
  }

  /// Where a run comes if the outside answers in that way to what appears.
  struct End {
    let state: Int32
    let answers: Int32
  }

  /// States that wait to be walked on from, in order.
  struct Waiting {
    private var all: [Held?] = []
    private var first = 0

    var count: Int { all.count - first }

    mutating func append(_ one: Held) { all.append(one) }

    mutating func next() -> Held? {
      guard first < all.count else { return nil }
      defer {
        all[first] = nil
        first += 1
      }
      return all[first]
    }
  }

  let model: Model<State, Action>
  private(set) var states: [WalkedState] = []
  private(set) var edges: [Edge] = []
  /// For each look the state in which it was first seen.
  private(set) var looks: [Int32] = []
  /// What was chosen where a way's answers are not the usual ones.
  private(set) var answers: [[ChosenAnswer]] = [[]]
  /// How long the story waits where nothing happens meanwhile.
  var waits: [Duration] = []
  /// What is typed into fields besides their own samples: nothing at all, a long text, and what the
  /// story types.
  var texts = ["", "a text that is much longer than usual"]
  /// What the story sends though no control names it.
  var events: [(name: String, action: Action)] = []
  /// The branches of the story in which the outside is another one.
  var outsides: [(name: String, change: @Sendable (inout Dependencies) -> Void)] = []
  /// The frames that the story names.
  var storyFrames: [(name: String, state: Int32)] = []
  var ledger = LawLedger()
  var tours = TourLedger()
  private(set) var controls = ControlLedger<Action>()
  /// Whether the controls of each state are looked at, and not only where something new is seen.
  let isThorough: Bool
  /// The states that showed something new.
  private(set) var novelCount = 0
  /// States that show nothing new, and were walked on from all the same.
  private(set) var walkedOn = 0
  /// Whether there was no room for more states.
  private(set) var isCutOff = false

  private var numbers: [UInt64: Int32] = [:]
  /// For each arrival the state that it ends in; -1 until it is settled.
  private(set) var ends: [Int32] = []
  /// Where the outside was asked as views appeared, there are several ends.
  private(set) var otherEnds: [Int32: [End]] = [:]
  private var buckets: [[Arrival]] = []
  private var bucket = 0
  private(set) var appearances: [[Intent]] = [[]]
  private var lookNumbers: [UInt64: Int32] = [:]
  private var seenTogether: Set<UInt64> = []
  /// States whose look is new, and shows nothing new; and states of which each looks like another.
  private var held = Waiting()
  private var hiding = Waiting()
  private var pendingKeys: [Action: UInt64] = [:]
  private let choices: [String: AnswerChoices]
  private var answerNumbers: [[ChosenAnswer]: Int32] = [[]: 0]

  init(_ model: Model<State, Action>, isThorough: Bool = false) {
    self.model = model
    self.isThorough = isThorough
    choices = model.dependencies.choices
  }

  /// How many ways were not gone to their end.
  var waitingCount: Int { ends.count { $0 < 0 } }

  /// The states that were reached and not walked on from.
  var heldCount: Int { held.count + hiding.count }

  /// Walks until nothing new is to be found, and some way on.
  mutating func walk() {
    defer { findShortestWays() }
    tellStory()
    walkBuckets()
    // First where the same look hides different states: there a visitor cannot know what will be.
    // Other rows and other words are looked at a little further, and no more.
    let mostWords = states.count + max(model.options.further / 5, states.count / 10)
    let most = states.count + model.options.further
    while !isCutOff, states.count < most {
      let mayClose = states.count < mostWords || looks.count <= model.options.budget
      guard let next = hiding.next() ?? (mayClose ? held.next() : nil) else { return }
      follow(next)
      walkedOn += 1
      walkBuckets()
    }
  }

  private mutating func walkBuckets() {
    while bucket < buckets.count {
      let arrivals = buckets[bucket]
      buckets[bucket] = []
      for arrival in arrivals {
        // What the story tells is looked at, however little else there is room for.
        if states.count >= model.options.states, !isToBeLookedAt(arrival) {
          isCutOff = true
          continue
        }
        for settled in settle(arrival) { arrive(settled, arrival) }
      }
      if buckets[bucket].isEmpty { bucket += 1 }
    }
  }

  /// Whether an arrival ends in a state that the story told of, and that was not looked at.
  private func isToBeLookedAt(_ arrival: Arrival) -> Bool {
    let state = ends[Int(arrival.number)]
    return state >= 0 && states[Int(state)].look < 0
  }

  /// What tells a run from others, as far as it decides what can follow.
  func key(of run: Run, seen: Int32) -> UInt64 {
    var hasher = Hasher()
    run.feedNode(into: &hasher)
    hasher.combine(seen)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Notes where a way leads, to be settled when it is its turn.
  @discardableResult
  mutating func push(_ run: Run, seen: Int32, parent: Int32, _ way: Way, at distance: Int) -> Int32
  {
    let key = key(of: run, seen: seen)
    if let known = numbers[key] { return known }
    let number = newArrival(key)
    while buckets.count <= distance { buckets.append([]) }
    bucket = min(bucket, distance)
    buckets[distance].append(
      Arrival(run: run, seen: seen, parent: parent, way: way, number: number))
    return number
  }

  /// Notes a state of the story, to be looked at when it is its turn.
  mutating func queue(_ arrival: Arrival, at distance: Int) {
    while buckets.count <= distance { buckets.append([]) }
    bucket = min(bucket, distance)
    buckets[distance].append(arrival)
  }

  /// The number of an arrival that was not there before.
  mutating func newArrival(_ key: UInt64) -> Int32 {
    let number = Int32(truncatingIfNeeded: ends.count)
    numbers[key] = number
    ends.append(-1)
    return number
  }

  /// The number of an arrival that the story makes: another way may come to it as well.
  mutating func newArrival() -> Int32 {
    ends.append(-1)
    return Int32(truncatingIfNeeded: ends.count - 1)
  }

  /// The state that a settled run is in, if it is known.
  func state(of settled: Settled) -> Int32? {
    guard let number = numbers[key(of: settled.run, seen: settled.seen)] else { return nil }
    let state = ends[Int(number)]
    return state < 0 ? nil : state
  }

  /// The states that a run ends in, if it came there before, and these were looked at.
  func ends(of run: Run, seen: Int32) -> [Int32]? {
    guard let number = numbers[key(of: run, seen: seen)] else { return nil }
    let all = [ends[Int(number)]] + (otherEnds[number] ?? []).map { $0.state }
    return all.allSatisfy { $0 >= 0 && states[Int($0)].look >= 0 } ? all : nil
  }

  /// The look of a settled run, if it is known, and what is seen of it is one of these.
  mutating func look(of settled: Settled, ifSeenIn drawn: Set<UInt64>) -> Int32? {
    if let state = state(of: settled), states[Int(state)].look >= 0 {
      return states[Int(state)].look
    }
    guard drawn.contains(settled.drawing.key) else { return nil }
    let isLive = tryAll(settled).inertness.map { $0 == nil }
    return lookNumbers[settled.drawing.keys(isLive: isLive).look]
  }

  /// Makes a state known, or finds that it is. Nothing is looked at yet.
  mutating func register(_ settled: Settled, _ arrival: Arrival) -> (state: Int32, isNew: Bool) {
    let key = key(of: settled.run, seen: settled.seen)
    let distance = arrival.parent < 0 ? 0 : states[Int(arrival.parent)].distance + 1
    var state: Int32 = -1
    if let known = numbers[key] { state = ends[Int(known)] }
    let isNew = state < 0
    if isNew {
      state = Int32(truncatingIfNeeded: states.count)
      states.append(
        WalkedState(
          key: key, parent: arrival.parent, way: arrival.way, appearing: settled.answers,
          distance: distance))
      let number = numbers[key] ?? newArrival(key)
      ends[Int(number)] = state
    } else if states[Int(state)].look < 0, distance < states[Int(state)].distance {
      // The story came here on a longer way.
      lead(to: state, from: arrival.parent, arrival.way, settled.answers, distance)
    }
    if ends[Int(arrival.number)] < 0 {
      ends[Int(arrival.number)] = state
    } else if ends[Int(arrival.number)] != state {
      otherEnds[arrival.number, default: []].append(End(state: state, answers: settled.answers))
    }
    return (state, isNew)
  }

  /// Notes a way to a state that is shorter than the one that was known.
  mutating func lead(
    to state: Int32, from parent: Int32, _ way: Way, _ answers: Int32, _ distance: Int32
  ) {
    states[Int(state)].parent = parent
    states[Int(state)].way = way
    states[Int(state)].appearing = answers
    states[Int(state)].distance = distance
  }

  /// Lets another state stand for its look.
  mutating func show(_ look: Int32, by state: Int32) { looks[Int(look)] = state }

  private mutating func arrive(_ settled: Settled, _ arrival: Arrival) {
    let (state, _) = register(settled, arrival)
    if states[Int(state)].look < 0 { look(at: state, settled) }
  }

  /// Looks at a state that was never looked at: what can be done there, and whether it holds. Where
  /// it shows something new, all of it is tried; else of rows alike only some.
  private mutating func look(at state: Int32, _ settled: Settled) {
    ledger.here = BreachPlace(state: state)
    // A law of the page's own is looked at on each way, of each row.
    let triesAll = isThorough || !model.laws.isEmpty
    let spared = triesAll ? Spared([]) : Spared(settled.drawing.rowKinds)
    let isOfStory = storyFrames.contains { $0.state == state }
    let pending = pendingKey(of: settled.run)
    var tried = tryAll(settled, sparing: isOfStory ? Spared([]) : spared)
    var keys = settled.drawing.keys(isLive: tried.inertness.map { $0 == nil })
    let isNovel = note(keys.parts, pending: pending) || isOfStory
    if isNovel, !spared.isEmpty, !isOfStory {
      tried = tryAll(settled)
      keys = settled.drawing.keys(isLive: tried.inertness.map { $0 == nil })
      _ = note(keys.parts, pending: pending)
    }
    let isNewLook = give(keys.look, to: state)
    states[Int(state)].rests = !settled.run.isExpectingMore && !settled.drawing.isBusy
    check(state, settled, tried, isNewLook: isNewLook)
    if isNovel || isThorough { controls.note(settled.drawing, tried.inertness, in: state) }
    if isNovel {
      novelCount += 1
      if isOfStory { tryTyping(settled, &tried) }
      follow(state, isOfStory ? tried : tried.without(Spared(keys.rows)), settled.seen)
    }
    // Where nothing can be done, there is nothing to follow.
    if tried.next.isEmpty, tried.isWhole { states[Int(state)].isFollowed = true }
    if states[Int(state)].isFollowed { return }
    let one = Held(state: state, run: settled.run, seen: settled.seen)
    if isNewLook { held.append(one) } else { hiding.append(one) }
  }

  /// Notes how a state looks; whether that is a new look.
  private mutating func give(_ key: UInt64, to state: Int32) -> Bool {
    let known = lookNumbers[key]
    let look = known ?? Int32(truncatingIfNeeded: looks.count)
    if known == nil {
      lookNumbers[key] = look
      looks.append(state)
    }
    states[Int(state)].look = look
    return known == nil
  }

  /// Whether some two parts of a look are seen together for the first time.
  private mutating func note(_ looked: [UInt64], pending: UInt64) -> Bool {
    var parts = looked
    if pending != 0 { parts.append(pending) }
    var isNew = false
    for (index, one) in parts.enumerated() {
      for other in parts[index...] {
        let low = min(one, other)
        let pair = (low &* 0x9E37_79B9_7F4A_7C15) ^ max(one, other)
        if seenTogether.insert(pair).inserted { isNew = true }
      }
    }
    return isNew
  }

  private mutating func follow(_ next: Held) {
    let drawing = model.draw(next.run.state)
    let settled = Settled(run: next.run, drawing: drawing, seen: next.seen, answers: 0)
    ledger.here = BreachPlace(state: next.state)
    let tried = tryAll(settled)
    // Rows that were spared may turn out to act otherwise than the one that stood for them.
    let keys = drawing.keys(isLive: tried.inertness.map { $0 == nil })
    if give(keys.look, to: next.state) { check(next.state, settled, tried, isNewLook: true) }
    follow(next.state, tried, next.seen)
  }

  private mutating func follow(_ state: Int32, _ tried: Tried, _ seen: Int32) {
    // Where some rows stood for all of their kind, the others follow now.
    let first = Int32(truncatingIfNeeded: edges.count)
    let distance = Int(states[Int(state)].distance) + 1
    for (run, way) in tried.next {
      let arrival = push(run, seen: seen, parent: state, way, at: distance)
      edges.append(Edge(way: way, arrival: arrival))
    }
    states[Int(state)].edges = first..<Int32(truncatingIfNeeded: edges.count)
    states[Int(state)].isFollowed = tried.isWhole
  }

  /// The number of a set of answers.
  mutating func number(of chosen: [ChosenAnswer]) -> Int32 {
    if let known = answerNumbers[chosen] { return known }
    let number = Int32(truncatingIfNeeded: answers.count)
    answers.append(chosen)
    answerNumbers[chosen] = number
    return number
  }

  /// The index of what is on the screen.
  mutating func number(of set: [Intent]) -> Int32 {
    for (index, known) in appearances.enumerated() where known == set {
      return Int32(truncatingIfNeeded: index)
    }
    appearances.append(set)
    return Int32(truncatingIfNeeded: appearances.count - 1)
  }

  /// The answers that a client can give besides the one that comes next.
  func alternatives(of client: String, in run: Run) -> [ChosenAnswer] {
    guard let known = choices[client] else { return [] }
    let next = run.dependencies.choices[client]?.next ?? 0
    return known.names.indices.filter { $0 != next }.map {
      ChosenAnswer(client: client, answer: known.names[$0], index: $0)
    }
  }

  /// The answer that is given where nobody says otherwise.
  func firstAnswer(of client: String) -> ChosenAnswer? {
    choices[client].map { ChosenAnswer(client: client, answer: $0.names[0], index: 0) }
  }

  /// The answer that comes next.
  func usual(of client: String, in run: Run) -> ChosenAnswer? {
    guard let choice = run.dependencies.choices[client] else { return nil }
    return ChosenAnswer(client: client, answer: choice.names[choice.next], index: choice.next)
  }

  /// What is in flight, in order: kinds of actions, of each whether there is one or several.
  private mutating func pendingKey(of run: Run) -> UInt64 {
    guard run.isExpectingMore else { return 0 }
    var kinds: [(key: UInt64, count: Int)] = []
    for effect in run.pending {
      let key = effect.action.map { pendingKey(of: $0) } ?? 1
      if let index = kinds.firstIndex(where: { $0.key == key }) {
        kinds[index].count = 2
      } else {
        kinds.append((key, 1))
      }
    }
    var hasher = Hasher()
    for kind in kinds {
      hasher.combine(kind.key)
      hasher.combine(kind.count)
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private mutating func pendingKey(of action: Action) -> UInt64 {
    if let known = pendingKeys[action] { return known }
    var hasher = Hasher()
    hasher.combine(ValueText.caseNames(of: action))
    let key = UInt64(bitPattern: Int64(hasher.finalize()))
    pendingKeys[action] = key
    return key
  }
}
