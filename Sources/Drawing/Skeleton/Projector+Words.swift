// The short way of the words that most texts are made of.

import Type

extension Projector {
  /// How wide a word may be that takes the short way, and how much room that takes at most, with a space
  /// before it.
  private static var widest: Int { 16 * TextStyle.unitsPerEm }
  private static var roomOfWord: Int { 1 + SkeletonGlyphs.room(forWidth: widest) }

  /// Writes words of plain ASCII, in which no line ends and each letter is drawn for itself, and the white
  /// space around them; answers where the first word begins that is none.
  ///
  /// A text may go on in the middle of a word, but only the last one of these.
  mutating func writeWords(_ utf8: Span<UInt8>, from start: Int, into out: inout [UInt8]) -> Int {
    guard isExact, whiteSpace == .collapsed, breaker.isAtStart, gap != .opportunity else {
      return start
    }
    var at = start
    var goesOn = true
    while goesOn {
      // No more than a text of usual words comes to, and the room for one at least.
      let room = Self.roomOfWord + 2 * min(utf8.count - at, 4096)
      out.append(addingCapacity: room) { room in
        goesOn = ByteBlock.lending(&room) { block in
          var block = block
          let goesOn = writeWords(utf8, at: &at, into: &block)
          return (block.count, goesOn)
        }
      }
    }
    return at
  }

  /// Writes them as long as there is room; answers whether more room is needed.
  private mutating func writeWords(
    _ utf8: Span<UInt8>, at: inout Int, into out: inout ByteBlock
  ) -> Bool {
    let isCode = style.family == .mono
    while at < utf8.count {
      if out.room < Self.roomOfWord { return true }
      if Self.isWhite(utf8[at]) {
        if gap != .space, hasText {
          gap = .space
          out.append(0x20)
        }
        at += 1
        continue
      }
      let word = typeface.word(in: utf8, from: at)
      let isLast = word.end == utf8.count
      guard word.end > at, isLast || Self.isWhite(utf8[word.end]), carry + word.width <= Self.widest
      else { return false }
      if isLast { breaker.word(utf8.extracting(at...)) }
      carry += word.width
      hasText = true
      at = word.end
      if carry <= 0 { continue }
      SkeletonGlyphs.append(width: carry, isCode: isCode, into: &out)
      carry = 0
      gap = .none
      hasGlyphs = true
    }
    return false
  }

  private static func isWhite(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x09, 0x0D, 0x0C: true
    default: false
    }
  }
}
