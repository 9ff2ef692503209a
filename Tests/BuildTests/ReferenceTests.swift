// Links and pictures of views: where they lead is there, or found to be missing.

import Atlas
import Build
import Composable
import Content
import Drawing
import Testing

private let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>"

private func site(_ view: some View) -> Site {
  Site(
    title: "References",
    pages: { _ in
      [
        Page("wall/one", 0) {
          EmptyReducer<Int, Int>()
        } view: { _ in
          Main { view }
        } story: {
          Frame("only")
        }
      ]
    })
}

private func built(_ view: some View) throws -> (site: TestSite, findings: [String]) {
  let test = try TestSite(["Content/notes/tea.md": "# Tea"])
  try test.write("Content/pictures/a b.svg", picture)
  test.site = site(view)
  test.options.isOwn = true
  return (test, test.findings())
}

@Test("a link leads to a page in Swift or to an article, from wherever it stands")
func linksLead() throws {
  let (test, findings) = try built(
    Stack {
      Link("Itself", to: .page("wall/one"))
      Link("Tea", to: .page("notes/tea"))
    })
  #expect(findings == [])
  let html = try #require(test.tree()["wall/one/only.html"])
  #expect(String(decoding: html, as: UTF8.self).contains("href=\"../../notes/tea/index.html\""))
}

@Test("a link to a page that there is not is a finding")
func noPage() throws {
  let findings = try built(Link("Terms", to: .page("notes/terms"))).findings
  #expect(findings.count == 1)
  #expect(findings.first?.contains("there is no such page") == true)
  #expect(
    findings.first?.hasPrefix("wall/one, only: BuildTests/ReferenceTests.swift:") == true)
  #expect(findings.first?.contains(": a link leads to the page 'notes/terms'") == true)
}

@Test(
  "a link of an article's view to a draft that is left out is an error; with --drafts it is none")
func draftOfView() throws {
  let test = try TestSite(["Content/a.md": "# A", "Content/b.md": "---\ndraft: true\n---\n# B"])
  test.site = Site(
    title: "References",
    article: { document, content in
      Page(content.pageName(of: document), 0) {
        EmptyReducer<Int, Never>()
      } view: { _ in
        Main { Link("Bee", to: .page("b")) }
      } story: {
        Frame("only")
      }
    })
  let told = [
    "Content/a.md: a link leads to the draft 'b.md', which is not built. "
      + "Publish it, build with --drafts, or remove the link"
  ]
  #expect(test.findings() == told)
  #expect(test.findings { $0.includesDrafts = true } == [])
}

@Test("a picture of the content is copied, and shown from wherever it stands")
func pictures() throws {
  let (test, findings) = try built(
    Picture(file: "pictures/a b.svg", fixedWidth: 9, height: 9))
  #expect(findings == [])
  let tree = test.tree()
  #expect(tree["assets/content/pictures/a b.svg"] == Array(picture.utf8))
  let html = String(decoding: tree["wall/one/only.html"] ?? [], as: UTF8.self)
  #expect(html.contains("src=\"../../assets/content/pictures/a%20b.svg\""))
}

@Test("a picture that there is not is a finding; one that nothing shows is not copied")
func noPicture() throws {
  let missing = Picture(file: "pictures/c.svg", fixedWidth: 9, height: 9)
  #expect(try built(missing).findings.first?.contains("the file 'pictures/c.svg'") == true)
  #expect(try built(missing.redacted(.placeholder)).findings.count == 1)
  let hidden = Picture(file: "pictures/a b.svg", fixedWidth: 9, height: 9).redacted(.placeholder)
  for isPublic in [false, true] {
    var (test, findings) = try built(hidden)
    test.options.isPublic = isPublic
    findings += test.findings()
    #expect(findings == [])
    // A storyboard that is not for the public shows it.
    let isThere = test.tree()["assets/content/pictures/a b.svg"] != nil
    #expect(isThere == !isPublic)
  }
}
