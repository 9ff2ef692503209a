// What the index keeps of a page when its atlas is let go: little, since there may be thousands.

import Drawing

/// What the index says of a page.
public struct PageSummary: Hashable, Sendable {
  /// What the index says of a frame.
  public struct Frame: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Whether the story names it.
    public var isFromStory: Bool
    /// Whether something is in flight.
    public var isWaiting: Bool
    /// Whether something in it is redacted.
    public var isRedacted: Bool
    /// The reasons that are in force in some part of it.
    public var reasons: RedactionReasons
    /// How many controls are live.
    public var live: Int32
    /// How many controls are inert.
    public var inert: Int32
  }

  /// The page's path.
  public var name: String
  /// What it is called.
  public var title: String
  /// What it belongs to.
  public var feature: String
  /// Further words by which the index filters.
  public var tags: [String]
  /// The tag of its language.
  public var language: String
  /// How many defects it declares to show.
  public var defects: Int
  /// How many transitions there are.
  public var transitions: Int
  /// Whether every action in every frame leads to a frame.
  public var isClosed: Bool
  /// Its frames, in the order of the story.
  public var frames: [Frame]
}
