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
