// The outside of the list of things: where they come from.

import Samples
import Vitrine

/// The service that has the items.
public struct ItemsClient: FetchingClient {
  /// What the client is called.
  public static let name = "items"
  /// Has nothing, takes no time and records nothing.
  public static let placeholder = ItemsClient([], latency: .zero, records: false)

  /// What it answers: `some`, or nothing, if it has `failed`.
  public var answers: Answers<[ListItem]?>
  /// How long that takes.
  public let latency: Duration
  /// Whether it records what it is asked for.
  public let records: Bool

  /// A service that answers with these, unless it fails.
  public init(items: [ListItem]) {
    self.init(items, latency: .seconds(4), records: true)
  }

  private init(_ items: [ListItem], latency: Duration, records: Bool) {
    answers = Answers("some", items, else: ["failed": nil])
    self.latency = latency
    self.records = records
  }
}

extension Dependencies {
  /// The service that has the items.
  public var items: ItemsClient {
    mutating get { self[ItemsClient.self] }
    set { self[ItemsClient.self] = newValue }
  }
}
