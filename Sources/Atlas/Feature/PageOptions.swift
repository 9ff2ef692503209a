// How a page is walked, and what it declares of itself.

/// How far a page is walked, which of its looks become frames, and what it declares of itself.
public struct PageOptions: Sendable {
  /// How many frames the page may have.
  public var budget = 64
  /// Whether the frames of the story are all that is wanted.
  public var showsStoryOnly = false
  /// How many states are walked at most.
  public var states = 20_000
  /// How many states are walked beyond those that show something new, so that all of them are if
  /// there are no more.
  public var further = 600
  /// The checks that have to fail, because the page is there to show what they find.
  public var defects: Set<Finding.Check> = []
  /// Whether two states that look alike have to act alike.
  public var isTransparent = false
  /// What a state promises besides, such as the controls that the copy of a step speaks of.
  public var promises: (@Sendable (any Sendable) -> Promises)?
}

/// What a state promises to its visitor; the checks compare it with what is there.
public struct Promises: Hashable, Sendable {
  /// Names of controls that the page speaks of, which must be live.
  public var controls: [String]
  /// Names of regions that the page points to, which must be there.
  public var regions: [String]

  /// Nothing, unless said otherwise.
  public init(controls: [String] = [], regions: [String] = []) {
    self.controls = controls
    self.regions = regions
  }
}
