// The articles of the demonstration, as a reader of their source gets them while they load.

import ArticlePages
import Atlas
import Foundation
import Prose

@testable import Drawing

/// An article, what its loading frame tells, and what there is to be guessed.
struct AttackedArticle {
  /// A frame that loads.
  struct Loading {
    /// What its HTML tells.
    var lines: [[SeenWord]]
    /// What the build reports of its prose.
    var reported: Telling
  }

  let name: String
  /// What each line says once the article is here.
  let lines: [[SeenWord]]
  /// The same lines while it loads, by the kind of projection.
  let loading: [Telling.Kind: Loading]

  var texts: [[String]] { lines.map { $0.map(\.text) } }
}

enum AttackedSite {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The articles in English.
  static func articles() throws -> [AttackedArticle] {
    let folder = root.appendingPathComponent("../../Content/articles")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
      .compactMap { name in
        let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let document = try Document(Array(source.utf8), path: name)
        return (document.frontMatter.language ?? "en") == "en" ? try article(name, source) : nil
      }
  }

  /// Words that everybody knows, the more common ones first.
  static func commonWords() throws -> [[String]] {
    try ["10", "20"].map { level in
      try String(
        contentsOf: root.appendingPathComponent("common-words.\(level).txt"), encoding: .utf8
      ).split(separator: "\n").map(String.init)
    }
  }

  private static func article(_ name: String, _ source: String) throws -> AttackedArticle {
    let body = source.components(separatedBy: "\n---\n").dropFirst().joined(separator: "\n---\n")
    var loading: [Telling.Kind: AttackedArticle.Loading] = [:]
    var lines: [[SeenWord]] = []
    for (kind, word) in [(Telling.Kind.exact, "exact"), (.grid, "grid"), (.constant, "constant")] {
      let text =
        "---\ntitle: An article\nstates: [loading, loaded]\nredaction: \(word)\n---\n\(body)"
      let document = try Document(Array(text.utf8), path: "Content/articles/\(name)")
      for frame in ArticlePages.page(for: document, named: "article").explored().frames {
        var bytes: [UInt8] = []
        HTMLWriter.write(frame.drawing, into: &bytes)
        let page = LoadingPage(html: String(decoding: bytes, as: UTF8.self)) {
          SkeletonGlyphs.advance(of: $0)
        }
        switch frame.name {
        case "loading":
          var reported = Telling()
          for prose in frame.drawing.prose { reported.add(prose.telling) }
          loading[kind] = AttackedArticle.Loading(lines: page.lines, reported: reported)
        case "loaded": lines = page.lines
        default: break
        }
      }
    }
    return AttackedArticle(name: name, lines: lines, loading: loading)
  }
}
