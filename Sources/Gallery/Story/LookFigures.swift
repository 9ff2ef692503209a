// A look on its page's storyboard: the picture, what it is called, what is hidden in it and what is
// alive; and on demand how one gets there, what happened on the way, and where it leads.

import Atlas
import Composable
import Drawing
import JSON

struct LookFigures {
  let atlas: PageAtlas
  let tree: StoryTree
  let info: PageInfo
  let site: SiteInfo
  let root: String
  private let pictures: LookPictures
  private let ways: [[Way]]

  /// All that leads from one look to another.
  private struct Way {
    let to: Int?
    var labels: [String]
  }

  init(atlas: PageAtlas, tree: StoryTree, info: PageInfo, site: SiteInfo) {
    self.atlas = atlas
    self.tree = tree
    self.info = info
    self.site = site
    root = info.name.wayToRoot
    pictures = LookPictures(of: atlas, root: root)
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

  func write(_ index: Int, into bytes: inout [UInt8]) {
    let frame = atlas.frames[index]
    let facts = FrameFacts(frame)
    write(edgeTo: index, into: &bytes)
    bytes.write("<figure class=\"exhibit\" id=\"\(frame.name)\" data-frame=\"\(frame.name)\"")
    bytes.write(" data-kinds=\"\(LookKinds(index, of: atlas).words)\"")
    bytes.write(" data-path=\"\(Self.json(frame.path.map(\.description)))\"")
    if let edge = tree.edges[index] {
      bytes.write(" data-from=\"\(atlas.frames[edge.from].name)\"")
    }
    bytes.append(">\n")
    pictures.write(index, into: &bytes)
    pictures.write(twinOf: index, into: &bytes)
    bytes.write(
      """

      <figcaption>
      <h3><a class="open" href="\(GalleryPath.fileName(ofFrame: frame.name))">\
      \(Markup.quoted(title: frame.title, in: info.language))</a></h3>

      """)
    writeState(facts, of: frame, into: &bytes)
    writeWays(from: index, into: &bytes)
    bytes.append("<details><summary>Way here, and on</summary>\n<dl>\n")
    row("Way here", path(frame), into: &bytes)
    row("Controls", controls(facts, of: frame), into: &bytes)
    FrameNews(of: frame, in: atlas).write(into: &bytes)
    let all = allWays(from: index)
    if !all.isEmpty { row("Leads to", all, into: &bytes) }
    bytes.append("</dl></details>\n</figcaption>\n</figure>")
  }

  private func row(_ term: String, _ text: Markup, into bytes: inout [UInt8]) {
    bytes.write("<div><dt>\(term)</dt><dd>\(text)</dd></div>\n")
  }

  /// What is done to come here, on the arrow that leads to the picture.
  private func write(edgeTo index: Int, into bytes: inout [UInt8]) {
    let words = tree.edges[index]?.words ?? "Where it begins"
    let isArrow = tree.edges[index] != nil
    bytes.write(
      "<p class=\"by\(isArrow ? " arrow" : "")\"><span>\(said(words))</span></p>")
  }

  /// Words of the page.
  private func said(_ words: String) -> Markup { Markup.quoted(words, in: info.language) }

  private static func json(_ texts: [String]) -> String {
    String(decoding: JSON.array(texts.map { .string($0) }).bytes, as: UTF8.self)
  }
}

// What is seen of it.

extension LookFigures {
  /// What is redacted and why, how much is alive, whether something is in flight.
  private func writeState(
    _ facts: FrameFacts, of frame: PageAtlas.Frame, into bytes: inout [UInt8]
  ) {
    bytes.append("<ul class=\"state\">")
    if let hidden = hidden(facts, of: frame) { bytes.write("<li class=\"hid\">\(hidden)</li>") }
    if facts.live > 0 { bytes.write("<li class=\"live\">\(facts.live) live</li>") }
    if facts.leaks > 0 {
      bytes.write("<li class=\"leak\">\(facts.leaks) live though redacted</li>")
    }
    if facts.inert > 0 { bytes.write("<li>\(facts.inert) inert</li>") }
    if facts.live + facts.inert == 0 { bytes.append("<li>no controls</li>") }
    if let wait = frame.nextEffect { bytes.write("<li>goes on in \(wait.readable)</li>") }
    bytes.append("</ul>\n")
  }

  /// Which regions are redacted, and for which reasons.
  private func hidden(_ facts: FrameFacts, of frame: PageAtlas.Frame) -> String? {
    guard facts.hasRedactedContent else { return nil }
    let regions = frame.drawing.regions
    let all = regions.filter(\.isRedacted).map(\.name)
    let partly = regions.filter { $0.hasRedactedContent && $0.hasVisibleContent }.map(\.name)
    var parts = all
    if !partly.isEmpty { parts.append("parts of " + partly.joined(separator: ", ")) }
    if parts.isEmpty { parts = ["parts"] }
    let names = facts.reasons.names(declared: site.declaredReasons)
    let reasons = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    return "redacted: \(parts.joined(separator: ", "))\(reasons)"
  }

  /// How many controls are live, and why the others are not.
  private func controls(_ facts: FrameFacts, of frame: PageAtlas.Frame) -> Markup {
    if facts.live + facts.inert == 0 { return "None" }
    let live: Markup =
      facts.live == 0 ? "None live" : "<b class=\"live\">\(facts.live) live</b>"
    if facts.inert == 0 { return live }
    let causes = frame.causes.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
    return "\(live), \(facts.inert) inert: \(causes)"
  }
}

// How one gets there, and on.

extension LookFigures {
  /// So many ways are told under a picture; the others with all else.
  private static let mostWays = 3

  private func path(_ frame: PageAtlas.Frame) -> Markup {
    if frame.path.isEmpty { return "Where the page begins" }
    return said(frame.path.map(\.description).joined(separator: " → "))
  }

  /// The ways that are no arrows: back, across, and to itself.
  private func writeWays(from index: Int, into bytes: inout [UInt8]) {
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

  private func link(_ to: Int, from index: Int) -> Markup {
    if to == index { return "itself" }
    let frame = atlas.frames[to]
    return
      "<a href=\"#\(frame.name)\">\(Markup.quoted(title: frame.title, in: info.language))</a>"
  }

  /// Where it leads, each target with all that leads there.
  private func allWays(from index: Int) -> Markup {
    var parts: [Markup] = []
    for way in ways[index] {
      let words = said(way.labels.once.joined(separator: ", "))
      if let to = way.to {
        parts.append("\(link(to, from: index)), by \(words)")
      } else {
        parts.append("beyond this gallery, by \(words)")
      }
    }
    return parts.isEmpty ? "" : parts.dropFirst().reduce(parts[0]) { "\($0); \($1)" }
  }
}
