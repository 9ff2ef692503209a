// All states of a feature, found in the plainest way: what the walk of its page is compared with.
//
// There is one list, which is searched from its beginning; whole runs are kept, and compared as such.

import Composable
import Drawing

@testable import Atlas

/// All states, the ways between them, and how they look.
struct PlainExplorer<State: Hashable & Sendable, Action: Hashable & Sendable> {
  typealias Run = Simulation<State, Action>

  /// A state, with all that can be done there.
  struct Found {
    let run: Run
    /// What decides all that can follow.
    let node: SimulationNode<State, Action>
    /// What is on the screen, and so does not appear again.
    let seen: [Intent]
    let drawing: Drawing
    let isLive: [Bool]
    /// Of those that are not live, whether nothing but the reducer is why.
    let isIgnored: [Bool]
    /// What a visitor can tell.
    let look: String
    let distance: Int
    var ways: [Way] = []
  }

  /// Something that can be done, and where that leads.
  struct Way {
    /// A control; none where time passes.
    let slot: Int?
    /// What is typed into it, if that is another text than its sample.
    let typed: String?
    /// What the control names.
    let intent: Intent?
    /// The answers that are not the usual ones, by their places.
    let chosen: [String]
    let to: Int

    /// Whether it is a tap to which the outside has nothing unusual to say.
    var isTap: Bool { slot != nil && typed == nil && chosen.isEmpty }
  }

  /// Something that was done, before anything appears.
  private struct Step {
    let slot: Int?
    /// What is typed into it, if that is another text than its sample.
    let typed: String?
    let chosen: [String]
    /// What the outside answers to what was asked besides, which is the usual.
    let asked: [String: [String]]
    let run: Run
  }

  /// A run that has come somewhere.
  private struct Arrived {
    let run: Run
    let seen: [Intent]
    let drawing: Drawing
    let chosen: [String]
  }

  let draw: (State) -> Drawing
  /// The view whose fields name the edits to a text.
  let drawTyping: (State, String) -> Drawing
  /// Whether more is typed in a state than samples: where something new is seen, which is a matter of the
  /// order in which a page is walked.
  let typesIn: (Run, [Intent]) -> Bool
  /// How many states there may be.
  let limit: Int
  /// How many choices of answers are tried for one way: many times what the walk of a page tries.
  private static var mostChoices: Int { 1_024 }

  /// Who asks again for each answer that it gets can be answered in more ways than anybody can try.
  struct TooManyAnswers: Error {}

  private(set) var states: [Found] = []
  /// How many of them were walked on from.
  private var walked = 0
  /// Whether there are more states than that.
  private(set) var isCut = false
  /// States that are taken for one, and from which the same way leads to two.
  private(set) var unlike: [String] = []

  init(
    limit: Int, draw: @escaping (State) -> Drawing,
    drawTyping: @escaping (State, String) -> Drawing,
    typesIn: @escaping (Run, [Intent]) -> Bool
  ) {
    self.limit = limit
    self.draw = draw
    self.drawTyping = drawTyping
    self.typesIn = typesIn
  }

  /// Finds all states.
  mutating func explore(from start: Run) throws {
    for arrived in try settled(
      Step(slot: nil, typed: nil, chosen: [], asked: [:], run: start), since: [])
    {
      _ = try add(arrived, distance: 0)
    }
    try exploreAll()
  }

  private mutating func exploreAll() throws {
    while walked < states.count, !isCut {
      try walkOn(from: walked)
      walked += 1
    }
  }

  /// Goes a way of a story, with what no control names, and finds all states after it. Whether there
  /// was such a thing.
  mutating func tell(
    _ path: [PageAtlas.PathStep], from start: Run, events: [String: Action]
  ) throws -> Bool {
    var isTold = false
    var distance = 0
    // Answers that come first are those to what is asked as the page begins.
    let beginning = path.prefix { !$0.isDone }
    var run = start
    run.answerNext(
      beginning.compactMap { if case .answer(let answer) = $0 { answer } else { nil } })
    guard var at = try arrive(run, since: [], distance: 0) else { return false }
    var chosen: [ChosenAnswer] = []
    for step in path.dropFirst(beginning.count) {
      let here = states[at]
      run = here.run.withoutRecord
      run.answerNext(chosen)
      switch step {
      case .answer(let answer):
        chosen.append(answer)
        continue
      case .tap(let name):
        let named = NamedControls(of: here.drawing)
        let slot = try named.one(of: named.matching(name), for: name)
        if let action = slot.intent.action(as: Action.self) { try run.send(action) }
      case .event(let name):
        isTold = true
        if let action = events[name] { try run.send(action) }
      case .wait(let time):
        isTold = isTold || time != run.pending.first?.remaining
        try run.advance(by: time)
      case .type, .outside: return isTold
      }
      chosen = []
      distance += 1
      guard let next = try arrive(run, since: here.seen, distance: distance) else { return isTold }
      at = next
    }
    try exploreAll()
    return isTold
  }

  /// The state in which a run ends that was told of.
  private mutating func arrive(_ run: Run, since seen: [Intent], distance: Int) throws -> Int? {
    var run = run
    _ = run.takenAnswers()
    let told = Step(slot: nil, typed: nil, chosen: [], asked: [:], run: run)
    guard let arrived = try settled(told, since: seen).first else { return nil }
    let index = try add(arrived, distance: distance)
    return isCut ? nil : index
  }

  private mutating func walkOn(from index: Int) throws {
    let here = states[index]
    let typed = typesIn(here.run, here.seen) ? try typing(here) : []
    for step in try steps(from: here.run, here.drawing, here.isLive) + typed {
      for arrived in try settled(step, since: here.seen) {
        let to = try add(arrived, distance: here.distance + 1)
        if isCut { return }
        states[index].ways.append(
          Way(
            slot: step.slot, typed: step.typed,
            intent: step.slot.map { here.drawing.slots[$0].intent }, chosen: arrived.chosen, to: to)
        )
      }
    }
  }

  /// Each field, with what it says is typed there, or else with no text and a long one.
  private func typing(_ here: Found) throws -> [Step] {
    var all: [Step] = []
    for slot in here.drawing.slots
    where slot.kind == .textField && (here.isLive[slot.index] || here.isIgnored[slot.index]) {
      let own = here.drawing.samples(ofSlot: slot.index)
      for text in own.isEmpty ? ["", "a text that is much longer than usual"] : own {
        let typed = drawTyping(here.run.state, text).slots
        let intent = typed[slot.index].intent
        guard intent != slot.intent, let action = intent.action(as: Action.self) else { continue }
        guard try tap(typed[slot.index], here.run) == .live else { continue }
        all += try divided(here.run, slot.index, typing: text) { try $0.send(action) }
      }
    }
    return all
  }

  /// Each control that is live, and time: once for each answer of the outside.
  private func steps(
    from run: Run, _ drawing: Drawing, _ isLive: [Bool]
  ) throws -> [Step] {
    var all: [Step] = []
    for slot in drawing.slots where isLive[slot.index] {
      guard let action = slot.intent.action(as: Action.self) else { continue }
      all += try divided(run, slot.index) { try $0.send(action) }
    }
    if let first = run.pending.first {
      all += try divided(run) { try $0.advance(by: first.remaining) }
    }
    return all
  }

  /// The same once for each choice of answers, as far as they are asked for.
  private func divided(
    _ start: Run, _ slot: Int? = nil, typing typed: String? = nil,
    _ body: (inout Run) throws -> Void
  ) throws -> [Step] {
    let choices = start.dependencies.choices
    var found: [Step] = []
    /// What each client answers to its first requests.
    var waiting: [[String: [Int]]] = [[:]]
    var count = 0
    while let given = waiting.popLast() {
      count += 1
      if count > Self.mostChoices { throw TooManyAnswers() }
      var run = start.withoutRecord
      for (client, places) in given { run.answerNext(of: client, with: places) }
      try body(&run)
      let taken = run.takenAnswers()
      func askedCount(_ client: String) -> Int { taken.count { $0 == client } }
      // Whoever asks once more may get any answer; the usual one is gone on with first.
      let more = Set(taken).sorted().first { askedCount($0) > given[$0]?.count ?? 0 }
      if let client = more, let choice = choices[client] {
        let places = given[client] ?? []
        let usual = choice.answer(to: places.count)
        let others = choice.names.indices.filter { $0 != usual }
        for place in others.reversed() + [usual] {
          waiting.append(given.merging([client: places + [place]]) { $1 })
        }
        continue
      }
      var told: [String] = []
      var asked: [String: [String]] = [:]
      var isTaken = true
      for (client, places) in given.sorted(by: { $0.key < $1.key }) {
        guard let choice = choices[client] else { continue }
        let last = places.indices.last { places[$0] != choice.answer(to: $0) }
        let words = places.map { "\(client): \(choice.names[$0])" }
        told += words.prefix((last ?? -1) + 1)
        // Nobody would know of an answer to what is not asked.
        if let last, last >= askedCount(client) { isTaken = false }
        asked[client] = Array(words.prefix(askedCount(client)).dropFirst((last ?? -1) + 1))
      }
      if isTaken {
        found.append(Step(slot: slot, typed: typed, chosen: told, asked: asked, run: run))
      }
    }
    return found
  }

  /// Lets appear what appears.
  private func settled(_ step: Step, since seen: [Intent]) throws -> [Arrived] {
    try divided(step.run) { run in
      var seen = seen
      while true {
        let drawing = draw(run.state)
        var new = drawing.appearances
        for intent in seen {
          if let place = new.firstIndex(of: intent) { new.remove(at: place) }
        }
        seen = drawing.appearances
        if new.isEmpty { return }
        for intent in new {
          if let action = intent.action(as: Action.self) { try run.send(action) }
        }
      }
    }
    .map { end in
      let drawing = draw(end.run.state)
      // Who answers what appears must have been told what to answer before.
      let before = step.asked.filter { client, _ in
        end.chosen.contains { $0.hasPrefix("\(client): ") }
      }
      return Arrived(
        run: end.run, seen: drawing.appearances, drawing: drawing,
        chosen: step.chosen + before.values.joined().sorted() + end.chosen)
    }
  }

  private mutating func add(_ arrived: Arrived, distance: Int) throws -> Int {
    let node = arrived.run.node
    for (index, known) in states.enumerated()
    where known.seen == arrived.seen && known.node == node {
      try compare(arrived, known, index)
      return index
    }
    if states.count == limit {
      isCut = true
      return -1
    }
    let tried = try arrived.drawing.slots.map { try self.tap($0, arrived.run) }
    let isLive = tried.map { $0 == .live }
    states.append(
      Found(
        run: arrived.run, node: node, seen: arrived.seen, drawing: arrived.drawing, isLive: isLive,
        isIgnored: tried.map { $0 == .ignored }, look: Self.look(arrived.drawing, isLive),
        distance: distance))
    return states.count - 1
  }

  private enum Tap { case live, ignored, inert }

  private func tap(_ slot: Slot, _ run: Run) throws -> Tap {
    guard !slot.isDisabled, !slot.isCovered, let action = slot.intent.action(as: Action.self)
    else { return .inert }
    // It is live if something comes of it with any of the answers.
    let steps = try divided(run) { try $0.send(action) }.compactMap { $0.run.record.steps.first }
    guard let step = steps.first, steps.allSatisfy({ $0.didNothing }) else { return .live }
    return step.drops.isEmpty && !slot.isRedacted ? .ignored : .inert
  }

  /// Two runs that are taken for one state have to lead to the same.
  private mutating func compare(_ arrived: Arrived, _ known: Found, _ index: Int) throws {
    let one = try steps(from: known.run, known.drawing, known.isLive)
    let other = try steps(from: arrived.run, known.drawing, known.isLive)
    for (one, other) in zip(one, other) where one.run.node != other.run.node {
      unlike.append("state \(index), control \(one.slot ?? -1)")
    }
  }

  /// What a visitor can tell: what is drawn, and which controls are live.
  static func look(_ drawing: Drawing, _ isLive: [Bool]) -> String {
    var html: [UInt8] = []
    HTMLWriter.write(drawing, into: &html)
    return isLive.map { $0 ? "1" : "0" }.joined() + String(decoding: html, as: UTF8.self)
  }
}

extension PlainExplorer {
  /// Each look, once.
  var looks: Set<String> { Set(states.map(\.look)) }

  /// The states from which there is no way to any of these.
  func stranded(from goals: [Bool]) -> [Int] {
    var isGood = goals
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, state) in states.enumerated()
      where !isGood[index] && state.ways.contains(where: { isGood[$0.to] }) {
        isGood[index] = true
        hasChanged = true
      }
    }
    return states.indices.filter { !isGood[$0] }
  }

  /// What controls name that are ignored in some states and live in none.
  var neverLive: Set<String> {
    var live: Set<Intent> = []
    var ignored: Set<Intent> = []
    for state in states {
      for slot in state.drawing.slots {
        if state.isLive[slot.index] { live.insert(slot.intent) }
        if state.isIgnored[slot.index] { ignored.insert(slot.intent) }
      }
    }
    return Set(
      ignored.subtracting(live).compactMap { $0.action(as: Action.self) }.map {
        ActionName(of: $0).words
      })
  }

  /// The looks from which one tap leads to several.
  var hiding: Set<String> {
    var found: Set<String> = []
    let alike = Dictionary(grouping: states) { $0.look }
    for one in states where !found.contains(one.look) {
      for other in alike[one.look] ?? [] {
        for way in one.ways where way.isTap {
          for same in other.ways where same.isTap && same.slot == way.slot {
            if states[way.to].look != states[same.to].look { found.insert(one.look) }
          }
        }
      }
    }
    return found
  }
}
