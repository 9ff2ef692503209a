// Shapes that hid a difference are split: each of their states belongs to the part whose states act as
// it does.

import Composable
import Drawing

extension Walker {
  /// Finds out which part of a split shape each of its states belongs to, and walks on from those that
  /// belong to a new one. Whether there was room for that: so many states may be looked at in passing.
  mutating func resolveSplits(_ room: inout Int) -> Bool {
    while true {
      for index in states.indices where states[index].isFollowed {
        let state = Int32(truncatingIfNeeded: index)
        while let split = folds.splits[states[index].shape] {
          assign(state, edgesTested(by: split, from: state), mayBeNew: true)
        }
      }
      let splits = folds.splits
      let shapes = states.map { $0.shape }
      let unknown =
        held.filter { splits[shapes[Int($0)]] != nil }
        + hiding.filter { splits[shapes[Int($0)]] != nil }
      if unknown.isEmpty { return true }
      var new: Set<Int32> = []
      for one in unknown {
        if room < 0 { return false }
        if !recognise(one, &room) { new.insert(one.state) }
      }
      for one in held.takeAll(where: { new.contains($0) })
        + hiding.takeAll(where: { new.contains($0) })
      {
        if isCutOff { return false }
        follow(one)
        walkedOn += 1
        walkBuckets()
      }
    }
  }

  /// Tries in a state what tells the parts of its shape apart; whether it belongs to one of them.
  private mutating func recognise(_ one: Held, _ room: inout Int) -> Bool {
    room -= 1
    let settled = Settled(
      run: one.run, drawing: model.draw(one.run.state), seen: one.seen, answers: 0)
    ledger.here = BreachPlace(state: one.state)
    let tried = tryAll(settled)
    let rows = settled.drawing.keys(isLive: isSeenLive(tried, in: settled.drawing)).rows
    let deeds = deeds(of: tried, settled, rows)
    while let split = folds.splits[states[Int(one.state)].shape] {
      var ends: [Int32] = []
      for ((run, way), deed) in zip(tried.next, deeds)
      where split.test.isMade(by: self.deeds[Int(deed)], way) {
        let arrival = Arrival(run: run, seen: one.seen, parent: one.state, way: way, number: 0)
        for end in settle(arrival) { ends.append(shape(of: end)) }
        room -= 1
      }
      guard assign(one.state, ends, mayBeNew: false) else { return false }
    }
    return true
  }

  /// The shape of a state that is looked at in passing.
  private mutating func shape(of settled: Settled) -> Int32 {
    if let state = state(of: settled), states[Int(state)].shape >= 0 {
      return states[Int(state)].shape
    }
    let tried = tryAll(settled)
    let keys = settled.drawing.keys(isLive: isSeenLive(tried, in: settled.drawing))
    return shape(
      of: settled, tried, keys.parts, pending: pendingKey(of: settled.run),
      broken: brokenLaws(settled.run.state))
  }

  private func edgesTested(by split: FoldLedger.Split, from state: Int32) -> [Int32] {
    states[Int(state)].edges.flatMap { number -> [Int32] in
      let edge = edges[Int(number)]
      guard split.test.isMade(by: deeds[Int(edge.deed)], edge.way) else { return [] }
      return ends(of: edge.arrival).map { states[Int($0.state)].shape }.filter { $0 >= 0 }
    }
  }

  /// Lets a state belong to the part of its shape that leads to the same; whether there is such a one.
  @discardableResult
  private mutating func assign(_ state: Int32, _ ends: [Int32], mayBeNew: Bool) -> Bool {
    let whole = states[Int(state)].shape
    guard var split = folds.splits[whole] else { return true }
    var distinct: [Int32] = []
    for end in ends
    where !distinct.contains(where: { shapes[Int($0)].isAkin(to: shapes[Int(end)]) }) {
      distinct.append(end)
    }
    let part = split.parts.first { known in
      known.ends.count == distinct.count
        && known.ends.allSatisfy { one in
          distinct.contains { shapes[Int($0)].isAkin(to: shapes[Int(one)]) }
        }
    }
    if let part {
      states[Int(state)].shape = part.shape
      return true
    }
    guard mayBeNew else { return false }
    let shape = Int32(truncatingIfNeeded: shapes.count)
    shapes.append(shapes[Int(whole)])
    split.parts.append((distinct, shape))
    folds.splits[whole] = split
    folds.passed[shape] = (folds.passed[whole] ?? []).union([split.test])
    states[Int(state)].shape = shape
    return true
  }
}
