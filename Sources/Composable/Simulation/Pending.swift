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

    /// Whether the other one comes behind it in the same effect.
    func isFollowed(by other: Item) -> Bool {
      other.effect == effect && other.sequence > sequence
    }
  }

  private(set) var items: [Item] = []
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
    while position > 0,
      (items[position - 1].due, items[position - 1].sequence) > (item.due, item.sequence)
    { position -= 1 }
    items.insert(item, at: position)
  }

  // Items are looked at where they are, by their places: a loop over them would copy each, with all that
  // its effect holds.

  /// Whether one is due by then.
  func isDue(by time: Duration) -> Bool { !items.isEmpty && items[0].due <= time }

  /// Takes the first one that is due by then.
  mutating func next(dueBy time: Duration) -> Item? {
    isDue(by: time) ? items.removeFirst() : nil
  }

  /// Whether there is one that a cancellation ends.
  func holds(endedBy operation: Effect<Action>.Operation) -> Bool {
    items.indices.contains { items[$0].isEnded(by: operation) }
  }

  /// Removes what a cancellation ends, but for those that are spared, and returns it.
  mutating func remove(
    endedBy operation: Effect<Action>.Operation, sparing isSpared: (Item) -> Bool
  ) -> [Item] {
    guard holds(endedBy: operation) else { return [] }
    var removed: [Item] = []
    items.removeAll { item in
      guard item.isEnded(by: operation), !isSpared(item) else { return false }
      removed.append(item)
      return true
    }
    return removed
  }

  /// Feeds what is in flight, and when that is due.
  func feed(into hasher: inout Hasher, from now: Duration) {
    hasher.combine(items.count)
    for index in items.indices {
      hasher.combine(items[index].due - now)
      hasher.combine(items[index].timed.ids)
      hasher.combine(items[index].timed.owner)
      hasher.combine(items[index].timed.operation)
      hasher.combine(ties(of: items[index]))
    }
  }

  /// What they send, in order; none for what records or cancels something.
  var actions: [Action?] { items.indices.map { items[$0].timed.action } }

  func seen(from now: Duration) -> [PendingEffect<Action>] {
    items.map { item in
      var timed = item.timed
      timed.after = .zero
      return PendingEffect(
        remaining: item.due - now, startedBy: item.startedBy, timed: timed, ties: ties(of: item))
    }
  }

  /// What the order of all does not tell, and yet decides what will happen: before which of the others
  /// something is put back that happens again, and which of them a late cancellation will spare.
  func ties(of item: Item) -> [Int] {
    switch item.timed.operation {
    case .repeating(_, _, let remaining) where remaining > 1:
      items.indices.filter { items[$0].sequence < item.sequence }
    case .cancel, .cancelAll: items.indices.filter { item.isFollowed(by: items[$0]) }
    case .send, .repeating, .record: []
    }
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
