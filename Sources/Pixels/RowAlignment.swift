// Which rows of a picture are rows of another, further up or down.

import System

/// Rows that two pictures have in common, one below the other.
struct RowRun: Hashable {
  /// The first row in the one picture.
  let base: Int
  /// The first row in the other.
  let head: Int
  /// How many they are.
  var count: Int

  /// How far they have moved down; up, if negative.
  var by: Int { head - base }
}

/// Lays the rows of two pictures beside each other: what is common at both ends first, then around
/// stretches that either picture has as often as the other. The rows are given by their hashes.
struct RowAlignment {
  /// What both have, from top to bottom.
  private(set) var runs: [RowRun] = []
  private let base: [UInt64]
  private let head: [UInt64]
  private let baseStretches: [UInt64]
  private let headStretches: [UInt64]

  /// So many rows are known again by themselves: fewer may be the same by chance.
  static let stretch = 8
  /// So often what lies between two runs is looked at again.
  private static let mostDepth = 8

  init(_ base: [UInt64], _ head: [UInt64]) {
    (self.base, self.head) = (base, head)
    (baseStretches, headStretches) = (Self.stretches(of: base), Self.stretches(of: head))
    align(0..<base.count, 0..<head.count, 0)
  }

  /// A hash of the rows from each on; 0 where all of them are alike, since these tell nothing.
  private static func stretches(of rows: [UInt64]) -> [UInt64] {
    guard rows.count >= stretch else { return [] }
    return (0...rows.count - stretch).map { start in
      var hash: UInt64 = 1
      var isPlain = true
      for row in rows[start..<start + stretch] {
        hash = (hash ^ row) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        isPlain = isPlain && row == rows[start]
      }
      return isPlain ? 0 : max(hash, 1)
    }
  }

  private mutating func align(_ base: Range<Int>, _ head: Range<Int>, _ depth: Int) {
    var (low, top) = (base.lowerBound, head.lowerBound)
    var (high, bottom) = (base.upperBound, head.upperBound)
    while low < high, top < bottom, self.base[low] == self.head[top] {
      (low, top) = (low + 1, top + 1)
    }
    add(base.lowerBound, head.lowerBound, low - base.lowerBound)
    var common = 0
    while low < high, top < bottom, self.base[high - 1] == self.head[bottom - 1] {
      (high, bottom, common) = (high - 1, bottom - 1, common + 1)
    }
    if low < high, top < bottom, depth < Self.mostDepth {
      let start = low
      for (place, other) in anchors(low..<high, top..<bottom) where place >= low && other >= top {
        align(low..<place, top..<other, depth + 1)
        var count = Self.stretch
        while place + count < high, other + count < bottom,
          self.base[place + count] == self.head[other + count]
        {
          count += 1
        }
        add(place, other, count)
        (low, top) = (place + count, other + count)
      }
      if low > start { align(low..<high, top..<bottom, depth + 1) }
    }
    add(high, bottom, common)
  }

  private mutating func add(_ base: Int, _ head: Int, _ count: Int) {
    if count == 0 { return }
    if let last = runs.last, last.base + last.count == base, last.head + last.count == head {
      runs[runs.count - 1].count += count
    } else {
      runs.append(RowRun(base: base, head: head, count: count))
    }
  }

  /// The stretches that both have, as many as stand in the same order: those that come once, or else
  /// those that come as often in the one as in the other.
  private func anchors(_ base: Range<Int>, _ head: Range<Int>) -> [(base: Int, head: Int)] {
    let old = places(of: baseStretches, in: base)
    let new = places(of: headStretches, in: head)
    func pairs(atMost most: Int) -> [(Int, Int)] {
      old.flatMap { hash, places -> [(Int, Int)] in
        guard places.count <= most, let others = new[hash], others.count == places.count else {
          return []
        }
        return Array(zip(places, others))
      }
    }
    let once = pairs(atMost: 1)
    let all = (once.isEmpty ? pairs(atMost: .max) : once).sorted { $0.0 < $1.0 }
    return risingRun(in: all.map(\.1)).map { all[$0] }
  }

  private func places(of stretches: [UInt64], in rows: Range<Int>) -> [UInt64: [Int]] {
    var places: [UInt64: [Int]] = [:]
    for row in rows.lowerBound..<max(rows.lowerBound, rows.upperBound - Self.stretch + 1)
    where stretches[row] != 0 {
      places[stretches[row], default: []].append(row)
    }
    return places
  }
}
