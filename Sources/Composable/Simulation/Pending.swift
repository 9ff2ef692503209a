// Effects that are in flight, in the order in which they will happen.

/// An effect in flight, as others see it.
///
/// Two of them are equal when they do the same in the same time from now, whenever and by whatever
/// they were started: so states that were reached on different ways can be the same state.
package struct PendingEffect<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The time until it happens.
  package let remaining: Duration
  /// The action it sends; none when it records or cancels something.
  package var action: Action? { timed.action }
  /// The feature that started it.
  package var owner: FeaturePath { timed.owner ?? .root }

  /// The step of the record that started it.
  package let startedBy: Int

  fileprivate let timed: Effect<Action>.Timed
  /// The places of the others that it will be compared with.
  fileprivate let ties: [Int]

  /// What it does, in words.
  package var summary: String { timed.summary }

  /// Whether they do the same in the same time.
  package static func == (one: PendingEffect, other: PendingEffect) -> Bool {
    one.remaining == other.remaining && one.timed == other.timed && one.ties == other.ties
  }

  /// Feeds what it does, and when.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(remaining)
    hasher.combine(timed)
    hasher.combine(ties)
  }
}

/// The effects in flight, ordered by when they are due, then by when they were started.
struct PendingQueue<Action: Hashable & Sendable>: Sendable {
  struct Item: Sendable {
    var due: Duration
    let sequence: Int
    let timed: Effect<Action>.Timed
    let startedBy: Int
    /// The sequence at which the effect began that it is a part of.
    let effect: Int

    /// Whether it is what a cancellation ends.
    func isEnded(by operation: Effect<Action>.Operation) -> Bool {
      switch operation {
      case .cancel(let id): timed.ids.contains(id)
      case .cancelAll(let path): timed.owner?.isInside(path) ?? false
      case .send, .repeating, .record: false
      }
    }

    /// Whether what will happen to others is a matter of when it was started.
    var hasTies: Bool {
      switch timed.operation {
      case .repeating(_, _, let remaining): remaining > 1
      case .cancel, .cancelAll: true
      case .send, .record: false
      }
    }

    /// Whether the other one comes behind it in the same effect.
    func isFollowed(by other: Item) -> Bool {
      other.effect == effect && other.sequence > sequence
    }
  }

  /// What is in flight, behind what was in flight and was taken.
  private var items: [Item] = []
  /// How much of it each feature started, but for the root, which is always there.
  private var counts: [FeaturePath: Int] = [:]
  private var taken = 0
  /// Identifiers under which nothing is in flight: of many cancellations that are due at one time only the
  /// first one has to look at all.
  private var ended: [EffectID] = []
  private var nextSequence = 0
  private var effect = 0

  /// What is added from here on belongs to one effect.
  mutating func beginEffect() { effect = nextSequence }

  /// Adds what an effect does, behind all that is due at the same time.
  mutating func add(_ timed: Effect<Action>.Timed, at due: Duration, startedBy step: Int) {
    insert(
      Item(due: due, sequence: nextSequence, timed: timed, startedBy: step, effect: effect))
    nextSequence += 1
  }

  /// Puts back what happens again: it keeps the rank of when it was first started.
  mutating func add(again item: Item, _ timed: Effect<Action>.Timed, at due: Duration) {
    insert(
      Item(
        due: due, sequence: item.sequence, timed: timed, startedBy: item.startedBy,
        effect: item.effect))
  }

  private mutating func insert(_ item: Item) {
    // Almost always the end: search from there.
    var position = items.count
    while position > taken,
      (items[position - 1].due, items[position - 1].sequence) > (item.due, item.sequence)
    { position -= 1 }
    items.insert(item, at: position)
    count(item, 1)
    if !ended.isEmpty, !item.timed.ids.isEmpty { ended = [] }
  }

  // Items are looked at where they are, by their places: a loop over them would copy each, with all that
  // its effect holds.

  private var indices: Range<Int> { taken..<items.count }

  /// How much is in flight.
  var count: Int { indices.count }

  /// Whether nothing is in flight.
  var isEmpty: Bool { indices.isEmpty }

  /// When the first one is due.
  var nextDue: Duration? { isEmpty ? nil : items[taken].due }

  /// Whether one is due by then.
  func isDue(by time: Duration) -> Bool { !isEmpty && items[taken].due <= time }

  /// Takes the first one that is due by then.
  mutating func next(dueBy time: Duration) -> Item? {
    guard isDue(by: time) else { return nil }
    let item = items[taken]
    count(item, -1)
    taken += 1
    // Not one by one: each time the others would have to move up.
    if 2 * taken >= items.count {
      items.removeFirst(taken)
      taken = 0
    }
    return item
  }

  private mutating func count(_ item: Item, _ more: Int) {
    guard let owner = item.timed.owner, owner != .root else { return }
    let left = (counts[owner] ?? 0) + more
    counts[owner] = left == 0 ? nil : left
  }

  /// The features that started what is in flight, but for the root.
  var owners: Dictionary<FeaturePath, Int>.Keys { counts.keys }

  /// Whether there is one that a cancellation ends.
  func holds(endedBy operation: Effect<Action>.Operation) -> Bool {
    if case .cancel(let id) = operation, ended.contains(id) { return false }
    return indices.contains { items[$0].isEnded(by: operation) }
  }

  /// Removes what a cancellation ends, but for those that are spared, and returns it.
  mutating func remove(
    endedBy operation: Effect<Action>.Operation, sparing isSpared: (Item) -> Bool
  ) -> [Item] {
    guard holds(endedBy: operation) else {
      if case .cancel(let id) = operation, !ended.contains(id) { ended.append(id) }
      return []
    }
    return remove { $0.isEnded(by: operation) && !isSpared($0) }
  }

  /// Removes some, and returns them.
  mutating func remove(where isMeant: (Item) -> Bool) -> [Item] {
    items.removeFirst(taken)
    taken = 0
    var removed: [Item] = []
    items.removeAll { item in
      guard isMeant(item) else { return false }
      removed.append(item)
      return true
    }
    for item in removed { count(item, -1) }
    return removed
  }

  /// Feeds what is in flight, and when that is due.
  func feed(into hasher: inout Hasher, from now: Duration) {
    hasher.combine(indices.count)
    var hasTies = false
    for index in indices {
      if items[index].hasTies { hasTies = true }
      hasher.combine(items[index].due - now)
      hasher.combine(items[index].timed.ids)
      hasher.combine(items[index].timed.owner)
      hasher.combine(items[index].timed.operation)
      feedPaths(of: items[index].timed, into: &hasher)
    }
    if hasTies { feedTies(into: &hasher) }
  }

  /// Feeds what the hashes of paths leave out.
  private func feedPaths(of timed: Effect<Action>.Timed, into hasher: inout Hasher) {
    timed.owner?.feedParts(into: &hasher)
    for id in timed.ids { id.path?.feedParts(into: &hasher) }
    switch timed.operation {
    case .cancel(let id): id.path?.feedParts(into: &hasher)
    case .cancelAll(let path): path.feedParts(into: &hasher)
    case .send, .repeating, .record: break
    }
  }

  /// Feeds all ties. Of many in flight each may be tied to many others, so these are not told one by one:
  /// each tells the place of the last one started before it that others are tied to, and so do those.
  private func feedTies(into hasher: inout Hasher) {
    var before = [(repeating: Int, cancellation: Int)](
      repeating: (-1, -1), count: indices.count)
    var last = (repeating: -1, cancellation: -1)
    var effect = -1
    for place in indices.sorted(by: { items[$0].sequence < items[$1].sequence }) {
      if items[place].effect != effect {
        effect = items[place].effect
        last.cancellation = -1
      }
      before[place - taken] = last
      switch items[place].timed.operation {
      case .repeating where items[place].hasTies: last.repeating = place - taken
      case .cancel, .cancelAll: last.cancellation = place - taken
      case .send, .repeating, .record: break
      }
    }
    for (repeating, cancellation) in before {
      hasher.combine(repeating)
      hasher.combine(cancellation)
    }
  }

  /// What they send, in order; none for what records or cancels something.
  var actions: [Action?] { indices.map { items[$0].timed.action } }

  /// What those send that are due first.
  var nextActions: [Action?] {
    let due = nextDue
    return indices.prefix { items[$0].due == due }.map { items[$0].timed.action }
  }

  func seen(from now: Duration) -> [PendingEffect<Action>] {
    items[taken...].map { item in
      var timed = item.timed
      timed.after = .zero
      return PendingEffect(
        remaining: item.due - now, startedBy: item.startedBy, timed: timed, ties: ties(of: item))
    }
  }

  /// What the order of all does not tell, and yet decides what will happen: before which of the others
  /// something is put back that happens again, and which of them a late cancellation will spare.
  func ties(of item: Item) -> [Int] {
    guard item.hasTies else { return [] }
    if case .repeating = item.timed.operation {
      return places { items[$0].sequence < item.sequence }
    }
    return places { item.isFollowed(by: items[$0]) }
  }

  private func places(where isMeant: (Int) -> Bool) -> [Int] {
    indices.filter(isMeant).map { $0 - taken }
  }
}

extension Effect.Timed {
  /// The action it sends; none when it records or cancels something.
  var action: Action? {
    switch operation {
    case .send(let action), .repeating(let action, _, _): action
    case .record, .cancel, .cancelAll: nil
    }
  }

  /// What the operation does, in words.
  var summary: String {
    switch operation {
    case .send(let action): ValueText.inline(action)
    case .repeating(let action, let every, let remaining):
      "\(ValueText.inline(action)) every \(every.readable), \(remaining) more"
    case .record(let event): "record \(event)"
    case .cancel(let id): "cancel \(ValueText.inline(id.id.value))"
    case .cancelAll(let path): "cancel all of \(path)"
    }
  }
}
