// What is sent to analytics, and what day it is: clients that features share.

/// Tracks events. At build time, tracking records what a live run would have sent.
public struct Analytics: Client {
  /// What the client is called.
  public static let name = "analytics"
  /// Records each event.
  public static let live = Analytics(records: true)
  /// Does nothing.
  public static let placeholder = Analytics(records: false)

  private let records: Bool
  private var tags: [String] = []

  private init(records: Bool) {
    self.records = records
  }

  /// Says that something happened, as an effect.
  public func track<Action>(
    _ name: String, _ properties: [String: String] = [:]
  ) -> Effect<Action> {
    guard records else { return .none }
    var name = name
    var properties = properties
    for tag in tags.reversed() {
      name = "[\(tag)] \(name)"
      properties[tag.lowercased()] = "true"
    }
    return .record(Event(client: Self.name, name: name, properties: properties))
  }

  /// The same client, whose events say where they come from: `tagged("Onboarding")` sends
  /// `[Onboarding] Add Todo` with `onboarding = "true"`. Tags can be stacked.
  public func tagged(_ tag: String) -> Analytics {
    var tagged = self
    tagged.tags.append(tag)
    return tagged
  }
}

extension Dependencies {
  /// Tracks what people do.
  public var analytics: Analytics {
    mutating get { self[Analytics.self] }
    set { self[Analytics.self] = newValue }
  }
}

/// The date that a page takes for today.
///
/// It stands still: if it went along with virtual time, two states that look and behave alike would
/// differ by when they were reached, and no exploration would ever close.
public struct Today: Client {
  /// What the client is called.
  public static let name = "date"
  /// The first of January 2000, in UTC.
  public static let placeholder = Today(secondsSince1970: 946_684_800)

  /// The moment, in seconds since 1970, UTC.
  public let secondsSince1970: Int64

  /// A date that a page takes for today.
  public init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }
}

extension Dependencies {
  /// Knows what day it is.
  public var date: Today {
    mutating get { self[Today.self] }
    set { self[Today.self] = newValue }
  }
}
