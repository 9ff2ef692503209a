// Another outside for a part of the logic.

extension Reducer {
  /// Runs this reducer with a client that was transformed, as by `Analytics.tagged`. Transforms
  /// stack: the outer one is applied first. A client that is denied stays denied. What the reducer
  /// changes in the transformed client is gone after each action, since nothing could tell what it
  /// means for the other one: a client that counts is replaced, and not transformed. Answers that were
  /// taken count as taken, as long as the transform lets them be what they are.
  ///
  /// ```swift
  /// Todos().dependency(Analytics.self) { $0.tagged("Onboarding") }
  /// ```
  public func dependency<C: Client>(
    _ client: C.Type, _ transform: @escaping @Sendable (C) -> C
  ) -> Reduce<State, Action> {
    changed { state, action, dependencies in
      guard let client = dependencies.allowed(C.self) else {
        return reduce(into: &state, action: action, dependencies: &dependencies)
      }
      let copy = transform(client)
      dependencies.allow(copy)
      let effect = reduce(into: &state, action: action, dependencies: &dependencies)
      dependencies.putBack(client, after: copy)
      return effect
    }
  }

  /// Runs this reducer with another client in place of the one that is allowed. A client that changes
  /// as it is used, as a maker of ids does, goes on from there with the next action.
  public func dependency<C: Client>(
    _ client: C, line: Int = #line, column: Int = #column
  ) -> Reduce<State, Action> {
    let providing = providing(client, line: line, column: column)
    return changed { state, action, dependencies in
      guard dependencies.allowed(C.self) != nil else {
        return reduce(into: &state, action: action, dependencies: &dependencies)
      }
      return providing.reduce(into: &state, action: action, dependencies: &dependencies)
    }
  }

  /// Runs this reducer with a client of its own, whether the page allows one or not: what the reducer
  /// does to it does not reach the outside, nor another reducer that is provided with one like it.
  public func providing<C: Client>(
    _ client: C, line: Int = #line, column: Int = #column
  ) -> Reduce<State, Action> {
    let source = line << 16 | column
    return changed { state, action, dependencies in
      let outside = dependencies.allowed(C.self)
      let before = dependencies.replacement(client, source)
      dependencies.allow(before)
      let effect = reduce(into: &state, action: action, dependencies: &dependencies)
      if let after = dependencies.allowed(C.self), after != before {
        dependencies.keep(after, inPlaceOf: client, source)
      }
      if let outside { dependencies.allow(outside) } else { dependencies.forget(C.self) }
      return effect
    }
  }
}

/// Clients that were put in the place of others and have changed since; only then is it there.
///
/// It stands among the clients, since it decides as they do what can follow.
struct Replacements: Client {
  static let name = "replacements"
  static let placeholder = Replacements()

  /// Where a client was put in the place of another, and what it was then.
  struct Place: Hashable, Sendable {
    let path: FeaturePath
    let first: Erased
    /// The line and the column that say so: a feature may have several that begin alike.
    let source: Int

    /// Feeds all of it: it is a part of keys that nobody compares.
    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      path.feedParts(into: &hasher)
      hasher.combine(first)
      hasher.combine(source)
    }
  }

  /// What they are now. Which of them changed first decides nothing.
  var entries: [Place: Erased] = [:]
}

extension Dependencies {
  /// What has become of a client that took the place of another in the feature at hand.
  fileprivate func replacement<C: Client>(_ first: C, _ source: Int) -> C {
    guard let entries = allowed(Replacements.self)?.entries else { return first }
    let place = Replacements.Place(path: log.path, first: Erased(first), source: source)
    return entries[place]?.value(as: C.self) ?? first
  }

  fileprivate mutating func keep<C: Client>(_ now: C, inPlaceOf first: C, _ source: Int) {
    var replacements = allowed(Replacements.self) ?? .placeholder
    let place = Replacements.Place(path: log.path, first: Erased(first), source: source)
    replacements.entries[place] = Erased(now)
    allow(replacements)
  }
}
