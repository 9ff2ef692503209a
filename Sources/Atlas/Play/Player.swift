// A page as a visitor plays it, one control or one moment after the other.

import Composable
import Drawing
import System

/// A page that is being played.
///
/// ```swift
/// var player = page.player()
/// let outcome = player.tap(player.screen.drawing.slots[0])
/// print(TextWriter.write(player.screen.drawing, slots: player.screen.slotStates))
/// ```
package struct Player: Sendable {
  /// What is there at a moment.
  package struct Screen: Sendable {
    /// What is seen.
    package let drawing: Drawing
    /// What each control would do.
    package let liveness: [Liveness]
    /// What is in flight: the action, and the time that remains.
    package let pending: [(action: String, remaining: Duration)]
    /// The virtual time since the page began.
    package let time: Duration

    /// Every live control as one that has a link, for a writer.
    package var slotStates: [SlotState] {
      liveness.map { $0.isLive ? .link("#") : .inert }
    }
  }

  /// What came of a step.
  package struct Outcome: Sendable {
    /// Why nothing came of it, when it was a tap on an inert control.
    package var inert: Liveness?
    /// What a gate refused: the gate, the action, the time.
    package var dropped: [(gate: String, action: String, time: Duration)] = []
    /// What a live run would have sent to the outside.
    package var events: [Event] = []
    /// What went wrong.
    package var errors: [String] = []

    /// Adds what came of the moment after it.
    mutating func add(_ next: Outcome) {
      dropped += next.dropped
      events += next.events
      errors += next.errors
    }
  }

  private var run: any PlayedRun

  init(_ run: any PlayedRun) {
    self.run = run
  }

  /// What is there now.
  package var screen: Screen { run.screen() }

  /// Finds out what its code is at, where that ends the program.
  package var doing: @Sendable () -> String? { run.doing }

  /// What came of the page's own beginning, as its views appeared.
  package func begin() -> Outcome { run.first }

  /// Taps a control of the screen; in a text field, that is its sample edit.
  package mutating func tap(_ slot: Slot) -> Outcome { run.tap(slot) }

  /// Types a text into a field of the screen.
  package mutating func type(_ text: String, into slot: Slot) -> Outcome {
    run.type(text, into: slot)
  }

  /// Lets time pass.
  package mutating func wait(_ time: Duration) -> Outcome { run.wait(time) }

  /// Lets time pass until nothing is in flight.
  package mutating func settle() -> Outcome { run.settle() }
}

extension PlayStep {
  /// Reads a step as it is written, on a screen of a player.
  package init(_ text: String, on drawing: Drawing, of player: Player) throws(PlayError) {
    try self.init(text, among: NamedControls(of: drawing, besides: player.words))
  }
}

extension Player {
  /// What a step may say besides controls and times.
  package var words: StepWords { run.words }

  /// Lets a client answer the next request so.
  package mutating func answer(_ answer: ChosenAnswer) -> Outcome { run.answer(answer) }

  /// Lets something happen that no control names, or lets the outside be another one.
  package mutating func happen(_ event: String) -> Outcome { run.happen(event) }
}

/// A run whose types are known, behind `Player`.
protocol PlayedRun: Sendable {
  var first: Player.Outcome { get }
  var doing: @Sendable () -> String? { get }
  func screen() -> Player.Screen
  mutating func tap(_ slot: Slot) -> Player.Outcome
  mutating func type(_ text: String, into slot: Slot) -> Player.Outcome
  mutating func wait(_ time: Duration) -> Player.Outcome
  mutating func settle() -> Player.Outcome
  var words: StepWords { get }
  mutating func answer(_ answer: ChosenAnswer) -> Player.Outcome
  mutating func happen(_ event: String) -> Player.Outcome
}

struct ModelRun<State: Hashable & Sendable, Action: Hashable & Sendable>: PlayedRun {
  private let model: Model<State, Action>
  private let outsides: [Model<State, Action>.Outside]
  private var run: Simulation<State, Action>
  private var seen: [Intent] = []
  /// What may be said, but for the answers: those are of the outside as it is now.
  private let known: StepWords
  /// How the outside answers the next requests.
  private var chosen: [ChosenAnswer] = []
  /// Whether what was done last led to no end.
  private var isStopped = false
  private(set) var first = Player.Outcome()

  init(_ model: Model<State, Action>, answering answers: [ChosenAnswer], outside: String?) {
    self.model = model
    outsides = model.outsides()
    known = StepWords(
      events: model.events().keys.sorted(),
      outsides: Model<State, Action>.words(ofOutsides: outsides.map(\.name)))
    run = model.start
    if let change = outside.flatMap(change) { run.changeDependencies(change) }
    run.answerNext(answers)
    first = perform { _ in }
  }

  var doing: @Sendable () -> String? { { [witness = model.witness] in witness.words } }

  var words: StepWords {
    var words = known
    words.choices = run.dependencies.choices
    return words
  }

  /// What another outside changes.
  private func change(_ outside: String) -> (@Sendable (inout Dependencies) -> Void)? {
    known.outsides.firstIndex(of: outside).map { outsides[$0].change }
  }

  mutating func answer(_ answer: ChosenAnswer) -> Player.Outcome {
    chosen.append(answer)
    run.answerNext(chosen)
    return Player.Outcome()
  }

  mutating func happen(_ event: String) -> Player.Outcome {
    if let change = change(event) {
      let chosen = chosen
      return perform { run in
        run.changeDependencies(change)
        // It gives the answers that it has, under their names.
        let choices = run.dependencies.choices
        run.answerNext(chosen.compactMap { ChosenAnswer($0.description, among: choices) })
      }
    }
    guard let action = model.events()[event] else { return Player.Outcome() }
    return perform { (run) throws(SimulationError) in try run.send(action) }
  }

  func screen() -> Player.Screen {
    let drawing = model.draw(run.state)
    let run = run
    return Player.Screen(
      drawing: drawing,
      liveness: drawing.slots.map { slot in
        run.inertness(of: slot).map(Liveness.init) ?? .beyond
      },
      pending: run.pending.map { effect in
        (effect.action.map { ActionName(of: $0).words } ?? "an event", effect.remaining)
      },
      time: run.now)
  }

  mutating func tap(_ slot: Slot) -> Player.Outcome {
    let inertness = run.inertness(of: slot)
    guard inertness == nil, let action = slot.intent.action(as: Action.self) else {
      var outcome = Player.Outcome(inert: Liveness(inertness ?? .noStore))
      if case .dropped(let gate) = inertness {
        let words = slot.intent.anyAction.map { ActionName(of: $0).words }
        outcome.dropped = [(gate, words ?? "", run.now)]
      }
      return outcome
    }
    return perform { (run) throws(SimulationError) in try run.send(action) }
  }

  mutating func type(_ text: String, into slot: Slot) -> Player.Outcome {
    let slots = model.draw(run.state, typing: text).slots
    return tap(slots.indices.contains(slot.index) ? slots[slot.index] : slot)
  }

  /// Lets time pass from moment to moment, as stories do: what appears at one of them asks for more then,
  /// and not at the end of all that time.
  mutating func wait(_ time: Duration) -> Player.Outcome {
    var all = Player.Outcome()
    var left = time
    for _ in 0..<10_000 {
      guard let next = run.timeToNext, next <= left else {
        all.add(pass(left))
        return all
      }
      all.add(pass(next))
      left -= next
      if isStopped { return all }
    }
    all.errors.append(
      "after 10000 moments \(left.readable) of that time are left: let less pass at once.")
    return all
  }

  mutating func settle() -> Player.Outcome {
    var all = Player.Outcome()
    for _ in 0..<1_000 {
      guard let next = run.timeToNext else { return all }
      all.add(pass(next))
      if !all.errors.isEmpty { return all }
    }
    all.errors.append("all does not come to rest: something is still in flight after 1000 moments.")
    return all
  }

  /// Lets time pass in which nothing happens but at its end.
  private mutating func pass(_ time: Duration) -> Player.Outcome {
    perform { (run) throws(SimulationError) in try run.advance(by: time) }
  }

  private mutating func perform(
    _ body: (inout Simulation<State, Action>) throws(SimulationError) -> Void
  ) -> Player.Outcome {
    var outcome = Player.Outcome()
    chosen = []
    isStopped = false
    let before = run.record.end
    do throws(SimulationError) {
      try body(&run)
      try run.appear(in: model, since: seen)
      seen = model.draw(run.state).appearances
    } catch {
      isStopped = true
      outcome.errors.append(error.description)
    }
    for step in run.record.steps(after: before) {
      outcome.dropped += step.drops.map {
        ($0.gate, ActionName(of: step.action).words, step.time)
      }
      outcome.errors += step.denials.map { denial in
        "\(denial.page): the action '\(ActionName(of: step.action).words)' \(denial.words)"
      }
    }
    outcome.events += run.record.events(after: before)
    return outcome
  }
}

extension Model {
  func player(answering answers: [ChosenAnswer], outside: String?) -> Player {
    CrashNote.keep(adding: { witness.words }) {
      Player(ModelRun(self, answering: answers, outside: outside))
    }
  }
}

extension Simulation {
  /// Why nothing comes of a control; nothing where something does.
  fileprivate func inertness(of slot: Slot) -> Inertness? {
    if slot.isDisabled { return .disabled }
    if slot.isCovered { return .covered }
    guard let action = slot.intent.action(as: Action.self) else {
      return Inertness(naming: slot.intent)
    }
    // Its past would be copied with it, for each control.
    var start = recording
    // An action that leads to another one does something, and how far that goes is not asked here: it
    // may never end.
    start.stepLimit = 0
    _ = start.takenAnswers()
    var attempt = start
    guard let reaction = try? attempt.react(to: action), reaction.didNothing else { return nil }
    // Where the usual answer changes nothing, another one may.
    var isLive = false
    start.divide(attempt.takenAnswers()) { (run) throws(SimulationError) in
      let reaction = try run.react(to: action)
      if !reaction.didNothing { isLive = true }
      return true
    } then: { _, _ in
    } failing: { _, _ in
      isLive = true
    }
    return isLive ? nil : reaction.gate.map(Inertness.dropped) ?? .ignored
  }
}
