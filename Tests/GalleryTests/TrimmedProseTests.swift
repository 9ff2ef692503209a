// Prose is trimmed once for the storyboard and the index. Trimming it for each alone is the second
// implementation: both have to come to the same bytes, wherever the index has enough.

import Composable
import Drawing
import Prose
import Testing

@testable import Gallery

@Suite("trimmed prose")
struct TrimmedProseTests {
  @Test(
    "prose is the same in pictures as if it was trimmed for the storyboard and for the index alone")
  func sameBytes() throws {
    let seed = UInt64.random(in: .min ... .max)
    var chance = SeededGenerator(seed: seed)
    var cut = 0
    for number in 0..<600 {
      let markdown = Self.markdown(&chance)
      var environment = EnvironmentValues()
      environment.allowsUnsafeHTML = number % 2 == 0
      if number % 3 == 0 { environment.redactionReasons = .placeholder }
      let document = try Document(Array(markdown.utf8), path: "a.md")
      let drawing = Drawing(of: Prose(document), environment: environment)
      let drawn = try #require(drawing.prose.first)
      var prose = TrimmedProse(folder: "deep/er")
      prose.add(drawing)
      for trimmer in [PictureTrimmer.forBoard(), .small(folder: "deep/er")] {
        let alone = trimmer.trimmed(drawn.html)
        let shared = try #require(prose.trimmed(drawn, for: trimmer))
        #expect(
          shared.bytes == alone.bytes && shared.lines == alone.lines,
          "seed \(seed), number \(number), \(markdown)")
        if !trimmer.keepsRoles, alone.lines >= trimmer.mostLines { cut += 1 }
      }
    }
    #expect((50...550).contains(cut), "cut \(cut), seed \(seed)")
  }

  /// Text of any length with all that is particular to a picture, and what an author can do wrong.
  private static func markdown(_ chance: inout SeededGenerator) -> String {
    let pieces = [
      "## A heading\n\n", "- one\n- two\n\n", "> said\n\n", "`code` and *more*\n\n", "---\n\n",
      "[a link](b.md \"why\")\n\n", "![a picture](a.png)\n\n",
      "| a | b |\n|---|---|\n| c | d |\n\n",
      "<div role=\"note\">\n\n", "</div>\n\n", "<b inert>loud\n\n", "<img src=../b.png>\n\n",
      "<script>x</script>\n\n", "<!-- a note -->\n\n", "```\nlines\nof code\n```\n\n",
      "line  \nbreak\n\n",
    ]
    // What begins with a line is taken for what stands above a text.
    var markdown = "A text.\n\n"
    for _ in 0..<Int.random(in: 0...60, using: &chance) {
      if Bool.random(using: &chance) {
        let words = Int.random(in: 1...40, using: &chance)
        markdown += (0..<words).map { _ in "größer" }.joined(separator: " ") + "\n\n"
      } else {
        // Most texts have nothing that is particular, or all would be trimmed twice.
        let most = markdown.utf8.count % 2 == 0 ? 6 : pieces.count
        markdown += pieces[Int.random(in: 0..<most, using: &chance)]
      }
    }
    return markdown
  }
}
