// Reads what the tests want to know out of a TrueType file.

import Drawing
import Testing

/// The advances and checksums of a TrueType file.
struct FontReader {
  let bytes: [UInt8]
  let tables: [String: Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tables: [String: Range<Int>] = [:]
    for index in 0..<Self.word(bytes, 4) {
      let entry = 12 + 16 * index
      let start = Self.long(bytes, entry + 8)
      let tag = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      tables[tag] = start..<start + Self.long(bytes, entry + 12)
    }
    self.tables = tables
  }

  /// The advance of each scalar that the font draws.
  var advances: [UInt32: Int] {
    guard let map = tables["cmap"]?.lowerBound, let metrics = tables["hmtx"]?.lowerBound
    else { return [:] }
    let table = map + Self.long(bytes, map + 8)
    let count = Self.word(bytes, table + 6) / 2
    var advances: [UInt32: Int] = [:]
    for segment in 0..<count {
      let last = Self.word(bytes, table + 14 + 2 * segment)
      let first = Self.word(bytes, table + 16 + 2 * (count + segment))
      let delta = Self.word(bytes, table + 16 + 2 * (2 * count + segment))
      for scalar in first...last where scalar != 0xFFFF {
        let glyph = (scalar + delta) & 0xFFFF
        advances[UInt32(scalar)] = Self.word(bytes, metrics + 4 * glyph)
      }
    }
    return advances
  }

  /// The sum of a range taken as big-endian 32-bit words.
  func checksum(_ range: Range<Int>) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes[range].enumerated() {
      sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8)
    }
    return sum
  }

  static func word(_ bytes: [UInt8], _ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }

  static func long(_ bytes: [UInt8], _ at: Int) -> Int {
    word(bytes, at) << 16 | word(bytes, at + 2)
  }
}

private let font = FontReader(SkeletonFont.trueType())

@Test("the skeleton font is a few kilobytes, and always the same ones")
func fontSize() {
  #expect(font.bytes == SkeletonFont.trueType())
  #expect(font.bytes.count < 8_000)
}

@Test("the checksums of the font's tables are right, and that of the whole is the magic one")
func fontChecksums() {
  #expect(font.checksum(0..<font.bytes.count) == 0xB1B0_AFBA)
  for index in 0..<font.tables.count {
    let entry = 12 + 16 * index
    let start = FontReader.long(font.bytes, entry + 8)
    let range = start..<start + FontReader.long(font.bytes, entry + 12)
    let isHead = font.tables["head"] == range
    let adjustment = isHead ? UInt32(FontReader.long(font.bytes, start + 8)) : 0
    let written = UInt32(FontReader.long(font.bytes, entry + 4))
    #expect(font.checksum(range) &- adjustment == written)
    #expect(start % 4 == 0)
  }
}

@Test("the stylesheet carries the font and needs no other origin")
func fontSheet() {
  let sheet = String(decoding: SkeletonFont.styleSheet(), as: UTF8.self)
  #expect(sheet.contains("src:url(data:font/ttf;base64,AAEAAAAK"))
  #expect(sheet.contains(".\(SkeletonFont.className){"))
  #expect(!sheet.contains("http") && !sheet.contains("@import") && !sheet.contains("<"))
}
