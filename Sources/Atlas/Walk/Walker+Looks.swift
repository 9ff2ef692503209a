// How a state looks, and whether it shows something new.

import Composable
import Drawing

extension Walker {
  /// The look of a settled run, if it is known, and what is seen of it is one of these.
  mutating func look(of settled: Settled, ifSeenIn drawn: Set<UInt64>) -> Int32? {
    if let state = state(of: settled), states[Int(state)].look >= 0 {
      return states[Int(state)].look
    }
    guard drawn.contains(settled.drawing.key) else { return nil }
    let isLive = isSeenLive(tryAll(settled), in: settled.drawing)
    return lookNumbers[settled.drawing.keys(isLive: isLive).look]
  }

  mutating func arrive(_ settled: Settled, _ arrival: Arrival) {
    let (state, _) = register(settled, arrival)
    if states[Int(state)].look < 0 { look(at: state, settled) }
  }

  /// Looks at a state that was never looked at: what can be done there, and whether it holds. Where
  /// it shows something new, all of it is tried; else of rows alike only some.
  mutating func look(at state: Int32, _ settled: Settled) {
    ledger.here = BreachPlace(state: state)
    drawnNodes += settled.drawing.nodes.count
    inFlight += settled.run.inFlightCount
    privateTexts.note(settled.drawing, in: settled.run.state, of: model)
    // A law of the page's own is looked at on each way, of each row.
    let triesAll = isThorough || !model.laws.isEmpty
    let spared = triesAll ? nil : Spared(settled.drawing)
    let isOfStory = storyFrames.contains { $0.state == state }
    let pending = pendingKey(of: settled.run)
    let noted = ledger.notedCount
    lookedCount += 1
    // Where most of what was seen so far was new, this may be as well, and is walked on from.
    let keepsRuns = isOfStory || !model.laws.isEmpty || 4 * novelCount >= lookedCount
    var tried = tryAll(settled, sparing: isOfStory ? nil : spared, keepingRuns: keepsRuns)
    var keys = settled.drawing.keys(isLive: isSeenLive(tried, in: settled.drawing))
    let isNovel = note(keys.parts, pending: pending) || isOfStory
    if isNovel, let spared, !spared.isEmpty, !isOfStory, !Self.isLong(settled.drawing) {
      tried = tryAll(settled)
      keys = settled.drawing.keys(isLive: isSeenLive(tried, in: settled.drawing))
      _ = note(keys.parts, pending: pending)
    } else if isNovel, !keepsRuns {
      tried = tryAll(settled, sparing: spared)
    }
    let isNewLook = give(keys.look, to: state)
    states[Int(state)].rests = !settled.run.isExpectingMore && !settled.drawing.isBusy
    // Of rows alike not each field is typed into: what comes of it is a state for each text.
    keepNovelty(of: state, settled.drawing, tried, isNovel: isNovel)
    let untypable = isOfStory ? Spared() : Spared(keys.rows)
    if isNovel {
      novelCount += 1
      tryTyping(settled, sparing: untypable, &tried)
    }
    let broken = check(state, settled, tried, isNewLook: isNewLook)
    states[Int(state)].shape = shape(
      of: settled, tried, keys.parts, pending: pending, broken: broken)
    states[Int(state)].rows = Int32(truncatingIfNeeded: keys.rows.count)
    controls.note(
      settled.drawing, tried.inertnessOfTexts, in: state, withLive: isNovel || isThorough)
    if isNovel {
      follow(state, isOfStory ? tried : tried.without(Spared(keys.rows)), settled, keys.rows)
    } else if ledger.notedCount == noted {
      keepSight(of: state, settled, tried, keys.parts)
    }
    // Where nothing can be done, there is nothing to follow.
    if tried.ways.isEmpty, tried.isWhole { states[Int(state)].isFollowed = true }
    let one = Held(state: state, run: settled.run, seen: settled.seen)
    if states[Int(state)].isFollowed {
      let fields = fields(of: settled.drawing, tried)
      if fields.contains(where: { !isNovel || untypable[$0] != nil }) { untyped.append(one) }
    } else if isNewLook {
      held.append(one)
    } else {
      hiding.append(one)
    }
  }

  /// Notes how a state looks; whether that is a new look.
  mutating func give(_ key: UInt64, to state: Int32) -> Bool {
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
  mutating func note(_ looked: [UInt64], pending: UInt64) -> Bool {
    // Most of what is seen is known as a whole.
    let whole = Self.whole(Self.whole(looked), pending: pending)
    guard seenWhole.insert(whole).inserted else { return false }
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

  /// The parts of a look, as a whole.
  static func whole(_ parts: [UInt64]) -> UInt64 {
    parts.reduce(UInt64(parts.count)) { whole($0, pending: $1) }
  }

  /// The same with what is in flight, if something is.
  static func whole(_ parts: UInt64, pending: UInt64) -> UInt64 {
    pending == 0 ? parts : (parts ^ pending) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Walks on from a state by all that can be done there; by what can be typed only if that is said.
  mutating func follow(_ next: Held, typing isTyping: Bool = false) {
    let drawing = model.draw(next.run.state, asLargeAs: lastDrawing)
    let settled = Settled(run: next.run, drawing: drawing, seen: next.seen, answers: 0)
    ledger.here = BreachPlace(state: next.state)
    var tried = tryAll(settled)
    // Rows that were spared may turn out to act otherwise than the one that stood for them.
    let keys = drawing.keys(isLive: isSeenLive(tried, in: drawing))
    let look = states[Int(next.state)].look
    let isNewLook = give(keys.look, to: next.state)
    if states[Int(next.state)].look != look {
      let broken = check(next.state, settled, tried, isNewLook: isNewLook)
      states[Int(next.state)].shape = shape(
        of: settled, tried, keys.parts, pending: pendingKey(of: next.run), broken: broken)
    }
    if isTyping {
      tryTyping(settled, &tried)
      for (run, way) in tried.next { check(run, after: settled, in: next.state, on: way) }
    } else if tried.isWhole, !fields(of: drawing, tried).isEmpty {
      untyped.append(next)
    }
    follow(next.state, tried, settled, keys.rows)
  }

  mutating func follow(
    _ state: Int32, _ tried: Tried, _ settled: Settled, _ rows: [RowKind]
  ) {
    // Where some rows stood for all of their kind, the others follow now.
    let first = Int32(truncatingIfNeeded: edges.count)
    let distance = Int(states[Int(state)].distance) + 1
    let deeds = deeds(of: tried, settled, rows)
    let here = settled.keys?.present ?? settled.run.presentKey
    for ((run, way), deed) in zip(tried.next, deeds) {
      let present = run.presentKey
      // Where these are equal, something was only started as a rule.
      if present == here, run.state != settled.run.state {
        let place = BreachPlace(state: state, way: way)
        if run.state == run.state {
          noteUnhashed(place, words(of: way, settled.drawing))
        } else {
          noteUnequal(place)
        }
      }
      let arrival = push(run, present, seen: settled.seen, parent: state, way, at: distance)
      edges.append(Edge(way: way, arrival: arrival, deed: deed))
      if isTriedAgain(state), let again = again(way, settled),
        !ends(at: arrival, again, settled.seen)
      {
        ledger.note(.doesNotReplay, at: BreachPlace(state: state, way: way))
      }
    }
    states[Int(state)].edges = first..<Int32(truncatingIfNeeded: edges.count)
    states[Int(state)].isFollowed = tried.isWhole
  }

  /// Notes that states which differ are taken for one.
  private mutating func noteUnhashed(_ place: BreachPlace, _ words: String) {
    ledger.note(
      Breach(
        check: .madeRight,
        message:
          "hash(into:) of the state leaves out what changes \(words), so that two states are "
          + "taken for one, and what follows is not looked at. Feed all that == compares, or leave "
          + "both to the compiler.", cause: "hash(into:)"), at: place)
  }

  /// Notes that a state differs from itself: then nobody knows which controls do nothing.
  private mutating func noteUnequal(_ place: BreachPlace) {
    ledger.note(
      Breach(
        check: .madeRight,
        message:
          "the state is not equal to itself, as nothing is that holds Double.nan, so that what changes "
          + "nothing seems to do something. Say with nil that there is no number.",
        cause: "Double.nan"), at: place)
  }

  /// What is in flight, in order: kinds of actions, of each whether there is one or several.
  mutating func pendingKey(of run: Run) -> UInt64 {
    guard run.isExpectingMore else { return 0 }
    var kinds: [(key: UInt64, count: Int)] = []
    for action in run.pendingActions {
      let key = action.map { pendingKey(of: $0) } ?? 1
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

  mutating func pendingKey(of action: Action) -> UInt64 {
    if let known = pendingKeys[action] { return known }
    var hasher = Hasher()
    hasher.combine(ValueText.caseNames(of: action))
    let key = UInt64(bitPattern: Int64(hasher.finalize()))
    pendingKeys[action] = key
    return key
  }
}
