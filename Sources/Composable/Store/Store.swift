// What a view is handed: a state, and the means to name an action.

/// A state and the means to name an action, which is not sent.
///
/// A view takes a store and cannot tell a live one from an inert one: both have the same type.
///
/// ```swift
/// let todos = Store<Todos.State, Todos.Action>(state)       // names Todos.Action
/// for row in todos.scope(state: \.todos, action: .todo) {   // each names .todo(id, …)
///   row.intent(.checkBoxToggled)
/// }
/// Store<Todos.State, Todos.Action>.inert(state)             // names nothing, by construction
/// ```
public struct Store<State: Hashable & Sendable, Action: Hashable & Sendable>: Sendable {
  /// The state to draw.
  public let state: State

  // The way from an action of this store to an intent of the root. An inert store has no root to
  // embed into: it has nothing with which it could name an action.
  private let name: (@Sendable (Action) -> Intent)?

  private init(state: State, name: (@Sendable (Action) -> Intent)?) {
    self.state = state
    self.name = name
  }

  /// The store of a root feature: its intents name this very action.
  public init(_ state: State) {
    self.init(state: state, name: { Intent($0) })
  }

  /// A store that can name nothing, typed like any other.
  public static func inert(_ state: State) -> Store {
    Store(state: state, name: nil)
  }

  /// Whether no control that is handed this store can name an action.
  public var isInert: Bool { name == nil }

  /// Names an action, for a control to hold. Nothing is sent.
  public func intent(_ action: Action) -> Intent {
    name?(action) ?? .none
  }

  /// As others call it: here a page is static, and what a control does is followed at build time.
  @available(
    *, unavailable,
    message:
      "nothing is sent on a static page: name the action for the control, as in Button(\"Save\", store.intent(.saveTapped))"
  )
  public func send(_ action: Action) -> Intent { .none }

  /// Names an action if a condition holds. Where it does not, the control is told to be guarded; an
  /// inert store stays one that can name nothing.
  public func intent(_ action: Action, if condition: Bool) -> Intent {
    condition || isInert ? intent(action) : .guarded
  }

  /// A part of the state, whose actions are embedded in this store's.
  public func scope<ChildState, ChildAction>(
    state: (State) -> ChildState,
    action: Case<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(state: state(self.state), name: embedding(action))
  }

  /// A part of the state that may be absent.
  public func scope<ChildState, ChildAction>(
    state: (State) -> ChildState?,
    action: Case<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let child = state(self.state) else { return nil }
    return Store<ChildState, ChildAction>(state: child, name: embedding(action))
  }

  /// A store for each element of a list, whose actions are embedded with the element's id.
  public func scope<Element, ElementAction>(
    state: (State) -> IdentifiedArray<Element>,
    action: Case<Action, (Element.ID, ElementAction)>
  ) -> [Store<Element, ElementAction>] {
    state(self.state).map { element in
      guard let name else { return .inert(element) }
      let id = element.id
      return Store<Element, ElementAction>(state: element) { name(action.embed((id, $0))) }
    }
  }

  private func embedding<ChildAction>(
    _ action: Case<Action, ChildAction>
  ) -> (@Sendable (ChildAction) -> Intent)? {
    guard let name else { return nil }
    return { name(action.embed($0)) }
  }
}
