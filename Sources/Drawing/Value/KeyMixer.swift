// Numbers and bytes, mixed to one number: what two looks are told apart by.

/// Mixes words to a key of 64 bits. Among a hundred thousand looks two that differ have the same key
/// with a chance of one to three thousand million.
struct KeyMixer {
  private(set) var key: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds a number.
  mutating func add(_ word: UInt64) {
    let product = (key ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    key = (product.high ^ product.low) &+ 0x9E37_79B9_7F4A_7C15
  }

  /// Adds bytes, and how many they are.
  mutating func add(_ bytes: borrowing Span<UInt8>) {
    add(UInt64(bytes.count))
    var start = 0
    while bytes.count - start >= 8 {
      add(bytes.word(at: start).byteSwapped)
      start += 8
    }
    var word: UInt64 = 0
    for index in start..<bytes.count { word = word << 8 | UInt64(bytes[index]) }
    add(word)
  }

  /// Adds words in which each number is told as none, one or several.
  mutating func addFolded(_ bytes: borrowing Span<UInt8>) {
    var index = 0
    var word: UInt64 = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte &- UInt8(ascii: "0") <= 9 else {
        word = (word &* 0x100_0000_01B3) ^ UInt64(byte)
        continue
      }
      var number = Int(byte &- UInt8(ascii: "0"))
      while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 {
        number = min(number * 10 + Int(bytes[index] &- UInt8(ascii: "0")), 2)
        index += 1
      }
      add(word)
      word = 0
      add(UInt64(0x100 + min(number, 2)))
    }
    add(word)
  }
}
