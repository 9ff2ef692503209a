// The document of a frame.

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
  }

  @Test("the plate leads to moments that the story names, and to the next effect")
  func moments() throws {
    let rung = try #require(frames(of: bellPage)["rung"])
    let links = rung.matches(of: #/<a class="next" href="([a-z-]+).html">([^<]+) later</a>/#)
    #expect(links.map { "\($0.2) \($0.1)" } == ["500 ms a-moment-later", "2 s rung-later"])
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
    let notes = try #require(frames(of: notesPage())["loading"])
    #expect(!notes.contains("unseen") && notes.ranges(of: "<main").count == 1)
  }

  @Test("a frame that the story calls index does not take the storyboard's place")
  func index() {
    #expect(GalleryPath.frame("index", of: "a") == "a/index_.html")
    #expect(GalleryPath.storyboard(of: "a") == "a/index.html")
  }
}

// The page about a page: map, matrix, cases with labels.

@Suite("storyboards")
struct StoryboardTests {
  @Test("every node of the map is a link to its frame, and every way is named")
  func map() {
    let board = storyboard(of: notesPage())
    for (frame, name) in [
      ("loading", "loading"), ("loaded", "loaded"), ("loaded-star", "loaded star"),
    ] {
      #expect(board.contains("<div class=\"at\"><a href=\"\(frame).html\">\(name)</a>"))
    }
    #expect(board.contains("<li class=\"joined\"><p class=\"on\">+4 s</p>"))
    #expect(board.contains("<p>by Star</p><p>Unstar → loaded</p>"))
  }

  @Test("what is hidden tells so many bits, or nothing where one block stands for anything")
  func telling() {
    let exact = storyboard(of: notesPage())
    #expect(exact.contains("The frame 'loading' tells a reader of the source most of what is hid"))
    let constant = storyboard(of: notesPage().environment { $0.projection = .constant })
    #expect(constant.contains("tells a reader of the source nothing of its words: 0 bits."))
    #expect(!storyboard(of: barePage("x")).contains("a reader of the source"))
  }

  @Test("the matrix tells each region in each state, by names that may be seen")
  func matrix() {
    let board = storyboard(of: notesPage())
    #expect(board.contains("<th scope=\"row\">note</th>"))
    #expect(
      board.contains("<td class=\"redacted\"><span>redacted</span><p>button × 2"))
    #expect(board.contains("<b class=\"live\">Star</b> live"))
    #expect(board.contains("<p>Close: ignored</p>"))
  }

  @Test("a label tells name, path, material, what would be sent, and where it leads")
  func label() throws {
    let board = storyboard(of: notesPage())
    let start = try #require(board.firstRange(of: "id=\"loaded-star\""))
    let label = board[start.lowerBound...]
    #expect(label.contains("notes/one · 3 of 3 · found by exploring"))
    #expect(label.contains("<dd>+4 s → Star</dd>"))
    #expect(label.contains("<b class=\"live\">1 live</b>, 1 inert: 1 ignored"))
    #expect(label.contains("<dt>Would send</dt><dd>analytics: Star with title</dd>"))
    #expect(label.contains("<a href=\"#loaded\">loaded</a>, by Unstar"))
  }

  @Test("a frame that redacts can be laid beside the nearest that does not")
  func twin() {
    let board = storyboard(of: openPage)
    #expect(board.contains("<p>Unredacted: open</p>"))
    #expect(!storyboard(of: notesPage()).contains("Unredacted:"))
  }

  @Test("titles are escaped")
  func escaping() {
    #expect(storyboard(of: notesPage()).contains("<title>Notes · A &lt;Museum&gt;</title>"))
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
    #expect(!board.contains("Zanzibar"))
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
