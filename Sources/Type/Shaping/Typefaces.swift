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
  private let made: Lock<[Key: Typeface]>

  private struct Key: Hashable {
    let family: TextStyle.Family
    let weight: TextStyle.Weight
    let isItalic: Bool
  }

  init(_ files: [FontFile]) {
    self.files = files.map { LazyShaper($0) }
    made = Lock([:])
  }

  /// The typeface of a style.
  package subscript(style: TextStyle) -> Typeface {
    let key = Key(family: style.family, weight: style.weight, isItalic: style.isItalic)
    return made.withLock { made in
      if let typeface = made[key] { return typeface }
      let typeface = time.measuring { Typeface(stack(of: key), time: time) }
      made[key] = typeface
      return typeface
    }
  }

  /// The files that a browser asks in turn, as the theme's families are listed.
  private func stack(of key: Key) -> [LazyShaper] {
    files.map(\.file).stack(of: key.family).flatMap { family in
      let all = files.filter { $0.file.family == family }
      let leaning = all.filter { $0.file.isItalic == key.isItalic }
      let upright = leaning.isEmpty ? all : leaning
      let weighted = upright.filter { $0.file.weight == key.weight.rawValue }
      return weighted.isEmpty ? upright : weighted
    }
  }
}

extension Typefaces: Hashable {
  package static func == (one: Typefaces, other: Typefaces) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
