// Looking through bytes, eight or more at a time, with every access checked.

extension Span<UInt8> {
  /// Where the next of `& < > "` stands; the end if there is none.
  ///
  /// Eight bytes are looked at together, in a general register: the vector types of the standard
  /// library reduce a mask lane by lane, which measured four times slower than this.
  @inlinable
  func firstIndexToEscape(from start: Int) -> Int {
    var rest = extracting(droppingFirst: start)
    // Most texts have none of them: four words at a time, without asking which has one.
    while rest.count >= 32 {
      let marks =
        rest.word(at: 0).bytesToEscape | rest.word(at: 8).bytesToEscape
        | rest.word(at: 16).bytesToEscape | rest.word(at: 24).bytesToEscape
      if marks != 0 { break }
      rest = rest.extracting(droppingFirst: 32)
    }
    while rest.count >= 8 {
      let marks = rest.word(at: 0).bytesToEscape
      if marks != 0 { return count &- rest.count &+ marks.trailingZeroBitCount / 8 }
      rest = rest.extracting(droppingFirst: 8)
    }
    if count &- start >= 8 {
      // The last bytes, with some before them that are none.
      let marks = word(at: count &- 8).bytesToEscape
      return marks == 0 ? count : count &- 8 &+ marks.trailingZeroBitCount / 8
    }
    for index in rest.indices where UInt64(rest[index]).bytesToEscape & 0xFF != 0 {
      return start &+ index
    }
    return count
  }

  /// Whether every byte is ASCII.
  package var isASCII: Bool {
    var rest = self
    while rest.count >= 32 {
      let words = rest.word(at: 0) | rest.word(at: 8) | rest.word(at: 16) | rest.word(at: 24)
      if words & 0x8080_8080_8080_8080 != 0 { return false }
      rest = rest.extracting(droppingFirst: 32)
    }
    for index in rest.indices where rest[index] >= 0x80 { return false }
    return true
  }

  /// The first byte, if there is one.
  package var first: UInt8? { isEmpty ? nil : self[0] }

  /// The last byte, if there is one.
  package var last: UInt8? { isEmpty ? nil : self[count - 1] }
}

extension Hasher {
  /// Takes in bytes, and how many they are.
  mutating func combine(_ bytes: Span<UInt8>) {
    combine(bytes.count)
    var rest = bytes
    while rest.count >= 8 {
      combine(rest.word(at: 0))
      rest = rest.extracting(droppingFirst: 8)
    }
    for index in rest.indices { combine(rest[index]) }
  }
}
