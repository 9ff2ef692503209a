// Chance that is none: numbers that only look like it, for placeholders and for tests that can be repeated.

/// A generator of numbers that are the same for the same seed, on every machine and in every build.
///
/// ```swift
/// var chance = SeededGenerator("articles/list")
/// Int.random(in: 10...30, using: &chance)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose seed is a number.
  public init(seed: UInt64) { state = seed }

  /// A generator whose seed is a text, such as the name of a page.
  public init(_ seed: String) {
    // FNV-1a: every byte of the seed counts.
    self.init(
      seed: seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// The next number (SplitMix64).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
