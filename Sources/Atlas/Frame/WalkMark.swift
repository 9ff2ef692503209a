// What tells one walk from all others.

/// Stands for a walk: pages that are alike are walked once, and what was found out about their frames is
/// the same in all their atlases, but for what is drawn in them. So whoever makes something of the rest
/// need make it once for each walk.
package final class WalkMark: Sendable {}

/// What was made of walks, kept for the pages that share them.
package struct PerWalk<Value: Sendable>: Sendable {
  private struct Known: Sendable {
    /// Held, so that no other walk is taken for it.
    let walk: WalkMark
    var value: Value
  }

  private var known: [ObjectIdentifier: Known] = [:]

  /// Walks may be as many as pages; what is kept of them is not.
  private static var mostWalks: Int { 16 }

  /// Nothing is known of any walk.
  package init() {}

  /// What was made of the walk that an atlas comes from.
  package subscript(atlas: PageAtlas) -> Value? {
    get { known[ObjectIdentifier(atlas.walk)]?.value }
    set {
      let walk = ObjectIdentifier(atlas.walk)
      if known.count == Self.mostWalks, known[walk] == nil { known.removeAll() }
      known[walk] = newValue.map { Known(walk: atlas.walk, value: $0) }
    }
  }
}
