// What the owner of private things sees of a state, and what is seen by others of what can be done.

import Drawing

extension Walker {
  /// What the owner sees of a state that is settled.
  func ownersView(of settled: Settled) -> OwnersView {
    OwnersView(
      model.drawForOwner(settled.run.state, besides: settled.drawing), besides: settled.drawing)
  }

  /// Of each control whether it can be seen that it is live.
  func isSeenLive(_ tried: Tried, in drawing: Drawing) -> [Bool] {
    tried.inertness.indices.map { slot in
      tried.inertness[slot] == nil && !isWithheld(slot, in: drawing)
    }
  }

  /// Whether a control is withheld from the public as what it shows is: only its owner can use it. Nor is
  /// it told whether that can be done now: that a choice does nothing would tell that it is chosen.
  func isWithheld(_ slot: Int, in drawing: Drawing) -> Bool {
    model.environment.redaction.isPublic && drawing.isVeiled(slot: slot)
  }
}
