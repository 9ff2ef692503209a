// What a control of a view holds: the name of an action, which is not sent.

/// The means to name an action: what a store hands to a control.
///
/// An intent is data. Nothing happens when it is made, compared or drawn; whoever explores a page
/// asks for the action it names and sends that to a simulation of its own.
///
/// ```swift
/// let counter = Store<Int, Counter.Action>(0)
/// counter.intent(.incrementTapped).action(as: Counter.Action.self)  // .incrementTapped
/// Store<Int, Counter.Action>.inert(0).intent(.incrementTapped).namesNothing  // true
/// counter.intent(.incrementTapped, if: false)                                // .guarded
/// ```
public struct Intent: Hashable, Sendable {
  // As it is, and not as a reference: a small action needs no memory of its own then, and each row of
  // each drawing names some.
  private let named: (any Hashable & Sendable)?

  /// Whether it was the view that withheld the action.
  public let isGuarded: Bool

  /// The intent of a control whose store can name nothing at all.
  public static var none: Intent { Intent(named: nil, isGuarded: false) }

  /// The intent of a control whose store could name an action, and whose view did not let it.
  ///
  /// Not a stored value: optimised across modules, that was read before it was made.
  public static var guarded: Intent { Intent(named: nil, isGuarded: true) }

  /// An intent that names an action of the root feature.
  public init(_ action: some Hashable & Sendable) {
    self.init(named: action, isGuarded: false)
  }

  private init(named: (any Hashable & Sendable)?, isGuarded: Bool) {
    self.named = named
    self.isGuarded = isGuarded
  }

  /// Whether no action is named: the store behind the control was inert, or its view withheld it.
  public var namesNothing: Bool { named == nil }

  /// The action that is named, whatever its type.
  public var anyAction: (any Hashable & Sendable)? { named }

  /// The action that is named, when it is one of this type.
  public func action<Action>(as type: Action.Type) -> Action? {
    // Opened first: to cast a value of a known type to the same type costs a third of the time.
    func read<Named>(_ named: Named) -> Action? { named as? Action }
    return named.flatMap { read($0) }
  }

  /// Intents are equal when they name equal actions of one type, and were withheld alike.
  public static func == (one: Intent, other: Intent) -> Bool {
    func equals<One: Equatable, Other>(_ one: One, _ other: Other) -> Bool {
      // The types first: a cast takes a value for an optional one, and not the other way round.
      One.self == Other.self && (other as? One) == one
    }
    guard one.isGuarded == other.isGuarded else { return false }
    guard let named = one.named, let otherNamed = other.named else {
      return one.named == nil && other.named == nil
    }
    return equals(named, otherNamed)
  }

  /// Feeds the action.
  public func hash(into hasher: inout Hasher) {
    named?.hash(into: &hasher)
    hasher.combine(isGuarded)
  }
}
