// The picture of a look: the same page, without what only a document needs.

import Atlas
import Composable
import Drawing
import Foundation
import Testing

@testable import Gallery

@Suite("pictures of looks")
struct PictureTests {
  @Test("a picture says what its frame says, and has neither ids nor addresses")
  func same() throws {
    for page in [notesPage(), openPage, bellPage, barePage("Count")] {
      let atlas = page.explored()
      for (index, frame) in atlas.frames.enumerated() {
        let picture = picture(index, of: atlas)
        #expect(words(picture) == words(String(decoding: atlas.html(of: frame), as: UTF8.self)))
        #expect(!picture.contains(" id=") && !picture.contains(" href=\"#"))
        #expect(picture.ranges(of: " href=").count == 1, "the one of its stylesheet")
      }
    }
  }

  @Test("each control says what it does, each region its name")
  func marks() throws {
    let atlas = notesPage().explored()
    let loading = picture(0, of: atlas)
    #expect(loading.ranges(of: " data-inert=\"no store\"").count == 2)
    #expect(loading.contains(" data-region=\"note\""))
    let loaded = picture(1, of: atlas)
    #expect(loaded.contains(" data-to=\"loaded-star\" role=\"button\">Star"))
    #expect(loaded.contains(" data-inert=\"ignored\" role=\"button\">Close"))
  }

  @Test("where there is a stage, elements say what they are, for axe to hear; on the index not")
  func roles() throws {
    let atlas = notesPage().explored()
    #expect(picture(1, of: atlas).contains(" role=\"button\""))
    #expect(picture(0, of: atlas).contains(" inert>"))
    for index in 0...1 {
      var bytes: [UInt8] = []
      LookPictures(smallOf: atlas).write(index, into: &bytes)
      let small = String(decoding: bytes, as: UTF8.self)
      #expect(!small.contains(" role=") && !small.contains(" inert>"))
    }
  }

  @Test("a symbol of one's own is drawn in a picture as in its page")
  func symbol() {
    let symbol =
      "<svg class=\"symbol\" viewBox=\"0 0 9 9\"><g fill=\"none\" stroke-linecap=\"round\">"
      + "<circle cx=\"4\" cy=\"4\" r=\"2\"/><line x1=\"0\" y1=\"0\" x2=\"9\" y2=\"9\"/>"
      + "<polyline points=\"0,0 9,9\" stroke-dasharray=\"1\"/><path d=\"M0 0\"/></g></svg>"
    #expect(trimmed(symbol) == symbol)
  }

  @Test("what asks axe is in the script of the stage where there is a copy of it")
  func axe() throws {
    func script(hasAxe: Bool) throws -> String {
      let assets = Gallery.assets(site: SiteInfo(title: "A site", hasAxe: hasAxe))
      let file = try #require(assets.first { $0.path == "assets/stage.js" })
      return String(decoding: file.bytes, as: UTF8.self)
    }
    #expect(try script(hasAxe: true).contains("\nvitrine.axe = ("))
    #expect(try !script(hasAxe: false).contains("\nvitrine.axe = ("))
    // The script knows it by its name.
    #expect(try script(hasAxe: true).contains("'\(GalleryPath.axe)'"))
  }

  @Test("what an author's own HTML does not close is closed, and what could act is left out")
  func hostile() {
    #expect(trimmed("<p>a<b>c") == "<p>a<b>c</b></p>")
    #expect(trimmed("a</template></div>b") == "ab")
    #expect(trimmed("<script>alert('</p>')</script>x") == "x")
    #expect(trimmed("<template><p>y</p></template>x<!-- <p> -->z") == "xz")
    #expect(trimmed("<IMG SRC='a\"b' onerror=alert(1) id=x>") == "<IMG SRC=\"a&quot;b\"/>")
    #expect(trimmed("1 < 2 <= 3") == "1 &lt; 2 &lt;= 3")
    #expect(
      trimmed("<a href=\"javascript:x\" class=\"button\">t</a") == "<a class=\"button\">t</a>")
    let deep = trimmed(
      String(repeating: "<b>", count: 10_000) + "x" + String(repeating: "</i>", count: 10_000))
    #expect(deep.ranges(of: "<b>").count == 256 && deep.ranges(of: "</b>").count == 256)
    #expect(trimmed("<p") == "<p></p>" && trimmed("<") == "" && trimmed("<!--") == "")
  }

  @Test("whatever the bytes, what comes out is balanced and can end nothing around it")
  func balanced() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "<p>", "</p>", "<b", "</b>", "<div class=\"region\">", "</div>", "</template>", "<template>",
      "<script>", "</script>", "<!--", "-->", "text", "\"", "'", ">", "<", "=", " ", "<br>", "<li",
      " class=\"button\"", "</", "<img src=x>", "é", "&lt;", "<svg><path d=\"M0\"/></svg>",
    ]
    for _ in 0..<3000 {
      let html = (0..<Int.random(in: 1...12, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let out = trimmed(html)
      #expect(unclosed(out) == [], "seed \(seed): \(html) gave \(out)")
      #expect(!out.contains("template") && !out.contains("<script"), "seed \(seed): \(html)")
    }
  }

  @Test("addresses are relative to where the picture stands")
  func addresses() {
    func source(_ address: String, below folder: String?) -> String {
      trimmed("<img src=\"\(address)\">", folder: folder)
    }
    #expect(source("../../a.png", below: "articles/one") == "<img src=\"a.png\"/>")
    #expect(source("a.png", below: "articles/one") == "<img src=\"articles/one/a.png\"/>")
    #expect(source("../../a.png", below: nil) == "<img src=\"../../a.png\"/>")
    for fixed in ["data:image/png;base64,AA", "https://a.test/b.png", "/c.png"] {
      #expect(source(fixed, below: "articles/one") == "<img src=\"\(fixed)\"/>")
    }
  }

  @Test("a small window shows the upper part, and no more is written than it could show")
  func upperPart() {
    let page = barePage(String(repeating: "A long text. ", count: 2000))
    let atlas = page.explored()
    var bytes: [UInt8] = []
    LookPictures(smallOf: atlas).write(0, into: &bytes)
    #expect(bytes.count < 30_000)
    let lines = String(repeating: "<p>line</p>", count: 100)
    var trimmer = PictureTrimmer()
    trimmer.mostLines = 20
    var out: [UInt8] = []
    trimmer.write(Array("<main>\(lines)</main>".utf8), into: &out)
    let text = String(decoding: out, as: UTF8.self)
    #expect((15...20).contains(text.ranges(of: "<p>").count) && text.hasSuffix("</main>"))
  }

  @Test("a tag of nothing but a name becomes the same as one that is read the long way")
  func plainTags() {
    let seed = UInt64.random(in: .min ... .max)
    var chance = SeededGenerator(seed: seed)
    let names = [
      "p", "em", "li", "h1", "h7", "a1", "strong", "section", "blockquote", "br", "img", "hr",
      "wbr",
      "script", "xmp", "body", "template", "LI", "Em", "x-y", "é", "1",
    ]
    let others = [
      "text", "<", ">", "</", "<p", "é<", "</>", "<!-- <p> -->", "<a href=\"<p>\">", "\"", "<b/>",
      " ",
    ]
    for _ in 0..<3_000 {
      let tags = (0..<Int.random(in: 1...24, using: &chance)).map { _ in
        let name = names[Int.random(in: names.indices, using: &chance)]
        return switch Int.random(in: 0...9, using: &chance) {
        case 0...4: "<\(name)>"
        case 5...8: "</\(name)>"
        default: others[Int.random(in: others.indices, using: &chance)]
        }
      }
      let html = tags.joined()
      // With a space in it a tag is not read at one look.
      let spaced = tags.map { $0.replacing(#/^(<\/?[a-z][a-z0-9]*)>$/#) { "\($0.output.1) >" } }
        .joined()
      for most in [2, 9, Int.max] {
        var trimmer = PictureTrimmer()
        trimmer.mostLines = most
        let (one, other) = (trimmer.trimmed(Array(html.utf8)), trimmer.trimmed(Array(spaced.utf8)))
        #expect(
          one.bytes == other.bytes && one.lines == other.lines, "seed \(seed), \(most): \(html)")
      }
    }
  }

  private func picture(_ index: Int, of atlas: PageAtlas) -> String {
    var bytes: [UInt8] = []
    LookPictures(of: index, in: atlas, root: "../").write(index, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func trimmed(_ html: String, folder: String? = nil) -> String {
    var bytes: [UInt8] = []
    PictureTrimmer(folder: folder).write(Array(html.utf8), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands between tags.
  private func words(_ html: String) -> String { html.replacing(#/<[^>]*>/#, with: "") }

  /// Tags that have no partner, found the plain way.
  private func unclosed(_ html: String) -> [String] {
    var open: [String] = []
    for match in html.matches(of: #/<(\/?)([A-Za-z][^\s>\/]*)(?:[^>"]|"[^"]*")*?(\/?)>/#) {
      let name = String(match.output.2).lowercased()
      if !match.output.1.isEmpty {
        if open.last != name { return open + ["/\(name)"] }
        open.removeLast()
      } else if match.output.3.isEmpty {
        open.append(name)
      }
    }
    return open
  }
}
