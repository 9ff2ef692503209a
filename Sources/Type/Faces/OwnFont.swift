// Fonts that a site brings itself.

extension FontFile {
  /// Why a file cannot be a font of a site's own.
  package enum Refusal: Error, Hashable, Sendable {
    /// It is no font at all, or a damaged one.
    case notAFont
    /// It is packed in the way that came before WOFF2.
    case isFirstWOFF
    /// It holds several fonts.
    case isCollection
    /// Its weight is chosen by whoever uses it.
    case isVariable
  }

  /// A file of WOFF2, TrueType or OpenType that a site sets a kind of text in. What weight it has, and
  /// whether it leans, it says itself: from 550 on it is the bold one.
  package init(own bytes: [UInt8], for family: TextStyle.Family) throws(Refusal) {
    let format: Format
    switch Array(bytes.prefix(4)) {
    case Array("wOF2".utf8): format = .woff2
    case [0, 1, 0, 0], Array("true".utf8): format = .trueType
    case Array("OTTO".utf8): format = .openType
    case Array("wOFF".utf8): throw .isFirstWOFF
    case Array("ttcf".utf8): throw .isCollection
    default: throw .notAFont
    }
    let unpacked = format == .woff2 ? Self.unpacked(bytes.span) : bytes
    guard let facts = FontFacts(unpacked), !facts.scalars.ranges.isEmpty else { throw .notAFont }
    if facts.isVariable { throw .isVariable }
    let own = Self.ownFamily(family.rawValue)
    let weight = facts.weight < 550 ? 400 : 700
    self.init(
      family: own, part: "all", name: "\(own)-\(weight)\(facts.isItalic ? "-italic" : "")",
      weight: weight, isItalic: facts.isItalic, scalars: facts.scalars, format: format,
      source: .own(bytes, facts))
  }

  /// Whether a site brings it.
  var isOwn: Bool { if case .own = source { true } else { false } }

  /// The family of a site's own that stands before one that is shipped.
  static func ownFamily(_ family: String) -> String { "own-\(family)" }
}

extension [FontFile] {
  /// The families that are asked for a letter of a kind of text, one after the other; a site's own
  /// stands before the shipped one that it replaces.
  func stack(of family: TextStyle.Family) -> [String] {
    family.stack.flatMap { name in
      let own = FontFile.ownFamily(name)
      return contains { $0.family == own } ? [own, name] : [name]
    }
  }
}

/// What a font says of itself.
struct FontFacts: Sendable {
  /// From 1 to 1000.
  let weight: Int
  let isItalic: Bool
  let isVariable: Bool
  /// How far it reaches above and below the line, in ``TextStyle/unitsPerEm``.
  let ascent: Int
  let descent: Int
  let scalars: ScalarSet
}
