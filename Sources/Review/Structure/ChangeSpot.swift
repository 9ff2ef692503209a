// The place in a frame that a change speaks of.

/// Elements that a change is about: their numbers among all elements of their documents.
struct ChangeSpot: Hashable, Sendable {
  /// The element of the base, if it is there.
  let base: Int?
  /// The element of the head, if it is there.
  let head: Int?
}

/// The places that the changes of a frame speak of.
struct ChangeSpots: Sendable {
  /// For each change its places.
  var ofChanges: [[ChangeSpot]] = []
  /// How many elements the documents have: a browser that counts others reads them otherwise.
  var baseCount = 0
  var headCount = 0
}
