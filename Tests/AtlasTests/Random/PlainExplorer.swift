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
    /// What is on the screen, and so does not appear again.
    let seen: [Intent]
    let drawing: Drawing
    let isLive: [Bool]
    /// What a visitor can tell.
    let look: String
    let distance: Int
    var ways: [Way] = []
  }

  /// Something that can be done, and where that leads.
  struct Way {
    /// A control; none where time passes.
    let slot: Int?
    /// The answers that are not the usual ones, by their places.
    let chosen: [String]
    /// The state of the feature before anything appears.
    let after: State
    let to: Int
  }

  /// A run that has come somewhere.
  private struct Arrived {
    let run: Run
    let seen: [Intent]
    let drawing: Drawing
    let chosen: [String]
  }

  let draw: (State) -> Drawing
  /// How many states there may be.
  let limit: Int
  private(set) var states: [Found] = []
  /// Whether there are more states than that.
  private(set) var isCut = false
  /// States that are taken for one, and from which the same way leads to two.
  private(set) var unlike: [String] = []

  init(limit: Int, draw: @escaping (State) -> Drawing) {
    self.limit = limit
    self.draw = draw
  }

  /// Finds all states.
  mutating func explore(from start: Run) throws {
    for arrived in try settled(start, since: [], chosen: []) { _ = try add(arrived, distance: 0) }
    var next = 0
    while next < states.count, !isCut {
      try walkOn(from: next)
      next += 1
    }
  }

  private mutating func walkOn(from index: Int) throws {
    let here = states[index]
    for (slot, chosen, run) in try steps(from: here.run, here.drawing, here.isLive) {
      for arrived in try settled(run, since: here.seen, chosen: chosen) {
        let to = try add(arrived, distance: here.distance + 1)
        if isCut { return }
        states[index].ways.append(
          Way(slot: slot, chosen: arrived.chosen, after: run.state, to: to))
      }
    }
  }

  /// Each control that is live, and time: once for each answer of the outside.
  private func steps(
    from run: Run, _ drawing: Drawing, _ isLive: [Bool]
  ) throws -> [(slot: Int?, chosen: [String], run: Run)] {
    var all: [(slot: Int?, chosen: [String], run: Run)] = []
    for slot in drawing.slots where isLive[slot.index] {
      guard let action = slot.intent.action(as: Action.self) else { continue }
      for (run, chosen) in try divided(run, { try $0.send(action) }) {
        all.append((slot.index, chosen, run))
      }
    }
    if let first = run.pending.first {
      for (run, chosen) in try divided(run, { try $0.advance(by: first.remaining) }) {
        all.append((nil, chosen, run))
      }
    }
    return all
  }

  /// The same once for each choice of answers, as far as they are asked for.
  private func divided(
    _ start: Run, _ body: (inout Run) throws -> Void
  ) throws -> [(run: Run, chosen: [String])] {
    let choices = start.dependencies.choices
    var all: [[(client: String, index: Int)]] = [[]]
    for (client, choice) in choices.sorted(by: { $0.key < $1.key }) {
      all = all.flatMap { some in choice.names.indices.map { some + [(client, $0)] } }
    }
    var found: [(run: Run, chosen: [String])] = []
    for choice in all {
      var run = start.withoutRecord
      let unusual = choice.filter { choices[$0.client]?.next != $0.index }
      for answer in unusual { run.answerNext(of: answer.client, with: answer.index) }
      try body(&run)
      let taken = run.takenAnswers()
      guard unusual.allSatisfy({ taken.contains($0.client) }) else { continue }
      found.append((run, unusual.map { "\($0.client): \(choices[$0.client]!.names[$0.index])" }))
    }
    return found
  }

  /// Lets appear what appears.
  private func settled(_ run: Run, since seen: [Intent], chosen: [String]) throws -> [Arrived] {
    try divided(run) { run in
      var seen = seen
      while true {
        let drawing = draw(run.state)
        let new = drawing.appearances.filter { !seen.contains($0) }
        seen = drawing.appearances
        if new.isEmpty { return }
        for intent in new {
          if let action = intent.action(as: Action.self) { try run.send(action) }
        }
      }
    }
    .map { run, more in
      let drawing = draw(run.state)
      return Arrived(
        run: run, seen: drawing.appearances, drawing: drawing, chosen: chosen + more)
    }
  }

  private mutating func add(_ arrived: Arrived, distance: Int) throws -> Int {
    let node = arrived.run.node
    for (index, known) in states.enumerated()
    where known.seen == arrived.seen && known.run.node == node {
      try compare(arrived, known, index)
      return index
    }
    if states.count == limit {
      isCut = true
      return -1
    }
    let isLive = try arrived.drawing.slots.map { try self.isLive($0, arrived.run) }
    states.append(
      Found(
        run: arrived.run, seen: arrived.seen, drawing: arrived.drawing, isLive: isLive,
        look: Self.look(arrived.drawing, isLive), distance: distance))
    return states.count - 1
  }

  private func isLive(_ slot: Slot, _ run: Run) throws -> Bool {
    guard !slot.isDisabled, let action = slot.intent.action(as: Action.self) else { return false }
    var attempt = run.withoutRecord
    try attempt.send(action)
    return attempt.record.steps.first?.didNothing == false
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

  /// The looks from which one tap leads to several.
  var hiding: Set<String> {
    var found: Set<String> = []
    for one in states {
      for other in states where one.look == other.look {
        for way in one.ways where way.slot != nil && way.chosen.isEmpty {
          for same in other.ways where same.slot == way.slot && same.chosen.isEmpty {
            if states[way.to].look != states[same.to].look { found.insert(one.look) }
          }
        }
      }
    }
    return found
  }
}
