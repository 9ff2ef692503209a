// What there is to be seen on a page, so that frames can be chosen in which all of it is shown.

import Composable
import Drawing

extension Walker {
  /// What was seen in a state that showed something new.
  struct Novelty {
    let state: Int32
    /// A number for each thing: each region as it was, each control with what comes of it.
    let things: [UInt64]
  }

  /// Keeps what is seen in a state, for the choice of frames: how its regions are; and where it shows
  /// something new, all of it.
  mutating func keepNovelty(
    of state: Int32, _ drawing: Drawing, _ tried: Tried, isNovel: Bool
  ) {
    if model.options.showsStoryOnly { return }
    let regions = drawing.regions
    if !regions.isEmpty { states[Int(state)].regions = Self.number(of: regions) }
    guard isNovel else { return }
    var things = Set(regions.map(Self.number))
    for slot in 0..<drawing.slotCount {
      // What is told by name is the same control, whatever goes with it.
      let action = drawing.intent(of: slot).action(as: Action.self).map { pendingKey(of: $0) }
      things.insert(Self.number(of: Controlled(action: action, inertness: tried.inertness[slot])))
    }
    novelties.append(Novelty(state: state, things: Array(things)))
  }

  /// What was done, up to rows, to come to a state, if that changed a region; nothing where a story did it.
  func deed(changingRegionsOf state: Int32) -> UInt64? {
    let here = states[Int(state)]
    if here.parent < 0 { return nil }
    let before = states[Int(here.parent)]
    if before.regions == here.regions { return nil }
    for number in before.edges {
      let edge = edges[Int(number)]
      if edge.way == here.way { return Self.number(of: deeds[Int(edge.deed)].place) }
    }
    return nil
  }

  /// A control, as far as it is the same in other states.
  private struct Controlled: Hashable {
    let action: UInt64?
    let inertness: Inertness?
  }

  private static func number(of thing: some Hashable) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(thing)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
