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

  /// What pages that are alike have in common.
  package struct Common: Hashable, Sendable {
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
      language: String, defects: Int, transitions: Int, isClosed: Bool, frames: [Frame]
    ) {
      self.language = language
      self.defects = defects
      self.transitions = transitions
      self.isClosed = isClosed
      self.frames = frames
    }
  }

  /// What many pages have alike, by reference: it is most of what the index says, and stands in one place
  /// for all of them.
  package final class Shared<Value: Sendable>: Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
  }

  /// The page's path.
  package let name: String
  /// What it is called.
  package let title: String
  /// The frame that tells most of what it hides, if any hides something.
  package let mostTelling: MostTelling?
  /// Further words by which the index filters. Pages differ in them that are alike in all else.
  package let sharedTags: Shared<[String]>
  /// All else.
  package let shared: Shared<Common>

  package init(
    name: String, title: String, mostTelling: MostTelling?, tags: Shared<[String]>,
    _ shared: Shared<Common>
  ) {
    self.name = name
    self.title = title
    self.mostTelling = mostTelling
    sharedTags = tags
    self.shared = shared
  }

  package convenience init(
    name: String, title: String, mostTelling: MostTelling? = nil, tags: [String] = [],
    _ common: Common
  ) {
    self.init(
      name: name, title: title, mostTelling: mostTelling, tags: Shared(tags), Shared(common))
  }
}

extension PageSummary {
  package var tags: [String] { sharedTags.value }
  package var language: String { shared.value.language }
  package var defects: Int { shared.value.defects }
  package var transitions: Int { shared.value.transitions }
  package var isClosed: Bool { shared.value.isClosed }
  package var frames: [Frame] { shared.value.frames }

  /// The feature that the page belongs to, by which the index filters: the first part of its name, as in
  /// `Articles`.
  package var feature: String {
    let first = name.utf8.prefix { $0 != UInt8(ascii: "/") }
    let rest = Substring(first.dropFirst())
    switch first.first {
    // Asked for each page of thousands, and mostly this.
    case let letter? where UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter:
      return String(UnicodeScalar(letter ^ 0x20)) + rest
    case let byte? where byte < 0x80: return String(Substring(first))
    default:
      let text = Substring(first)
      return text.prefix(1).uppercased() + text.dropFirst()
    }
  }
}
