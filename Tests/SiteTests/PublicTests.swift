// The demonstration site, built for the public over content that has secrets.

import Build
import Exhibits
import Foundation
import Testing

@testable import VitrineCommand

@Suite("the demonstration site, built for the public")
struct PublicTests {
  /// All files of the site over an article for all and one that is private.
  private func tree(_ secret: String, isPublic: Bool) throws -> [String: Data] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-public-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let articles = folder.appendingPathComponent("Content/articles")
    try FileManager.default.createDirectory(at: articles, withIntermediateDirectories: true)
    for (name, text) in ["open.md": "---\ndate: 2025-01-01\n---\n# Open", "secret.md": secret] {
      try Data(text.utf8).write(to: articles.appendingPathComponent(name))
    }
    try Data("GIF89a\u{5}\0\u{7}\0\0\0\0;".utf8)
      .write(to: articles.appendingPathComponent("works.gif"))
    // What the demonstration's pages in Swift show of the content.
    let pictures = folder.appendingPathComponent("Content/pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for name in ["noren.svg", "lamp.svg"] {
      try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 480 320\"/>".utf8)
        .write(to: pictures.appendingPathComponent(name))
    }
    var options = BuildOptions(
      content: folder.path + "/Content", output: folder.path + "/Output",
      memory: folder.path + "/memory")
    options.isOwn = true
    options.isPublic = isPublic
    options.baseURL = "https://example.org/"
    let outcome = try Build(Exhibits.site, options).run()
    #expect(outcome.findings.map(\.description) == [])
    var tree: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: options.output) ?? .init()
    {
      if let data = FileManager.default.contents(atPath: "\(options.output)/\(path)") {
        tree[path] = data
      }
    }
    return tree
  }

  @Test("two private articles that differ in all that they say give the same files, to the byte")
  func secretsDoNotShow() throws {
    // One is older than the article for all, the other newer: its place in the lists tells nothing.
    let long = """
      ---
      title: The merger with the glassworks
      date: 2026-07-04
      blurb: Whom we buy, and for how much.
      tags: [merger]
      image: works.gif
      redaction: { private: true }
      ---
      It is forty million.
      """
    let short = "---\ndate: 2020-02-02\nredaction: { private: true }\n---\n# Nothing\n\nNothing."
    let (one, other) = (
      try tree(long, isPublic: true), try tree(short, isPublic: true)
    )
    #expect(one.keys.sorted() == other.keys.sorted())
    for (path, data) in one { #expect(data == other[path], "\(path)") }
    #expect(one["articles/list/loaded.html"] != nil)

    let whole = try tree(long, isPublic: false)
    let list = String(decoding: whole["articles/list/loaded.html"] ?? Data(), as: UTF8.self)
    #expect(list.contains("Favorite: The merger with the glassworks"))
    #expect(whole["assets/content/articles/works.gif"] != nil)
  }
}
