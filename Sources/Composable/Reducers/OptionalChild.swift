// Features that come and go: behind an optional, or in one case of an enum.

extension Reducer {
  /// Runs a child on a part of the state that may be absent, before this reducer.
  ///
  /// An action for a child that is not there is dropped, and recorded as such. When the part
  /// becomes `nil`, the effects that the child started are cancelled.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ part: WritableKeyPath<State, ChildState?> & Sendable,
    action: Case<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action>
  where Child.State == ChildState, Child.Action == ChildAction {
    running(
      child(), for: action,
      at: .init(of: action, part: part),
      get: { $0[keyPath: part] }, set: { $0[keyPath: part] = $1 }, identity: { _ in nil })
  }

  /// As above, for a child with an id: one with another id in its place is another child.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ part: WritableKeyPath<State, ChildState?> & Sendable,
    action: Case<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action>
  where
    Child.State == ChildState, Child.Action == ChildAction,
    ChildState: Identifiable, ChildState.ID: Sendable
  {
    running(
      child(), for: action,
      at: .init(of: action, part: part),
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
  ) -> Reduce<State, Action>
  where Child.State == ChildState, Child.Action == ChildAction {
    running(
      child(), for: action,
      at: .init(of: action),
      get: stateCase.extract, set: { $0 = stateCase.embed($1) }, identity: { _ in nil })
  }

  /// As above, for a child with an id: in the same case, one with another id is another child.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ stateCase: Case<State, ChildState>,
    action: Case<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> Reduce<State, Action>
  where
    Child.State == ChildState, Child.Action == ChildAction,
    ChildState: Identifiable, ChildState.ID: Sendable
  {
    running(
      child(), for: action,
      at: .init(of: action),
      get: stateCase.extract, set: { $0 = stateCase.embed($1) }, identity: { Erased($0.id) })
  }

  /// Runs the child while it is there, then this reducer, which may take it away.
  private func running<Child: Reducer>(
    _ child: Child, for childCase: Case<Action, Child.Action>,
    at place: FeaturePath.Element, get: @escaping @Sendable (State) -> Child.State?,
    set: @escaping @Sendable (inout State, Child.State) -> Void,
    identity: @escaping @Sendable (Child.State) -> Erased?
  ) -> Reduce<State, Action> {
    Reduce { state, action, dependencies in
      var childEffect = Effect<Action>.none
      if let childAction = childCase.extract(action) {
        if var childState = get(state) {
          childEffect = child.run(at: place, &childState, childAction, &dependencies)
            .map(childCase.embed)
          // Further out another child may take its place by this very action.
          if !childEffect.operations.isEmpty, let child = identity(childState) {
            childEffect.name(child, at: dependencies.log.path.elements.count)
          }
          set(&state, childState)
        } else {
          dependencies.drop(by: "\(childCase.name) is not there")
        }
      }
      let before = get(state)
      let parentEffect = reduce(into: &state, action: action, dependencies: &dependencies)
      guard let before else { return childEffect.merged(with: parentEffect) }
      let after = get(state)
      if after.map(identity) == .some(identity(before)) {
        return childEffect.merged(with: parentEffect)
      }
      // First what the child had started ends, then the parent's own may begin.
      let path = dependencies.log.path.appending(place)
      return .merge(childEffect, .cancelAll(under: path), parentEffect)
    } keeps: { path, before, after in
      let beside = keeps(path, from: before, to: after)
      guard let first = path.first, place.covers(first) else { return beside }
      guard let before = get(before), let after = get(after), identity(before) == first.id,
        identity(after) == first.id
      else { return beside ?? false }
      return child.keeps(path.dropFirst(), from: before, to: after) ?? true
    }
  }
}
