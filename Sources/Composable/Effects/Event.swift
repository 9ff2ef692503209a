// What a live run would do to the outside.

/// Something that a live run would have sent out: an analytics event, a request.
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// The client that would have sent it, such as `analytics`.
  public let client: String
  /// What would have been sent, such as `Add Todo`.
  public let name: String
  /// What goes with it.
  public let properties: [String: String]

  /// An event of a client.
  public init(client: String, name: String, properties: [String: String] = [:]) {
    self.client = client
    self.name = name
    self.properties = properties
  }

  /// `analytics: Add Todo (onboarding = "true")`, with the properties in the order of their names.
  public var description: String {
    guard !properties.isEmpty else { return "\(client): \(name)" }
    let list = properties.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\"" }
    return "\(client): \(name) (\(list.joined(separator: ", ")))"
  }
}
