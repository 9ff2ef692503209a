// How the pages of a site look: colours by what they are for, corners, distances, widths.

/// The looks of a site's pages; what it does not say is as Vitrine brings it.
///
/// ```swift
/// let theme = Theme(
///   colors: [.accent: Tone(day: Color(0x7a1f5c), night: Color(0xf2a6d8))], radius: 0.25)
/// ```
///
/// The colours are checked when the site is built: what one has to read must stand out from what it
/// stands on. Skeletons, focus and forced colours hold under any theme.
public struct Theme: Hashable, Sendable {
  /// What a colour is for.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// What all stands on.
    case page
    /// Cards, fields and buttons.
    case surface
    /// Text.
    case ink
    /// Text that matters less: captions, labels, hints.
    case quiet
    /// Around controls.
    case line
    /// Between things; decoration.
    case hair
    /// What can be done: links, buttons, what is chosen.
    case accent
    /// Text on the accent.
    case onAccent = "on-accent"
    /// The shapes that stand for what is redacted.
    case block
    /// The boxes that stand for pictures.
    case box
    /// A tint.
    case red, yellow, green, blue
  }

  /// The colours that differ from those that Vitrine brings.
  public var colors: [Role: Tone]
  /// How round corners are, in rem.
  public var radius: Double
  /// How far apart things stand, in rem.
  public var spacing: Double
  /// How wide a page gets, in rem.
  public var width: Double
  /// A stylesheet of the site's own, which meets what ``View/style(_:)`` names.
  package var sheet: OwnSheet?
  /// Where it is written, for what is said of it.
  package let file: String
  package let line: Int

  /// A theme; without anything, the one that Vitrine brings.
  public init(
    colors: [Role: Tone] = [:], radius: Double = 0.75, spacing: Double = 1, width: Double = 44,
    fileID: String = #fileID, line: Int = #line
  ) {
    file = fileID
    self.line = line
    self.colors = colors
    self.radius = radius
    self.spacing = spacing
    self.width = width
  }

  /// The colour of a role.
  package func tone(_ role: Role) -> Tone { colors[role] ?? role.standard }
}

extension Theme {
  /// What themes begin with: the tokens, as properties that the stylesheet reads.
  package var tokens: String {
    var rule = ":root {\n  color-scheme: light dark;\n"
    for role in Role.allCases {
      let tone = tone(role)
      rule +=
        "  --\(role.rawValue): light-dark(\(tone.day.description), \(tone.night.description));\n"
    }
    rule += "  --radius: \(radius)rem;\n  --gap: \(spacing)rem;\n  --measure: \(width)rem;\n}\n"
    return rule
  }

  /// The page's own colour behind its pictures in the gallery, where they do not stand in a document.
  package var backdrop: String {
    let page = tone(.page)
    return ".look { background: light-dark(\(page.day.description), \(page.night.description)); }\n"
  }
}

extension Theme.Role {
  /// The colour that Vitrine brings.
  fileprivate var standard: Tone {
    let (day, night): (UInt32, UInt32) =
      switch self {
      case .page: (0xfdfcfa, 0x17181a)
      case .surface: (0xffffff, 0x202225)
      case .ink: (0x1c1b19, 0xeceae6)
      case .quiet: (0x5c5953, 0xb3afa8)
      case .line: (0x85807a, 0x8b8780)
      case .hair: (0xddd8d0, 0x3a3c40)
      case .accent, .blue: (0x0b57a4, 0x8ebcf2)
      case .onAccent: (0xffffff, 0x10263d)
      case .block: (0x77736d, 0x8f8b85)
      case .box: (0xe7e3dc, 0x34363a)
      case .red: (0xb3261e, 0xff8a80)
      case .yellow: (0x8a6100, 0xf2c14e)
      case .green: (0x1b6e3c, 0x7fd49b)
      }
    return Tone(day: Color(day), night: Color(night))
  }
}
