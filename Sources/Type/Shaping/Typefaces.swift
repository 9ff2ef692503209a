// The typefaces of a site: one for each family, weight and slant.

import System

/// Tells the typeface of a style.
///
/// ```swift
/// Typefaces.shipped[TextStyle(family: .mono)].advance(of: "let".utf8.span)
/// ```
package final class Typefaces: Sendable {
  /// The faces that are shipped.
  package static let shipped = Typefaces(FontFile.shipped)

  /// The time that shaping in these faces takes.
  package let time = ShapingTime()

  private let files: [LazyShaper]
  /// Those that were asked for, each at its place: they are asked for with every text.
  private let made: Lock<[Typeface?]>

  init(_ files: [FontFile]) {
    self.files = files.map { LazyShaper($0) }
    made = Lock(Array(repeating: nil, count: 4 * TextStyle.Family.allCases.count))
  }

  /// The typeface of a style.
  package subscript(style: TextStyle) -> Typeface {
    let place = Self.place(of: style)
    return made.withLock { made in
      if let typeface = made[place] { return typeface }
      let typeface = time.measuring { Typeface(stack(of: style), time: time) }
      made[place] = typeface
      return typeface
    }
  }

  private static func place(of style: TextStyle) -> Int {
    let family =
      switch style.family {
      case .text: 0
      case .sans: 4
      case .mono: 8
      }
    return family + (style.weight == .bold ? 2 : 0) + (style.isItalic ? 1 : 0)
  }

  /// The files that a browser asks in turn, as the theme's families are listed.
  private func stack(of style: TextStyle) -> [LazyShaper] {
    files.map(\.file).stack(of: style.family).flatMap { family in
      let all = files.filter { $0.file.family == family }
      let leaning = all.filter { $0.file.isItalic == style.isItalic }
      let upright = leaning.isEmpty ? all : leaning
      let weighted = upright.filter { $0.file.weight == style.weight.rawValue }
      return weighted.isEmpty ? upright : weighted
    }
  }
}

extension Typefaces: Hashable {
  package static func == (one: Typefaces, other: Typefaces) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
