// What looks are told apart by, and the parts that they are made of.

/// What a look is told apart by.
package struct LookKeys: Hashable, Sendable {
  /// All that a visitor can tell: equal looks have equal keys.
  package var look: UInt64
  /// What it is made of, each once: its structure, its words, its controls, and the kinds of rows that
  /// it has. Of rows, words do not count, and of a kind only whether there is one or several; a
  /// number counts as none, one or several, and what is typed only as being there.
  package var parts: [UInt64]
  /// The rows, but for those within others: of what kind each is, and its controls.
  package var rows: [RowKind]
}

/// A row of a list, as far as it tells it from other rows of that list.
package struct RowKind: Hashable, Sendable {
  /// Equal for rows that are alike but for their words.
  package let kind: UInt64
  /// The controls that stand in it.
  package let controls: Range<Int>
}

extension Drawing {
  /// What it is told apart by from other drawings, whatever is live in them.
  package var key: UInt64 { keys(isLive: Array(repeating: false, count: slotCount)).look }

  /// The rows, but for those within others, whatever is live in them.
  package var rowKinds: [RowKind] {
    if rowMarks.isEmpty { return [] }
    var pass = KeyPass(self, Array(repeating: false, count: slotCount), isAboutRows: true)
    return pass.keys().rows
  }

  /// How many rows there are, those within others as well.
  package var rowCount: Int { rowMarks.count { !$0.endsList } }

  /// The keys of a look: this drawing, with controls of which these are live.
  package func keys(isLive: [Bool]) -> LookKeys {
    var pass = KeyPass(self, isLive)
    return pass.keys()
  }
}
