// What all pages of the gallery say of the site.

import Drawing

/// What the gallery has to know of the site as a whole.
public struct SiteInfo: Hashable, Sendable {
  /// What the site is called.
  public var title: String
  /// The language of pages that do not say otherwise; the gallery itself speaks English.
  public var language: Language
  /// The names of the site's own redaction reasons.
  public var declaredReasons: DeclaredReasons
  /// The address at which the output folder is published, if that is known: `https://a.test/b/`.
  public var baseURL: String?
  /// The path of the Atom feed below the output folder, if there is one.
  public var feed: String?

  /// A site.
  public init(
    title: String, language: Language = .english, declaredReasons: DeclaredReasons = .none,
    baseURL: String? = nil, feed: String? = nil
  ) {
    self.title = title
    self.language = language
    self.declaredReasons = declaredReasons
    self.baseURL = baseURL
    self.feed = feed
  }
}
