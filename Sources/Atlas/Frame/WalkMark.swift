// What tells one walk from all others.

/// Stands for a walk: pages that are alike are walked once, and what was found out about their frames is
/// the same in all their atlases, but for what is drawn in them. So whoever makes something of the rest
/// need make it once for each walk.
@usableFromInline
package final class WalkMark: Sendable {}

/// What was made of walks, kept for the pages that share them. It is inlined in other rooms, since it is
/// made for their types.
@usableFromInline
package struct PerWalk<Value: Sendable>: Sendable {
  @usableFromInline
  struct Known: Sendable {
    /// Held, so that no other walk is taken for it.
    @usableFromInline let walk: WalkMark
    @usableFromInline var value: Value

    @inlinable
    init(walk: WalkMark, value: Value) {
      self.walk = walk
      self.value = value
    }
  }

  @usableFromInline var known: [ObjectIdentifier: Known] = [:]

  /// Walks may be as many as pages; what is kept of them is not.
  @inlinable static var mostWalks: Int { 16 }

  /// Nothing is known of any walk.
  @inlinable
  package init() {}

  /// What was made of a walk; made now, if there is nothing yet.
  @inlinable
  package mutating func value(of walk: WalkMark, make: () -> Value) -> Value {
    change(walk, else: make) { $0 }
  }

  /// Changes what was made of a walk, where it is; made now, if there is nothing yet.
  @inlinable
  package mutating func change<Result>(
    _ walk: WalkMark, else make: () -> Value, _ change: (inout Value) -> Result
  ) -> Result {
    let mark = ObjectIdentifier(walk)
    if known.count == Self.mostWalks, known[mark] == nil { known.removeAll() }
    return change(&known[mark, default: Known(walk: walk, value: make())].value)
  }
}
