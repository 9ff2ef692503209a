// The client that makes new ids, the same ones in each replay.

/// An identifier of 128 bits, printed as a UUID.
public struct UniqueID: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// The identifier with this number.
  public init(_ number: UInt64) {
    high = 0
    low = number
  }

  /// Ordered as numbers.
  public static func < (one: UniqueID, other: UniqueID) -> Bool {
    (one.high, one.low) < (other.high, other.low)
  }

  /// `00000000-0000-0000-0000-00000000002A`.
  public var description: String {
    func hex(_ value: UInt64) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    var text = hex(high) + hex(low)
    for offset in [20, 16, 12, 8] {
      text.insert("-", at: text.index(text.startIndex, offsetBy: offset))
    }
    return text
  }
}

/// Makes ids. Its counter is part of the value, so that a replay gives the same ids and two
/// branches of an exploration do not share one.
public struct UniqueIDs: Client {
  /// What the client is called.
  public static let name = "uuid"
  /// Counts up from zero.
  public static let live = UniqueIDs(next: 0)
  /// Counts as well: an id has to be one.
  public static let placeholder = UniqueIDs(next: 0)

  private var next: UInt64

  private init(next: UInt64) {
    self.next = next
  }

  /// The same client, beginning with this number.
  public static func counting(from first: UInt64) -> UniqueIDs { UniqueIDs(next: first) }

  /// A new id.
  public mutating func callAsFunction() -> UniqueID {
    // After the last one comes the first.
    defer { next &+= 1 }
    return UniqueID(next)
  }
}

extension Dependencies {
  /// Makes ids.
  public var uuid: UniqueIDs {
    mutating get { self[UniqueIDs.self] }
    set { self[UniqueIDs.self] = newValue }
  }
}
