// Where a tour plays: the logic of a feature on a copy, and what of the outside is let in.

import Composable

/// The logic of a feature as a tour runs it, on a copy of the feature's state.
///
/// What a tour does must not reach the outside. So every client is denied inside of it, whatever the
/// page allows, except for those that are let in, and for analytics, whose events are tagged.
///
/// ```swift
/// Sandbox(Todos()).allowing(UniqueIDs.live)
/// ```
public struct Sandbox<Feature: Reducer>: Sendable {
  typealias Logic = Reduce<Feature.State, Feature.Action>

  /// A client that is let in, and what becomes of it on the way.
  private struct Door: Sendable {
    let client: any Client.Type
    /// Whether it is the page's own, and not one of the sandbox.
    let isOutside: Bool
    let fitted: @Sendable (Logic) -> Logic
  }

  /// The feature, as it is outside of the tour.
  let feature: Feature
  private var doors: [Door] = []
  /// Whether what is in flight arrives when the tour is over, to be dropped.
  private(set) var dropsLateEffects = false

  /// The sandbox of a feature: its events are tagged `[Onboarding]`, all else is denied.
  public init(_ feature: Feature) {
    self.feature = feature
    doors = [Self.door(Analytics.self) { $0.tagged("Onboarding") }]
  }

  /// The same, with a client of its own, which the page need not allow. One that counts begins anew
  /// with each tour. Of one that can answer in several ways only the usual answers are walked: let the
  /// page's own one in to see the others.
  public func allowing<C: Client>(_ client: C) -> Sandbox {
    with(Door(client: C.self, isOutside: false) { $0.providing(client) })
  }

  /// The same, in which a client of the page may be called as it is.
  public func allowing<C: Client>(_ client: C.Type) -> Sandbox {
    with(Door(client: C.self, isOutside: true) { $0 })
  }

  /// The same, in which a client of the page may be called after it was transformed.
  public func allowing<C: Client>(
    _ client: C.Type, as transform: @escaping @Sendable (C) -> C
  ) -> Sandbox {
    with(Self.door(client, as: transform))
  }

  /// The same, in which a client is denied that was let in before.
  public func denying<C: Client>(_ client: C.Type) -> Sandbox {
    var sandbox = self
    sandbox.doors.removeAll { $0.client == C.self }
    return sandbox
  }

  /// The same, whose effects arrive even when the tour is over. They are dropped then, which is on
  /// record. Otherwise the end of the tour cancels them.
  public func droppingLateEffects() -> Sandbox {
    var sandbox = self
    sandbox.dropsLateEffects = true
    return sandbox
  }

  private static func door<C: Client>(
    _ client: C.Type, as transform: @escaping @Sendable (C) -> C
  ) -> Door {
    Door(client: client, isOutside: true) { $0.dependency(client, transform) }
  }

  private func with(_ door: Door) -> Sandbox {
    var sandbox = self
    sandbox.doors.removeAll { $0.client == door.client }
    sandbox.doors.append(door)
    return sandbox
  }

  /// The feature's logic, behind all doors.
  var logic: Logic {
    let feature = feature
    var logic = Logic { state, action, dependencies in
      feature.reduce(into: &state, action: action, dependencies: &dependencies)
    } keeps: {
      feature.keeps($0, from: $1, to: $2)
    }
    for door in doors { logic = door.fitted(logic) }
    return logic.sealed(
      as: "the sandbox of the tour", allowing: doors.filter(\.isOutside).map(\.client))
  }
}
