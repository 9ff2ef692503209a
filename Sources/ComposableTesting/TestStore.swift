// Tests features: says of each action what it changes, and misses nothing.

import Composable
import Testing

/// A feature under test: exhaustive, unless that is switched off.
///
/// ```swift
/// var store = TestStore(Todos.State()) { Todos() }
/// store.send(.checkBoxToggled) { $0.isComplete = true }
/// store.advance(by: .seconds(1))
/// store.receive(.sortDelayElapsed) { $0.sort() }
/// ```
///
/// A closure changes the state of before into the one that is expected. When the store goes out of
/// scope, no received action may be unhandled and no effect in flight.
public struct TestStore<State: Hashable & Sendable, Action: Hashable & Sendable>: ~Copyable {
  /// How much of what happens a test has to tell.
  public enum Exhaustivity: Hashable, Sendable {
    /// Every change, every received action, every effect in flight.
    case on
    /// Only what the test asserts.
    case off
  }

  /// How much of what happens the test has to tell.
  public var exhaustivity = Exhaustivity.on
  /// The state, as far as the test has followed it.
  public private(set) var state: State

  private var simulation: Simulation<State, Action>
  private let report: @Sendable (TestFailure, SourceLocation) -> Void
  private let origin: SourceLocation
  // How many steps of the record the test has seen, and how many of its denials.
  private var handled = 0
  private var checkedForDenials = 0
  private var isFinished = false

  /// A feature in a state, with nothing allowed but what `dependencies` allow.
  ///
  /// Failures are reported to Swift Testing, at the line of the caller.
  public init(
    _ state: State,
    dependencies: Dependencies = Dependencies(page: "test"),
    sourceLocation: SourceLocation = #_sourceLocation,
    @ReducerBuilder<State, Action> reducer: () -> some Reducer<State, Action>
  ) {
    self.init(
      state, dependencies: dependencies, sourceLocation: sourceLocation,
      report: { Issue.record(Comment(rawValue: $0.description), sourceLocation: $1) },
      reducer: reducer)
  }

  /// As above; `report` takes the failures, where a test is about the failures themselves.
  package init(
    _ state: State,
    dependencies: Dependencies = Dependencies(page: "test"),
    sourceLocation: SourceLocation = #_sourceLocation,
    report: @escaping @Sendable (TestFailure, SourceLocation) -> Void,
    @ReducerBuilder<State, Action> reducer: () -> some Reducer<State, Action>
  ) {
    self.state = state
    self.report = report
    self.origin = sourceLocation
    simulation = Simulation(state, dependencies: dependencies, reducer: reducer)
  }

  deinit {
    guard !isFinished, exhaustivity == .on else { return }
    for failure in Self.failuresAtEnd(of: simulation, handled: handled) {
      report(failure, origin)
    }
  }

  /// Everything that happened, whether the test has handled it or not.
  public var record: Record<State, Action> { simulation.record }

  /// What a live run would have sent to the outside so far.
  public var events: [Event] { simulation.record.events }

  /// What dropped actions so far: names of gates, or why nobody was there to take one.
  public var drops: [String] { simulation.record.drops.map(\.gate) }

  /// Sends an action as a user does; the closure makes the expected state out of the one before.
  public mutating func send(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    changes: ((inout State) throws -> Void)? = nil
  ) {
    expectAllHandled(before: "sending \(ValueText.inline(action))", sourceLocation)
    handled = simulation.record.steps.count
    attempt(sourceLocation) { (run) throws(SimulationError) in try run.send(action) }
    compareNext(changes, sourceLocation)
  }

  /// Handles an action that an effect sent.
  public mutating func receive(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    changes: ((inout State) throws -> Void)? = nil
  ) {
    let steps = simulation.record.steps
    if exhaustivity == .off {
      while handled < steps.count, steps[handled].action != action { handled += 1 }
    }
    guard handled < steps.count else {
      return report(
        .nothingReceived(
          expected: ValueText.inline(action), inFlight: Self.inFlight(simulation)),
        sourceLocation)
    }
    let received = steps[handled].action
    if received != action {
      report(
        .unexpectedAction(
          expected: ValueText.inline(action), received: ValueText.inline(received),
          diff: ValueText.difference(action, received)),
        sourceLocation)
    }
    compareNext(changes, sourceLocation)
  }

  /// Lets time pass. What effects send meanwhile waits to be received.
  public mutating func advance(
    by interval: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt(sourceLocation) { (run) throws(SimulationError) in try run.advance(by: interval) }
  }

  /// Lets time pass until nothing is in flight.
  public mutating func run(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt(sourceLocation) { (run) throws(SimulationError) in try run.run() }
  }

  /// Ends the test here rather than at the end of the scope.
  public mutating func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    guard !isFinished else { return }
    isFinished = true
    guard exhaustivity == .on else { return }
    for failure in Self.failuresAtEnd(of: simulation, handled: handled) {
      report(failure, sourceLocation)
    }
  }

  private mutating func compareNext(
    _ changes: ((inout State) throws -> Void)?, _ location: SourceLocation
  ) {
    guard handled < simulation.record.steps.count else { return }
    let step = simulation.record.steps[handled]
    let action = ValueText.inline(step.action)
    handled += 1
    state = step.after
    // Without exhaustivity a closure tells only a part: it has to agree with what is there, or to make it out
    // of what was there before, as one does that counts on.
    var expected = exhaustivity == .on ? step.before : step.after
    do {
      try changes?(&expected)
    } catch {
      if isTold(step, by: changes) { return }
      return report(.expectationThrew(action: action, error: "\(error)"), location)
    }
    if exhaustivity == .off, changes == nil { return }
    if expected != step.after {
      if isTold(step, by: changes) { return }
      report(
        .stateDiffers(
          action: action,
          diff: ValueText.difference(expected, step.after)),
        location)
    } else if exhaustivity == .on, changes != nil, step.before == step.after {
      report(.noChange(action: action), location)
    }
  }

  /// Whether a closure that need not tell all makes the state after a step out of the one before.
  private func isTold(
    _ step: Step<State, Action>, by changes: ((inout State) throws -> Void)?
  ) -> Bool {
    guard exhaustivity == .off, let changes else { return false }
    var expected = step.before
    return (try? changes(&expected)) != nil && expected == step.after
  }

  private mutating func expectAllHandled(before what: String, _ location: SourceLocation) {
    let waiting = simulation.record.steps.dropFirst(handled)
    guard exhaustivity == .on, !waiting.isEmpty else { return }
    report(
      .unhandled(actions: waiting.map { ValueText.inline($0.action) }, before: what), location)
  }

  private mutating func attempt(
    _ location: SourceLocation,
    _ body: (inout Simulation<State, Action>) throws(SimulationError) -> Void
  ) {
    do throws(SimulationError) {
      try body(&simulation)
    } catch {
      report(.neverSettles(error), location)
    }
    let denials = simulation.record.denials
    for denied in denials.dropFirst(checkedForDenials) {
      report(
        .denied(client: denied.denial.client, action: ValueText.inline(denied.action)), location)
    }
    checkedForDenials = denials.count
  }

  private static func failuresAtEnd(
    of simulation: Simulation<State, Action>, handled: Int
  ) -> [TestFailure] {
    var failures: [TestFailure] = []
    let waiting = simulation.record.steps.dropFirst(handled)
    if !waiting.isEmpty {
      failures.append(
        .unhandled(
          actions: waiting.map { ValueText.inline($0.action) }, before: "the end of the test"))
    }
    let inFlight = inFlight(simulation)
    if !inFlight.isEmpty { failures.append(.inFlight(inFlight)) }
    return failures
  }

  private static func inFlight(_ simulation: Simulation<State, Action>) -> [String] {
    let steps = simulation.record.steps
    return simulation.pending.map { effect in
      let starter =
        steps.indices.contains(effect.startedBy)
        ? ValueText.inline(steps[effect.startedBy].action) : "the start"
      return "\(effect.summary) in \(effect.remaining.readable), started by \(starter)"
    }
  }
}
