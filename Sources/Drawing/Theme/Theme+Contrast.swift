// Whether what is to be seen in a theme can be told from what it stands on.

/// Two roles of a theme that are too much alike.
package struct ContrastFinding: Hashable, Sendable {
  /// What is to be seen.
  package let role: Theme.Role
  /// What it stands on.
  package let ground: Theme.Role
  /// Whether it is so by night.
  package let isNight: Bool
  /// The contrast there is.
  package let contrast: Double
  /// The contrast that it takes.
  package let least: Double

  /// What is wrong, and what to do.
  package var sentence: String {
    let time = isNight ? "night" : "day"
    let kind = least == Theme.ofText ? "text" : "shapes"
    // Rounded down, so that what is said is never as much as what it takes.
    let found = Double(Int(contrast * 100)) / 100
    return "'\(role.rawValue)' on '\(ground.rawValue)' has a contrast of \(found) by \(time), and "
      + "\(kind) take\(least == Theme.ofText ? "s" : "") \(least). "
      + "Make one of the two lighter or darker"
  }
}

extension Theme {
  /// What text takes, and what shapes do that mean something, as the Web Content Accessibility
  /// Guidelines have it.
  static let ofText = 4.5
  private static let ofShapes = 3.0

  /// What stands on what.
  private static let pairs: [(role: Role, ground: Role, least: Double)] =
    [Role.ink, .quiet, .accent, .red, .yellow, .green, .blue].flatMap { role in
      [(role, .page, ofText), (role, .surface, ofText)]
    } + [(.onAccent, .accent, ofText)]
    + [Role.line, .block].flatMap { role in
      [(role, .page, ofShapes), (role, .surface, ofShapes)]
    }

  /// The pairs that are too much alike, by day and by night.
  package var contrastFindings: [ContrastFinding] {
    Self.pairs.flatMap { role, ground, least in
      let (front, back) = (tone(role), tone(ground))
      return [(front.day, back.day, false), (front.night, back.night, true)].compactMap {
        let contrast = $0.contrast(with: $1)
        return contrast >= least
          ? nil
          : ContrastFinding(
            role: role, ground: ground, isNight: $2, contrast: contrast, least: least)
      }
    }
  }
}
