// Where the rows of lists stand among the nodes: rows that are alike are folded when looks are compared.

/// Where a row begins, or where its list ends.
struct RowMark: Hashable, Sendable {
  /// The node before which it stands.
  var node: Int32
  /// Whether the list ends here; else a row begins.
  let endsList: Bool
  /// Whether it is the first of its list.
  let beginsList: Bool
}
