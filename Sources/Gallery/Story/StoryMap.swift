// The looks of a page as a map that is made of their pictures: the story as a line, branches below it,
// joined to where they start, and what exploring found folded beneath.

import Atlas
import Drawing
import System

struct StoryMap {
  private let words: PageWords
  private let atlas: PageAtlas
  private let figures: LookFigures

  init(_ page: ShownPage) {
    words = page.words
    atlas = page.atlas
    figures = LookFigures(page)
  }

  private var tree: StoryTree { words.tree }

  /// Whether somebody told a story, or there is just what was found.
  private var hasStory: Bool { atlas.frames.count(where: \.isFromStory) > 1 }

  func write(into bytes: inout [UInt8]) {
    if !hasStory, atlas.frames.count > 2 { return writeByDistance(into: &bytes) }
    for root in tree.roots { write(lineFrom: root, into: &bytes) }
  }

  /// A line, then what branches off from each of its looks, and what was found from it.
  private func write(lineFrom start: Int, into bytes: inout [UInt8]) {
    let line = tree.line(from: start)
    write(line, isRow: true, into: &bytes)
    for look in line { write(around: look, into: &bytes) }
  }

  private func write(around look: Int, into bytes: inout [UInt8]) {
    let found = tree.found(from: look)
    if !found.isEmpty {
      bytes.write(
        """
        <details class="found"><summary>\(found.count.counted("more look")) found by exploring \
        from \(name(look))</summary>

        """)
      write(found, isRow: false, into: &bytes)
      bytes.append("</details>\n")
    }
    let branches = tree.branches(of: look)
    if branches.isEmpty { return }
    bytes.write(
      """
      <section class="branch" aria-label="From \(atlas.frames[look].title)">
      <h3>From <a href="#\(atlas.frames[look].name)">\(name(look))</a></h3>

      """)
    let lines = branches.map { tree.line(from: $0) }
    // Branches of one look stand in a row together; each longer one has a row to itself.
    write(lines.filter { $0.count == 1 }.joined().map { $0 }, isRow: false, into: &bytes)
    for line in lines where line.count > 1 { write(line, isRow: true, into: &bytes) }
    for look in lines.joined() { write(around: look, into: &bytes) }
    bytes.append("</section>\n")
  }

  private func name(_ look: Int) -> Markup { words.looks[look].title }

  /// Pictures; in a row each is joined to the one before it.
  private func write(_ looks: [Int], isRow: Bool, into bytes: inout [UInt8]) {
    if looks.isEmpty { return }
    bytes.append(isRow ? "<ol class=\"line\">\n" : "<ol class=\"fan\">\n")
    for look in looks {
      bytes.append("<li>")
      figures.write(look, into: &bytes)
      bytes.append("</li>\n")
    }
    bytes.append("</ol>\n")
  }

  /// Without a story: how many taps away each look is.
  private func writeByDistance(into bytes: inout [UInt8]) {
    let depths = Dictionary(grouping: atlas.frames.indices) { atlas.frames[$0].path.count }
    for depth in depths.keys.sorted() {
      bytes.write(
        """
        <section class="branch"><h3>\
        \(depth == 0 ? "Where it begins" : depth.counted("step") + " away")</h3>

        """)
      write(depths[depth] ?? [], isRow: false, into: &bytes)
      bytes.append("</section>\n")
    }
  }
}
