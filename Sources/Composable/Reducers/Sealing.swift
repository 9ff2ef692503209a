// A part of the logic that stands apart: what of the outside it may call, and how it is put back.

extension Reducer {
  /// Runs this reducer with the clients of these types and no other, as far as the page allows them.
  /// What else it calls is denied by `room`, whatever the page allows.
  ///
  /// ```swift
  /// Todos().sealed(as: "the sandbox", allowing: [Analytics.self])
  /// ```
  public func sealed(
    as room: String, allowing types: [any Client.Type]
  ) -> Reduce<State, Action> {
    let allowed = Set(types.map { ObjectIdentifier($0) })
    return changed { state, action, dependencies in
      let outside = dependencies.clients
      dependencies.replaceClients(
        outside.filter { $0 is Replacements || allowed.contains(ObjectIdentifier(type(of: $0))) })
      dependencies.log.rooms.append(.init(name: room, lets: allowed))
      let effect = reduce(into: &state, action: action, dependencies: &dependencies)
      let inside = dependencies.clients
      let isReplaced = dependencies.allowed(Replacements.self) != nil
      dependencies.replaceClients(outside)
      dependencies.log.rooms.removeLast()
      // What was let in may have changed, as a client does that counts, or is gone: a part that stands apart
      // in this one was put back.
      for client in inside { dependencies.allow(client) }
      if !isReplaced, dependencies.allowed(Replacements.self) != nil {
        dependencies.forget(Replacements.self)
      }
      return effect
    }
  }
}

extension Dependencies {
  /// Puts the clients back to their beginning that a feature has of its own, which is run under that
  /// name by the feature at hand.
  public mutating func putBackClients(of name: String) {
    guard var replacements = allowed(Replacements.self) else { return }
    let path = log.path.appending(.any(named: name))
    replacements.entries = replacements.entries.filter { !$0.key.path.isInside(path) }
    if replacements.entries.isEmpty {
      forget(Replacements.self)
    } else {
      allow(replacements)
    }
  }

  /// Whether the action at hand is sent by an effect of a feature which is run under that name by the
  /// feature at hand, and not by anybody else.
  package func isSent(by name: String) -> Bool {
    log.sender?.isInside(log.path.appending(.any(named: name))) ?? false
  }

  /// Cancels all that a feature has in flight which is run under that name by the feature at hand.
  public func cancellation<Action>(of name: String) -> Effect<Action> {
    .cancelAll(under: log.path.appending(.any(named: name)))
  }
}
