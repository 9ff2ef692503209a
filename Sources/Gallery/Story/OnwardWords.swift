// Where looks lead to, in words.

import Atlas
import Drawing

/// All ways from each look of a page to others.
struct OnwardWords {
  private let atlas: PageAtlas
  private let tree: StoryTree
  private let titles: [Markup]
  private let language: Language
  private let ways: [[Way]]

  /// All that leads from one look to another.
  private struct Way {
    let to: Int?
    var labels: [String]
  }

  init(_ atlas: PageAtlas, _ tree: StoryTree, _ titles: [Markup], in language: Language) {
    self.atlas = atlas
    self.tree = tree
    self.titles = titles
    self.language = language
    var ways: [[Way]] = Array(repeating: [], count: atlas.frames.count)
    for transition in atlas.transitions {
      let from = transition.from
      if let place = ways[from].firstIndex(where: { $0.to == transition.to }) {
        ways[from][place].labels.append(transition.label)
      } else {
        ways[from].append(Way(to: transition.to, labels: [transition.label]))
      }
    }
    self.ways = ways
  }

  /// So many ways are told under a picture; the others with all else.
  private static let mostWays = 3

  /// The ways that are no arrows: back, across, and to itself.
  func writeWays(from index: Int, into bytes: inout [UInt8]) {
    let others = ways[index].filter { way in
      guard let to = way.to else { return false }
      return tree.edges[to]?.from != index
    }
    if others.isEmpty { return }
    bytes.append("<ul class=\"ways\">")
    for way in others.prefix(Self.mostWays) {
      guard let to = way.to else { continue }
      bytes.write(
        """
        <li>\(said(way.labels.once[0])) <span class="to"></span> \
        \(link(to, from: index))</li>
        """)
    }
    let rest = others.count - Self.mostWays
    if rest > 0 { bytes.write("<li>and \(rest) more</li>") }
    bytes.append("</ul>\n")
  }

  /// Where it leads, each target with all that leads there.
  func allWays(from index: Int) -> Markup {
    var all = Markup.nothing
    for way in ways[index] {
      if !all.isEmpty { all.bytes.append("; ") }
      let words = said(way.labels.once.joined(separator: ", "))
      if let to = way.to {
        all.bytes.write("\(link(to, from: index)), by \(words)")
      } else {
        all.bytes.write("beyond this gallery, by \(words)")
      }
    }
    return all
  }

  private func link(_ to: Int, from index: Int) -> Markup {
    to == index ? "itself" : "<a href=\"#\(atlas.frames[to].name)\">\(titles[to])</a>"
  }

  /// Words of the page.
  private func said(_ words: String) -> Markup { Markup.quoted(words, in: language) }
}
