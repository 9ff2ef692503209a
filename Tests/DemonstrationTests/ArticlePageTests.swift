// The pages that the articles become.

import ArticlePages
import Atlas
import Drawing
import Foundation
import Prose
import Testing

private func page(of text: Text) throws -> Page {
  let data = try Data(contentsOf: Library.root.appendingPathComponent("Content/site.yaml"))
  let site = try SiteConfiguration(Array(data), path: "Content/site.yaml")
  return ArticlePages.page(
    for: text.document, named: "articles/" + text.name.replacing(".md", with: ""), of: site)
}

@Test("the page of each article passes its checks, and leads to each of its frames again")
func articlePages() throws {
  for text in try Library.texts() {
    let page = try page(of: text)
    #expect(page.explored().audit().map(\.description) == [], "\(text.name)")
  }
}

@Test("an article that chooses no states has all of them")
func allStates() throws {
  let texts = try Library.texts()
  let plain = try #require(texts.first { $0.name == "behind-glass.md" })
  let names = Set(try page(of: plain).explored().frames.map(\.name))
  for state in FrontMatter.PageState.allCases where state != .all {
    let name = state == .readLater ? "read-later" : state.rawValue
    #expect(names.contains { $0.hasPrefix(name) }, "\(name)")
  }
}

// The configuration of the project's own site.

@Test("the site's configuration is read without a mistake, and declares a reason of each look")
func configuration() throws {
  let path = "Content/site.yaml"
  let data = try Data(contentsOf: Library.root.appendingPathComponent(path))
  let site = try SiteConfiguration(Array(data), path: path, isStrict: true)
  #expect(site.warnings == [])
  #expect(site.title == "Vitrine")
  #expect(site.language == "en")
  let looks = site.reasons.all.compactMap { reason in
    if case .look(let look) = reason.treatment { look } else { nil }
  }
  #expect(Set(looks) == Set(Look.allCases))
}
