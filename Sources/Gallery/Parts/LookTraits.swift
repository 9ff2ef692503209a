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

  /// The kinds among them.
  var kinds: LookKinds { LookKinds(rawValue: UInt8(rawValue & 0x7F)) }

  func has(_ trait: Int) -> Bool { rawValue & 1 << UInt64(trait) != 0 }

  /// The traits one by one.
  var each: [Int] { (0..<Self.end).filter(has) }

  /// Goes through the traits, from the first one on.
  func forEach(_ take: (Int) -> Void) {
    var rest = rawValue
    while rest != 0 {
      take(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }

  /// Writes the class of each, with a space behind it.
  func write(into bytes: inout [UInt8]) { forEach { bytes += Self.written[$0] } }

  private static let written: [[UInt8]] = (0..<end).map { Array("\(className($0)) ".utf8) }

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
