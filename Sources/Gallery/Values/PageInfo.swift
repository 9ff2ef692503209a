// What labels and the index say of a page, and all pages of the site, besides what was found out.

import Atlas
import Drawing
import Type

/// What the gallery has to know of a page besides its atlas.
package struct PageInfo: Hashable, Sendable {
  /// The page's path: `articles/list`.
  package var name: String
  /// What the page is called.
  package var title: String
  /// A sentence on what the page is about, or nothing.
  package var blurb: String
  /// Further words by which the index filters.
  package var tags: [String]
  /// The language of the page.
  package var language: Language
  /// The checks that the page declares to fail, to show what they find.
  package var defects: Set<Finding.Check>

  /// A page of a site, in its own words.
  package init(_ page: Page) {
    name = page.name
    title = page.title
    blurb = ""
    tags = []
    language = page.environment.language
    defects = page.options.defects
  }
}

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
  /// The fonts that all pages are set in.
  package var fonts: SiteFonts
  /// How its pages look.
  package var theme: Theme
  /// Whether there is a copy of axe-core at ``GalleryPath/axe``, for the stage to check looks with.
  package var hasAxe: Bool

  package init(
    title: String, language: Language = .english, declaredReasons: DeclaredReasons = .none,
    baseURL: String? = nil, feed: String? = nil, fonts: SiteFonts = .shipped,
    theme: Theme = Theme(), hasAxe: Bool = false
  ) {
    self.title = title
    self.language = language
    self.declaredReasons = declaredReasons
    self.baseURL = baseURL
    self.feed = feed
    self.fonts = fonts
    self.theme = theme
    self.hasAxe = hasAxe
  }
}
