// What a text looks like, as far as the page's theme and the text's width depend on it.

/// The face of a text: its size, its weight, and whether it is running text or code.
public struct Face: Hashable, Sendable {
  /// The sizes of the theme.
  public enum Scale: UInt8, Hashable, Sendable, CaseIterable {
    case body
    case caption
    case lead
    case heading1
    case heading2
    case heading3

    /// The size in thousandths of the body's em; the theme sets the same.
    package var thousandths: Int {
      switch self {
      case .body: 1000
      case .caption: 875
      case .lead: 1250
      case .heading1: 2000
      case .heading2: 1500
      case .heading3: 1250
      }
    }

    /// The class of a text of that size; the body has none.
    var className: StaticString? {
      switch self {
      case .body: nil
      case .caption: "caption"
      case .lead: "lead"
      case .heading1: "h1"
      case .heading2: "h2"
      case .heading3: "h3"
      }
    }

    var isHeading: Bool { rawValue >= Scale.heading1.rawValue }
  }

  /// How large it is.
  public var scale: Scale
  /// Whether it is bold.
  public var isBold: Bool
  /// Whether it is set in a monospaced face.
  public var isCode: Bool
  /// Whether it is struck through: what it speaks of is done with. Redacted, that does not show.
  public var isStruck = false

  /// Running text, unless said otherwise.
  public init(_ scale: Scale = .body, isBold: Bool = false, isCode: Bool = false) {
    self.scale = scale
    self.isBold = isBold
    self.isCode = isCode
  }

  var isPlain: Bool { scale == .body && !isBold && !isCode && !isStruck }
}
