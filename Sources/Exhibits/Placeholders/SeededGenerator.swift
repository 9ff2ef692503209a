// Chance that is none: placeholder data comes from a seed that is the page's name.

/// A generator of numbers that only look like chance: the same seed gives the same ones, on every
/// machine and in every build.
///
/// ```swift
/// var chance = SeededGenerator("articles/list")
/// chance.number(in: 10...30)  // the same at every call of this example
/// ```
public struct SeededGenerator: Sendable {
  private var state: UInt64

  /// A generator whose seed is a text, such as the name of a page.
  public init(_ seed: String) {
    // FNV-1a: every byte of the seed counts.
    state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The next number of the sequence (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range. That some are more likely by one in a billion does not matter here.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Yes or no.
  public mutating func flag() -> Bool { next() >> 63 == 1 }

  /// Words without meaning, as many characters long as the range allows.
  public mutating func words(_ characters: ClosedRange<Int>) -> String {
    let length = number(in: characters)
    var text = ""
    while text.utf8.count < length {
      let room = length - text.utf8.count
      // A word that would leave room for nothing but a space takes that as well.
      let wanted = number(in: 3...9)
      let word = room - wanted < 3 ? room : wanted
      text += letters(word)
      if text.utf8.count < length { text += " " }
    }
    return text
  }

  private mutating func letters(_ count: Int) -> String {
    let alphabet = Array("etaoinshrdlu".utf8)
    let bytes = (0..<count).map { _ in alphabet[number(in: 0...alphabet.count - 1)] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Japanese characters without meaning: there are no spaces between words.
  public mutating func kana(_ characters: ClosedRange<Int>) -> String {
    let alphabet = Array("あいうえおかきくけこさしすせそたちつてとなにぬねの")
    let count = number(in: characters)
    return String((0..<count).map { _ in alphabet[number(in: 0...alphabet.count - 1)] })
  }
}
