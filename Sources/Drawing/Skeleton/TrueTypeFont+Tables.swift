// The tables of a TrueType file, each as the OpenType specification lays it out.

extension TrueTypeFont {
  /// One contour of four points, or nothing.
  static func outline(_ glyph: Glyph) -> [UInt8] {
    guard let bar = glyph.bar else { return [] }
    var bytes: [UInt8] = []
    bytes.append(words: [1, bar.left, bar.bottom, bar.right, bar.top, 3, 0])
    // Up, right, down: each point moves in one direction, so the other is flagged as unchanged.
    bytes += [0x01, 0x11, 0x21, 0x11]
    bytes.append(words: [bar.left, bar.right - bar.left])
    bytes.append(words: [bar.bottom, bar.top - bar.bottom, bar.bottom - bar.top])
    bytes.pad()
    return bytes
  }

  func locations(of outlines: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = 0
    for outline in outlines {
      bytes.append(words: [place / 2])
      place += outline.count
    }
    bytes.append(words: [place / 2])
    return bytes
  }

  func characterMap() -> [UInt8] {
    var segments: [(first: Int, last: Int, glyph: Int)] = []
    for (index, scalar) in scalars.enumerated() {
      if let last = segments.last, last.last + 1 == Int(scalar) {
        segments[segments.count - 1].last += 1
      } else {
        segments.append((Int(scalar), Int(scalar), index + 1))
      }
    }
    segments.append((0xFFFF, 0xFFFF, 0))
    let count = segments.count
    let power = Int.bitWidth - 1 - count.leadingZeroBitCount
    var bytes: [UInt8] = []
    bytes.append(words: [0, 1, 3, 1, 0, 12])
    bytes.append(words: [4, 16 + 8 * count, 0, 2 * count, 2 << power, power])
    bytes.append(words: [2 * count - 2 << power])
    bytes.append(words: segments.map(\.last) + [0])
    bytes.append(words: segments.map(\.first))
    bytes.append(words: segments.map { $0.first == 0xFFFF ? 1 : $0.glyph - $0.first })
    bytes.append(words: segments.map { _ in 0 })
    return bytes
  }

  func headTable() -> [UInt8] {
    let bars = all.compactMap(\.bar)
    var bytes: [UInt8] = []
    bytes.append(words: [1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0x000B, unitsPerEm])
    bytes.append(words: [0, 0, 0, 0, 0, 0, 0, 0])  // no dates, so that the bytes never change
    bytes.append(words: [bars.map(\.left).min() ?? 0, bars.map(\.bottom).min() ?? 0])
    bytes.append(words: [bars.map(\.right).max() ?? 0, bars.map(\.top).max() ?? 0])
    bytes.append(words: [0, 3, 2, 0, 0])
    return bytes
  }

  func horizontalHeader() -> [UInt8] {
    let left = all.compactMap(\.bar?.left).min() ?? 0
    let right = all.compactMap { glyph in glyph.bar.map { glyph.advance - $0.right } }.min() ?? 0
    let extent = all.compactMap(\.bar?.right).max() ?? 0
    var bytes: [UInt8] = []
    bytes.append(words: [1, 0, ascent, -descent, lineGap, all.map(\.advance).max() ?? 0])
    bytes.append(words: [left, right, extent, 1, 0, 0, 0, 0, 0, 0, 0, all.count])
    return bytes
  }

  func horizontalMetrics() -> [UInt8] {
    var bytes: [UInt8] = []
    for glyph in all { bytes.append(words: [glyph.advance, glyph.bar?.left ?? 0]) }
    return bytes
  }

  func limits() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(words: [1, 0, all.count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    return bytes
  }

  func nameTable() -> [UInt8] {
    let postScript = family.filter { $0 != " " }
    let names = [(1, family), (2, "Regular"), (3, family), (4, family), (6, postScript)]
    var bytes: [UInt8] = []
    var texts: [UInt8] = []
    bytes.append(words: [0, names.count, 6 + 12 * names.count])
    for (kind, name) in names {
      let units = name.utf16.map { Int($0) }
      bytes.append(words: [3, 1, 0x409, kind, 2 * units.count, texts.count])
      texts.append(words: units)
    }
    return bytes + texts
  }

  func metricsTable() -> [UInt8] {
    let advances = all.map(\.advance).filter { $0 > 0 }
    let average = advances.reduce(0, +) / max(advances.count, 1)
    var bytes: [UInt8] = []
    bytes.append(words: [4, average, 400, 5, 0])
    bytes.append(words: [Int](repeating: unitsPerEm / 10, count: 10))  // sub- and superscripts
    bytes.append(words: [0])
    bytes += [UInt8](repeating: 0, count: 10 + 16)  // no classification, no ranges
    bytes += "VTRN".utf8
    bytes.append(words: [0x40, Int(scalars.first ?? 0), Int(scalars.last ?? 0)])
    bytes.append(words: [ascent, -descent, lineGap, ascent, descent, 0, 0, 0, 0])
    bytes.append(words: [xHeight, ascent, 0, 32, 1])
    return bytes
  }

  func postScriptTable() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(words: [3, 0, 0, 0, -unitsPerEm / 10, unitsPerEm / 20, 0, 0])
    bytes += [UInt8](repeating: 0, count: 16)
    return bytes
  }
}
