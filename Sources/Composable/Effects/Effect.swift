// What should happen after an action: data that a simulation carries out in virtual time.

/// What an action starts, as data: nothing runs when it is made.
///
/// An effect is a list of operations, each with its time. That is all there is to merging (both
/// lists), concatenating (the second shifted by how long the first takes), delaying and mapping. A
/// concatenation is laid out in time when it starts: when one part is cancelled, the others keep
/// their time.
public struct Effect<Action: Sendable>: Sendable {
  enum Operation: Sendable {
    case send(Action)
    case repeating(Action, every: Duration, remaining: Int)
    case record(Event)
    case cancel(EffectID)
    case cancelAll(under: FeaturePath)
  }

  struct Timed: Sendable {
    var operation: Operation
    var after: Duration = .zero
    var ids: [EffectID] = []
    // The feature that started it; unknown until the effect leaves that feature.
    var owner: FeaturePath?
    /// Which of its identifiers it yields to: it does not begin while something of that is in flight.
    var yieldsTo: Int?
    /// Whether it waits until what its effect sends before has been handled, also if both are due at once.
    var isQueued = false
  }

  var operations: [Timed]

  private init(_ operations: [Timed]) {
    self.operations = operations
  }

  private init(_ operation: Operation, after: Duration = .zero) {
    operations = [Timed(operation: operation, after: after.asWait)]
  }

  /// Nothing happens.
  public static var none: Effect { Effect([]) }

  /// Sends an action: behind all that is queued already, or after a while.
  public static func send(_ action: Action, after delay: Duration = .zero) -> Effect {
    Effect(.send(action), after: delay)
  }

  /// Sends an action again and again, first after one interval, and never more than `limit` times.
  public static func `repeat`(
    _ action: Action, every interval: Duration, atMost limit: Int
  ) -> Effect {
    guard limit > 0 else { return .none }
    return Effect(
      .repeating(action, every: interval.asWait, remaining: limit), after: interval)
  }

  /// Records what a live run would do to the outside.
  public static func record(_ event: Event) -> Effect {
    Effect(.record(event))
  }

  /// Cancels what this feature started under an id, if it is still in flight.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectID(id: Erased(id))))
  }

  static func cancelAll(under path: FeaturePath) -> Effect {
    Effect(.cancelAll(under: path))
  }

  /// All of these, side by side; those that are due at one time in the order given.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// This and another one, side by side: mostly one of them is nothing, and then no list is made.
  func merged(with other: Effect) -> Effect {
    if operations.isEmpty { return other }
    if other.operations.isEmpty { return self }
    return Effect(operations + other.operations)
  }

  /// All of these, side by side; those that are due at one time in the order given.
  public static func merge(_ effects: [Effect]) -> Effect {
    var all: [Timed] = []
    for effect in effects where !effect.operations.isEmpty {
      if all.isEmpty { all = effect.operations } else { all += effect.operations }
    }
    return Effect(all)
  }

  /// One after the other: each begins when the one before it has sent its last action.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// One after the other: each begins when the one before it has sent its last action.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    var start = Duration.zero
    var isBehind = false
    return merge(
      effects.map { effect in
        var part = effect.delayed(by: start)
        // What it sends is queued anyway.
        if isBehind {
          for index in part.operations.indices where !part.operations[index].sends {
            part.operations[index].isQueued = true
          }
        }
        start = start.later(by: effect.length)
        isBehind = isBehind || effect.operations.contains(where: \.sends)
        return part
      })
  }

  /// The same with other actions.
  public func map<Other: Sendable>(_ transform: (Action) -> Other) -> Effect<Other> {
    guard !operations.isEmpty else { return .none }
    return Effect<Other>(
      operations.map { timed in
        let operation: Effect<Other>.Operation =
          switch timed.operation {
          case .send(let action): .send(transform(action))
          case .repeating(let action, let every, let remaining):
            .repeating(transform(action), every: every, remaining: remaining)
          case .record(let event): .record(event)
          case .cancel(let id): .cancel(id)
          case .cancelAll(let path): .cancelAll(under: path)
          }
        return .init(
          operation: operation, after: timed.after, ids: timed.ids, owner: timed.owner,
          yieldsTo: timed.yieldsTo, isQueued: timed.isQueued)
      })
  }

  /// Makes it possible to cancel what this starts, by an id that is this feature's own. With
  /// `cancelInFlight` it ends what is in flight under the id, also where it starts nothing itself.
  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Effect {
    let id = EffectID(id: Erased(id))
    var effect = cancelInFlight ? Effect(.cancel(id)).merged(with: self) : self
    // Cancellations as well: one that was only going to come must not end what began meanwhile.
    for index in effect.operations.indices { effect.operations[index].ids.append(id) }
    return effect
  }

  /// The same, which does not begin while what was started under an id is in flight still.
  package func yielding(to id: some Hashable & Sendable) -> Effect {
    var effect = cancellable(id: id)
    for index in effect.operations.indices {
      effect.operations[index].yieldsTo = effect.operations[index].ids.indices.last
    }
    return effect
  }

  /// Waits for a pause: begins after `interval`, unless the same id is debounced again before.
  public func debounce(id: some Hashable & Sendable, for interval: Duration) -> Effect {
    guard !operations.isEmpty else { return self }
    return delayed(by: interval).cancellable(id: id, cancelInFlight: true)
  }

  /// What it records at once.
  public var events: [Event] {
    operations.compactMap { timed in
      if case .record(let event) = timed.operation, timed.after == .zero { event } else { nil }
    }
  }

  private var length: Duration {
    operations.map { timed in
      guard case .repeating(_, let every, let remaining) = timed.operation else {
        return timed.after
      }
      return timed.after.later(by: every, times: remaining - 1)
    }.max() ?? .zero
  }

  private consuming func delayed(by delay: Duration) -> Effect {
    guard delay > .zero else { return self }
    for index in operations.indices {
      operations[index].after = operations[index].after.later(by: delay)
    }
    return self
  }

  /// Says which child it is that started this, of all that can stand at a place of its path.
  mutating func name(_ child: Erased, at place: Int) {
    // What is done at once belongs to what is there.
    for index in operations.indices where operations[index].sends || !operations[index].isAtOnce {
      operations[index].owner?.name(child, at: place)
    }
  }

  /// Says whose effect this is, where no feature further in has said so already.
  func owned(by path: FeaturePath) -> Effect {
    guard !operations.isEmpty else { return self }
    var effect = self
    for index in effect.operations.indices {
      effect.operations[index].own(by: path)
    }
    return effect
  }
}

extension Effect.Timed {
  /// Whether it sends an action, and does nothing else.
  fileprivate var sends: Bool {
    switch operation {
    case .send, .repeating: true
    case .record, .cancel, .cancelAll: false
    }
  }

  /// Whether it is done before anything else happens, if it is no action.
  var isAtOnce: Bool { after == .zero && !isQueued }

  fileprivate mutating func own(by path: FeaturePath) {
    if owner == nil { owner = path }
    for index in ids.indices { ids[index] = ids[index].owned(by: path) }
    if case .cancel(let id) = operation { operation = .cancel(id.owned(by: path)) }
  }
}

extension Effect.Operation: Equatable where Action: Equatable {}
extension Effect.Operation: Hashable where Action: Hashable {}
extension Effect.Timed: Equatable where Action: Equatable {}
extension Effect.Timed: Hashable where Action: Hashable {}
extension Effect: Equatable where Action: Equatable {}
extension Effect: Hashable where Action: Hashable {}

/// A cancellation id, scoped by the path of the feature that uses it.
struct EffectID: Hashable, Sendable {
  let id: Erased
  // Unknown until the effect leaves the feature that made it.
  var path: FeaturePath?

  func owned(by path: FeaturePath) -> EffectID {
    EffectID(id: id, path: self.path ?? path)
  }
}

/// Something that a live run would have sent out: an analytics event, a request.
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// The client that would have sent it, such as `analytics`.
  public let client: String
  /// What would have been sent, such as `Add Todo`.
  public let name: String
  /// What goes with it.
  public let properties: [String: String]

  /// An event of a client.
  public init(client: String, name: String, properties: [String: String] = [:]) {
    self.client = client
    self.name = name
    self.properties = properties
  }

  /// `analytics: Add Todo (onboarding = "true")`, with the properties in the order of their names.
  public var description: String {
    guard !properties.isEmpty else { return "\(client): \(name)" }
    let list = properties.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\"" }
    return "\(client): \(name) (\(list.joined(separator: ", ")))"
  }

  /// The same for people: `articles: favorite, article 1, on`. What is true is told by its name alone.
  public var words: String {
    let list = properties.sorted { $0.key < $1.key }.map { name, value in
      switch value {
      case "true": name
      case "false": "not \(name)"
      default: "\(name) \(value)"
      }
    }
    return (["\(client): \(name)"] + list).joined(separator: ", ")
  }
}
