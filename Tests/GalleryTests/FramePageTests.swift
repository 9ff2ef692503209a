// The document of a frame.

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
        content="default-src 'none'; style-src 'self'; img-src 'self' data:; font-src data:; \
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
