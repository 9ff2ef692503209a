// What is done on a way, known again in other states.

import Composable
import Drawing

/// What is done, whatever state it is done in.
struct Deed: Hashable, Sendable {
  /// Equal for the same controls of rows of one kind. Outside of rows, the action is all there is.
  let place: Int
  /// Equal where the same is sent.
  let action: Int
  let isInRow: Bool
}

extension Walker {
  /// The numbers of what is done on these ways from a state.
  mutating func deeds(of tried: Tried, _ settled: Settled, _ rows: [RowKind]) -> [Int32] {
    var rowOfSlot: [RowKind?] = []
    if !rows.isEmpty {
      rowOfSlot = Array(repeating: nil, count: settled.drawing.slotCount)
      for row in rows { for slot in row.controls { rowOfSlot[slot] = row } }
    }
    return tried.ways.map { way in
      let deed: Deed
      switch way.act {
      case .control(let slot):
        deed = self.deed(Int(slot), 0, settled, rowOfSlot.isEmpty ? nil : rowOfSlot[Int(slot)])
      case .typed(let slot, let text):
        deed = self.deed(
          Int(slot), Int(text) + 1, settled, rowOfSlot.isEmpty ? nil : rowOfSlot[Int(slot)])
      case .start, .time, .wait, .event, .outside:
        let next = happening(next: settled.run)
        deed = Deed(place: next, action: next, isInRow: false)
      }
      if let known = deedNumbers[deed] { return known }
      let number = Int32(truncatingIfNeeded: deeds.count)
      deedNumbers[deed] = number
      deeds.append(deed)
      return number
    }
  }

  private func deed(_ slot: Int, _ text: Int, _ settled: Settled, _ row: RowKind?) -> Deed {
    var place = Hasher()
    place.combine(text)
    var action = place
    action.combine(settled.drawing.intent(of: slot))
    if let row {
      place.combine(row.kind)
      place.combine(slot - row.controls.lowerBound)
    } else {
      place = action
    }
    return Deed(place: place.finalize(), action: action.finalize(), isInRow: row != nil)
  }

  /// What happens as time passes: whatever is due first.
  private func happening(next run: Run) -> Int {
    var hasher = Hasher()
    for action in run.nextActions { hasher.combine(action) }
    return hasher.finalize()
  }
}
