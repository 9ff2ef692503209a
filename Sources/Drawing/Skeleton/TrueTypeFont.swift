// Writes TrueType files: as much of the format as fonts of bars need.

/// A font whose glyphs are rectangles or nothing.
struct TrueTypeFont: Sendable {
  /// What a scalar is drawn as: a bar from the left edge to the advance, or nothing.
  struct Glyph: Hashable, Sendable {
    var advance: Int
    var bar: Bar?
  }

  /// A rectangle; it may reach over the glyph's edges, so that no seam shows between two.
  struct Bar: Hashable, Sendable {
    var left: Int
    var bottom: Int
    var right: Int
    var top: Int
  }

  /// The family's name, in ASCII.
  var family: String
  var unitsPerEm: Int
  var ascent: Int
  var descent: Int
  var lineGap: Int
  /// The height of a lower-case letter.
  var xHeight: Int
  /// What is drawn for a scalar that the font lacks.
  var missing: Glyph
  /// The glyphs in the order of their scalars, which lie below U+FFFF.
  var glyphs: [(scalar: UInt32, glyph: Glyph)]

  /// The file. The same font is the same bytes.
  func file() -> [UInt8] {
    let outlines = all.map(Self.outline)
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", metricsTable()), ("cmap", characterMap()), ("glyf", outlines.flatMap(\.self)),
      ("head", headTable()), ("hhea", horizontalHeader()), ("hmtx", horizontalMetrics()),
      ("loca", locations(of: outlines)), ("maxp", limits()), ("name", nameTable()),
      ("post", postScriptTable()),
    ]
    var file = Self.directory(of: tables)
    var headPlace = 0
    for table in tables {
      if table.tag == "head" { headPlace = file.count }
      file += table.bytes
      file.pad()
    }
    let adjustment = 0xB1B0_AFBA &- Self.checksum(file[...])
    for index in 0..<4 {
      file[headPlace + 8 + index] = UInt8(truncatingIfNeeded: adjustment >> UInt32(24 - 8 * index))
    }
    return file
  }

  var all: [Glyph] { [missing] + glyphs.map(\.glyph) }

  var scalars: [UInt32] { glyphs.map(\.scalar) }

  private static func directory(of tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    let power = 3  // the largest power of two tables in ten
    var bytes: [UInt8] = []
    bytes.append(long: 0x0001_0000)
    bytes.append(words: [tables.count, 16 << power, power, 16 * tables.count - 16 << power])
    var place = 12 + 16 * tables.count
    for table in tables {
      bytes += table.tag.utf8
      bytes.append(long: checksum(table.bytes[...]))
      bytes.append(long: UInt32(place))
      bytes.append(long: UInt32(table.bytes.count))
      place += (table.bytes.count + 3) & ~3
    }
    return bytes
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() { sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8) }
    return sum
  }
}

extension [UInt8] {
  /// Appends numbers as big-endian 16-bit words; negative ones in two's complement.
  mutating func append(words: [Int]) {
    for word in words {
      append(UInt8(truncatingIfNeeded: word >> 8))
      append(UInt8(truncatingIfNeeded: word))
    }
  }

  /// Appends a big-endian 32-bit number.
  mutating func append(long: UInt32) {
    append(words: [Int(long >> 16), Int(long & 0xFFFF)])
  }

  /// Appends zeros up to a multiple of four.
  mutating func pad() {
    while count % 4 != 0 { append(0) }
  }
}
