// The controls and fields that a story names, and what it gets wrong.

import Composable
import Drawing

extension Walker {
  /// The control of a name, in a region if one is given. What a field holds is no part of its name.
  mutating func control(
    _ name: String, in region: String?, _ place: CodePlace, _ settled: Settled
  ) -> (act: Act, action: Action)? {
    let owner = ownersView(of: settled)
    let drawing = owner.drawing
    var slots = drawing.slots
    var within = ""
    if let region {
      slots = slots.filter { $0.regions.contains(region) }
      within = " in the region '\(region)'"
      if slots.isEmpty {
        let regions = drawing.regions.map { "'\($0.name)'" }
        broken(
          place,
          regions.contains("'\(region)'")
            ? "there is no control at all\(within)."
            : "there is no region '\(region)' to tap '\(name)' in. "
              + (regions.isEmpty
                ? "There is none: name one with .region(…)."
                : "There are: " + regions.joined(separator: ", ")))
        return nil
      }
    }
    let named = slots.filter { $0.name == name || $0.fullName == name }
    if named.isEmpty {
      let shown = slots.filter { isShown($0, of: owner, in: settled.drawing) }
      let others = Set(shown.compactMap { $0.name }.filter { !$0.isEmpty }).sorted()
      broken(
        place,
        "there is no control '\(name)' to tap\(within). "
          + Self.told(others, hiding: slots.count - shown.count))
      return nil
    }
    let found = live(named, name, place, settled, owner) { live, ends in
      let regions = Self.regions(telling: live, by: ends)
      return "there are several controls '\(name)' to tap\(within), and they do different things. "
        + (regions.isEmpty
          ? "Give each a name or a .region(…) of its own, or Send(…) what is meant."
          : "Say in which region, or Send(…) what is meant. There are: "
            + regions.map { "'\($0)'" }.joined(separator: ", "))
    }
    guard let (slot, action) = found else { return nil }
    if let shown = owner.shownSlot(of: slot) {
      return (.control(Int32(truncatingIfNeeded: shown)), action)
    }
    // The public has no such control, and is not told what it is called.
    return (event(action, NamedControls.privateControl), action)
  }

  /// The field of a label, or of a name.
  mutating func field(
    _ name: String, _ place: CodePlace, in settled: Settled
  ) -> Int32? {
    let owner = ownersView(of: settled)
    let named = NamedControls(of: owner.drawing).matching(name).map { $0.slot }
      .filter { $0.kind == .textField }
    if named.isEmpty {
      let fields = owner.drawing.slots.filter { $0.kind == .textField }
      let shown = fields.filter { isShown($0, of: owner, in: settled.drawing) }
      let others = Set(shown.compactMap { $0.name }.filter { !$0.isEmpty }).sorted()
      broken(
        place,
        "there is no field '\(name)' to type into. "
          + Self.told(others, hiding: fields.count - shown.count))
      return nil
    }
    let found = live(named, name, place, settled, owner) { live, _ in
      "there are several fields '\(name)' to type into. Say which by its number. There are: "
        + live.map { "'\(owner.drawing.ordinalName(of: $0))'" }.joined(separator: ", ")
    }
    guard let (slot, _) = found else { return nil }
    guard let shown = owner.shownSlot(of: slot) else {
      broken(
        place,
        "the field '\(name)' is hidden from the public with all that is around it, and a build for the "
          + "public cannot type into it. Let the story send what typing does.")
      return nil
    }
    return Int32(truncatingIfNeeded: shown)
  }

  /// Whether others than its owner are told what a control is called.
  private func isShown(_ slot: Slot, of owner: OwnersView, in drawing: Drawing) -> Bool {
    guard let shown = owner.shownSlot(of: slot.index) else { return false }
    return !isWithheld(shown, in: drawing)
  }

  /// What there is, by name. What the public does not see is not called by its name either.
  private static func told(_ names: [String], hiding count: Int) -> String {
    let hidden =
      count == 0
      ? ""
      : " Besides, there \(count == 1 ? "is one" : "are \(count)") that the public does not see."
    if names.isEmpty { return "There is none with a name." + hidden }
    return "There are: " + names.map { "'\($0)'" }.joined(separator: ", ")
      + (hidden.isEmpty ? "" : ".")
      + hidden
  }

  /// The one of these controls that is live, or the first of several that lead to the same state.
  private mutating func live(
    _ named: [Slot], _ name: String, _ place: CodePlace, _ settled: Settled, _ owner: OwnersView,
    several: (_ live: [Slot], _ ends: [UInt64?]) -> String
  ) -> (slot: Int, action: Action)? {
    let others = Spared(allBut: named.map(\.index), of: owner.drawing.slotCount)
    let tried = tryAll(settled, seenBy: owner, sparing: others)
    let live = named.compactMap { slot -> (slot: Slot, action: Action)? in
      guard tried.inertness[slot.index] == nil else { return nil }
      return slot.intent.action(as: Action.self).map { (slot, $0) }
    }
    guard let first = live.first else {
      let why = tried.inertness[named[0].index] ?? .noStore
      broken(place, "the control '\(name)' is inert: \(why.words).")
      return nil
    }
    if live.contains(where: { $0.action != first.action }) {
      let ends = live.map { end(of: $0.action, settled) }
      guard ends.allSatisfy({ $0 == ends[0] }) else {
        broken(place, several(live.map(\.slot), ends))
        return nil
      }
    }
    return (first.slot.index, first.action)
  }

  /// The key of the state that an action leads to.
  private func end(of action: Action, _ settled: Settled) -> UInt64? {
    var run = settled.run
    guard (try? run.send(action)) != nil else { return nil }
    _ = run.takenAnswers()
    return key(of: run, seen: settled.seen)
  }

  /// The regions in each of which all of these controls lead to the same state.
  private static func regions(telling controls: [Slot], by ends: [UInt64?]) -> [String] {
    var regions: [String] = []
    for region in controls.flatMap(\.regions) where !regions.contains(region) {
      let within = zip(controls, ends).filter { $0.0.regions.contains(region) }
      if Set(within.map(\.1)).count == 1 { regions.append(region) }
    }
    return regions
  }

  mutating func broken(_ place: CodePlace, _ message: String) {
    let said = place.line == 0 ? message : "\(place): \(message)"
    ledger.note(Breach(check: .story, message: said))
  }
}
