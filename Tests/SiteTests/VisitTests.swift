// What a visitor does: clicks through the site without a script, or goes through it by keys.

import Browser
import Checkers
import JSON
import Testing

@Suite("visits", .serialized)
struct VisitTests {
  @Test("without a script: from the index through the whole tour by clicks, to its end, and back")
  func tour() throws {
    try visit("index.html", scripts: false) { page throws in
      #expect(try page.evaluate("document.querySelector('input[type=search]')") == nil)
      // The index may have several rooms.
      var room = 1
      while !(try page.has("Todos, a tour")) {
        room += 1
        try page.follow("\(room)", in: ".pager")
      }
      try page.follow("Todos, a tour", in: "main")
      #expect(try page.path() == "todos/onboarding/index.html")
      try page.follow("actions", in: ".exhibit")
      #expect(try page.path() == "todos/onboarding/actions.html")
      let names = ["Add", "Active", "All", "Check Mail", "Buy Milk", "1 s later"]
      for name in names { try page.follow(name) }
      #expect(try page.path() == "todos/onboarding/done.html")
      #expect(try page.evaluate("document.body.textContent.includes('Step')") == false)
      try page.follow("todos/onboarding")
      #expect(try page.path() == "todos/onboarding/index.html#done")
      try page.follow("Vitrine")
      #expect(try page.path() == "index.html")
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("without a script: filters combine, and no page is shown without a look that passes")
  func filters() throws {
    try visit("index.html", scripts: false) { page throws in
      func shown(_ selector: String) throws -> Int {
        try page.evaluate(
          "[...document.querySelectorAll('\(selector)')].filter((e) => e.checkVisibility()).length"
        ).int ?? -1
      }
      let all = try shown(".shelf li")
      #expect(all > 100)
      #expect(try shown(".nothing") == 0)
      try page.evaluate("document.getElementById('_r1').click()")
      let privates = try shown(".shelf li")
      #expect(privates > 0 && privates < all)
      #expect(try shown(".shelf li.r1") == privates)
      #expect(try shown(".page") == shown(".page:has(.r1)"))
      try page.evaluate("document.getElementById('_k5').click()")
      #expect(try shown(".shelf li") == shown(".shelf li.r1.k5"))
      #expect(try shown(".page") == shown(".page:has(.r1.k5)"))
      // Nothing is at rest and waiting, which is said; and the way back is there.
      try page.evaluate("document.getElementById('_r1').click()")
      try page.evaluate("document.getElementById('_k6').click()")
      #expect(try shown(".page") == 0)
      #expect(try shown(".nothing") == 1)
      try page.evaluate("document.querySelector('.nothing button').click()")
      #expect(try shown(".shelf li") == all)
      #expect(try shown(".nothing") == 0)
    }
  }

  @Test("keys: j and k and the arrows go from look to look, Enter opens the stage, Escape back")
  func keys() throws {
    try visit("todos/app/index.html") { page throws in
      func focus() throws -> String? {
        try page.evaluate("document.activeElement.getAttribute('href')").string
      }
      func isOnStage() throws -> Bool {
        try page.evaluate("document.querySelector('dialog.stage')?.open ?? false") == true
      }
      try page.press(.character("j"))
      #expect(try focus() == "all.html")
      try page.press(.right)
      let second = try focus()
      #expect(second != "all.html")
      try page.press(.character("k"))
      #expect(try focus() == "all.html")
      try page.press(.character("?"), withShift: true)
      #expect(try page.evaluate("document.querySelector('dialog.keys').open") == true)
      try page.press(.escape)
      #expect(try page.evaluate("document.querySelector('dialog.keys').open") == false)
      try page.press(.enter)
      try page.wait(for: "Enter to open the stage") { try isOnStage() }
      #expect(try page.path() == "todos/app/index.html#stage=all")
      try page.press(.character("j"))
      #expect(try page.path() != "todos/app/index.html#stage=all")
      try page.press(.escape)
      try page.wait(for: "Escape to leave the stage") { try !isOnStage() }
      try page.press(.escape)
      try page.wait(for: "Escape to go back") {
        try page.path().hasSuffix(".html#todos/app")
      }
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("search finds words in looks and kinds of looks as one types, in other rooms too")
  func search() throws {
    try visit("index.html") { page throws in
      let told = "document.querySelector('.told').textContent"
      func search(_ words: String) throws {
        try page.evaluate("vitrine.search.clear()")
        for character in words { try page.press(.character(character)) }
      }
      try page.press(.character("/"))
      try search("read later")
      let shown = "[...document.querySelectorAll('.shelf li')].filter((e) => e.checkVisibility())"
      #expect(try page.evaluate("\(shown).length").int ?? 0 > 0)
      #expect(
        try page.evaluate(
          """
          \(shown).every((e) => ['read', 'later'].every((word) =>
            vitrine.looks.find((look) => look.place === e).words.includes(word)))
          """) == true)
      #expect(try page.evaluate("location.hash") == "#q=read%20later")
      try search("failed")
      try page.wait(for: "a look of another room") {
        try page.evaluate("document.querySelector('.found a')?.href.includes('#stage=')") == true
      }
      #expect(
        try page.evaluate(
          """
          \(shown).every((e) => vitrine.looks.find((look) => look.place === e).name
            .includes('failed'))
          """) == true)
      try search("items list")
      try page.wait(for: "a page to be found") {
        try page.evaluate(
          """
          [...document.querySelectorAll('.found a, .page h2 a')].some((a) =>
            a.checkVisibility() && a.href.endsWith('/items/list/index.html'))
          """) == true
      }
      try search("xyzzy")
      // Nothing is claimed of what was not searched.
      #expect(
        try page.evaluate(told).string
          == "Nothing drawn in this room says “xyzzy”, and no other page is called so.")
      #expect(
        try page.evaluate("document.querySelector('.told + .told').innerText").string
          == "Words further down a look are searched on its page’s storyboard.")
      // What is drawn in another room is a click away, wherever that is.
      try search("harbour words")
      #expect(try page.evaluate("\(shown).length") == 0)
      let places = try page.evaluate(
        "[...document.querySelectorAll('.told + .told + .told a')].map((link) => link.href)")
      let rooms = places.array?.compactMap(\.string) ?? []
      #expect(
        try rooms.count == page.evaluate("document.querySelectorAll('.rooms li').length - 1").int)
      var finds = 0
      for room in rooms {
        #expect(room.hasSuffix("#q=harbour%20words"))
        try page.navigate(to: room)
        finds += try page.evaluate("\(shown).length").int ?? 0
      }
      #expect(finds > 0)
      #expect(page.messages.map(\.description) == [])
    }
    try visit("items/list/index.html") { page throws in
      try page.press(.character("/"))
      for character in "xyzzy" { try page.press(.character(character)) }
      #expect(
        try page.evaluate("document.querySelector('.told').textContent").string
          == "Nothing drawn here says “xyzzy”, and no other page is called so.")
      #expect(
        try page.evaluate("document.querySelector('.told + .told').innerText").string
          == "Words of other pages are searched on their storyboards.")
    }
  }

  @Test(
    "words are found however they are written: with accents, capitals, points or a place to part them"
  )
  func searchPlain() throws {
    try visit("index.html") { page throws in
      try page.evaluate(
        """
        document.querySelector('.strip .look').shadowRoot.querySelector('.page').append(
          ' cafe\\u0301 Donau\\u00addampf Größe don’t ΟΔΟΣ שָׁלוֹם أَحْمَد ｶﾞ мой की ');
        """)
      func finds(_ words: String) throws -> Bool {
        try page.evaluate(
          """
          vitrine.search.field.value = '\(words)';
          vitrine.search.search();
          !document.querySelector('.strip .look').closest('li').hidden
          """) == true
      }
      for words in [
        "café", "CAFE", "cafe\u{301}", "donaudampf", "GRÖSSE", "größe", "GRÖẞE", "grosse",
        "don\\'t", "οδοσ", "όδος",
        "שלום", "احمد", "ガ", "мой", "МОЙ", "की",
      ] { #expect(try finds(words), "\(words)") }
      // A mark may make another letter.
      for words in ["カ", "мои", "का", "cafes"] { #expect(try !finds(words), "\(words)") }
    }
  }

  @Test("what is searched on a storyboard stands in its address, and stays there behind a stage")
  func searchOfStoryboard() throws {
    try visit("todos/app/index.html") { page throws in
      try page.press(.character("/"))
      for character in "buy milk" { try page.press(.character(character)) }
      #expect(try page.fragment() == "#q=buy%20milk")
      try page.evaluate("document.getElementById('_large').click()")
      #expect(try page.fragment() == "#q=buy%20milk&size=large")
      let found = "document.querySelectorAll('.found a').length"
      let count = try page.evaluate(found)
      try page.evaluate("document.activeElement.blur()")
      try page.press(.character("l"))
      try page.wait(for: "the stage") { try page.isOnStage() }
      let fragment = try page.fragment()
      #expect(fragment == "#stage=all&live=1&q=buy%20milk&size=large")
      try page.press(.escape)
      try page.wait(for: "the storyboard") { try page.fragment() == "#q=buy%20milk&size=large" }
      // For somebody else, who leaves the stage.
      try page.navigate(to: "about:blank")
      try page.navigate(to: BuiltSite.shared.get().address("todos/app/index.html") + fragment)
      try page.wait(for: "the stage") { try page.isOnStage() }
      try page.wait(for: "what was found") { try page.evaluate(found) == count }
      try page.press(.escape)
      #expect(try page.fragment() == "#q=buy%20milk&size=large")
      #expect(try page.evaluate("vitrine.search.field.value") == "buy milk")
      try page.press(.character("/"))
      try page.press(.escape)
      #expect(try page.fragment() == "#size=large")
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test(
    "what was chosen on the index is chosen as one comes back from a page, and keys go on there")
  func choicesOnTheWayBack() throws {
    try visit("index.html") { page throws in
      let shown = "[...document.querySelectorAll('.shelf li')].filter((e) => e.checkVisibility())"
      try page.evaluate("document.querySelector('[data-filter=k0]').click()")
      for _ in 0..<4 { try page.press(.character("j")) }
      let count = try page.evaluate("\(shown).length")
      let left = try page.evaluate("document.activeElement.closest('.page').id").string ?? ""
      try page.press(.enter)
      try page.wait(for: "the stage") { try page.isOnStage() }
      try page.press(.escape)
      try page.wait(for: "the storyboard") { try !page.isOnStage() }
      try page.press(.escape)
      try page.wait(for: "the index") {
        try page.path() == "index.html#kind=loading&at=\(left)"
          && page.evaluate("\(shown).length") == count
      }
      #expect(try page.evaluate("document.getElementById('_k0').checked") == true)
      let top = try page.evaluate("document.getElementById('\(left)').getBoundingClientRect().top")
      #expect((-2..<100).contains(try #require(top.double)))
      try page.press(.character("j"))
      #expect(
        try page.evaluate("document.activeElement.closest('.page').id").string == left)
      // What is taken back stays so.
      try page.evaluate("document.querySelector('[data-filter=k0]').click()")
      #expect(try page.fragment() == "")
      try page.navigate(to: BuiltSite.shared.get().address("todos/app/index.html"))
      try page.press(.escape)
      try page.wait(for: "all of it") { try page.path().hasSuffix(".html#todos/app") }
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("a title of several lines covers nothing, and leaves the button of the menu whole")
  func longTitle() throws {
    try visit("index.html") { page throws in
      try page.evaluate(
        "document.querySelector('.home').textContent = 'Small observatories '.repeat(6)")
      let place = "getBoundingClientRect()"
      #expect(
        try page.evaluate(
          """
          document.querySelector('.home').\(place).height > 60 &&
            document.querySelector('.home').\(place).bottom < document.querySelector('.seek').\(place).top
          """) == true)
      try page.setViewport(width: 320, height: 900)
      #expect(try page.evaluate("document.querySelector('.drawer').\(place).height < 50") == true)
    }
  }

  @Test("of a page's title of two lines axe can tell how well it can be read")
  func longPageTitle() throws {
    try visit("index.html", width: 390) { page throws in
      let title = "document.querySelector('.page h2 a')"
      try page.evaluate(
        "\(title).innerHTML = '<bdi lang=\"de\">Ärger mit der Donaudampfschifffahrt, “x” y z</bdi>'"
      )
      #expect(try page.evaluate("\(title).getBoundingClientRect().height > 45") == true)
      #expect(try Axe.findings(on: page) == [])
    }
  }

  @Test("filters combine, tell how many looks each would leave, and stand in the address")
  func filtersTogether() throws {
    try visit("index.html") { page throws in
      let shown = "[...document.querySelectorAll('.shelf li')].filter((e) => e.checkVisibility())"
      try page.evaluate("document.getElementById('_k0').click()")
      let count =
        "Number(document.getElementById('_r').closest('label')"
        + ".querySelector('.count').textContent)"
      // What other rooms have is counted in.
      try page.wait(for: "all rooms to be counted") {
        try page.evaluate("!!document.querySelector('.left a')") == true
      }
      let promised = try page.evaluate(count).int
      try page.evaluate("document.getElementById('_r').click()")
      let told = "document.querySelector('.left').textContent.match(/\\d+(?= looks?)/g)"
      #expect(
        try page.evaluate("\(told).reduce((sum, one) => sum + Number(one), 0)").int == promised)
      #expect(
        try page.evaluate("Number(\(told)[0]) === \(shown).length && \(shown).length > 0") == true)
      #expect(try page.evaluate("\(shown).every((e) => e.matches('.k0.r'))") == true)
      #expect(try page.evaluate("location.hash") == "#kind=loading&reason=anything")
      try page.evaluate("location.hash = '#kind=failed+loaded&reason=privacy'")
      try page.wait(for: "nothing") { try page.evaluate("\(shown).length") == 0 }
      #expect(try page.evaluate("document.querySelector('.nothing').checkVisibility()") == true)
      try page.evaluate("document.querySelector('.nothing button').click()")
      try page.wait(for: "all") { try page.evaluate("\(shown).length").int ?? 0 > 100 }
      #expect(try page.evaluate("location.hash") == "")
    }
  }

  @Test(
    "of choices whose names differ in capitals, spaces or signs only, a link chooses the one it is of"
  )
  func choicesAlike() throws {
    try visit("index.html") { page throws in
      for names in [
        "['rust', 'Rust', 'tools']", "['A b', 'a-b', 'a+b']", "['ünï', 'Ünï', 'a%20b']",
      ] {
        try page.evaluate(
          """
          window.choices = [...document.querySelectorAll('[data-group="kind"] label')].slice(0, 3);
          choices.forEach((label, place) => {
            label.querySelector('span').textContent = \(names)[place];
          });
          """)
        for place in 0..<3 {
          try page.evaluate("choices[\(place)].click()")
          let fragment = try page.fragment()
          try page.evaluate("choices[\(place)].click()")
          #expect(try page.fragment() == "")
          try page.evaluate("location.hash = '\(fragment)'")
          let chosen = "choices.map((label) => label.control.checked).join()"
          let expected = (0..<3).map { $0 == place ? "true" : "false" }.joined(separator: ",")
          try page.wait(for: fragment) { try page.evaluate(chosen).string == expected }
          try page.evaluate("document.querySelector('.filters').reset()")
          try page.wait(for: "nothing to be chosen") { try page.fragment() == "" }
        }
      }
      // Where there is no other name like it, small letters and hyphens do.
      try page.evaluate("location.hash = '#kind=a%2520b'")
      try page.wait(for: "what is called so") {
        try page.evaluate("choices[2].control.checked") == true
      }
    }
  }

  @Test(
    "a look whose file is called otherwise, since its name is the storyboard's, is put on the stage too"
  )
  func lookCalledIndex() throws {
    try visit("index.html") { page throws in
      try page.evaluate(
        """
        const link = document.querySelector('.strip a');
        link.href = link.href.replace(/[^/]*$/, 'index_.html');
        link.click();
        """)
      try page.wait(for: "the stage to be asked for") {
        try page.evaluate("location.href").string?.hasSuffix("/index.html#stage=index") == true
      }
    }
  }

  @Test("without a script the stylesheet filters; with one it is not even asked for")
  func filtersOfTheSheet() throws {
    let shown = "[...document.querySelectorAll('.shelf li')].filter((e) => e.checkVisibility())"
    let sheets = "[...document.styleSheets].filter((s) => s.href?.endsWith('filters.css')).length"
    try visit("index.html", scripts: false) { page throws in
      #expect(try page.evaluate(sheets) == 1)
      let all = try #require(try page.evaluate("\(shown).length").int)
      try page.evaluate("document.getElementById('_k0').click()")
      let some = try #require(try page.evaluate("\(shown).length").int)
      #expect(some > 0 && some < all)
      #expect(try page.evaluate("\(shown).every((e) => e.matches('.k0'))") == true)
    }
    try visit("index.html") { page throws in #expect(try page.evaluate(sheets) == 0) }
  }

  @Test("kinds that no look of a room has lead to the rooms that have some")
  func rooms() throws {
    try visit("index.html") { page throws in
      let shown = "[...document.querySelectorAll('.shelf li')].filter((e) => e.checkVisibility())"
      try page.evaluate("document.getElementById('_k0').click()")
      try page.evaluate("document.getElementById('_k2').click()")
      #expect(try page.evaluate("\(shown).length") == 0)
      try page.wait(for: "the other rooms to be counted") {
        try page.evaluate("document.querySelectorAll('.left a').length") == 1
      }
      let told = try page.evaluate("parseInt(document.querySelector('.left a').textContent)")
      try page.evaluate("document.querySelector('.left a').click()")
      try page.wait(for: "the other room") { try page.evaluate("\(shown).length") == told }
      #expect(
        try page.evaluate(
          "\(shown).every((e) => /loading/.test(e.dataset.kinds) && /failed/.test(e.dataset.kinds))"
        )
          == true)
      #expect(page.messages.map(\.description) == [])
    }
  }

  @Test("from a server under a path all is there as well, and leads to where it should")
  func server() throws {
    let site = try BuiltSite.shared.get()
    try visit("404.html") { page throws in
      try page.serve(Server.responder(site.folder))
      let paths = [
        "index.html", "404.html", "articles/compare/index.html", "todos/app/index.html",
        "articles/behind-glass/loaded.html", "todos/app/all.html",
      ]
      for path in paths where site.documents.contains(where: { $0.path == path }) {
        try page.navigate(to: Server.address(path))
        #expect(page.messages.map(\.description) == [], "\(path)")
      }
      try page.follow("Active")
      #expect(
        try page.evaluate("location.href") == .string(Server.address("todos/app/active.html")))
    }
  }
}
