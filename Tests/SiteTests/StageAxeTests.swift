// What axe says of a look on the stage: asked for with a key, of the look as it stands there, and marked
// in it.

import Browser
import Foundation
import Gallery
import JSON
import Testing

@Suite("axe on the stage", .serialized)
struct StageAxeTests {
  @Test("of a look without faults it says so; its script is loaded once it is asked, not before")
  func clean() throws {
    let site = try BuiltSite.shared.get()
    let asked = Asked()
    let files = Server.responder(site.folder)
    try visit("index.html") { page throws in
      try page.serve { url in
        asked.urls.append(url)
        return files(url)
      }
      try page.navigate(to: Server.address("todos/app/index.html"))
      try page.goOnStage("all")
      #expect(!asked.urls.contains { $0.hasSuffix("axe.min.js") })
      try page.press(.character("a"))
      #expect(try page.fragment() == "#stage=all&axe=1")
      let said = try page.answer()
      #expect(said.contains(/axe finds nothing: \d\d rules passed, at 390 px, by day\./))
      #expect(said.contains("Rules for a document as a whole are not asked"))
      #expect(asked.urls.filter { $0.hasSuffix("axe.min.js") }.count == 1)
      #expect(try page.evaluate("\(marks).length") == 0)
      // Whoever does not see the panel is told, too.
      #expect(
        try page.evaluate(
          "/^axe finds nothing/.test(document.querySelector('.stage [role=status]').textContent)")
          == true)
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("faults are told, the worst first, with what to do, and marked where they are")
  func faults() throws {
    try visit("todos/app/index.html") { page throws in
      try page.evaluate(
        """
        (() => {
          const page = \(look("all"));
          page.querySelector('.caption').style.color = '#aaa';
          const [one, other, third] = page.querySelectorAll('.checkbox');
          for (const box of [one, other]) box.removeAttribute('aria-label');
          third.setAttribute('aria-checked', 'perhaps');
          page.querySelector('h1').style.backgroundImage = 'linear-gradient(#fff, #eee)';
        })()
        """)
      try page.goOnStage("all&axe=1")
      let said = try page.answer()
      #expect(said.contains(/axe finds 3 faults in 4 places: \d\d rules passed/))
      #expect(said.contains("It cannot decide on 1 rule in 1 place."))
      let told = try page.evaluate(
        "[...document.querySelectorAll('.fault summary')].map((fault) => fault.textContent)")
      let faults = told.array?.compactMap(\.string) ?? []
      #expect(faults.count == 4)
      #expect(faults.first?.hasSuffix("critical, in 1 place") == true)
      #expect(
        faults.contains(
          "2Elements must meet minimum color contrast ratio thresholds"
            + "serious, in 1 place"))
      #expect(said.contains("Element has insufficient color contrast of 2.2"))
      #expect(said.contains("2 to do, 1 done."))
      // The outlines are where the elements are.
      #expect(
        try page.evaluate(
          """
          (() => {
            const at = (element) => element.getBoundingClientRect();
            const page = document.querySelector('.stage .screen').shadowRoot.querySelector('.page');
            return [...page.querySelectorAll('h1, .caption, .checkbox')].every((element) =>
                \(marks).some((mark) => Math.abs(at(mark).left - at(element).left) < 1
                  && Math.abs(at(mark).top - at(element).top) < 1
                  && Math.abs(at(mark).width - at(element).width) < 1));
          })()
          """) == true)
      #expect(try page.evaluate("\(marks).length") == 5)
      #expect(try page.evaluate("\(marks).filter((mark) => mark.matches('.open')).length") == 1)
      // A click on a mark leads to what is said of it.
      try page.evaluate("document.querySelector('.layer .mark.open').click()")
      #expect(
        try page.evaluate(
          """
          document.activeElement.parentElement
            === document.querySelectorAll('.findings .fault')[3]
          """) == true)
      // The key that asked puts it away.
      try page.press(.character("a"))
      #expect(try page.fragment() == "#stage=all")
      #expect(try page.evaluate("\(marks).length") == 0)
      #expect(try page.evaluate("document.querySelectorAll('.findings section').length") == 0)
    }
  }

  @Test("it is asked anew when the look stands otherwise: by night, as wide, another look")
  func anew() throws {
    try visit("todos/app/index.html") { page throws in
      try page.evaluate("\(look("all")).querySelector('h1').style.color = '#1c1b19'")
      try page.goOnStage("all&axe=1")
      #expect(try page.answer().contains("axe finds nothing"))
      try page.press(.character("n"))
      #expect(try page.answer().contains(/axe finds 1 fault in 1 place: .* by night/))
      try page.press(.character("w"))
      try page.press(.character("r"))
      try page.press(.character("+"), withShift: true)
      let said = try page.answer()
      #expect(
        said.contains(/axe finds 1 .* at 768 px, by night, from right to left, text twice as large/)
      )
      #expect(
        try page.evaluate("document.querySelector('.bench').getBoundingClientRect().width") == 384)
      try page.press(.right)
      #expect(try page.answer().contains("axe finds nothing"))
      #expect(try page.evaluate("\(marks).length") == 0)
      let fragment = try page.fragment()
      #expect(fragment.hasSuffix("&width=768&scheme=dark&dir=rtl&text=200&axe=1"))
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("it finds nothing on the specimen wall, narrow and wide, by day and by night")
  func wall() throws {
    for address in ["plain", "plain&scheme=dark", "sheet&width=1280", "privacy&scheme=dark"] {
      try visit("specimen/wall/index.html") { page throws in
        try page.goOnStage(address + "&axe=1")
        let said = try page.answer()
        #expect(said.contains("axe finds nothing"), "\(address): \(said)")
        #expect(!said.contains("cannot decide"))
      }
    }
  }

  @Test("a gallery without a copy of it has no button, no key and no state for it")
  func without() throws {
    let site = try BuiltSite.shared.get()
    let files = Server.responder(site.folder)
    let assets = Gallery.assets(site: SiteInfo(title: "Without"))
    let bytes = try #require(assets.first { $0.path == "assets/stage.js" }?.bytes)
    try visit("index.html") { page throws in
      try page.serve { url in
        if url.hasSuffix("assets/stage.js") {
          return PageResponse(type: "text/javascript", body: bytes)
        }
        return url.hasSuffix("axe.min.js") ? nil : files(url)
      }
      try page.navigate(to: Server.address("todos/app/index.html"))
      try page.goOnStage("all&axe=1")
      try page.press(.character("a"))
      try page.press(.character("d"))
      #expect(try page.fragment() == "#stage=all&change=1")
      #expect(
        try page.evaluate(
          "document.querySelector('.stage').textContent.includes('Accessibility')") == false)
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("a copy that cannot be loaded is told of")
  func missing() throws {
    let files = Server.responder(try BuiltSite.shared.get().folder)
    try visit("index.html") { page throws in
      try page.serve { url in url.hasSuffix("axe.min.js") ? nil : files(url) }
      try page.navigate(to: Server.address("todos/app/index.html"))
      try page.goOnStage("all&axe=1")
      try page.wait(for: "what went wrong") {
        try page.evaluate("document.querySelector('.findings').textContent").string?
          .contains("axe could not be loaded.") == true
      }
    }
  }

  /// The addresses that a page asked for.
  private final class Asked { var urls: [String] = [] }

  /// The picture of a look on its storyboard, of which the stage shows a copy.
  private func look(_ name: String) -> String {
    "document.getElementById('\(name)').querySelector('.look').shadowRoot.querySelector('.page')"
  }

  private let marks = "[...document.querySelectorAll('.layer .mark.fault')]"
}

extension BrowserTab {
  /// What axe says of the look, once it has.
  fileprivate func answer() throws -> String {
    let answer = "document.querySelector('.findings .answer')"
    try wait(for: "an answer") { try evaluate("Boolean(\(answer))") == true }
    let said = try evaluate("document.querySelector('.findings').textContent").string ?? ""
    return said.replacing("\u{a0}", with: " ")
  }
}
