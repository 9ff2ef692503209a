// What all pages of the gallery say of the site.

import Drawing

/// What the gallery has to know of the site as a whole.
package struct SiteInfo: Hashable, Sendable {
  /// What the site is called.
  package var title: String
  /// The language of pages that do not say otherwise; the gallery itself speaks English.
  package var language: Language
  /// The names of the site's own redaction reasons.
  package var declaredReasons: DeclaredReasons
  /// The address at which the output folder is published, if that is known: `https://a.test/b/`.
  package var baseURL: String?
  /// The path of the Atom feed below the output folder, if there is one.
  package var feed: String?

  /// A site.
  package init(
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
