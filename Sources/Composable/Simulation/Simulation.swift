// Runs a feature in virtual time: no clock, no run loop, no randomness.

/// A run of a feature, as a value: copy it, and each copy goes its own way.
///
/// ```swift
/// var run = Simulation(Todos.State(), dependencies: Dependencies(page: "todos")) { Todos() }
/// try run.send(.checkBoxToggled)
/// try run.advance(by: .seconds(1))
/// print(run.record)
/// ```
///
/// Actions are handled one at a time. What an action sends at once queues behind what is queued
/// already; what it sends later is ordered by when it is due, then by when it was started.
public struct Simulation<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// The state now.
  public private(set) var state: State
  /// The virtual time since the start.
  public private(set) var now: Duration = .zero
  /// What happened so far.
  public private(set) var record = Record<State, Action>()
  /// The outside, as the actions so far have left it.
  package private(set) var dependencies: Dependencies

  private let reducer: any Reducer<State, Action>
  /// How many actions of effects may follow one another before the feature is said to never settle.
  package var stepLimit: Int
  /// Whether steps are written down; where thousands of actions are tried, nobody reads them.
  private var isRecording = true
  private var queue = PendingQueue<Action>()
  /// Who is told what the reducer is handed.
  private var witness: Witness<Action>?

  /// A run that begins in a state. Actions from effects may follow one another `stepLimit` times
  /// before the feature is said to never settle.
  public init(
    _ state: State, dependencies: Dependencies, stepLimit: Int = 10_000,
    @ReducerBuilder<State, Action> reducer: () -> some Reducer<State, Action>
  ) {
    self.init(state, dependencies: dependencies, stepLimit: stepLimit, reducer: reducer())
  }

  /// A run of a reducer that is at hand.
  public init(
    _ state: State, dependencies: Dependencies, stepLimit: Int = 10_000,
    reducer: any Reducer<State, Action>
  ) {
    self.state = state
    self.dependencies = dependencies
    self.stepLimit = stepLimit
    self.reducer = reducer
  }

  /// The same run, which tells this witness.
  package func telling(_ witness: Witness<Action>) -> Simulation {
    var run = self
    run.witness = witness
    return run
  }

  /// The effects in flight, in the order in which they will happen.
  package var pending: [PendingEffect<Action>] { queue.seen(from: now) }

  /// The actions in flight in that order; none for what records or cancels something.
  @usableFromInline package var pendingActions: [Action?] { queue.actions }

  /// The time until the next of them happens.
  package var timeToNext: Duration? { queue.nextDue.map { $0 - now } }

  /// The actions that are due next, all at the same time; none for what records or cancels something.
  @usableFromInline package var nextActions: [Action?] { queue.nextActions }

  /// Whether something is in flight.
  ///
  /// Usable from inline, as others here: what no public code calls would else not be specialised in
  /// the room whose feature is run.
  @usableFromInline package var isExpectingMore: Bool { !queue.isEmpty }

  /// How many effects are in flight.
  @usableFromInline package var inFlightCount: Int { queue.count }

  /// What decides all that can follow: runs with equal nodes go the same ways from here.
  package var node: SimulationNode<State, Action> {
    SimulationNode(state: state, pending: pending, dependencies: dependencies)
  }

  /// The same run without its past.
  package var withoutRecord: Simulation {
    var run = self
    run.record = Record()
    return run
  }

  /// The same run without its past, which writes down no more than calls that are denied.
  package var unrecorded: Simulation {
    var run = withoutRecord
    run.isRecording = false
    return run
  }

  /// The same run without its past, which writes all down.
  package var recording: Simulation {
    var run = withoutRecord
    run.isRecording = true
    return run
  }

  /// What decides all that can follow at once: the state and the outside.
  @usableFromInline package var presentKey: UInt64 {
    var hasher = Hasher()
    hasher.combine(state)
    hasher.combine(dependencies)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Feeds what decides, besides that, what follows later: what is in flight.
  @usableFromInline package func feedQueue(into hasher: inout Hasher) {
    queue.feed(into: &hasher, from: now)
  }

  /// Lets the outside answer otherwise from here on.
  package mutating func changeDependencies(_ change: (inout Dependencies) -> Void) {
    change(&dependencies)
    // What is asked for here is asked by whoever tells a story, and not by the feature.
    dependencies.log = Dependencies.Log()
  }

  /// Lets a client answer the next requests so, by the places among the names.
  package mutating func answerNext(of client: String, with places: [Int]) {
    dependencies.answerNext(of: client, with: places)
  }

  /// The clients whose answers were taken since one asked last.
  package mutating func takenAnswers() -> [String] { dependencies.takenAnswers() }

  /// Sends an action as a user does, and handles all that it sends at once.
  public mutating func send(_ action: Action) throws(SimulationError) {
    _ = try react(to: action)
  }

  /// Sends an action, and tells in short what came of it; the record has all of it.
  package mutating func react(to action: Action) throws(SimulationError) -> Reaction {
    var reaction = handle(action, origin: .user)
    if !queue.isEmpty { try settle(until: now) }
    reaction.isUneventful = record.isUneventful
    return reaction
  }

  /// What would come of an action, without doing it; nothing where only doing it tells: where a call is
  /// denied, the outside is asked, or more happens at once.
  @usableFromInline package func prospect(of action: Action) -> Prospect? {
    if queue.isDue(by: now) { return nil }
    var after = state
    var dependencies = dependencies
    witness?.handles(action)
    let effect = reducer.reduce(into: &after, action: action, dependencies: &dependencies)
    guard dependencies.log.denials.isEmpty, dependencies.takenAnswers().isEmpty else { return nil }
    var isUneventful = record.isUneventful && dependencies.log.drops.isEmpty
    var startsSomething = false
    var endsSomething = false
    var asksWhatIsInFlight = false
    for index in effect.operations.indices {
      if effect.operations[index].yieldsTo != nil {
        asksWhatIsInFlight = true
        if yields(effect.operations[index]) { continue }
      }
      let isNow = effect.operations[index].after == .zero
      if isNow, effect.operations[index].isQueued { return nil }
      switch effect.operations[index].operation {
      case .record:
        if isNow { isUneventful = false }
        startsSomething = true
      case .cancel(let id) where isNow:
        asksWhatIsInFlight = true
        let operation = Effect<Action>.Operation.cancel(id.owned(by: .root))
        if queue.holds(endedBy: operation) { endsSomething = true }
      case .cancelAll where isNow:
        asksWhatIsInFlight = true
        if queue.holds(endedBy: effect.operations[index].operation) { endsSomething = true }
      case .send, .repeating, .cancel, .cancelAll:
        if isNow { return nil }
        startsSomething = true
      }
    }
    // States are compared last, since they may be large.
    let isOfItself = startsSomething || state != after
    return Prospect(
      reaction: Reaction(
        didNothing: !isOfItself && !endsSomething, gate: dependencies.log.drops.first?.gate,
        isUneventful: isUneventful),
      dependsOnQueue: asksWhatIsInFlight && !isOfItself)
  }

  /// Lets time pass, and handles what is due on the way.
  public mutating func advance(by interval: Duration) throws(SimulationError) {
    let end = now.later(by: interval)
    try settle(until: end)
    now = end
  }

  /// Lets time pass until the next effect in flight; `false` when there is none.
  @discardableResult
  @usableFromInline package mutating func advanceToNext() throws(SimulationError) -> Bool {
    guard let next = queue.nextDue else { return false }
    try advance(by: next - now)
    return true
  }

  /// Lets time pass until nothing is in flight.
  public mutating func run() throws(SimulationError) {
    try settle(until: nil)
  }

  private mutating func settle(until end: Duration?) throws(SimulationError) {
    var steps = 0
    var last: [Action] = []
    while let due = queue.nextDue, due <= end ?? due {
      // Asked before anything is taken: whoever goes on from here finds it in flight.
      guard steps < stepLimit, let item = queue.next(dueBy: due) else {
        throw .neverSettles(
          page: dependencies.page, steps: stepLimit, time: now,
          lastActions: last.suffix(SimulationError.mostLastActions).map { ValueText.named($0) })
      }
      steps += 1
      // Nobody asks for them before it takes long; some items are no actions.
      if 2 * steps > stepLimit, let action = item.timed.action { last.append(action) }
      now = item.due
      carryOut(item)
    }
  }

  private mutating func carryOut(_ item: PendingQueue<Action>.Item) {
    switch item.timed.operation {
    case .send(let action):
      _ = handle(
        action, origin: .effect(startedBy: item.startedBy), sender: item.timed.owner)
    case .repeating(let action, let every, let remaining):
      if remaining > 1 {
        var next = item.timed
        next.operation = .repeating(action, every: every, remaining: remaining - 1)
        queue.add(again: item, next, at: now.later(by: every))
      }
      _ = handle(
        action, origin: .effect(startedBy: item.startedBy), sender: item.timed.owner)
    case .record(let event):
      note(item, event: event)
    case .cancel, .cancelAll:
      let cancelled = cancel(item.timed.operation, sparing: item.isFollowed)
      if !cancelled.isEmpty {
        note(item, cancelled: cancelled.map { .init(timed: $0.timed, due: $0.due) })
      }
    }
  }

  /// Writes down what an effect does between steps.
  private mutating func note(
    _ item: PendingQueue<Action>.Item, event: Event? = nil,
    cancelled: [Step<State, Action>.Scheduled] = []
  ) {
    guard isRecording else { return }
    record.late.append(
      .init(
        time: now, startedBy: item.startedBy, stepsBefore: record.steps.count, event: event,
        cancelled: cancelled))
  }

  private mutating func handle(
    _ action: Action, origin: Step<State, Action>.Origin, sender: FeaturePath? = nil
  ) -> Reaction {
    let before = state
    dependencies.log.sender = sender
    witness?.handles(action)
    var effect = reducer.reduce(into: &state, action: action, dependencies: &dependencies)
    dependencies.log.sender = nil
    if !effect.operations.isEmpty { effect = effect.owned(by: .root) }
    var drops: [Drop] = []
    var denials: [Denial] = []
    if !dependencies.log.drops.isEmpty { swap(&drops, &dependencies.log.drops) }
    if !dependencies.log.denials.isEmpty { swap(&denials, &dependencies.log.denials) }
    if !drops.isEmpty || !denials.isEmpty { record.isUneventful = false }
    var step: Step<State, Action>?
    if isRecording || !denials.isEmpty {
      step = Step(time: now, action: action, origin: origin, before: before, after: state)
      step?.drops = drops
      step?.denials = denials
    }
    let index = record.steps.count
    var startsSomething = false
    endWhatIsRemoved(from: before, in: &step)
    if !effect.operations.isEmpty { queue.beginEffect() }
    for timed in effect.operations where start(timed, in: &step, index: index) {
      startsSomething = true
    }
    // What a feature started and was removed by one further out, all by one action.
    if startsSomething { endWhatIsRemoved(from: state, in: &step) }
    if let step { record.steps.append(step) }
    return Reaction(
      // States are compared last, since they may be large.
      didNothing: !startsSomething && before == state, gate: drops.first?.gate,
      isUneventful: record.isUneventful)
  }

  /// Ends what was started by features that are there no more, or are others now.
  ///
  /// What wraps a feature ends this as well, as it removes it. But it does not hear of what happens
  /// further out, where a state may be replaced as a whole.
  private mutating func endWhatIsRemoved(
    from before: State, in step: inout Step<State, Action>?
  ) {
    if queue.owners.isEmpty { return }
    let gone = queue.owners.filter {
      reducer.keeps($0.elements[...], from: before, to: state) == false
    }
    if gone.isEmpty { return }
    let owners = Set(gone)
    // In the order of the queue, and not of the set, in what is written down.
    let removed = queue.remove { $0.timed.owner.map(owners.contains) ?? false }
    step?.cancelled += removed.map { .init(timed: $0.timed, due: $0.due) }
  }

  /// Begins what an effect does, and writes it down if there is a step to do so; whether it did
  /// anything.
  private mutating func start(
    _ timed: Effect<Action>.Timed, in step: inout Step<State, Action>?, index: Int
  ) -> Bool {
    if yields(timed) { return false }
    var timed = timed
    let isAtOnce = timed.isAtOnce
    timed.yieldsTo = nil
    timed.isQueued = false
    let due = now.later(by: timed.after)
    switch timed.operation {
    case .record(let event) where isAtOnce:
      record.isUneventful = false
      step?.events.append(event)
    // The condition is said of each: it would hold for the last one only.
    case .cancel where isAtOnce, .cancelAll where isAtOnce:
      let cancelled = cancel(timed.operation)
      step?.cancelled += cancelled.map { .init(timed: $0.timed, due: $0.due) }
      return !cancelled.isEmpty
    case .send(let action) where timed.after == .zero:
      step?.sent.append(action)
      queue.add(timed, at: due, startedBy: index)
    default:
      step?.started.append(.init(timed: timed, due: due))
      queue.add(timed, at: due, startedBy: index)
    }
    return true
  }

  /// Whether what it yields to is in flight.
  private func yields(_ timed: Effect<Action>.Timed) -> Bool {
    guard let place = timed.yieldsTo else { return false }
    return queue.holds(endedBy: .cancel(timed.ids[place].owned(by: .root)))
  }

  /// Ends what is in flight; a cancellation that comes late spares what follows it in its own
  /// effect, which is only about to begin.
  private mutating func cancel(
    _ operation: Effect<Action>.Operation,
    sparing isSpared: (PendingQueue<Action>.Item) -> Bool = { _ in false }
  ) -> [PendingQueue<Action>.Item] {
    queue.remove(endedBy: operation, sparing: isSpared)
  }
}

/// What decides all that can follow in a run: the state, what is in flight, and the outside.
package struct SimulationNode<State: Hashable & Sendable, Action: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The state.
  package let state: State
  /// The effects in flight, with the time that remains.
  package let pending: [PendingEffect<Action>]
  /// The outside.
  package let dependencies: Dependencies
}
