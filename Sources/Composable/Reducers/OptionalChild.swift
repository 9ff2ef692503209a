// Features that come and go: behind an optional, or in one case of an enum.

/// Runs a child while it is there, before its parent; see `ifLet` and `ifCaseLet`.
public struct OptionalChild<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let action: Case<Parent.Action, Child.Action>
  let get: @Sendable (Parent.State) -> Child.State?
  let set: @Sendable (inout Parent.State, Child.State) -> Void
  let identity: @Sendable (Child.State) -> Erased?

  /// Runs child, then parent; a child that the parent removed takes its effects with it.
  public func reduce(
    into state: inout Parent.State, action: Parent.Action, dependencies: inout Dependencies
  ) -> Effect<Parent.Action> {
    var childEffect = Effect<Parent.Action>.none
    if let childAction = self.action.extract(action) {
      if var child = get(state) {
        childEffect = self.child.run(
          as: self.action.name, on: &child, action: childAction, dependencies: &dependencies
        ).map(self.action.embed)
        set(&state, child)
      } else {
        dependencies.drop(by: "\(self.action.name) is not there")
      }
    }
    let before = get(state)
    let parentEffect = parent.reduce(into: &state, action: action, dependencies: &dependencies)
    guard let before else { return .merge(childEffect, parentEffect) }
    let after = get(state)
    if after.map(identity) == .some(identity(before)) { return .merge(childEffect, parentEffect) }
    // First what the child had started ends, then the parent's own may begin.
    let path = dependencies.log.path.appending(.init(name: self.action.name, id: nil))
    return .merge(childEffect, .cancelAll(under: path), parentEffect)
  }
}

extension Reducer {
  /// Runs a child on a part of the state that may be absent, before this reducer.
  ///
  /// An action for a child that is not there is dropped, and recorded as such. When the part
  /// becomes `nil`, the effects that the child started are cancelled.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ part: WritableKeyPath<State, ChildState?> & Sendable,
    action: Case<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> OptionalChild<Self, Child>
  where Child.State == ChildState, Child.Action == ChildAction {
    OptionalChild(
      parent: self, child: child(), action: action,
      get: { $0[keyPath: part] }, set: { $0[keyPath: part] = $1 }, identity: { _ in nil })
  }

  /// As above, for a child with an id: one with another id in its place is another child.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ part: WritableKeyPath<State, ChildState?> & Sendable,
    action: Case<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> OptionalChild<Self, Child>
  where
    Child.State == ChildState, Child.Action == ChildAction,
    ChildState: Identifiable, ChildState.ID: Sendable
  {
    OptionalChild(
      parent: self, child: child(), action: action,
      get: { $0[keyPath: part] }, set: { $0[keyPath: part] = $1 }, identity: { Erased($0.id) })
  }

  /// Runs a child while the state, an enum, is in one of its cases, before this reducer.
  ///
  /// An action for a case that the state is not in is dropped, and recorded as such. When the state
  /// leaves the case, the effects that the child started are cancelled.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ stateCase: Case<State, ChildState>,
    action: Case<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> OptionalChild<Self, Child>
  where Child.State == ChildState, Child.Action == ChildAction {
    OptionalChild(
      parent: self, child: child(), action: action,
      get: stateCase.extract, set: { $0 = stateCase.embed($1) }, identity: { _ in nil })
  }
}
