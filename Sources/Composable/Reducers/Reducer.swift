// The logic of a feature.

/// Turns a state and an action into the next state and an effect.
///
/// A feature is a `State`, an `Action` and a reducer: either a `body` that composes others, or
/// `reduce` itself. This is a feature, its composition into a parent, and a test of it:
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Hashable, Sendable { var count = 0 }
///   enum Action: Hashable, Sendable { case incrementTapped }
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .incrementTapped: state.count += 1
///       }
///       return .none
///     }
///   }
/// }
///
/// struct Parent: Reducer {
///   struct State: Hashable, Sendable { var counter = Counter.State() }
///   enum Action: Hashable, Sendable { case counter(Counter.Action) }
///   var body: some Reducer<State, Action> {
///     Scope(state: \.counter, action: .counter) { Counter() }
///   }
/// }
///
/// extension Case where Root == Parent.Action, Value == Counter.Action {
///   static var counter: Self {
///     Case(Root.counter) { if case .counter(let action) = $0 { action } else { nil } }
///   }
/// }
///
/// @Test func counts() {
///   var store = TestStore(Parent.State()) { Parent() }
///   store.send(.counter(.incrementTapped)) { $0.counter.count = 1 }
/// }
/// ```
///
/// To add an action: a case in `Action`, a case in the `switch`.
public protocol Reducer<State, Action>: Sendable {
  /// What the feature remembers.
  ///
  /// Whoever walks the states of a page knows them by their hashes. So a `hash(into:)` of one's own, of the
  /// state or of what is in it, feeds all that actions can change; most write none.
  associatedtype State: Hashable & Sendable  // struct State: Hashable, Sendable { … }
  /// What can happen to the feature, named as facts.
  associatedtype Action: Hashable & Sendable  // enum Action: Hashable, Sendable { … }
  /// The reducers that this one is made of; `Never` when it implements `reduce` itself.
  associatedtype Body

  /// The reducers that this one is made of, run from top to bottom.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// Changes the state and says what should happen next.
  ///
  /// `dependencies` are the outside of the feature, a value that goes along with the state.
  func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action>
}

extension Reducer where Body == Never {
  /// A reducer that implements `reduce` has no body. Nothing can call this: `Never` has no value.
  public var body: Never {
    get { preconditionFailure("\(Self.self) implements reduce and has no body") }
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    body.reduce(into: &state, action: action, dependencies: &dependencies)
  }
}

extension Reducer {
  /// Runs this reducer as a feature inside of another, under a name: on a part of the other's
  /// state, or on a copy of it.
  ///
  /// The name becomes part of the path of all that the feature starts, so that its cancellation
  /// ids are its own, and of what is said when one of its actions is dropped.
  public func run(
    as name: String, on state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    run(at: FeaturePath.Element(name: name), &state, action, &dependencies)
  }

  func run(
    at element: FeaturePath.Element, _ state: inout State, _ action: Action,
    _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    dependencies.log.path.elements.append(element)
    let effect = reduce(into: &state, action: action, dependencies: &dependencies)
      .owned(by: dependencies.log.path)
    dependencies.log.path.elements.removeLast()
    return effect
  }
}
