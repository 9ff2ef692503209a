// What the gallery says of a page's looks besides what is seen of them. Pages that were walked once
// differ in nothing of that, so it is made once for all of them.

import Atlas
import Drawing

/// All that is said of the looks of a page, whatever is drawn in them.
package final class PageWords: Sendable {
  /// The language of the page.
  let language: Language
  /// What is said of each look.
  let looks: [LookWords]
  /// Where each look starts from.
  let tree: StoryTree
  /// The names of the looks, for the rail of the storyboard.
  let rail: [UInt8]

  /// What is said of the looks of an atlas.
  package init(_ atlas: PageAtlas, in language: Language) {
    self.language = language
    let tree = StoryTree(atlas)
    let titles = atlas.frames.map { Markup.quoted(title: $0.title, in: language) }
    let onward = OnwardWords(atlas, tree, titles, in: language)
    looks = atlas.frames.indices.map {
      LookWords($0, of: atlas, tree, titles, onward, in: language)
    }
    self.tree = tree
    rail = Self.rail(atlas, titles)
  }

  private static func rail(_ atlas: PageAtlas, _ titles: [Markup]) -> [UInt8] {
    var bytes: [UInt8] = []
    let story = atlas.frames.indices.filter { atlas.frames[$0].isFromStory }
    let found = atlas.frames.indices.filter { !atlas.frames[$0].isFromStory }
    bytes.append("<section class=\"part\"><h2>In the story</h2>\n")
    write(story, of: atlas, titles, into: &bytes)
    bytes.append("</section>\n")
    if !found.isEmpty {
      bytes.write(
        """
        <details class="part"><summary>\(found.count.grouped) found by exploring</summary>

        """)
      write(found, of: atlas, titles, into: &bytes)
      bytes.append("</details>\n")
    }
    return bytes
  }

  private static func write(
    _ looks: [Int], of atlas: PageAtlas, _ titles: [Markup], into bytes: inout [UInt8]
  ) {
    bytes.append("<ol class=\"names\">\n")
    for look in looks {
      bytes.write("<li><a href=\"#\(atlas.frames[look].name)\">\(titles[look])</a></li>\n")
    }
    bytes.append("</ol>\n")
  }
}
