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
/// ```
public struct Intent: Hashable, Sendable {
  private let root: Erased?

  /// The intent of a control whose store can name nothing at all.
  public static let none = Intent(root: nil)

  /// An intent that names an action of the root feature.
  public init(_ action: some Hashable & Sendable) {
    self.init(root: Erased(action))
  }

  private init(root: Erased?) {
    self.root = root
  }

  /// Whether the store behind the control was inert.
  public var namesNothing: Bool { root == nil }

  /// The action that is named, whatever its type.
  public var anyAction: (any Hashable & Sendable)? { root?.value }

  /// The action that is named, when it is one of this type.
  public func action<Action>(as type: Action.Type) -> Action? {
    root?.value as? Action
  }
}
