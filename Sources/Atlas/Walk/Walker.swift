// Walks the states of a page, breadth first.
//
// What is kept of a state is its key and the way to it; what was drawn is looked at and forgotten. So
// memory goes with how many states there are, and not with how large they are.

import Composable
import Drawing

/// The states of a page, the ways between them, and how they look.
struct Walker<State: Hashable & Sendable, Action: Hashable & Sendable> {
  typealias Run = Simulation<State, Action>

  let model: Model<State, Action>
  var states: [WalkedState] = []
  var edges: [Edge] = []
  /// For each look the state in which it was first seen.
  var looks: [Int32] = []
  /// What was chosen where a way's answers are not the usual ones.
  var answers: [[ChosenAnswer]] = [[]]
  /// How long the story waits where nothing happens meanwhile.
  var waits: [Duration] = []
  /// What is typed into fields besides their own samples: nothing at all, a long text, and what the
  /// story types.
  var texts = SampleTexts.all
  /// Which of them are typed into no fields but those that say so.
  var samples: Set<Int> = []
  /// What the story sends though no control names it.
  var events: [(name: String, action: Action)] = []
  /// All that the story sends, under the names that it is played by.
  var sent: [String: Action] = [:]
  /// The shapes that were seen, and what was done in them.
  var shapes: [Shape] = []
  var deeds: [Deed] = []
  var folds = FoldLedger()
  var phrases = Phrases()
  /// The branches of the story in which the outside is another one.
  var outsides: [(name: String, change: @Sendable (inout Dependencies) -> Void)] = []
  /// The frames that the story names.
  var storyFrames: [(name: String, state: Int32)] = []
  var ledger = LawLedger()
  /// What is sensitive in some state.
  var privateTexts = PrivateTexts()
  var tours = TourLedger()
  var controls = ControlLedger<Action>()
  /// Whether the controls of each state are looked at, and not only where something new is seen.
  let isThorough: Bool
  /// The states that were looked at, and those of them that showed something new.
  var lookedCount = 0
  var novelCount = 0
  /// What was seen in those that showed something new, for the choice of frames.
  var novelties: [Novelty] = []
  /// States that show nothing new, and were walked on from all the same.
  var walkedOn = 0
  /// Whether there was no room for more states.
  var isCutOff = false
  /// The ways on which so much was asked at once that not all sets of answers were tried.
  var undivided: Set<BreachPlace> = []
  /// How many sets of answers were tried beyond the first few of each way.
  var furtherAnswerSets = 0
  /// How many nodes were drawn to look at states.
  var drawnNodes = 0
  /// How many effects were in flight in the states that were looked at.
  var inFlight = 0
  /// What was drawn last: the next state takes about as much room.
  var lastDrawing: Drawing?

  var numbers: [UInt64: Int32] = [:]
  /// For each arrival the state that it ends in; -1 until it is settled.
  var ends: [Int32] = []
  /// Where the outside was asked as views appeared, there are several ends.
  var otherEnds: [Int32: [End]] = [:]
  var buckets: [[Arrival]] = []
  var bucket = 0
  var appearances: [[Intent]] = [[]]
  var lookNumbers: [UInt64: Int32] = [:]
  var shapeNumbers: [Int: Int32] = [:]
  var deedNumbers: [Deed: Int32] = [:]
  var seenTogether: Set<UInt64> = []
  /// The parts of a look, as a whole.
  var seenWhole: Set<UInt64> = []
  /// States whose look is new, and shows nothing new; and states of which each looks like another.
  var held = Waiting()
  var hiding = Waiting()
  /// States that were walked on from, and in which not all was typed that can be.
  var untyped = Waiting()
  /// What was seen of states of the feature, by their keys.
  var sights: [UInt64: Sight] = [:]
  var pendingKeys: [Action: UInt64] = [:]
  var answerNumbers: [[ChosenAnswer]: Int32] = [[]: 0]

  init(_ model: Model<State, Action>, isThorough: Bool = false) {
    self.model = model
    self.isThorough = isThorough
  }

  /// How many ways were not gone to their end.
  var waitingCount: Int { ends.count { $0 < 0 } }

  /// The states that were reached and not walked on from, or not by all that can be done there: of a long
  /// list some rows stand for the others.
  var heldCount: Int { states.count { !$0.isFollowed } + untyped.count }

  /// Walks until nothing new is to be found, and some way on.
  mutating func walk() {
    defer {
      findShortestWays()
      // The ways of the frames, which are told now, have as much room once more.
      furtherAnswerSets = 0
    }
    tellStory()
    walkBuckets()
    // First where the same look hides different states: there a visitor cannot know what will be.
    // Other rows and other words are looked at a little further, and no more.
    let mostWords = states.count + max(model.options.further / 5, states.count / 10)
    let most = states.count + model.options.further
    walkOn(most, mostWords)
    seek()
    auditFolds()
  }

  private mutating func walkOn(_ most: Int, _ mostWords: Int) {
    while !isCutOff, states.count < most {
      let mayClose = states.count < mostWords || looks.count <= model.options.budget
      if let next = hiding.next() ?? (mayClose ? held.next() : nil) {
        follow(next)
      } else if held.count == 0, let next = untyped.next() {
        // What is typed leads to a state for each text: that comes last.
        follow(next, typing: true)
      } else {
        return
      }
      walkedOn += 1
      walkBuckets()
    }
  }

  mutating func walkBuckets() {
    while bucket < buckets.count {
      let arrivals = buckets[bucket]
      buckets[bucket] = []
      for arrival in arrivals {
        // What the story tells is looked at, however little else there is room for.
        if isFull, !isToBeLookedAt(arrival) {
          isCutOff = true
          continue
        }
        if passes(arrival) { continue }
        for settled in settle(arrival) { arrive(settled, arrival) }
      }
      if buckets[bucket].isEmpty { bucket += 1 }
    }
  }

  /// Whether there is no room for more states: of pages that are larger than most there is for fewer.
  private var isFull: Bool { usedRoom >= model.options.states }

  /// For how many states room was taken.
  var usedRoom: Int {
    max(states.count, drawnNodes / Self.nodesOfState, inFlight / Self.inFlightOfState)
  }

  /// How many nodes a page has for which there is all the room: some fifty rows with controls.
  private static var nodesOfState: Int { 1_250 }

  /// How many effects may be in flight in a state of a page for which there is all the room: fifty rows that
  /// load each by itself. Where they pile up, in each state more than in the one before, all states would
  /// take hours, and gigabytes.
  private static var inFlightOfState: Int { 50 }

  /// Whether an arrival ends in a state that the story told of, and that was not looked at.
  private func isToBeLookedAt(_ arrival: Arrival) -> Bool {
    let state = ends[Int(arrival.number)]
    return state >= 0 && states[Int(state)].look < 0
  }

  /// What tells a run from others, as far as it decides what can follow.
  func key(of run: Run, seen: Int32) -> UInt64 { key(of: run, run.presentKey, seen: seen) }

  private func key(of run: Run, _ present: UInt64, seen: Int32) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(present)
    run.feedQueue(into: &hasher)
    hasher.combine(seen)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Notes where a way leads, to be settled when it is its turn. What the run is now is known.
  mutating func push(
    _ run: Run, _ present: UInt64, seen: Int32, parent: Int32, _ way: Way, at distance: Int
  ) -> Int32 {
    let key = key(of: run, present, seen: seen)
    if let known = numbers[key] { return known }
    let number = newArrival(key)
    queue(
      Arrival(
        run: run, seen: seen, parent: parent, way: way, number: number,
        keys: .init(present: present, whole: key)), at: distance)
    return number
  }

  /// Notes an arrival, to be settled when it is its turn.
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

  /// Makes a state known, or finds that it is. Nothing is looked at yet.
  mutating func register(_ settled: Settled, _ arrival: Arrival) -> (state: Int32, isNew: Bool) {
    let key = settled.keys?.whole ?? key(of: settled.run, seen: settled.seen)
    return register(key, settled.answers, arrival)
  }

  /// Makes the state of that key known, which an arrival ends in if the outside answers so.
  mutating func register(
    _ key: UInt64, _ answers: Int32, _ arrival: Arrival
  ) -> (state: Int32, isNew: Bool) {
    let distance = arrival.parent < 0 ? 0 : states[Int(arrival.parent)].distance + 1
    var state: Int32 = -1
    if let known = numbers[key] { state = ends[Int(known)] }
    let isNew = state < 0
    if isNew {
      state = Int32(truncatingIfNeeded: states.count)
      states.append(
        WalkedState(
          key: key, parent: arrival.parent, way: arrival.way, appearing: answers,
          distance: distance))
      let number = numbers[key] ?? newArrival(key)
      ends[Int(number)] = state
    } else if states[Int(state)].look < 0, distance < states[Int(state)].distance {
      // The story came here on a longer way.
      lead(to: state, from: arrival.parent, arrival.way, answers, distance)
    }
    if ends[Int(arrival.number)] < 0 {
      ends[Int(arrival.number)] = state
    } else if ends[Int(arrival.number)] != state {
      otherEnds[arrival.number, default: []].append(End(state: state, answers: answers))
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
}
