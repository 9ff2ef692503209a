// What the index keeps of a page when its atlas is let go: little, since there may be thousands.

import Atlas
import Drawing

/// What the index says of a page.
package struct PageSummary: Hashable, Sendable {
  /// What the index says of a frame.
  package struct Frame: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it is called for people.
    package var title: String
    /// Whether the story names it.
    package var isFromStory: Bool
    /// What kind of look it is.
    package var kinds: LookKinds
    /// Whether something in it is redacted.
    package var isRedacted: Bool
    /// The reasons that are in force in some part of it.
    package var reasons: RedactionReasons
    /// Why controls are inert.
    package var causes: InertCauses
    /// How many controls are live.
    package var live: Int32
    /// How many controls are inert.
    package var inert: Int32

    package init(
      name: String, title: String, isFromStory: Bool, kinds: LookKinds, isRedacted: Bool,
      reasons: RedactionReasons, causes: InertCauses, live: Int32, inert: Int32
    ) {
      self.name = name
      self.title = title
      self.isFromStory = isFromStory
      self.kinds = kinds
      self.isRedacted = isRedacted
      self.reasons = reasons
      self.causes = causes
      self.live = live
      self.inert = inert
    }
  }

  /// The page's path.
  package var name: String
  /// What it is called.
  package var title: String
  /// What it belongs to.
  package var feature: String
  /// Further words by which the index filters.
  package var tags: [String]
  /// The tag of its language.
  package var language: String
  /// How many defects it declares to show.
  package var defects: Int
  /// How many transitions there are.
  package var transitions: Int
  /// Whether every action in every frame leads to a frame.
  package var isClosed: Bool
  /// The frame that tells most of what it hides, if any hides something.
  package var mostTelling: MostTelling?
  /// Its frames, in the order of the story.
  package var frames: [Frame]

  package init(
    name: String, title: String, feature: String, tags: [String], language: String, defects: Int,
    transitions: Int, isClosed: Bool, mostTelling: MostTelling? = nil, frames: [Frame]
  ) {
    self.name = name
    self.title = title
    self.feature = feature
    self.tags = tags
    self.language = language
    self.defects = defects
    self.transitions = transitions
    self.isClosed = isClosed
    self.mostTelling = mostTelling
    self.frames = frames
  }
}
