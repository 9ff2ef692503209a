// What each control of a frame does, and what time does.

import Composable
import Drawing

extension Explorer {
  /// A control of a row, by its place in the row: what it has in common with those of other rows.
  private struct RowControl: Hashable {
    let list: Int
    let place: Int
    let kind: SlotKind
  }

  /// Asks the reducer what each control does and what the next effect does.
  mutating func tryEverything(in frame: Int) {
    let drawing = stage.drawings[visited[frame].drawing]
    let run = found[frame]
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(drawing.slotCount)
    var tried: [Intent: Outcome] = [:]
    tried.reserveCapacity(drawing.slotCount)
    var firstLiveRow: [RowControl: Int] = [:]
    var row: Slot.RowPlace?
    var placeInRow = 0
    for slot in drawing.slots {
      placeInRow = slot.row == row ? placeInRow + 1 : 0
      row = slot.row
      var control: RowControl?
      if let row, !options.exploresEachRow {
        control = RowControl(list: row.list, place: placeInRow, kind: slot.kind)
      }
      let isStoodFor = control.flatMap { firstLiveRow[$0] }.map { $0 != row?.row } ?? false
      let outcome = tried[slot.intent] ?? outcome(of: slot, in: run, of: frame, isStoodFor)
      if !slot.isDisabled { tried[slot.intent] = outcome }
      if case .live = outcome, let control, let row, firstLiveRow[control] == nil {
        firstLiveRow[control] = row.row
      }
      outcomes.append(slot.isDisabled ? .inert(.disabled) : outcome)
    }
    visited[frame].outcomes = outcomes
    tryTime(in: frame)
  }

  private mutating func outcome(
    of slot: Slot, in start: Run, of frame: Int, _ isLikeFirstRow: Bool
  ) -> Outcome {
    var run = start
    let tapping: Tapping
    do throws(SimulationError) {
      tapping = try run.tap(slot)
    } catch {
      report(error, in: frame)
      return .inert(.ignored)
    }
    if !tapping.isUneventful { noteDenials(in: run) }
    if let inertness = tapping.inertness { return .inert(inertness) }
    edges.append(
      Edge(
        from: frame, cause: .control(slot.index), intent: slot.intent,
        isLikeFirstRow: isLikeFirstRow, events: tapping.isUneventful ? [] : run.record.events,
        dropped: tapping.isUneventful ? [] : run.record.gates))
    ends.append(run.state)
    runs.append(run)
    return .live(edge: edges.count - 1, isLikeFirstRow: isLikeFirstRow)
  }

  private mutating func tryTime(in frame: Int) {
    var run = found[frame]
    let start = run.now
    do throws(SimulationError) {
      guard try run.advanceToNext() else { return }
    } catch {
      return report(error, in: frame)
    }
    noteDenials(in: run)
    edges.append(
      Edge(
        from: frame, cause: .time(run.now - start), intent: .none, isLikeFirstRow: false,
        events: run.record.events, dropped: run.record.gates))
    ends.append(run.state)
    runs.append(run)
  }

  /// A call to a client that the page did not allow is an error of the page.
  mutating func noteDenials(in run: Run) {
    for (action, denial) in run.record.denials {
      let finding = Finding(
        page: denial.page, check: .dependencies, frame: nil,
        message:
          "the action '\(ActionName(of: action).words)' calls \(denial.client), which the page "
          + "does not allow. Add it to the page with .allowing(…).")
      if !findings.contains(finding) { findings.append(finding) }
    }
  }
}

extension Record {
  /// The gates that dropped something, in order.
  fileprivate var gates: [String] { drops.map(\.gate) }
}
