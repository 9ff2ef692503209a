// The document of a frame.

import Atlas
import Composable
import Drawing
import Gallery
import Testing

@Suite("frame documents")
struct FramePageTests {
  @Test("a frame has one stylesheet, no script, and a policy that allows no more")
  func policy() throws {
    let frame = try #require(frames(of: notesPage())["loading"])
    #expect(
      frame.contains(
        """
        content="default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; \
        base-uri 'none'; form-action 'none'"
        """))
    #expect(frame.contains("<link rel=\"stylesheet\" href=\"../../assets/frame.css\">"))
    #expect(frame.ranges(of: "rel=\"stylesheet\"").count == 1)
    #expect(!frame.contains("<script") && !frame.contains("style=") && !frame.contains("<style"))
  }

  @Test("the caption names the state and leads to the storyboard and to what time does")
  func caption() throws {
    let all = frames(of: notesPage())
    let loading = try #require(all["loading"])
    let loaded = try #require(all["loaded"])
    #expect(loading.contains("<a href=\"index.html#loading\">notes/one</a> <b>loading</b>"))
    #expect(loading.contains("<a class=\"next\" href=\"loaded.html\">4 s later</a>"))
    #expect(!loaded.contains("class=\"next\""))
  }

  @Test("the plate tells what was sent on the way, what was dropped, what is pending")
  func news() throws {
    let frames = frames(of: bellPage)
    let rung = try #require(frames["rung"])
    #expect(rung.contains("<dt>Would send</dt><dd>bell: ring, not loud, times 3</dd>"))
    #expect(rung.contains("<dt>In flight</dt><dd>echo in 2 s; echo in 5 s</dd>"))
    #expect(!rung.contains("<dt>Dropped</dt>"))
    let muted = try #require(frames["muted"])
    #expect(muted.contains("<dt>Dropped</dt><dd>echo, by 'mute'</dd>"))
    let start = try #require(frames["silence"])
    #expect(!start.contains("<dl>"))
    // The way here, each step with what is seen after it.
    #expect(
      muted.contains(
        "<dd><a href=\"silence.html\">the beginning</a> → <a href=\"rung.html\">Ring</a> → "))
  }

  @Test("the plate leads to moments that the story names, and to the next effect")
  func moments() throws {
    let rung = try #require(frames(of: bellPage)["rung"])
    let links = rung.matches(of: #/<a class="next" href="([a-z-]+).html">([^<]+) later</a>/#)
    #expect(links.map { "\($0.2) \($0.1)" } == ["500 ms a-moment-later", "2 s rung-later"])
  }

  @Test("the plate leads to the look before and the next one, by their names")
  func neighbours() throws {
    let loaded = try #require(frames(of: notesPage())["loaded"])
    #expect(
      loaded.contains(
        """
        <span class="beside"><a rel="prev" href="loading.html">\
        <span>Before</span><span class="unseen">: loading</span></a>\
        <a rel="next" href="loaded-star.html">\
        <span>Next</span><span class="unseen">: loaded · Star</span></a></span>
        """))
  }

  @Test("what a title says in another script keeps its direction to itself")
  func scripts() throws {
    let page = Page("door", title: "Door", false) {
      Reduce<Bool, DoorAction> { isOpen, _ in
        isOpen.toggle()
        return .none
      }
    } view: { store in
      Text(store.state ? "open" : "closed")
      Button("Open ما وراء الستار now", store.intent(.doorTapped))
    } story: {
      Frame("closed")
    }
    let titles = frames(of: page).values.filter { $0.contains("<bdi>ما وراء الستار</bdi> now</b>") }
    #expect(titles.count == 1)
  }

  @Test("a page says its language and which way it is read; its caption says the museum's")
  func direction() throws {
    let hebrew = notesPage().environment { $0.language = Language("he") }
    let frame = try #require(frames(of: hebrew)["loading"])
    #expect(frame.contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(frame.contains("aria-label=\"Exhibit\" lang=\"en\" dir=\"ltr\">"))
  }

  @Test("what a page lacks for assistive technology is added: heading, state, landmark")
  func additions() throws {
    let bare = try #require(frames(of: barePage("Count"))["zero"])
    #expect(bare.contains("<main><div class=\"unseen\"><h1>bare</h1>"))
    #expect(bare.contains("<p role=\"status\" lang=\"en\">State: zero</p>"))
    let silent = Page("silent", 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Main { Heading(1, "") }
    } story: {
      Frame("start")
    }
    let start = try #require(frames(of: silent)["start"])
    #expect(start.contains("<h1>silent</h1>") && start.ranges(of: "<h1").count == 1)
    let notes = try #require(frames(of: notesPage())["loading"])
    #expect(!notes.contains("<section class=\"unseen\"") && notes.ranges(of: "<main").count == 1)
  }

  @Test("a frame that the story calls index does not take the storyboard's place")
  func index() {
    #expect(GalleryPath.frame("index", of: "a") == "a/index_.html")
    #expect(GalleryPath.storyboard(of: "a") == "a/index.html")
  }
}

// The page about a page: looks, matrix, laws.

@Suite("storyboards")
struct StoryboardTests {
  @Test("each look is a picture, joined to the one it was first found from by what is done there")
  func map() throws {
    let board = storyboard(of: notesPage())
    #expect(board.ranges(of: "<template shadowrootmode=\"open\">").count == 3)
    let loading = try figure("loading", on: board)
    #expect(loading.before.contains("<p class=\"by\"><span>Where it begins</span></p>"))
    let loaded = try figure("loaded", on: board)
    #expect(loaded.before.contains("<p class=\"by arrow\"><span>+4 s</span></p>"))
    #expect(loaded.opening.contains("data-from=\"loading\""))
    #expect(loaded.opening.contains("data-path=\"[&quot;+4 s&quot;]\""))
    let starred = try figure("loaded-star", on: board)
    #expect(starred.before.contains("<p class=\"by arrow\"><span>Star</span></p>"))
    #expect(starred.opening.contains("data-from=\"loaded\""))
    // What exploring found is folded beneath the look it starts from.
    #expect(board.contains("<summary>1 more look found by exploring from loaded</summary>"))
  }

  @Test("a way back or to itself is no arrow, but words under the picture")
  func ways() throws {
    let starred = try figure("loaded-star", on: storyboard(of: notesPage()))
    #expect(
      starred.text.contains(
        "<li>Unstar <span class=\"to\"></span> <a href=\"#loaded\">loaded</a></li>"))
    let loaded = try figure("loaded", on: storyboard(of: notesPage()))
    #expect(!loaded.text.contains("<ul class=\"ways\">"))
  }

  @Test("branches hang below the look that they start from; the line goes where most is told")
  func branches() throws {
    let board = storyboard(of: bellPage)
    let line = try #require(board.firstRange(of: "<ol class=\"line\">"))
    let end = try #require(board[line.upperBound...].firstRange(of: "</ol>\n<"))
    let names = board[line.upperBound..<end.lowerBound].matches(of: #/data-frame="([^"]+)"/#)
    #expect(names.map { String($0.output.1) } == ["silence", "rung", "muted"])
    #expect(board.contains("<section class=\"branch\" aria-label=\"From rung\">"))
    let branch = try figure("a-moment-later", on: board)
    #expect(branch.opening.contains("data-from=\"rung\""))
  }

  @Test("without a story looks stand by how far away they are")
  func distances() {
    let board = storyboard(of: barePage("x").exploring { $0.budget = 6 })
    #expect(board.contains("<h3>Where it begins</h3>") && board.contains("<h3>1 step away</h3>"))
  }

  @Test("what is hidden tells so many bits, or nothing where one block stands for anything")
  func telling() {
    let exact = storyboard(of: notesPage())
    #expect(
      exact.contains("The look that tells most is 'loading': of its 5 hidden words, a reader"))
    let constant = storyboard(of: notesPage().environment { $0.projection = .constant })
    #expect(constant.contains("tells a reader of the source nothing of its words: 0 bits."))
    #expect(!storyboard(of: barePage("x")).contains("a reader of the source"))
  }

  @Test("the matrix tells each region in each look in a few signs, and on demand by names")
  func matrix() {
    let board = storyboard(of: notesPage())
    #expect(board.contains("<th scope=\"row\">note</th>"))
    #expect(
      board.contains(
        "<td class=\"redacted\"><button type=\"button\" popovertarget=\"_d0\" "
          + "aria-label=\"redacted, 0 live, 2 inert\">"))
    #expect(board.contains("popover id=\"_d0\"><p>redacted</p><p>button × 2: no store</p>"))
    #expect(board.contains("<b class=\"live\">Star</b> live"))
    #expect(board.contains("<p>Close: ignored</p>"))
  }

  @Test("under a picture stands what is hidden and alive, and on demand all that is known of it")
  func label() throws {
    let board = storyboard(of: notesPage())
    let loading = try figure("loading", on: board)
    #expect(
      loading.text.contains(
        "<li class=\"hid\">redacted: note (placeholder, privacy)</li><li>2 inert</li>"))
    let starred = try figure("loaded-star", on: board)
    #expect(starred.text.contains("<dd>+4 s → Star</dd>"))
    #expect(starred.text.contains("<b class=\"live\">1 live</b>, 1 inert: 1 ignored"))
    #expect(starred.text.contains("<dt>Would send</dt><dd>analytics: Star with title</dd>"))
    #expect(starred.text.contains("<a href=\"#loaded\">loaded</a>, by Unstar"))
  }

  @Test("a look that redacts has a twin: the same state without, but for what is private")
  func twin() throws {
    let closed = try figure("closed", on: storyboard(of: openPage))
    let twin = try #require(closed.text.split(separator: "<template class=\"twin\">").last)
    #expect(twin.contains("What is behind it") && twin.contains("Open"))
    let open = try figure("open", on: storyboard(of: openPage))
    #expect(!open.text.contains("class=\"twin\""))
    let loading = try figure("loading", on: storyboard(of: notesPage()))
    let unloaded = try #require(loading.text.split(separator: "<template class=\"twin\">").last)
    #expect(unloaded.contains("Tea &amp; cake") && !unloaded.contains("4711"))
    let publicly = openPage.environment { $0.redaction.isPublic = true }
    #expect(!storyboard(of: publicly).contains("class=\"twin\""))
    // What a page tells less of than the widths of its words is a secret in its own pictures as well.
    for projection in [Projection.Kind.grid, .constant] {
      let secret = openPage.environment { $0.projection = projection }
      #expect(!storyboard(of: secret).contains("class=\"twin\""))
    }
  }

  @Test("titles are escaped")
  func escaping() {
    #expect(storyboard(of: notesPage()).contains("<title>Notes · A &lt;Museum&gt;</title>"))
  }

  /// A look on a storyboard: what stands before it in its place, the tag, and all that is said of it.
  private func figure(
    _ name: String, on board: String
  ) throws -> (before: Substring, opening: Substring, text: Substring) {
    let start = try #require(board.firstRange(of: "<figure class=\"exhibit\" id=\"\(name)\""))
    let before = board[..<start.lowerBound].split(separator: "<li>").last ?? ""
    let rest = board[start.lowerBound...]
    let tag = rest.prefix { $0 != ">" }
    let end = try #require(rest.firstRange(of: "</figure>"))
    return (before, tag, rest[..<end.lowerBound])
  }
}

// Nothing that is redacted is in a frame's document, nor in what is said of it elsewhere.

@Suite("no leak")
struct LeakTests {
  @Test("secrets of any length give byte-identical frames and storyboards")
  func secrets() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let expected = frames(of: notesPage())
    let board = storyboard(of: notesPage())
    for _ in 0..<60 {
      let state = Notes.State(secret: generator.text())
      #expect(frames(of: notesPage(state)) == expected, "seed \(seed), \(state.secret)")
      #expect(storyboard(of: notesPage(state)) == board, "seed \(seed), \(state.secret)")
    }
  }

  @Test("titles with equal projection give byte-identical redacted frames")
  func placeholders() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let title = generator.text()
      // The same letters the other way round, which are equally wide and kerned alike.
      let letters = Array("oòóôõö")
      let word = String(title.unicodeScalars.map { letters[Int($0.value) % letters.count] })
      let other = String(word.reversed())
      let one = frames(of: notesPage(Notes.State(title: word)))
      let two = frames(of: notesPage(Notes.State(title: other)))
      #expect(one["loading"] == two["loading"], "seed \(seed), \(word)")
      #expect((one["loaded"] == two["loaded"]) == (word == other), "seed \(seed), \(word)")
    }
  }

  @Test("what goes with events is told where the page says so, and never what is hidden")
  func values() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    // Something is hidden for privacy on all frames of these, or will be: nothing may tell it.
    let telling = notesPage(Notes.State(title: "Zanzibar")).tellingValues()
    let publicly = openNotesPage(Notes.State(title: "Zanzibar")).tellingValues()
      .environment { $0.redaction.isPublic = true }
    for page in [telling, publicly] {
      let frame = try #require(frames(of: page)["loaded-star"])
      #expect(frame.contains("<dt>Would send</dt><dd>analytics: Star with title</dd>"))
      #expect(!storyboard(of: page).contains("Star, title"))
    }
    for _ in 0..<20 {
      let secret = generator.text()
      let page = notesPage(Notes.State(secret: secret)).tellingValues()
      #expect(frames(of: page) == frames(of: notesPage()), "seed \(seed), \(secret)")
    }
    let open = openNotesPage(Notes.State(title: "Zanzibar"))
    let told = try #require(frames(of: open.tellingValues())["loaded-star"])
    #expect(told.contains("<dt>Would send</dt><dd>analytics: Star, title Zanzibar</dd>"))
    #expect(storyboard(of: open.tellingValues()).contains("analytics: Star, title Zanzibar"))
    #expect(!storyboard(of: open).contains("title Zanzibar"))
  }

  @Test("events are told by name, and what goes with them by its keys")
  func events() {
    let board = storyboard(of: notesPage(Notes.State(title: "Zanzibar")))
    #expect(board.contains("analytics: Star with title"))
    // It is seen in the picture of the look that shows it, and said nowhere else.
    let said = board.replacing(#/<template.*?</template>/#.dotMatchesNewlines(), with: "")
    #expect(!said.contains("Zanzibar"))
  }
}

extension SeededGenerator {
  /// Some words.
  mutating func text() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz <&\"あ漢")
    let count = Int.random(in: 1...40, using: &self)
    return String((0..<count).map { _ in letters.randomElement(using: &self) ?? "a" })
  }
}
