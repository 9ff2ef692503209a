// Which features are still there: one that goes takes with it what it started, whoever removed it.

/// A reducer that knows of features inside of it.
package protocol Composition<State> {
  /// What the features are parts of.
  associatedtype State
  /// Whether the feature at a path was there before and is the same afterwards; nothing where the path
  /// leads to none that is known of.
  func keeps(_ path: FeaturePath.Rest, from before: State, to after: State) -> Bool?
}

extension FeaturePath {
  /// What is left of a path on the way from the root.
  package typealias Rest = ArraySlice<Element>
}

extension Reducer {
  /// Whether the feature at a path inside of this one was there before and is the same afterwards;
  /// nothing where that is not known, as of what a closure runs.
  package func keeps(_ path: FeaturePath.Rest, from before: State, to after: State) -> Bool? {
    if path.isEmpty { return true }
    // Asked for at run time, so that who writes a reducer need not know of it.
    if let composition = self as? any Composition<State> {
      return composition.keeps(path, from: before, to: after)
    }
    guard Body.self is any Reducer.Type else { return nil }
    return (body as? any Reducer<State, Action>)?.keeps(path, from: before, to: after)
  }
}

extension Optional: Composition where Wrapped: Reducer {
  package func keeps(
    _ path: FeaturePath.Rest, from before: Wrapped.State, to after: Wrapped.State
  ) -> Bool? {
    self?.keeps(path, from: before, to: after)
  }
}
