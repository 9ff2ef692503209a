// Plays a page as a visitor of the command line does, one step after the other.

import Atlas
import Drawing
import Testing

/// A page, and where its visitor is.
struct Visitor {
  private(set) var player: Player
  /// What happened, step by step.
  private(set) var outcomes: [Player.Outcome] = []

  init(_ page: Page, _ steps: String...) throws {
    player = page.player()
    _ = player.begin()
    for step in steps { try play(step) }
  }

  mutating func play(_ text: String) throws {
    switch try PlayStep(text, on: player.screen.drawing, of: player) {
    case .wait(let time): outcomes.append(player.wait(time))
    case .settle: outcomes.append(player.settle())
    case .tap(let slot): outcomes.append(player.tap(slot))
    case .type(let text, let slot): outcomes.append(player.type(text, into: slot))
    case .answer(let answer): outcomes.append(player.answer(answer))
    case .event(let event): outcomes.append(player.happen(event))
    }
  }

  /// The same visitor, who goes on.
  func then(_ steps: String...) throws -> Visitor {
    var visitor = self
    for step in steps { try visitor.play(step) }
    return visitor
  }

  /// Whether a tour is on.
  var isOnTour: Bool { player.screen.drawing.regions.contains { $0.name == "step" } }

  /// What the controls of a region are called, and whether they are live.
  func controls(in region: String) -> [String: Bool] {
    let screen = player.screen
    var controls: [String: Bool] = [:]
    for (slot, liveness) in zip(screen.drawing.slots, screen.liveness)
    where slot.regions.contains(region) {
      controls[slot.name ?? ""] = liveness.isLive
    }
    return controls
  }

  /// All that is seen, as text.
  var text: String {
    TextWriter.write(player.screen.drawing, slots: player.screen.slotStates)
  }

  /// The rows of the list: `x Check Mail`.
  var rows: [String] {
    player.screen.drawing.slots.filter { $0.kind == .checkbox }
      .map { "\($0.isOn == true ? "x" : "o") \($0.name ?? "")" }
  }
}
