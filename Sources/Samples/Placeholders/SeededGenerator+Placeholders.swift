// Placeholder data out of a seed: numbers, words and characters that mean nothing.

import Vitrine

/// ```swift
/// var chance = SeededGenerator("articles/list")
/// chance.number(in: 10...30)  // the same at every call of this example
/// ```
extension SeededGenerator {
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
