// What is kept of a state that was reached, and of the ways from it.

/// A state that was reached.
struct WalkedState: Sendable {
  /// What tells it from others.
  let key: UInt64
  /// The state from which it is reached the shortest way, and that way; -1 at the beginning.
  var parent: Int32
  var way: Way
  /// What the outside answers on that way to what asks as it appears.
  var appearing: Int32 = 0
  /// How many things have to be done to get there.
  var distance: Int32
  /// How it looks; -1 until that was looked at.
  var look: Int32 = -1
  /// Its look, with rows and words folded; -1 until that was looked at.
  var shape: Int32 = -1
  /// How its regions are, where frames are chosen by that.
  var regions: UInt64 = 0
  /// How many rows it shows.
  var rows: Int32 = 0
  /// Whether all that can be done there was followed.
  var isFollowed = false
  /// Whether nothing is in flight, and nothing spins.
  var rests = true
  /// Its ways among all of them.
  var edges: Range<Int32> = 0..<0
}

/// A way from a state: where it leads is an arrival, which is settled later.
struct Edge: Sendable {
  let way: Way
  let arrival: Int32
  /// What is done, known again in other states: an index of the walk's deeds.
  let deed: Int32
}
