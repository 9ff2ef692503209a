// A reason of a site's own, with what it does to content.

/// A custom reason that hides content by itself: its bit, its name, how it draws and what it hides.
///
/// ```swift
/// DeclaredReason("images", bit: 11, treatment: .look(.solid), scope: .images)
/// ```
public struct DeclaredReason: Hashable, Sendable {
  /// What becomes of content that the reason covers.
  public enum Treatment: Hashable, Sendable {
    /// It is redacted, and drawn like this.
    case look(Look)
    /// Nothing: views that read the reasons decide for themselves.
    case none
  }

  /// What the reason covers.
  public enum Scope: Hashable, Sendable {
    case text
    case images
    case all

    /// Whether content of that kind is covered.
    func covers(_ content: RedactableContent) -> Bool {
      switch self {
      case .text: content == .text
      case .images: content == .image
      case .all: true
      }
    }
  }

  /// What the reason is called, in the matrix and in errors.
  public let name: String
  /// The bit that it stands on.
  public let bit: Int
  /// What becomes of what it covers.
  public let treatment: Treatment
  /// What it covers.
  public let scope: Scope

  /// A reason of one's own, with a treatment.
  public init(_ name: String, bit: Int, treatment: Treatment, scope: Scope = .all) {
    self.name = name
    self.bit = bit
    self.treatment = treatment
    self.scope = scope
  }

  /// The reason as a set of one.
  public var reason: RedactionReasons { .custom(bit) }
}

/// The two kinds of content that a reason can cover.
public enum RedactableContent: Hashable, Sendable {
  /// Texts, dates, prose, code, and what controls say and hold.
  case text
  /// Pictures and symbols.
  case image
}

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

/// What is wrong with a site's own redaction reasons.
public enum RedactionError: Error, Hashable, CustomStringConvertible {
  /// Two reasons stand on one bit.
  case sharedBit(String, String, bit: Int)
  /// A reason stands on a bit that is built in, reserved or out of range.
  case reservedBit(String, bit: Int)

  /// What happened, why, and what to do.
  public var description: String {
    switch self {
    case .sharedBit(let one, let other, let bit):
      "the redaction reasons '\(one)' and '\(other)' are both declared on bit \(bit), "
        + "so neither could be told from the other; give one of them another bit from 10 to 31"
    case .reservedBit(let name, let bit):
      "the redaction reason '\(name)' is declared on bit \(bit), which is not a site's to use; "
        + "give it a bit from 10 to 31"
    }
  }
}
