// The pages of the demonstration that are redacted in one frame and shown in another.

import Atlas
import DemonstrationSite
import Drawing
import Foundation
import Gallery

enum StillPages {
  /// Two frames of a page, of which one hides what the other shows.
  struct Pair {
    let page: String
    let redacted: String
    let shown: String
    /// Whether the redacted rows stand in for rows that nobody knows yet.
    var hasStandIns = false
    /// The redacted document, where it is no frame of the site.
    var redactedDocument: String?

    var redactedPath: String { "\(page)/\(redacted).html" }
    var shownPath: String { "\(page)/\(shown).html" }
  }

  /// The frames in which an article is redacted, where there are such, that do not tell less of it
  /// than its shape.
  static let hidingArticles = [
    "loading", "late", "retrying", "text", "images", "blur", "solid", "outline",
  ]

  /// The articles that are loaded at some time, by what their placeholders tell.
  static func articles(_ isWanted: (Projection.Kind) -> Bool) throws -> [String] {
    let articles = try pages { $0.contains("class=\"prose\"") }
    return articles.filter { name in
      DemonstrationSite.walked.contains {
        $0.page.name == name && isWanted($0.page.environment.projection)
      }
    }
  }

  /// The lists, of whatever.
  static func lists() throws -> [String] { try pages { !$0.contains("class=\"prose\"") } }

  private static func pages(_ isWanted: (String) -> Bool) throws -> [String] {
    let site = try BuiltSite.shared.get()
    let paths = Set(site.documents.map(\.path))
    return try paths.sorted().compactMap { path -> String? in
      guard path.hasSuffix("/loaded.html") else { return nil }
      let page = String(path.dropLast("/loaded.html".count))
      guard paths.contains("\(page)/loading.html") else { return nil }
      return isWanted(try text(of: path)) ? page : nil
    }
  }

  /// A card under each of its reasons, and without any.
  static var cards: [Pair] {
    let reasons = ["text", "images", "placeholder", "text-images", "text-images-placeholder"]
    return reasons.flatMap { reason in
      [
        Pair(page: "repositories/reasons", redacted: reason, shown: "plain"),
        Pair(page: "repositories/reasons", redacted: "\(reason)-star", shown: "plain-star"),
      ]
    } + [
      Pair(page: "repositories/glance", redacted: "placeholder", shown: "alone"),
      Pair(page: "repositories/glance", redacted: "glance-placeholder", shown: "glance"),
    ]
  }

  /// The lists as they are loaded, and the very same redacted from top to bottom.
  static func twins() throws -> [Pair] {
    let lists = Set(try lists())
    return try DemonstrationSite.walked.compactMap { page, _ in
      guard lists.contains(page.name) else { return nil }
      var redacted = page.environment { $0.redactionReasons.insert(.placeholder) }
      redacted.options.showsStoryOnly = true
      (redacted.options.states, redacted.options.further) = (1, 0)
      let atlas = redacted.explored()
      guard let frame = atlas.frame("loaded") else { return nil }
      // Its head is that of the frame that shows it.
      let shown = try text(of: "\(page.name)/loaded.html")
      let head = shown.prefix(upTo: shown.range(of: "<body>")?.upperBound ?? shown.startIndex)
      let body = String(decoding: atlas.html(of: frame), as: UTF8.self)
      return Pair(
        page: page.name, redacted: "redacted", shown: "loaded", redactedDocument: head + body)
    }
  }

  static func text(of path: String) throws -> String {
    try String(
      contentsOf: BuiltSite.shared.get().folder.appendingPathComponent(path), encoding: .utf8)
  }
}
