// A page as a visitor plays it, one control or one moment after the other.

import Composable
import Drawing

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
  }

  private var run: any PlayedRun

  init(_ run: any PlayedRun) {
    self.run = run
  }

  /// What is there now.
  package var screen: Screen { run.screen() }

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
}

/// A run whose types are known, behind `Player`.
protocol PlayedRun: Sendable {
  var first: Player.Outcome { get }
  func screen() -> Player.Screen
  mutating func tap(_ slot: Slot) -> Player.Outcome
  mutating func type(_ text: String, into slot: Slot) -> Player.Outcome
  mutating func wait(_ time: Duration) -> Player.Outcome
}

struct ModelRun<State: Hashable & Sendable, Action: Hashable & Sendable>: PlayedRun {
  private let model: Model<State, Action>
  private var run: Simulation<State, Action>
  private var seen: [Intent] = []
  private(set) var first = Player.Outcome()

  init(_ model: Model<State, Action>) {
    self.model = model
    run = model.start
    first = perform { _ in }
  }

  func screen() -> Player.Screen {
    let drawing = model.draw(run.state, model.page.environment)
    let run = run
    return Player.Screen(
      drawing: drawing,
      liveness: drawing.slots.map { slot in
        var attempt = run
        return (try? attempt.tap(slot))?.inertness ?? .beyond
      },
      pending: run.pending.map { effect in
        (effect.action.map { ActionName(of: $0).words } ?? "an event", effect.remaining)
      },
      time: run.now)
  }

  mutating func tap(_ slot: Slot) -> Player.Outcome {
    var attempt = run
    if let liveness = (try? attempt.tap(slot))?.inertness {
      var outcome = Player.Outcome(inert: liveness)
      if case .dropped(let gate) = liveness {
        outcome.dropped = [(gate, slot.intent.name?.words ?? "", run.now)]
      }
      return outcome
    }
    guard let action = slot.intent.action(as: Action.self) else {
      return Player.Outcome(inert: .noStore)
    }
    return perform { (run) throws(SimulationError) in try run.send(action) }
  }

  mutating func type(_ text: String, into slot: Slot) -> Player.Outcome {
    var environment = model.page.environment
    environment.typedText = text
    // The same view with the text typed: its fields name the edits to that text.
    let slots = model.draw(run.state, environment).slots
    return tap(slots.indices.contains(slot.index) ? slots[slot.index] : slot)
  }

  mutating func wait(_ time: Duration) -> Player.Outcome {
    perform { (run) throws(SimulationError) in try run.advance(by: time) }
  }

  private mutating func perform(
    _ body: (inout Simulation<State, Action>) throws(SimulationError) -> Void
  ) -> Player.Outcome {
    var outcome = Player.Outcome()
    let steps = run.record.steps.count
    let events = run.record.events.count
    do throws(SimulationError) {
      try body(&run)
      var stage = Stage(model)
      let drawing = try stage.appear(in: &run, since: seen)
      seen = stage.drawings[drawing].appearances
    } catch {
      outcome.errors.append(error.description)
    }
    for step in run.record.steps.dropFirst(steps) {
      outcome.dropped += step.drops.map {
        ($0.gate, ActionName(of: step.action).words, step.time)
      }
      outcome.errors += step.denials.map { denial in
        "\(denial.page): the action '\(ActionName(of: step.action).words)' calls "
          + "\(denial.client), which the page does not allow."
      }
    }
    outcome.events += run.record.events.dropFirst(events)
    return outcome
  }
}

extension Model {
  func player() -> Player { Player(ModelRun(self)) }
}
