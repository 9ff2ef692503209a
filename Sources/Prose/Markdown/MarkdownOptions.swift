// What is read beyond CommonMark.

/// What of a text is understood and added besides CommonMark.
package struct MarkdownOptions: Hashable, Sendable {
  /// Whether straight quotes, `--` and `...` become typographic ones.
  package var isSmart: Bool
  /// Whether headings get an id to link to.
  package var hasAnchors: Bool
  /// Whether `[ ]` and `[x]` at the start of an item are check-boxes.
  package var hasTaskLists: Bool
  /// Whether lines of cells over a line of dashes are a table.
  package var hasTables: Bool
  /// Whether nothing is kept of what an author marked as private but that it was there.
  package var leavesOutPrivate = false

  /// CommonMark and nothing else, as the reference implementation has it.
  package static let commonMark = MarkdownOptions(
    isSmart: false, hasAnchors: false, hasTaskLists: false, hasTables: false)
  /// What authors expect of a site.
  package static let authored = MarkdownOptions()

  /// What authors expect, unless said otherwise.
  package init(
    isSmart: Bool = false, hasAnchors: Bool = true, hasTaskLists: Bool = true,
    hasTables: Bool = true
  ) {
    self.isSmart = isSmart
    self.hasAnchors = hasAnchors
    self.hasTaskLists = hasTaskLists
    self.hasTables = hasTables
  }
}
