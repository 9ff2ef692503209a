// The articles as a whole: how long they are, what they use, where their links lead.

import Foundation
import Prose
import Testing

@Test("articles have 400 to 900 words, or as much in characters where words are not spaced")
func lengths() throws {
  for text in try Library.texts() {
    let isSpaced = text.document.frontMatter.language != "ja"
    let prose = text.body.split(separator: "\n", omittingEmptySubsequences: false)
    let code = text.blocks.map(\.code).joined(separator: "\n")
    if isSpaced {
      let words = text.body.split { $0.isWhitespace }.count
      #expect((400...900).contains(words), "\(text.name): \(words)")
      let proseWords = words - code.split { $0.isWhitespace }.count
      #expect(proseWords >= 400, "\(text.name): \(proseWords)")
    } else {
      let characters = prose.joined().count { !$0.isWhitespace } - code.count
      #expect((1200...2000).contains(characters), "\(text.name): \(characters)")
    }
  }
}

@Test("there are ten articles and more, four of them in other languages, one draft")
func kinds() throws {
  let all = try Library.texts().map(\.document.frontMatter)
  #expect(all.count { !$0.isDraft } >= 10)
  #expect(Set(all.compactMap(\.language)) == ["ar", "de", "en", "he", "ja"])
  #expect(all.contains { $0.isDraft })
}

@Test("nothing is odd about an article, and each has title, date, blurb, picture and tags")
func complete() throws {
  for text in try Library.texts() {
    let frontMatter = text.document.frontMatter
    #expect(text.document.warnings == [], "\(text.name)")
    #expect(frontMatter.title != nil && frontMatter.date != nil, "\(text.name)")
    #expect(frontMatter.blurb != nil && frontMatter.image != nil, "\(text.name)")
    #expect(!frontMatter.tags.isEmpty, "\(text.name)")
  }
}

@Test("each article leads to the next one")
func order() throws {
  let texts = try Library.texts().filter { !$0.document.frontMatter.isDraft }
  for (text, next) in zip(texts, texts.dropFirst()) {
    #expect(text.document.links.contains { $0.relativePath == next.name }, "\(text.name)")
  }
}

@Test("links and pictures lead somewhere, fragments too")
func references() throws {
  let texts = try Library.texts()
  for text in texts {
    for reference in text.document.links + text.document.pictures {
      guard let path = reference.relativePath else { continue }
      #expect(
        FileManager.default.fileExists(atPath: Library.articles.appendingPathComponent(path).path),
        "\(reference.place): \(reference.url)")
      let fragment = reference.suffix.drop { $0 != "#" }.dropFirst()
      guard !fragment.isEmpty else { continue }
      let target = texts.first { $0.name == path }
      #expect(target?.html.contains("id=\"\(fragment)\"") == true, "\(reference.place)")
    }
    guard let image = text.document.frontMatter.image else { continue }
    #expect(
      FileManager.default.fileExists(
        atPath: Library.articles.appendingPathComponent(image.text).path), "\(text.name)")
  }
}

@Test("every picture is used, small, of a known size, and holds no text and no script")
func pictures() throws {
  let folder = Library.root.appendingPathComponent("Content/pictures")
  let sources = try Library.texts().map(\.source).joined()
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
    let svg = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    #expect(sources.contains("pictures/\(name)"), "\(name)")
    #expect(svg.utf8.count < 3000, "\(name)")
    #expect(svg.contains("viewBox=\"0 0 480 320\" width=\"480\" height=\"320\""), "\(name)")
    for element in ["<text", "<script", "<image", "<style", "style=", "href"] {
      #expect(!svg.contains(element), "\(name)")
    }
  }
}
