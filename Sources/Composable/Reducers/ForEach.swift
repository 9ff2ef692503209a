// A feature for each element of a list, found by id.

extension Reducer {
  /// Runs a reducer for each element of a list, by id, before this reducer.
  ///
  /// An action for an id that is not in the list is dropped, and recorded as such. When an element
  /// is removed, the effects that it started are cancelled.
  public func forEach<ElementState, ElementAction, Element: Reducer>(
    _ list: WritableKeyPath<State, IdentifiedArray<ElementState>> & Sendable,
    action: Case<Action, (ElementState.ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element make: () -> Element
  ) -> Reduce<State, Action>
  where Element.State == ElementState, Element.Action == ElementAction {
    let element = make()
    let path = { @Sendable (id: ElementState.ID) in
      FeaturePath.Element(name: action.name, id: Erased(id))
    }
    return Reduce { state, parentAction, dependencies in
      var effect = Effect<Action>.none
      if let (id, elementAction) = action.extract(parentAction) {
        if var elementState = state[keyPath: list][id: id] {
          effect = element.run(at: path(id), &elementState, elementAction, &dependencies)
            .map { action.embed((id, $0)) }
          state[keyPath: list][id: id] = elementState
        } else {
          dependencies.drop(by: "no \(action.name) has the id \(ValueText.inline(id))")
        }
      }
      let before = state[keyPath: list].ids
      let parentEffect = reduce(into: &state, action: parentAction, dependencies: &dependencies)
      // Ids of a list that kept its elements share their storage: this comparison is then one step.
      let after = state[keyPath: list]
      if before != after.ids {
        // Elements that the parent removed take their effects with them.
        for id in before where !after.contains(id: id) {
          effect = .merge(effect, .cancelAll(under: dependencies.log.path.appending(path(id))))
        }
      }
      return .merge(effect, parentEffect)
    }
  }
}
