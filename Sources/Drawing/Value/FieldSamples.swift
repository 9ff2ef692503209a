// What a field may be tried with.

/// The texts that a field says are typed into it.
struct FieldSamples: Hashable, Sendable {
  /// Which control it is.
  var record: Int
  /// What is typed, in the order of the view.
  var texts: [String]
}
