// Four ways to keep what looks like a placeholder from acting, each with the same row.

import Vitrine

/// The four ways to redact logic.
public enum FourWays {
  /// A way to redact logic.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    /// The views are redacted, and nothing else.
    case redactionOnly = "redaction-only"
    /// Every control asks.
    case guards
    /// The list is disabled.
    case disabled
    /// The list is handed an inert store.
    case inertStore = "inert-store"
  }

  /// A page for each way.
  public static func pages(articles: [Article] = Article.samples) -> [Page] {
    Way.allCases.map { $0.page(articles: articles) }
  }
}

extension FourWays.Way {
  /// What the way is called.
  public var title: String {
    switch self {
    case .redactionOnly: "Redaction only"
    case .guards: "Guards"
    case .disabled: "Disabled"
    case .inertStore: "Inert store"
    }
  }

  /// How it works, and what comes of it.
  public var blurb: String {
    switch self {
    case .redactionOnly:
      "The rows are hidden, and their store is live: whoever taps a grey disc likes, keeps or hides "
        + "an article that does not exist."
    case .guards:
      "Every control looks whether it is hidden before it acts. Every control but one, which "
        + "nobody thought of."
    case .disabled:
      "The whole list is disabled. Cancel stands inside of it and is disabled too, and what "
        + "happens without a tap still happens."
    case .inertStore:
      "The list is handed a store that can name no action. Nobody has to think of anything, and "
        + "Cancel, which has the live one, works."
    }
  }

  /// The name of its page.
  public var pageName: String { "articles/four-ways/\(rawValue)" }

  /// How often the code of its view speaks of redaction.
  public var mentions: Int {
    switch self {
    case .redactionOnly: RedactionOnlyList.mentions
    case .guards: GuardedList.mentions
    case .disabled: DisabledList.mentions
    case .inertStore: InertList.mentions
    }
  }

  /// The defects that the page is there to show.
  private var defects: [Finding.Check] {
    switch self {
    case .redactionOnly: [.redactedIsInert, .inertStartsNothing]
    case .guards: [.redactedIsInert]
    case .disabled: [.inertStartsNothing]
    case .inertStore: []
    }
  }

  func page(articles: [Article]) -> Page {
    // The same rows for all ways, so that nothing but the way differs.
    let placeholders = Article.placeholders(seed: "articles/four-ways")
    let start = self == .inertStore ? Articles.State() : Articles.State(articles: placeholders)
    let page = Page(pageName, title: title, start) {
      Articles()
    } view: { store in
      WayView(way: self, store: store) {
        switch self {
        case .redactionOnly: RedactionOnlyList(store: store)
        case .guards: GuardedList(store: store)
        case .disabled: DisabledList(store: store)
        case .inertStore: InertList(store: store, placeholders: placeholders)
        }
      }
    } story: {
      Frame("loading")
      if let first = placeholders.first { tapped(first) }
      if self != .disabled {
        Branch("cancelled") {
          Tap("Cancel")
          Frame("cancelled")
        }
      }
      Advance(.seconds(4))
      Frame("loaded")
    }
    .allowing(ArticlesClient(.articles(articles)), Analytics.live)
    .tellingValues()
    return defects.reduce(page) { $0.showing(defect: $1) }
  }

  /// What comes of taps on a row that is hidden. Of most of it nothing can be seen, since a tint
  /// would tell the state; what was sent is told under the frame.
  @StoryBuilder<Articles.Action>
  private func tapped(_ placeholder: Article) -> [StoryStep<Articles.Action>] {
    if self == .redactionOnly {
      Branch("favorite") {
        Send(.row(placeholder.id, .favoriteTapped))
        Frame("favorite-tapped")
      }
      Branch("hide") {
        Send(.row(placeholder.id, .hideTapped))
        Frame("hide-tapped")
      }
    }
    if self == .redactionOnly || self == .guards {
      Branch("read later") {
        Send(.row(placeholder.id, .readLaterTapped))
        Frame("read-later-tapped")
      }
    }
  }
}
