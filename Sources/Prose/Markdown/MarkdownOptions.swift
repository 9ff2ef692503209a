// What is read beyond CommonMark.

/// What of a text is understood and added besides CommonMark.
public struct MarkdownOptions: Hashable, Sendable {
  /// Whether straight quotes, `--` and `...` become typographic ones.
  public var isSmart: Bool
  /// Whether headings get an id to link to.
  public var hasAnchors: Bool
  /// Whether `[ ]` and `[x]` at the start of an item are check-boxes.
  public var hasTaskLists: Bool
  /// Whether lines of cells over a line of dashes are a table.
  public var hasTables: Bool
  /// Whether nothing is kept of what an author marked as private but that it was there.
  public var leavesOutPrivate = false

  /// CommonMark and nothing else, as the reference implementation has it.
  public static let commonMark = MarkdownOptions(
    isSmart: false, hasAnchors: false, hasTaskLists: false, hasTables: false)
  /// What authors expect of a site.
  public static let authored = MarkdownOptions()

  /// What authors expect, unless said otherwise.
  public init(
    isSmart: Bool = false, hasAnchors: Bool = true, hasTaskLists: Bool = true,
    hasTables: Bool = true
  ) {
    self.isSmart = isSmart
    self.hasAnchors = hasAnchors
    self.hasTaskLists = hasTaskLists
    self.hasTables = hasTables
  }
}
