// What a look can be found by, as a set of bits: each of them a class in HTML and a choice of the
// filters.

import Drawing

/// Traits of a look: its kinds, whether it is redacted and why, why controls are inert.
struct LookTraits: OptionSet, Hashable {
  let rawValue: UInt64

  private static let redacted = 7
  private static let firstCause = 8
  private static let firstReason = 16
  /// Beyond the last trait.
  static let end = firstReason + 32

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(trait: Int) { rawValue = 1 << UInt64(trait) }

  init(_ frame: PageSummary.Frame) {
    self.init(
      rawValue: UInt64(frame.kinds.rawValue & 0x7F)
        | (frame.isRedacted ? 1 << UInt64(Self.redacted) : 0)
        | UInt64(frame.causes.rawValue) << UInt64(Self.firstCause)
        | UInt64(frame.reasons.rawValue) << UInt64(Self.firstReason))
  }

  static let kinds = LookKinds.all.indices
  static let redaction = redacted...redacted
  static let causes = firstCause..<firstCause + InertCauses.all.count
  static let reasons = firstReason..<end

  /// The trait that a reason is.
  static func trait(of reason: RedactionReasons) -> Int {
    firstReason + reason.rawValue.trailingZeroBitCount
  }

  /// The traits one by one.
  var each: [Int] { (0..<Self.end).filter { rawValue & 1 << UInt64($0) != 0 } }

  /// The class of a look that has a trait.
  static func className(_ trait: Int) -> String {
    switch trait {
    case kinds: "k\(trait)"
    case redaction: "r"
    case causes: "c\(trait - firstCause)"
    default: "r\(trait - firstReason)"
    }
  }
}

/// Which traits some looks have, and which two of them one look has.
struct TraitPairs {
  private(set) var all = LookTraits()
  private var beside: [LookTraits]

  init() { beside = Array(repeating: [], count: LookTraits.end) }

  mutating func add(_ look: LookTraits) {
    all.formUnion(look)
    for trait in look.each { beside[trait].formUnion(look) }
  }

  mutating func add(_ other: TraitPairs) {
    all.formUnion(other.all)
    for trait in beside.indices { beside[trait].formUnion(other.beside[trait]) }
  }

  /// The traits that some look has together with that one.
  func traits(beside trait: Int) -> LookTraits { beside[trait] }
}
