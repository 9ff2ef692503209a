// What can be wrong with the reasons that a site declares.

/// What is wrong with a site's own redaction reasons.
public enum RedactionError: Error, Hashable, CustomStringConvertible {
  /// Two reasons stand on one bit.
  case sharedBit(String, String, bit: Int)
  /// A reason stands on a bit that is built in, reserved or out of range.
  case reservedBit(String, bit: Int)

  /// What happened, why, and what to do.
  public var description: String {
    switch self {
    case .sharedBit(let one, let other, let bit):
      "the redaction reasons '\(one)' and '\(other)' are both declared on bit \(bit), "
        + "so neither could be told from the other; give one of them another bit from 10 to 31"
    case .reservedBit(let name, let bit):
      "the redaction reason '\(name)' is declared on bit \(bit), which is not a site's to use; "
        + "give it a bit from 10 to 31"
    }
  }
}
