// The project's own content, as the tests of it read it.

import Checkers
import Foundation
import Prose

/// A file of `Content/articles`.
struct Text: CustomStringConvertible, Sendable {
  let name: String
  let source: String
  let document: Document

  var description: String { name }

  /// What stands below the front matter.
  var body: String {
    let parts = source.components(separatedBy: "\n---\n")
    return parts.dropFirst().joined(separator: "\n---\n")
  }

  /// The YAML above the text.
  var frontMatter: String { source.components(separatedBy: "\n---\n")[0] }

  /// The text as HTML.
  var html: String {
    String(decoding: document.drawn(.init()).html, as: UTF8.self)
  }

  var blocks: [CodeBlock] { CodeBlock.all(in: source) }
}

/// The content of this project.
enum Library {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let articles = root.appendingPathComponent("Content/articles")

  /// Every article, drafts included, in the order in which they are to be read.
  static func texts() throws -> [Text] {
    try FileManager.default.contentsOfDirectory(atPath: articles.path)
      .filter { $0.hasSuffix(".md") }.sorted()
      .map(text)
      .sorted { one, other in
        let dates = (one.document.frontMatter.moment, other.document.frontMatter.moment)
        guard let first = dates.0, let second = dates.1 else { return one.name < other.name }
        return first < second
      }
  }

  private static func text(_ name: String) throws -> Text {
    let data = try Data(contentsOf: articles.appendingPathComponent(name))
    let document = try Document(
      Array(data), path: "Content/articles/\(name)", options: DocumentOptions(isStrict: true))
    return Text(
      name: name, source: String(decoding: data, as: UTF8.self), document: document)
  }
}
