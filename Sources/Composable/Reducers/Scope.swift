// A feature inside of another, on a part of its state that is always there.

/// Runs a child on a part of the state, for the actions that are the child's.
///
/// ```swift
/// Scope<Parent.State, Parent.Action, Counter>(state: \.counter, action: .counter) { Counter() }
/// ```
public struct Scope<State: Hashable & Sendable, Action: Hashable & Sendable, Child: Reducer>:
  Reducer
{
  private let part: WritableKeyPath<State, Child.State> & Sendable
  private let action: Case<Action, Child.Action>
  private let child: Child

  /// A child on the part of the state at a key path.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState> & Sendable,
    action: Case<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.part = state
    self.action = action
    self.child = child()
  }

  /// Runs the child when the action is the child's.
  public func reduce(
    into state: inout State, action: Action, dependencies: inout Dependencies
  ) -> Effect<Action> {
    guard let childAction = self.action.extract(action) else { return .none }
    return child.run(at: place, &state[keyPath: part], childAction, &dependencies)
      .map(self.action.embed)
  }

  private var place: FeaturePath.Element { .init(of: action, part: part) }
}

extension Scope: Composition {
  package func keeps(_ path: FeaturePath.Rest, from before: State, to after: State) -> Bool? {
    guard path.first == place else { return nil }
    return child.keeps(
      path.dropFirst(), from: before[keyPath: part], to: after[keyPath: part]) ?? true
  }
}

// A feature for each element of a list, found by id.

extension Reducer {
  /// Runs a reducer for each element of a list, by id, before this reducer.
  ///
  /// An action for an id that is not in the list is dropped, and recorded as such. When an element
  /// is removed, the effects that it started are cancelled.
  @inline(__always)
  public func forEach<ElementState, ElementAction, Element: Reducer>(
    _ list: WritableKeyPath<State, IdentifiedArray<ElementState>> & Sendable,
    action: Case<Action, (ElementState.ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element make: () -> Element
  ) -> Reduce<State, Action>
  where Element.State == ElementState, Element.Action == ElementAction {
    // All this is inlined, so that the key path is known where the list is read: else it would be
    // interpreted each time.
    let element = make()
    let place = FeaturePath.Element(of: action, part: list)
    return Reduce { state, parentAction, dependencies in
      var effect = Effect<Action>.none
      let before = state[keyPath: list]
      if let (id, elementAction) = action.extract(parentAction) {
        if let elementBefore = before[id: id] {
          var elementState = elementBefore
          effect = element.run(
            at: place.of(Erased(id)), &elementState, elementAction, &dependencies
          )
          .map { action.embed((id, $0)) }
          // A list that is not written to keeps its storage: it need not be copied, and is known to
          // be equal at a glance.
          if elementState != elementBefore {
            if elementState.id == id {
              state[keyPath: list][id: id] = elementState
            } else {
              // The list finds it by its id: it takes no other one in its place, and starts nothing for it.
              effect = .none
              dependencies.drop(by: "\(action.name) keeps its id")
            }
          }
        } else {
          // Which id is not said: it is the state's, and what drops an action is told to everybody.
          dependencies.drop(by: "no \(action.name) has that id")
        }
      }
      let parentEffect = reduce(into: &state, action: parentAction, dependencies: &dependencies)
      // Ids of a list that kept its elements share their storage: this comparison is then one step.
      let after = state[keyPath: list]
      if before.ids != after.ids {
        // Elements that the parent removed take their effects with them: merged at once, since each merge
        // copies all that there is.
        let ends = before.ids.filter { !after.contains(id: $0) }.map { id in
          Effect<Action>.cancelAll(under: dependencies.log.path.appending(place.of(Erased(id))))
        }
        effect = .merge([effect] + ends)
      }
      return effect.merged(with: parentEffect)
    } keeps: { path, before, after in
      let beside = keeps(path, from: before, to: after)
      guard let id = path.first?.id?.value(as: ElementState.ID.self),
        path.first == place.of(Erased(id))
      else { return beside }
      guard let before = before[keyPath: list][id: id], let after = after[keyPath: list][id: id]
      else { return beside ?? false }
      return element.keeps(path.dropFirst(), from: before, to: after) ?? true
    }
  }
}
