// The client that knows what day it is.

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
