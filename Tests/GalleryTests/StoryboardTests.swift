// The page about a page: map, matrix, cases with labels.

import Gallery
import Testing

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
    #expect(board.contains("<li class=\"joined\"><p class=\"on\">4 s later</p>"))
    #expect(board.contains("<p>by star tapped</p><p>star tapped → loaded</p>"))
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
    #expect(label.contains("<dd>4 s later → star tapped</dd>"))
    #expect(label.contains("<b class=\"live\">1 live</b>, 1 inert: 1 ignored"))
    #expect(label.contains("<dt>Would send</dt><dd>analytics: Star with title</dd>"))
    #expect(label.contains("<a href=\"#loaded\">loaded</a>, by star tapped"))
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
