// Bytes that were changed as disks, transfers and forgers change them.

import Composable
import System

/// Changes bytes.
enum Damage {
  /// Numbers at which arithmetic breaks.
  private static let limits: [UInt64] = [
    0, 1, 0x7F, 0x80, 0xFFFF, UInt64(Int32.max), UInt64(UInt32.max), 1 << 40,
    UInt64(Int64.max) - 1, UInt64(Int64.max), 1 << 63, (1 << 63) + 1, .max - 1, .max,
  ]

  /// Some bytes, of which one to four places are changed.
  static func done(to bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes, &random) }
    return bytes
  }

  /// Some bytes, in which one small number, as most are that count something, is at a limit.
  private static func done(
    toNumberOf bytes: [UInt8], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    let places = bytes.indices.filter { bytes[$0] < 0x20 }
    guard let place = places.randomElement(using: &random) else { return bytes }
    bytes.replaceSubrange(place...place, with: packed(limits.randomElement(using: &random) ?? 0))
    return bytes
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...64, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      let other = Int.random(in: 0...bytes.count, using: &random)
      let piece = Array(bytes[other..<min(bytes.count, other + end - place)])
      bytes.replaceSubrange(place..<end, with: piece)
    case 5:
      let byte = Array("[{\"9\0\u{7F}".utf8).randomElement(using: &random) ?? 0
      let count = [3, 300, 100_000].randomElement(using: &random) ?? 3
      bytes.insert(contentsOf: Array(repeating: byte, count: count), at: place)
    case 6:
      let limit = limits.randomElement(using: &random) ?? 0
      let fixed = (0..<8).map { UInt8(truncatingIfNeeded: limit >> ($0 * 8)) }
      bytes.replaceSubrange(place..<min(bytes.count, place + 8), with: fixed)
    default:
      let limit = limits.randomElement(using: &random) ?? 0
      bytes.replaceSubrange(place..<min(bytes.count, place + 1), with: packed(limit))
    }
  }

  /// A number as packers write it, seven bits a byte.
  private static func packed(_ number: UInt64) -> [UInt8] {
    var rest = number
    var bytes: [UInt8] = []
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(truncatingIfNeeded: rest)]
  }

  /// A number of a text, changed to one at a limit.
  static func done(toDigitsOf text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = text
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard
      let place = text.indices.filter({ digits.contains(text[$0]) }).randomElement(using: &random)
    else { return text }
    let end = text[place...].firstIndex { !digits.contains($0) } ?? text.count
    let limit = (limits + [.max]).randomElement(using: &random) ?? 0
    let texts = ["\(limit)", "-\(limit)", "\(limit)\(limit)", "1e999", "0.\(limit)"]
    text.replaceSubrange(place..<end, with: (texts.randomElement(using: &random) ?? "0").utf8)
    return text
  }

  /// Something that a packer sealed, changed and sealed again: only a forger does so, and no check of
  /// wholeness tells.
  static func forged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    // All stands in one piece behind its length. The signature stays, since nothing is read behind another.
    let signature = bytes.dropFirst(8).prefix(15)
    let rest = Array(bytes.dropLast(16).dropFirst(8 + signature.count))
    let piece =
      signature
      + (Int.random(in: 0..<4, using: &random) > 0
        ? done(toNumberOf: rest, &random) : done(to: rest, &random))
    let body = (0..<8).map { UInt8(truncatingIfNeeded: piece.count >> ($0 * 8)) } + piece
    let print = Fingerprint(of: Array(body))
    return body
      + [print.high, print.low].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
      }
  }
}
