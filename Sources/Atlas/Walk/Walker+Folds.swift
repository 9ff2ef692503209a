// The audit of folds: what is done again in a shape that is known has to lead to the same.
//
// Nothing is walked for that. Where the same leads elsewhere, the shape hides a difference: it is split
// by what comes of it, each part is a shape of its own, and what belongs to a part that is new is walked
// on from.

import Composable
import Drawing

extension Walker {
  /// So many differences are enough to say that folding is no use.
  private static var mostDifferences: Int { 100 }

  /// Compares what came of the same in states of one shape, until nothing differs any more.
  mutating func auditFolds() {
    guard !isCutOff, heldCount > 0 else { return }
    var room = model.options.further
    while true {
      let found = newDifferences()
      for suspicion in found {
        folds.differences.append(suspicion.difference)
        folds.splits[suspicion.shape] = suspicion.split
      }
      if found.isEmpty { return }
      guard folds.differences.count <= Self.mostDifferences, resolveSplits(&room) else {
        folds.isUnresolved = true
        return
      }
    }
  }

  /// Of each shape the first thing that was done again and led elsewhere.
  private mutating func newDifferences() -> [FoldLedger.Suspicion] {
    var tried = FoldTrials()
    var walked: Set<Int32> = []
    var found: [Int32: FoldLedger.Suspicion] = [:]
    var order: [Int32] = []
    folds.returnCount = 0
    let aboutRows = phrases.aboutRows()
    for (index, state) in states.enumerated() where state.shape >= 0 && !state.edges.isEmpty {
      if !walked.insert(state.shape).inserted { folds.returnCount += 1 }
      for number in state.edges {
        let edge = edges[Int(number)]
        let deed = deeds[Int(edge.deed)]
        for end in ends(of: edge.arrival) where states[Int(end.state)].shape >= 0 {
          let trial = FoldLedger.Trial(
            state: Int32(truncatingIfNeeded: index), way: edge.way, end: end.state)
          for isOfOneRow in deed.isInRow ? [true, false] : [false] {
            let test = FoldLedger.Test(
              deed: deed, isOfOneRow: isOfOneRow, answers: edge.way.answers)
            var hasher = Hasher()
            hasher.combine(state.shape)
            hasher.combine(test)
            hasher.combine(end.answers)
            let shape = states[Int(end.state)].shape
            for known in tried.others(than: trial, shape, at: hasher.finalize()) {
              guard found[state.shape] == nil,
                folds.passed[state.shape]?.contains(test) != true, differ(known, trial, aboutRows)
              else { continue }
              order.append(state.shape)
              found[state.shape] = FoldLedger.Suspicion(
                shape: state.shape, difference: .init(one: known, other: trial),
                split: .init(test: test))
            }
          }
        }
      }
    }
    folds.repeatedCount = tried.repeatedCount
    return order.compactMap { found[$0] }
  }

  /// Whether the same led to different things, and not only to other rows and other words.
  private func differ(
    _ one: FoldLedger.Trial, _ other: FoldLedger.Trial, _ aboutRows: Set<Int32>
  ) -> Bool {
    let ends = (shapeOfEnd(one), shapeOfEnd(other))
    if ends.0.isAkin(to: ends.1) { return false }
    let starts = (states[Int(one.state)], states[Int(other.state)])
    let start = shapes[Int(starts.0.shape)]
    if Set(ends.0.rows.keys) != Set(ends.1.rows.keys) {
      let changes = (rowCount(one.end) - starts.0.rows, rowCount(other.end) - starts.1.rows)
      if changes.0 != changes.1 { return true }
      // A shape does not tell in which order rows stand: what is done to one of them may be done to
      // the one beside it. Only in one state it is the same one for all.
      return one.state == other.state
        && start.rows.contains { kind, count in
          count > 1 && (ends.0.rows[kind] == nil) != (ends.1.rows[kind] == nil)
        }
    }
    // Whether one is left or several is a matter of how many there were, and with it all that tells so.
    if ends.0.rows != ends.1.rows { return false }
    if ends.0.structure != ends.1.structure || ends.0.broken != ends.1.broken { return true }
    // What ended belonged to some row; what began is due to what was done.
    if ends.0.pending.subtracting(start.pending) != ends.1.pending.subtracting(start.pending) {
      return true
    }
    // What is said of a row is said of that row.
    let said = ends.0.words.symmetricDifference(ends.1.words)
    return !said.isEmpty && said.isDisjoint(with: aboutRows)
  }

  private func shapeOfEnd(_ trial: FoldLedger.Trial) -> Shape {
    shapes[Int(states[Int(trial.end)].shape)]
  }

  private func rowCount(_ state: Int32) -> Int32 { states[Int(state)].rows }
}

/// What was done in the shapes so far, and the first states that it led to, if they are of different
/// shapes.
private struct FoldTrials {
  private struct Known {
    let trial: FoldLedger.Trial
    let shape: Int32
    var next: Int32 = -1
  }

  private var all: [Known] = []
  private var first: [Int: Int32] = [:]
  private(set) var repeatedCount = 0

  /// Of what is compared; with more, all would be compared with all.
  private static var most: Int { 8 }

  /// Notes something that was done; returns where the same led to another shape.
  mutating func others(
    than trial: FoldLedger.Trial, _ shape: Int32, at key: Int
  ) -> [FoldLedger.Trial] {
    let new = Int32(truncatingIfNeeded: all.count)
    guard var place = first[key] else {
      first[key] = new
      all.append(Known(trial: trial, shape: shape))
      return []
    }
    repeatedCount += 1
    var others: [FoldLedger.Trial] = []
    while true {
      let known = all[Int(place)]
      if known.shape == shape { return [] }
      others.append(known.trial)
      if known.next < 0 { break }
      place = known.next
    }
    if others.count < Self.most {
      all[Int(place)].next = new
      all.append(Known(trial: trial, shape: shape))
    }
    return others
  }
}
