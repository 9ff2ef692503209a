// How a page is walked, and what it declares of itself.

import Drawing

/// How far a page is walked, which of its looks become frames, and what it declares of itself.
public struct PageOptions: Sendable {
  /// How many frames the page may have; twice as many where it takes them to show all that leads from
  /// where its story rests first.
  public var budget = 64
  /// Whether the frames of the story are all that is wanted.
  public var showsStoryOnly = false
  /// How many states are walked at most; of pages with many rows, or with much in flight, fewer, the more
  /// there is to draw and to keep.
  public var states = 20_000
  /// How many states are walked beyond those that show something new, so that all of them are if
  /// there are no more.
  public var further = 600
  /// The checks that have to fail, because the page is there to show what they find.
  public var defects: Set<Finding.Check> = []
  /// Whether two states that look alike have to act alike.
  public var isTransparent = false
  /// Whether what goes with recorded events is told in the output too.
  public var tellsValues = false
  /// Whether states are known by sight. Without, each is drawn and tried: the plain way, which finds the
  /// same.
  package var knowsStatesBySight = true
  /// Whether what is private in it are words of a document, for which a build looks by itself.
  package var hasWordsOfDocument = false
  /// Whether its name is public by its nature, as that of a file of the content is.
  package var hasPublicName = false
  /// What a state promises besides, such as the controls that the copy of a step speaks of.
  public var promises: (@Sendable (any Sendable) -> Promises)?
}

/// What a state promises to its visitor; the checks compare it with what is there.
public struct Promises: Hashable, Sendable {
  /// Names of controls that the page speaks of, which must be live, and lead to the goal if there is
  /// one.
  public var controls: [String]
  /// Names of regions that the page points to, which must be there.
  public var regions: [String]

  /// What its visitor is to reach; from each state of a step there must be a way to its goal.
  public var goal: Goal?

  /// What is wrong in what the state is made of, and what to do.
  public var mistakes: [String]

  /// Where what it promises was written.
  public var place: CodePlace?

  /// Nothing, unless said otherwise.
  public init(
    controls: [String] = [], regions: [String] = [], goal: Goal? = nil, mistakes: [String] = []
  ) {
    self.controls = controls
    self.regions = regions
    self.goal = goal
    self.mistakes = mistakes
  }

  /// What comes of a promise for states that are not those of the page.
  static var ofAnotherState: Promises {
    Promises(mistakes: [
      "something is promised of a state that is not the page's own, and so it is never looked at. "
        + "Promise it of the part that it is about: "
        + ".promising { (state: Feature.State) in tour.promises(of: state.tour) }."
    ])
  }

  /// All that both promise.
  func joined(with other: Promises) -> Promises {
    var both = self
    both.controls += other.controls.filter { !controls.contains($0) }
    both.regions += other.regions.filter { !regions.contains($0) }
    both.mistakes += other.mistakes
    both.goal = goal ?? other.goal
    // What is told of both is told of no place, rather than of the wrong one.
    both.place =
      other == Promises(mistakes: other.mistakes)
      ? place : self == Promises(mistakes: mistakes) ? other.place : nil
    if let goal, let another = other.goal {
      both.mistakes.append(
        "two goals are set at once, of '\(goal.name)' and of '\(another.name)', and a way is looked "
          + "for to the first one only. Let one tour begin when the other is over.")
    }
    return both
  }

  /// The goal of a step: it is reached where something leads out of the step, other than the controls
  /// that lead from step to step.
  public struct Goal: Hashable, Sendable {
    /// What the step is called.
    public let name: String
    /// The region whose controls lead from step to step.
    public let guide: String
    /// Whether that is one region, as the panel of a tour is: then no other can have its name.
    package var isGuideOne = false

    /// The goal of the step of that name.
    public init(_ name: String, guide: String) {
      self.name = name
      self.guide = guide
    }
  }
}
