// States in which nothing differs from one that was looked at but what is in flight: of a list of things
// to do, a third of those that are walked. They look the same, and the same can be done there, so they are
// neither drawn nor tried.

import Composable

extension Walker {
  /// What was seen in a state, and what can be done there, as far as nothing of it is a matter of what is
  /// in flight.
  struct Sight {
    let look: Int32
    let rows: Int32
    /// The parts of the look, as a whole.
    let parts: UInt64
    /// What was on the screen.
    let seen: Int32
    /// The state where that was seen first.
    let state: Int32
    let nodeCount: Int
    let isBusy: Bool
    /// Whether something comes of a control.
    let leadsOn: Bool
    /// Whether something can be typed, if nothing comes of a control.
    let hasFields: Bool
    /// Whether all controls were tried.
    let isWhole: Bool
    /// Whether nothing comes of controls but of those of a tour.
    let isGuided: Bool
  }

  /// Keeps what was seen in a state that shows nothing new, where nothing was found to be wrong. A page's
  /// own laws are looked at on each way, and a thorough walk takes nothing as known.
  mutating func keepSight(of state: Int32, _ settled: Settled, _ tried: Tried, _ parts: [UInt64]) {
    guard model.options.knowsStatesBySight, tried.isOfPresent, model.laws.isEmpty, !isThorough
    else { return }
    let present = settled.keys?.present ?? settled.run.presentKey
    let here = states[Int(state)]
    let controls = tried.ways.filter { $0.act != .time }
    sights[present] = Sight(
      look: here.look, rows: here.rows, parts: Self.whole(parts), seen: settled.seen, state: state,
      nodeCount: settled.drawing.nodes.count, isBusy: settled.drawing.isBusy,
      leadsOn: !controls.isEmpty,
      hasFields: controls.isEmpty && !fields(of: settled.drawing, tried).isEmpty,
      isWhole: tried.isWhole,
      isGuided: tried.isWhole && tours.isGuide(of: here.look, controls))
  }

  /// Whether an arrival ends in a state that is known by sight, and shows nothing new with what is in
  /// flight there. All is noted of it that would be if it were looked at.
  mutating func passes(_ arrival: Arrival) -> Bool {
    guard let keys = arrival.keys, let sight = sights[keys.present], sight.seen == arrival.seen,
      !arrival.run.record.hasDenials
    else { return false }
    let whole = Self.whole(sight.parts, pending: pendingKey(of: arrival.run))
    guard seenWhole.contains(whole), let shape = shapeNumbers[Self.shapeKey(whole, broken: 0)]
    else { return false }
    let (state, _) = register(keys.whole, 0, arrival)
    if states[Int(state)].look >= 0 { return true }
    if storyFrames.contains(where: { $0.state == state }) { return false }
    ledger.here = BreachPlace(state: state)
    drawnNodes += sight.nodeCount
    inFlight += arrival.run.inFlightCount
    lookedCount += 1
    states[Int(state)].look = sight.look
    states[Int(state)].rows = sight.rows
    states[Int(state)].regions = states[Int(sight.state)].regions
    states[Int(state)].shape = shape
    states[Int(state)].rests = !arrival.run.isExpectingMore && !sight.isBusy
    var tried = Tried()
    tried.keepsRuns = false
    tryTime(arrival.run, &tried)
    tours.note(state, as: sight.state, isStuck: sight.isGuided && tried.ways.isEmpty)
    let one = Held(state: state, run: arrival.run, seen: arrival.seen)
    if tried.ways.isEmpty, !sight.leadsOn, sight.isWhole {
      states[Int(state)].isFollowed = true
      if sight.hasFields { untyped.append(one) }
    } else {
      hiding.append(one)
    }
    return true
  }
}
