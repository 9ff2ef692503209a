// The few colours that a page may give to a symbol or a control.

/// A colour that tells something, and is therefore lost when what it tells is redacted.
public enum Tint: UInt8, Hashable, Sendable, CaseIterable {
  case red
  case yellow
  case green
  case blue

  var className: StaticString {
    switch self {
    case .red: "red"
    case .yellow: "yellow"
    case .green: "green"
    case .blue: "blue"
    }
  }
}
