// What labels and the index say of a page besides what was found out about it.

import Atlas
import Drawing

/// What the gallery has to know of a page besides its atlas.
package struct PageInfo: Hashable, Sendable {
  /// The page's path: `articles/list`.
  package var name: String
  /// What the page is called.
  package var title: String
  /// A sentence on what the page is about, or nothing.
  package var blurb: String
  /// The feature that the page belongs to, by which the index filters: `Articles`.
  package var feature: String
  /// Further words by which the index filters.
  package var tags: [String]
  /// The language of the page.
  package var language: Language
  /// The checks that the page declares to fail, to show what they find.
  package var defects: Set<Finding.Check>

  /// A page; its feature is the first part of its name unless it says otherwise.
  package init(
    name: String, title: String, blurb: String = "", feature: String? = nil, tags: [String] = [],
    language: Language = .english, defects: Set<Finding.Check> = []
  ) {
    self.name = name
    self.title = title
    self.blurb = blurb
    self.feature = feature ?? Self.feature(of: name)
    self.tags = tags
    self.language = language
    self.defects = defects
  }

  /// A page of a site, in its own words.
  package init(_ page: Page) {
    self.init(
      name: page.name, title: page.title, language: page.environment.language,
      defects: page.options.defects)
  }

  private static func feature(of name: String) -> String {
    let first = name.prefix { $0 != "/" }
    return first.prefix(1).uppercased() + first.dropFirst()
  }
}
