// Which words may stand in the name of a frame, which is its address and the name of its file.

/// Words of an address: lower case letters and digits of ASCII, and hyphens.
enum Address {
  /// How long a word may get that is made of something else: the name of a file has an end.
  private static let longestMade = 40

  /// Whether a name can be an address as it is: it begins with a letter or digit.
  static func isOne(_ name: String) -> Bool {
    !name.isEmpty && name.first != "-"
      && name.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
  }

  /// The word of an address that stands for a name: what is one already, as it is. Answers of the outside
  /// and raw identifiers may be called anything, such as `not found / 404`, which gives `not-found-404`.
  static func word(for name: String, orElse other: String) -> String {
    if isOne(name) { return name }
    let small = name.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    var word: [UInt8] = []
    for part in small.split(whereSeparator: { !isPlain($0) }) {
      if !word.isEmpty { word.append(UInt8(ascii: "-")) }
      word += part
      if word.count >= longestMade { break }
    }
    word = Array(word.prefix(longestMade))
    while word.last == UInt8(ascii: "-") { word.removeLast() }
    return word.isEmpty ? other : String(decoding: word, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
