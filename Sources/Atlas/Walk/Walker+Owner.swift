// What the owner of private things sees of a state, and what is seen by others of what can be done.

import Drawing

extension Walker {
  /// What the owner sees of a state that is settled.
  func ownersView(of settled: Settled) -> OwnersView {
    OwnersView(
      model.drawForOwner(settled.run.state, besides: settled.drawing), besides: settled.drawing)
  }

  /// The state as its owner sees it, to try what is hidden from the public.
  func settled(_ settled: Settled, for owner: OwnersView) -> Settled {
    var own = settled
    own.drawing = owner.drawing
    return own
  }

  /// Of each control whether it can be seen that it is live. In a build for the public what is hidden
  /// tells nothing of what it does: that a choice does nothing would tell that it is chosen.
  func isSeenLive(_ tried: Tried, in drawing: Drawing) -> [Bool] {
    let isPublic = model.environment.redaction.isPublic
    return tried.inertness.indices.map { slot in
      tried.inertness[slot] == nil && !(isPublic && drawing.isRedacted(slot: slot))
    }
  }
}
