// Lays two sequences side by side, so that what is alike stands at one height.

import System

/// A place in two sequences: in both, or in one of them only.
struct AlignedPair: Hashable {
  var base: Int?
  var head: Int?
}

/// Aligns two sequences: common ends first, then what comes just once in both, then the shortest
/// edit of what is left, where that is small enough to be looked for. Of a list in which each row names
/// its neighbour, only the last row is unique, and then only the one before it: below some levels what
/// comes equally often on both sides is taken for unique, so that no stretch is gone through for ever.
struct SequenceAlignment {
  private let base: [Int]
  private let head: [Int]
  private(set) var pairs: [AlignedPair] = []
  /// Beyond this many elements, a stretch with nothing unique in common is a replacement.
  private static let limit = 2000
  /// Beyond so many levels what comes equally often is taken for unique; beyond twice as many, a stretch is
  /// a replacement.
  private static let mostLevels = 16

  init<Element: Hashable>(_ base: [Element], _ head: [Element]) {
    var numbers: [Element: Int] = [:]
    func number(_ element: Element) -> Int {
      if let number = numbers[element] { return number }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
    self.base = base.map(number)
    self.head = head.map(number)
    align(0..<base.count, 0..<head.count, level: 0)
  }

  private mutating func align(_ base: Range<Int>, _ head: Range<Int>, level: Int) {
    var (low, top) = (base.lowerBound, head.lowerBound)
    var (high, bottom) = (base.upperBound, head.upperBound)
    while low < high, top < bottom, self.base[low] == self.head[top] {
      pairs.append(AlignedPair(base: low, head: top))
      (low, top) = (low + 1, top + 1)
    }
    var common = 0
    while low < high, top < bottom, self.base[high - 1] == self.head[bottom - 1] {
      (high, bottom, common) = (high - 1, bottom - 1, common + 1)
    }
    alignMiddle(low..<high, top..<bottom, level)
    for step in 0..<common { pairs.append(AlignedPair(base: high + step, head: bottom + step)) }
  }

  private mutating func alignMiddle(_ base: Range<Int>, _ head: Range<Int>, _ level: Int) {
    if base.isEmpty || head.isEmpty { return appendApart(base, head) }
    if base.count + head.count <= Self.limit { return alignShortest(base, head) }
    let anchors =
      level < Self.mostLevels
      ? anchors(base, head) : level < 2 * Self.mostLevels ? looseAnchors(base, head) : []
    if anchors.isEmpty { return appendApart(base, head) }
    var (low, top) = (base.lowerBound, head.lowerBound)
    for (place, other) in anchors {
      align(low..<place, top..<other, level: level + 1)
      pairs.append(AlignedPair(base: place, head: other))
      (low, top) = (place + 1, other + 1)
    }
    align(low..<base.upperBound, top..<head.upperBound, level: level + 1)
  }

  private mutating func appendApart(_ base: Range<Int>, _ head: Range<Int>) {
    pairs += base.map { AlignedPair(base: $0, head: nil) }
    pairs += head.map { AlignedPair(base: nil, head: $0) }
  }

  private mutating func alignShortest(_ base: Range<Int>, _ head: Range<Int>) {
    let difference = Array(self.head[head]).difference(from: Array(self.base[base]))
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var (low, top) = (0, 0)
    while low < base.count || top < head.count {
      if low < base.count, removed.contains(low) {
        pairs.append(AlignedPair(base: base.lowerBound + low, head: nil))
        low += 1
      } else if top < head.count, inserted.contains(top) {
        pairs.append(AlignedPair(base: nil, head: head.lowerBound + top))
        top += 1
      } else {
        pairs.append(AlignedPair(base: base.lowerBound + low, head: head.lowerBound + top))
        (low, top) = (low + 1, top + 1)
      }
    }
  }

  /// What comes once on either side, as many as stand in the same order.
  private func anchors(_ base: Range<Int>, _ head: Range<Int>) -> [(Int, Int)] {
    let old = places(of: self.base, in: base)
    let new = places(of: self.head, in: head)
    let common = base.compactMap { place -> (Int, Int)? in
      guard old[self.base[place]] == place, let other = new[self.base[place]], other >= 0 else {
        return nil
      }
      return (place, other)
    }
    return risingRun(in: common.map(\.1)).map { common[$0] }
  }

  /// What comes equally often on both sides, the first with the first, as many as stand in the same order.
  private func looseAnchors(_ base: Range<Int>, _ head: Range<Int>) -> [(Int, Int)] {
    var old: [Int: Int] = [:]
    for place in base { old[self.base[place], default: 0] += 1 }
    var new: [Int: [Int]] = [:]
    for place in head where old[self.head[place]] != nil {
      new[self.head[place], default: []].append(place)
    }
    var taken: [Int: Int] = [:]
    let common = base.compactMap { place -> (Int, Int)? in
      let element = self.base[place]
      guard let places = new[element], places.count == old[element] else { return nil }
      defer { taken[element, default: 0] += 1 }
      return (place, places[taken[element, default: 0]])
    }
    return risingRun(in: common.map(\.1)).map { common[$0] }
  }

  /// The place of each element that comes once; -1 for the others.
  private func places(of all: [Int], in range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for place in range { places[all[place]] = places[all[place]] == nil ? place : -1 }
    return places
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
