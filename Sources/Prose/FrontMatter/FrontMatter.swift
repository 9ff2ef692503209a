// What an author says about a page, above its text.

import Drawing

/// The front matter of a content file.
///
/// ```yaml
/// ---
/// title: A page behind glass
/// date: 2025-01-31
/// blurb: Every state of every page, built once.
/// image: pictures/glass.png
/// tags: [design, testing]
/// favorite: true
/// states: [loading, loaded, failed]
/// latency: 4s
/// redaction: exact
/// ---
/// ```
public struct FrontMatter: Hashable, Sendable {
  /// What the page is called.
  public var title: String?
  /// When it was written, as exactly as it says.
  package var moment: Moment?
  /// A sentence or two about it; `description` and `summary` are read as it.
  public var blurb: String?
  /// The path of its picture, with its place for an error about a missing one.
  public var image: Located?
  /// What it is filed under.
  public var tags: [String] = []
  /// The language of the page, if it is not the site's.
  public var language: String?
  /// Whether it is built with `--drafts` only.
  public var isDraft = false
  /// What a reader has done with the article so far.
  public var flags: Set<Flag> = []
  /// The states that are built, if not all of them.
  public var states: [PageState]?
  /// How long the article takes to arrive, in milliseconds.
  public var latency: Int?
  /// What comes of loading it.
  public var outcome: Outcome?
  /// The steps of the onboarding walk, if they are not the usual ones; none for no walk at all.
  package var onboarding: [AuthoredStep]?
  /// How the page is redacted, where a state does not say so.
  package var redaction = RedactionDefaults()
  /// The author's own keys, for the pages of a site that know them: of each its text, or the texts of
  /// its list. What is neither is left out.
  public internal(set) var custom: [String: [String]] = [:]

  package init() {}

  /// The day on which it was written, in UTC.
  public var date: CalendarDay? { moment?.day }

  /// What it says of how a page is built, and nothing of what the page is about or what a reader did
  /// with it.
  var withoutContent: FrontMatter {
    var kept = FrontMatter()
    kept.language = language
    kept.isDraft = isDraft
    kept.states = states
    kept.latency = latency
    kept.outcome = outcome
    // The steps are told in the author's words; that there are none is not.
    kept.onboarding = onboarding == [] ? [] : nil
    kept.redaction = redaction
    return kept
  }

  /// A text with its place.
  public struct Located: Hashable, Sendable {
    /// The text.
    public var text: String
    /// Where it stands in the file.
    package var mark: YAML.Mark
  }

  /// What a reader may have done with an article.
  public enum Flag: String, Hashable, Sendable, CaseIterable {
    case favorite
    case readLater
    case hidden
  }

  /// The states of an article's page.
  public enum PageState: String, Hashable, Sendable, CaseIterable {
    case loading
    case loaded
    case favorite
    case readLater
    case hidden
    case failed
    case empty
    case text
    case images
    case privacy
    case invalidated
    case blur
    case onboarding
    /// Whatever else can be reached besides the states that are listed; all, if that is the only one.
    case all
  }

  /// What comes of loading an article.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case loaded
    case failed
    case empty
    case slow
  }
}
