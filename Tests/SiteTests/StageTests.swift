// The stage on a storyboard: one look, large; what is marked in it; what it is compared with. Counted in
// keys, as a reviewer would press them.

import Browser
import Checkers
import Foundation
import JSON
import Testing

@Suite("stage", .serialized)
struct StageTests {
  @Test("Enter opens a look, arrows go on, Escape goes back to the look that was seen last")
  func opening() throws {
    try visit("todos/app/index.html") { page throws in
      try page.press(.character("j"))
      try page.press(.enter)
      try page.wait(for: "the stage") { try page.isOnStage() }
      #expect(try page.fragment() == "#stage=all")
      let second = try page.evaluate("vitrine.looks[1].place.id").string ?? ""
      try page.press(.right)
      #expect(try page.fragment() == "#stage=\(second)")
      #expect(
        try page.evaluate(
          "document.querySelector('.stage [role=status]').textContent.includes('2 of ')") == true)
      try page.press(.escape)
      try page.wait(for: "the storyboard") { try !page.isOnStage() }
      #expect(try page.fragment() == "")
      #expect(
        try page.evaluate("document.activeElement.getAttribute('href')")
          == .string("\(second).html"))
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test(
    "from the look that an address leads to, keys go on, and Escape leads to the one that was seen last"
  )
  func arrival() throws {
    try visit("todos/onboarding/index.html#added-all") { page throws in
      let links = "vitrine.looks.map((look) => look.link).filter((link) => link.checkVisibility())"
      let start =
        try page.evaluate(
          "\(links).findIndex((link) => link.closest('#added-all'))"
        ).int ?? 0
      for _ in 1...3 { try page.press(.character("j")) }
      let at = "\(links).indexOf(document.activeElement)"
      #expect(try page.evaluate(at).int == start + 3)
      try page.press(.enter)
      try page.wait(for: "the stage") { try page.isOnStage() }
      for _ in 1...2 { try page.press(.right) }
      try page.press(.escape)
      try page.wait(for: "the storyboard") { try page.fragment() == "#added-all" }
      let isInView = """
        (({ top, bottom }) => top >= 0 && bottom <= innerHeight)(
          document.activeElement.getBoundingClientRect())
        """
      try page.wait(for: "the look that was seen last, in focus and in view") {
        try page.evaluate(at).int == start + 5 && page.evaluate(isInView) == true
      }
    }
  }

  @Test("an address whose look is gone says so, and one of a look that is there says nothing")
  func goneLook() throws {
    try visit("todos/app/index.html#stage=was-here&width=768") { page throws in
      let said = "document.querySelector('.gone').textContent"
      #expect(try page.evaluate(said) == "The look that this address names is not on this page.")
      #expect(try !page.isOnStage())
      try page.evaluate("location.hash = '#stage=all'")
      try page.wait(for: "the stage") { try page.isOnStage() }
      #expect(try page.evaluate(said) == "")
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("one key outlines what is live and inert, each with where it leads or why it does nothing")
  func controls() throws {
    try visit("articles/list/index.html") { page throws in
      try page.goOnStage("loading")
      try page.press(.character("l"))
      try page.wait(for: "tags") { try page.evaluate("\(tags).length").int ?? 0 > 2 }
      #expect(try page.evaluate("\(tags).some((tag) => tag.textContent === '→ cancelled')") == true)
      #expect(try page.evaluate("\(tags).some((tag) => /^no store/.test(tag.textContent))") == true)
      // As many outlines as controls, and no tag on another.
      #expect(
        try page.evaluate(
          """
          document.querySelectorAll('.layer .mark').length === \(picture)
            .querySelectorAll('[data-to], [data-beyond], [data-inert]').length
          """) == true)
      #expect(
        try page.evaluate(
          """
          \(tags).map((tag) => tag.getBoundingClientRect()).every((a, i, all) => all.every((b, j) =>
            i === j || a.right <= b.left + 1 || b.right <= a.left + 1
              || a.bottom <= b.top + 1 || b.bottom <= a.top + 1))
          """) == true)
      // What the word means is told on demand.
      #expect(
        try page.evaluate(
          "/without its logic/.test(document.querySelector('.findings details p').textContent)")
          == true)
    }
  }

  @Test("what changed since the look before is marked, and told in words")
  func changes() throws {
    try visit("todos/app/index.html") { page throws in
      try page.goOnStage("added&change=1")
      try page.wait(for: "marks") { try page.evaluate("\(tags).length").int ?? 0 > 0 }
      #expect(try page.evaluate("\(tags).some((tag) => tag.textContent === 'new')") == true)
      let told = try page.evaluate("document.querySelector('.findings h3').textContent").string
      #expect(told?.hasPrefix("Changes since") == true)
    }
  }

  @Test(
    "two looks are compared by slider with two keys; the address shows others the same, at its place"
  )
  func comparing() throws {
    try visit("articles/list/index.html") { page throws in
      for key in ["j", "j"] { try page.press(.character(Character(key))) }
      try page.press(.enter)
      try page.press(.character("c"))
      try page.wait(for: "the other look") {
        try page.evaluate("document.querySelectorAll('.stage .screen').length") == 2
      }
      let fragment = try page.fragment()
      #expect(fragment.contains("&with="))
      let clip = "document.querySelectorAll('.stage .picture')[1].style.clipPath"
      #expect(try page.evaluate(clip) == "inset(0px 0px 0px 50%)")
      try page.navigate(to: "about:blank")
      try page.navigate(to: BuiltSite.shared.get().address("articles/list/index.html") + fragment)
      try page.wait(for: "the same") { try page.isOnStage() }
      #expect(try page.evaluate(clip) == "inset(0px 0px 0px 50%)")
      #expect(try page.fragment() == fragment)
      // How far the slider is, too, as soon as it rests.
      try page.evaluate("document.querySelector('.stage input[type=range]').focus()")
      for _ in 0..<3 { try page.press(.left) }
      let slid = try page.fragment()
      #expect(slid == fragment + "&at=47")
      try page.navigate(to: "about:blank")
      try page.navigate(to: BuiltSite.shared.get().address("articles/list/index.html") + slid)
      try page.wait(for: "the same") { try page.isOnStage() }
      #expect(try page.evaluate(clip) == "inset(0px 0px 0px 47%)")
      #expect(
        try page.evaluate("document.querySelector('.stage input[type=range]').value") == "47")
    }
  }

  @Test("keys go on after comparing, and the key that compared stops it")
  func keysAfterComparing() throws {
    try visit("todos/app/index.html") { page throws in
      try page.goOnStage("checked")
      try page.press(.character("c"))
      #expect(try page.fragment() == "#stage=checked&with=all")
      try page.press(.character("w"))
      #expect(try page.fragment() == "#stage=checked&with=all&width=768")
      try page.press(.character("c"))
      #expect(try page.fragment() == "#stage=checked&width=768")
    }
  }

  @Test("after a click on a switch of the storyboard keys open the stage as before")
  func keysAfterSwitches() throws {
    try visit("todos/app/index.html") { page throws in
      for (name, key, fragment) in [
        ("_live", "l", "#stage=all&live=1&lit=1"),
        ("_large", "c", "#stage=all&with=editing&size=large"),
      ] {
        try page.evaluate(
          "document.getElementById('\(name)').focus(), document.getElementById('\(name)').click()")
        try page.press(.character(Character(key)))
        try page.wait(for: fragment) { try page.fragment() == fragment }
        try page.navigate(to: "about:blank")
        try page.navigate(to: BuiltSite.shared.get().address("todos/app/index.html"))
      }
    }
  }

  @Test("the key of the search leads there from the stage, whether that was entered or arrived at")
  func searching() throws {
    let isSearching = "document.activeElement === vitrine.search.field"
    try visit("todos/app/index.html#stage=all") { page throws in
      try page.press(.character("/"))
      try page.wait(for: "the search") { try page.evaluate(isSearching) == true }
      #expect(try !page.isOnStage())
      #expect(try page.fragment() == "")
      try page.press(.escape)
      try page.press(.character("c"))
      #expect(try page.isOnStage())
      try page.press(.character("/"))
      try page.wait(for: "the search") { try page.evaluate(isSearching) == true }
      #expect(try page.fragment() == "")
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("each of two pictures is marked for itself; all tags are in it, and none is on words")
  func sides() throws {
    try visit("todos/onboarding/index.html") { page throws in
      try page.goOnStage("actions&with=added&live=1")
      try page.wait(for: "tags") { try page.evaluate("\(tags).length").int ?? 0 > 2 }
      #expect(
        try page.evaluate(
          """
          [...document.querySelectorAll('.stage .picture')].map((picture) =>
            picture.querySelectorAll('.mark').length
              - picture.querySelector('.screen').shadowRoot
                .querySelectorAll('[data-to], [data-beyond], [data-inert]').length).join()
          """) == "0,0")
      #expect(
        try page.evaluate(
          """
          \(tags).every((tag) => {
            const [a, b] = [tag, tag.parentElement].map((e) => e.getBoundingClientRect());
            return a.left >= b.left - 1 && a.right <= b.right + 1
              && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
          })
          """) == true)
      // Half of a line's height is about what its letters take.
      #expect(
        try page.evaluate(
          """
          \(tags).every((tag) => {
            const at = tag.getBoundingClientRect();
            return [...tag.closest('.picture').querySelector('.screen').shadowRoot
              .querySelectorAll('[data-to], [data-inert]')].every((control) => {
                const range = document.createRange();
                range.selectNodeContents(control);
                return [...range.getClientRects()].every((line) => {
                  const [top, bottom] = [line.top + line.height / 4, line.bottom - line.height / 4];
                  return !control.textContent.trim() || line.width < 1 || at.right <= line.left
                    || line.right <= at.left || at.bottom <= top || bottom <= at.top;
                });
              });
          })
          """) == true)
    }
  }

  @Test("marks stay where they are while others come and go, on both of two pictures")
  func steadyMarks() throws {
    let marks =
      "[...document.querySelectorAll('.layer .mark')].map((m) => m.getAttribute('style')).join()"
    try visit("todos/onboarding/index.html") { page throws in
      try page.goOnStage("added-all&with=added&live=1")
      var before = ""
      try page.wait(for: "marks that stay") {
        let last = before
        Thread.sleep(forTimeInterval: 0.3)
        before = try page.evaluate(marks).string ?? ""
        return before == last && before.contains("px")
      }
      for _ in 1...2 { try page.press(.character("d")) }
      Thread.sleep(forTimeInterval: 0.3)
      try page.wait(for: "the same marks") { try page.evaluate(marks).string == before }
    }
  }

  @Test("what a sheet covers is not marked on the sheet")
  func covered() throws {
    try visit("specimen/wall/index.html") { page throws in
      try page.goOnStage("sheet&live=1")
      try page.wait(for: "tags") { try page.evaluate("\(tags).length").int ?? 0 > 0 }
      #expect(
        try page.evaluate(
          """
          (() => {
            const sheet = \(picture).querySelector('.modal');
            const at = sheet.getBoundingClientRect();
            return [...document.querySelectorAll('.layer .mark')].map((m) => m.getBoundingClientRect())
              .filter((m) => m.left < at.right && at.left < m.right && m.top < at.bottom
                && at.top < m.bottom).length
              - sheet.querySelectorAll('[data-to], [data-beyond], [data-inert]').length;
          })()
          """) == 0)
    }
  }

  @Test("the same state is laid over it unredacted; width, night, direction, text, source by a key")
  func views() throws {
    try visit("articles/list/index.html") { page throws in
      try page.goOnStage("loading")
      for key in "twnr+" { try page.press(.character(key), withShift: key == "+") }
      #expect(
        try page.fragment()
          == "#stage=loading&with=~unredacted&width=768&scheme=dark&dir=rtl&text=200")
      #expect(try page.evaluate("\(picture).querySelector('.page').dir") == "rtl")
      #expect(
        try page.evaluate("getComputedStyle(\(picture).host).backgroundColor")
          == "rgb(23, 24, 26)")
      try page.press(.character("x"))
      let words = "document.querySelector('.stage .words').textContent"
      #expect(try page.evaluate("\(words).includes('[Cancel]')") == true)
      #expect(try page.evaluate("\(words).includes('▒')") == true)
      try page.press(.character("h"))
      #expect(try page.evaluate("\(words).startsWith('<main>')") == true)
      #expect(try page.evaluate("\(words).includes('data-')") == false)
    }
    try visit("todos/onboarding/index.html#stage=added&show=text") { page throws in
      let words = "document.querySelector('.stage .words').textContent"
      #expect(try page.evaluate("\(words).includes('“Filter” (•All) [Active]')") == true)
      #expect(try page.evaluate("\(words).includes('· (▒) (✎ ▒▒)')") == true)
    }
  }

  @Test("a picture shows where its look differs from the one before it, however far down that is")
  func windows() throws {
    try visit("specimen/wall/index.html") { page throws in
      for name in ["on", "wrong", "filled", "sent", "menu-open", "chosen"] {
        try page.evaluate("document.getElementById('\(name)').scrollIntoView({ block: 'center' })")
        let figure = "document.getElementById('\(name)')"
        try page.wait(for: "what differs in \(name)") {
          try page.evaluate(
            """
            ((figure) => {
              const page = (one) => one.querySelector('.look').shadowRoot.querySelector('.page');
              const { top, bottom } = figure.querySelector('.glass').getBoundingClientRect();
              return vitrine.stage && figure.querySelector('.glass.further') && vitrine.reading
                .differences(page(document.getElementById(figure.dataset.from)), page(figure))
                .some(({ after }) => {
                  const box = after?.getBoundingClientRect();
                  return box && box.top >= top && box.top < bottom;
                });
            })(\(figure))
            """) == true
        }
      }
    }
  }

  @Test("axe has nothing to say of it, wide and narrow")
  func accessibility() throws {
    for width in [1280, 390] {
      try visit("todos/app/index.html", width: width) { page throws in
        try page.goOnStage("checked&live=1&change=1&with=all")
        try page.evaluate("document.querySelector('.tools').open = true")
        #expect(try Axe.findings(on: page) == [])
      }
    }
  }

  private let tags = "[...document.querySelectorAll('.layer .tag')]"
  private let picture = "document.querySelector('.stage .screen').shadowRoot"
}

extension BrowserTab {
  func isOnStage() throws -> Bool {
    try evaluate("document.querySelector('dialog.stage')?.open") == true
  }

  func goOnStage(_ look: String) throws {
    try evaluate("location.hash = 'stage=\(look)'")
    try wait(for: look) { try isOnStage() }
  }

  func fragment() throws -> String { try evaluate("location.hash").string ?? "" }
}
