// The frame that shows what another one redacts.

import Atlas
import Drawing

extension PageAtlas {
  /// The frame nearest to one that redacts, in which nothing is redacted: to be laid beside it. It
  /// is one that is shown anyway, so laying it there tells nothing that was hidden.
  ///
  /// Of those that are as near, what comes with time is what was waited for.
  func unredactedTwin(of frame: Int) -> Int? {
    guard frames[frame].drawing.hasRedactedContent else { return nil }
    var seen: Set<Int> = [frame]
    var ring = [frame]
    while !ring.isEmpty {
      var next: Set<Int> = []
      var inTime: Set<Int> = []
      for transition in transitions {
        guard let to = transition.to else { continue }
        if ring.contains(transition.from) {
          next.insert(to)
          if transition.isTime { inTime.insert(to) }
        }
        if ring.contains(to) { next.insert(transition.from) }
      }
      next.subtract(seen)
      ring = inTime.intersection(next).sorted() + next.subtracting(inTime).sorted()
      seen.formUnion(ring)
      if let found = ring.first(where: { !frames[$0].drawing.hasRedactedContent }) { return found }
    }
    return nil
  }
}
