// All the reasons that a site declared, checked against each other.

/// The custom reasons of a site, in the order of their bits.
///
/// ```swift
/// let declared = try DeclaredReasons([
///   DeclaredReason("text", bit: 10, treatment: .look(.blocks), scope: .text),
///   DeclaredReason("images", bit: 11, treatment: .look(.blocks), scope: .images),
/// ])
/// ```
public struct DeclaredReasons: Hashable, Sendable {
  /// The reasons by ascending bit; of several in force the first one's look is drawn.
  package let all: [DeclaredReason]

  /// No reason but the built-in ones.
  package static let none = DeclaredReasons()

  private init() {
    all = []
  }

  /// Checks that every bit is a custom one and that no two reasons share one.
  public init(_ reasons: [DeclaredReason]) throws(RedactionError) {
    let sorted = reasons.sorted { ($0.bit, $0.name) < ($1.bit, $1.name) }
    for reason in sorted where !RedactionReasons.customBits.contains(reason.bit) {
      throw .reservedBit(reason.name, bit: reason.bit)
    }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.bit == next.bit {
      throw .sharedBit(one.name, next.name, bit: one.bit)
    }
    all = sorted
  }

  /// The reason of that name.
  package func named(_ name: String) -> DeclaredReason? {
    all.first { $0.name == name }
  }
}
