// What the services have in common from which the demonstration pages fetch their lists.

import Vitrine

/// A service that answers after a while, and records what it is asked for.
public protocol FetchingClient: AnsweringClient {
  /// How long an answer takes.
  var latency: Duration { get }
  /// Whether it records what it is asked for.
  var records: Bool { get }
}

extension FetchingClient {
  /// Asks for the list.
  public mutating func fetch<Action>(_ response: (Response) -> Action) -> Effect<Action> {
    .merge(request("fetch"), .send(response(answers.take()), after: latency))
  }

  /// Tells the service something.
  public func request<Action>(
    _ name: String, _ properties: [String: String] = [:]
  ) -> Effect<Action> {
    guard records else { return .none }
    return .record(Event(client: Self.name, name: name, properties: properties))
  }
}
