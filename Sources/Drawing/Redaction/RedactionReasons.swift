// Why content is hidden: the set that a view inherits through its environment.

/// The reasons for which content is redacted.
///
/// Reasons add up on the way down a view; ``View/unredacted()`` clears them for its subtree.
///
/// ```swift
/// extension RedactionReasons {
///   static let images = RedactionReasons.custom(11)
/// }
/// let picturesOnTheirWay: RedactionReasons = [.placeholder, .images]
/// ```
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason: 0 to 2 are built in, 3 to 9 reserved, 10 to 31 a site's own.
  public let rawValue: UInt32

  /// Hides all content, keeping size and shape.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Hides content that is marked as privacy sensitive, and its length too.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Hides nothing: content marked as invalidatable is drawn as stale.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)

  /// Those that are built in, by name.
  package static let builtIn: [(name: String, reason: RedactionReasons)] = [
    ("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
  ]

  /// The bits that a site may declare reasons on.
  public static let customBits = 10...31

  /// A set of reasons; use the named ones.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A reason of one's own, which hides nothing unless it is declared with a treatment.
  ///
  /// Of bits outside ``customBits`` nothing is made: the set is empty.
  public static func custom(_ bit: Int) -> RedactionReasons {
    customBits.contains(bit) ? RedactionReasons(rawValue: 1 << UInt32(bit)) : []
  }
}
