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

    /// What is known of a frame.
    public init(
      name: String, isFromStory: Bool, isWaiting: Bool, isRedacted: Bool,
      reasons: RedactionReasons, live: Int32, inert: Int32
    ) {
      self.name = name
      self.isFromStory = isFromStory
      self.isWaiting = isWaiting
      self.isRedacted = isRedacted
      self.reasons = reasons
      self.live = live
      self.inert = inert
    }
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

  /// What is known of a page.
  public init(
    name: String, title: String, feature: String, tags: [String], language: String, defects: Int,
    transitions: Int, isClosed: Bool, frames: [Frame]
  ) {
    self.name = name
    self.title = title
    self.feature = feature
    self.tags = tags
    self.language = language
    self.defects = defects
    self.transitions = transitions
    self.isClosed = isClosed
    self.frames = frames
  }
}
