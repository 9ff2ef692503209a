// What the index keeps of a page when its atlas is let go: little, since there may be thousands.

import Atlas
import Drawing

/// What the index says of a page. It is made once and never changed, so that lists of all pages refer to
/// it: copies would be more than all else that is held of a page.
package final class PageSummary: Sendable {
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

  /// What pages that are alike have in common. It may be most of what the index says, and stands in one
  /// place for all of them.
  package struct Common: Hashable, Sendable {
    /// What the page belongs to.
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
    /// Its frames, in the order of the story.
    package var frames: [Frame]

    package init(
      feature: String, tags: [String], language: String, defects: Int, transitions: Int,
      isClosed: Bool, frames: [Frame]
    ) {
      self.feature = feature
      self.tags = tags
      self.language = language
      self.defects = defects
      self.transitions = transitions
      self.isClosed = isClosed
      self.frames = frames
    }
  }

  /// What a page has in common with others, by reference.
  package final class Shared: Hashable, Sendable {
    package let common: Common

    package init(_ common: Common) { self.common = common }

    package static func == (one: Shared, other: Shared) -> Bool {
      one === other
        || one.common == other.common
          && one.common.tags.elementsEqual(other.common.tags) { $0.isSpelled(as: $1) }
    }

    /// Feeds what mostly tells them apart.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(common.feature)
      hasher.combine(common.tags)
      hasher.combine(common.transitions)
      hasher.combine(common.frames.count)
    }
  }

  /// The page's path.
  package let name: String
  /// What it is called.
  package let title: String
  /// The frame that tells most of what it hides, if any hides something.
  package let mostTelling: MostTelling?
  /// All else.
  package let shared: Shared

  package init(name: String, title: String, mostTelling: MostTelling?, _ shared: Shared) {
    self.name = name
    self.title = title
    self.mostTelling = mostTelling
    self.shared = shared
  }

  package convenience init(
    name: String, title: String, mostTelling: MostTelling? = nil, _ common: Common
  ) {
    self.init(name: name, title: title, mostTelling: mostTelling, Shared(common))
  }
}

extension PageSummary {
  package var feature: String { shared.common.feature }
  package var tags: [String] { shared.common.tags }
  package var language: String { shared.common.language }
  package var defects: Int { shared.common.defects }
  package var transitions: Int { shared.common.transitions }
  package var isClosed: Bool { shared.common.isClosed }
  package var frames: [Frame] { shared.common.frames }
}
