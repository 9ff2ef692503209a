// What a control of a view holds: the name of an action, which is not sent.

/// The means to name an action: what a store hands to a control.
///
/// An intent is data. Nothing happens when it is made, compared or drawn; whoever explores a page
/// asks for the action it names and sends that to a simulation of its own.
///
/// ```swift
/// let counter = Store<Int, CounterAction>(0)
/// counter.intent(.incrementTapped).action(as: CounterAction.self)  // .incrementTapped
/// Store<Int, CounterAction>.inert(0).intent(.incrementTapped).namesNothing  // true
/// counter.intent(.incrementTapped, if: false)                                // .guarded
/// ```
public struct Intent: Hashable, Sendable {
  private enum Named: Hashable {
    case action(Erased)
    case nothing
    case withheld
  }

  private let named: Named

  /// The intent of a control whose store can name nothing at all.
  public static let none = Intent(named: .nothing)

  /// The intent of a control whose store could name an action, and whose view did not let it.
  public static let guarded = Intent(named: .withheld)

  /// An intent that names an action of the root feature.
  public init(_ action: some Hashable & Sendable) {
    self.init(named: .action(Erased(action)))
  }

  private init(named: Named) {
    self.named = named
  }

  /// Whether no action is named: the store behind the control was inert, or its view withheld it.
  public var namesNothing: Bool { anyAction == nil }

  /// Whether it was the view that withheld the action.
  public var isGuarded: Bool { named == .withheld }

  /// The action that is named, whatever its type.
  public var anyAction: (any Hashable & Sendable)? {
    if case .action(let action) = named { action.value } else { nil }
  }

  /// The action that is named, when it is one of this type.
  public func action<Action>(as type: Action.Type) -> Action? {
    if case .action(let action) = named { action.value as? Action } else { nil }
  }
}
