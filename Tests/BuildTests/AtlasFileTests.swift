// What `atlas.json` says of checks and of libraries.

import Atlas
import Content
import Drawing
import Foundation
import Prose
import Testing

@Suite("atlas.json")
struct AtlasFileTests {
  private struct File: Decodable {
    struct Page: Decodable {
      struct Check: Decodable, Equatable {
        let check: String
        let frames: [String]
      }
      let name: String
      let failing: [Check]?
    }
    let version: Int
    let libraries: [String]
    let pages: [Page]
  }

  private func file(of site: TestSite) throws -> File {
    try JSONDecoder().decode(File.self, from: Data(site.text("atlas.json").utf8))
  }

  @Test("a page that shows a defect names the check, and the frames in which it fails")
  func failing() throws {
    let site = try TestSite(["Content/a.md": "# A", "Content/b.md": "# B"])
    site.site = Site(
      title: "Defect",
      article: { document, content in
        let page = Page(content.pageName(of: document), Reading.State(document: document)) {
          Reading()
        } view: { store in
          Main {
            Button("Lamp", store.intent(.lampTapped))
              .redacted(store.state.isLit && document.title == "A" ? .placeholder : [])
          }
        } story: {
          Frame("dark")
          Tap("Lamp")
          Frame("lit")
        }
        return document.title == "A" ? page.showing(defect: .redactedIsInert) : page
      })
    try site.build()
    let pages = try file(of: site).pages
    #expect(pages.map(\.name) == ["a", "b"])
    #expect(
      pages.map(\.failing) == [[File.Page.Check(check: "redacted-is-inert", frames: ["lit"])], nil])
  }

  @Test("a page that hides something tells how much a reader of its source learns of it")
  func telling() throws {
    struct File: Decodable {
      struct Page: Decodable {
        struct Tells: Decodable, Equatable {
          let frame: String
          let words: Int
          let bits: Int
          let guessable: Int
        }
        let tells: Tells?
      }
      let pages: [Page]
    }
    let head = "---\nstates: [loading, loaded]\nredaction"
    let text = "# Title\n\n" + String(repeating: "Everything is measured here. ", count: 9)
    let site = try TestSite([
      "Content/a.md": "\(head): exact\n---\n\(text)",
      "Content/b.md": "\(head): grid\n---\n\(text)",
      "Content/c.md": "\(head): constant\n---\n\(text)",
      "Content/d.md": "---\nstates: [loaded]\n---\n\(text)",
    ])
    site.site = Site(title: "Telling")
    try site.build()
    let read = try JSONDecoder().decode(File.self, from: Data(site.text("atlas.json").utf8))
    let tells = read.pages.map(\.tells)
    let (exact, grid) = try (#require(tells[0]), #require(tells[1]))
    #expect(exact.frame == "loading")
    #expect(exact.words >= 37 && exact.bits > 3 * exact.words && exact.guessable < exact.words)
    #expect(exact.bits > 2 * grid.bits && exact.guessable > 2 * grid.guessable && grid.bits > 0)
    #expect(tells[2] == File.Page.Tells(frame: "loading", words: 0, bits: 0, guessable: 0))
    #expect(tells[3] == nil)
  }

  @Test("a frame tells why its controls are inert, and how many for each cause")
  func causes() throws {
    struct Causes: Decodable {
      struct Page: Decodable {
        struct Frame: Decodable {
          let inert: Int
          let causes: [String: Int]?
        }
        let frames: [Frame]
      }
      let pages: [Page]
    }
    let site = try TestSite(["Content/a.md": "# A"])
    site.site = Site(
      title: "Causes",
      article: { document, content in
        Page(content.pageName(of: document), Reading.State(document: document)) {
          Reading()
        } view: { store in
          Main {
            let isLit = store.state.isLit
            Button("Lamp", store.intent(.lampTapped))
            Button("Guarded", store.intent(.lampTapped, if: !isLit))
            Button("Guarded too", store.intent(.lampTapped, if: !isLit))
            Button("Nothing", isLit ? .none : store.intent(.lampTapped))
          }
        } story: {
          Frame("dark")
          Tap("Lamp")
          Frame("lit")
        }
      })
    try site.build()
    let read = try JSONDecoder().decode(Causes.self, from: Data(site.text("atlas.json").utf8))
    let frames = try #require(read.pages.first).frames
    #expect(frames.map(\.inert) == [0, 3])
    #expect(frames.map(\.causes) == [nil, ["guarded": 2, "no store": 1]])
  }

  @Test("libraries are named without what only mends")
  func libraries() throws {
    let site = try TestSite(["Content/a.md": "# A"])
    try site.build()
    let libraries = try file(of: site).libraries
    #expect(libraries == LibraryVersion.all.map(\.series))
    #expect(libraries.map { $0.prefix { $0 != " " } } == ["cmark", "libyaml", "ICU"])
    for library in LibraryVersion.all {
      #expect(library.numbers.count == 3)
      #expect(library.description.hasPrefix(library.series + "."))
    }
  }
}
