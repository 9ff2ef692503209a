// A feature for each element of a list, found by id.

/// Runs an element's reducer before the parent; see `forEach`.
public struct ForEachElement<Parent: Reducer, Element: Reducer>: Reducer
where Element.State: Identifiable, Element.State.ID: Sendable {
  let parent: Parent
  let element: Element
  let list: WritableKeyPath<Parent.State, IdentifiedArray<Element.State>> & Sendable
  let action: Case<Parent.Action, (Element.State.ID, Element.Action)>

  /// Runs element, then parent; elements that the parent removed take their effects with them.
  public func reduce(
    into state: inout Parent.State, action: Parent.Action, dependencies: inout Dependencies
  ) -> Effect<Parent.Action> {
    var effect = Effect<Parent.Action>.none
    if let (id, elementAction) = self.action.extract(action) {
      if var elementState = state[keyPath: list][id: id] {
        let embed = self.action.embed
        effect = element.run(
          at: path(to: id), &elementState, elementAction, &dependencies
        ).map { embed((id, $0)) }
        state[keyPath: list][id: id] = elementState
      } else {
        dependencies.drop(by: "no \(self.action.name) has the id \(ValueText.inline(id))")
      }
    }
    let before = state[keyPath: list].ids
    let parentEffect = parent.reduce(into: &state, action: action, dependencies: &dependencies)
    // Ids of a list that kept its elements share their storage: this comparison is then one step.
    let after = state[keyPath: list]
    if before != after.ids {
      for id in before where !after.contains(id: id) {
        effect = .merge(
          effect, .cancelAll(under: dependencies.log.path.appending(path(to: id))))
      }
    }
    return .merge(effect, parentEffect)
  }

  private func path(to id: Element.State.ID) -> FeaturePath.Element {
    FeaturePath.Element(name: action.name, id: Erased(id))
  }
}

extension Reducer {
  /// Runs a reducer for each element of a list, by id, before this reducer.
  ///
  /// An action for an id that is not in the list is dropped, and recorded as such. When an element
  /// is removed, the effects that it started are cancelled.
  public func forEach<ElementState, ElementAction, Element: Reducer>(
    _ list: WritableKeyPath<State, IdentifiedArray<ElementState>> & Sendable,
    action: Case<Action, (ElementState.ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> ForEachElement<Self, Element>
  where Element.State == ElementState, Element.Action == ElementAction {
    ForEachElement(parent: self, element: element(), list: list, action: action)
  }
}
