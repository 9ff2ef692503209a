// The museum label under a frame: its name, how one gets there, what it is made of, what happened on
// the way, and where it leads.

import Atlas
import Composable
import Drawing

struct FrameLabel {
  let atlas: PageAtlas
  let index: Int
  let facts: FrameFacts
  let info: PageInfo
  let site: SiteInfo

  private var frame: PageAtlas.Frame { atlas.frames[index] }

  func write(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <p class="accession">\(info.name) · \(index + 1) of \(atlas.frames.count) · \
      \(frame.isFromStory ? "in the story" : "found by exploring")</p>
      <h3><a class="open" href="\(GalleryPath.fileName(ofFrame: frame.name))">\
      \(Markup.quoted(title: frame.title, in: info.language))</a></h3>
      <dl>

      """)
    row("Path", path, into: &bytes)
    row("Material", "\(visibility). \(controls)", into: &bytes)
    FrameNews(of: frame, in: atlas).write(into: &bytes)
    let ways = self.ways
    if !ways.isEmpty { row("Leads to", ways, into: &bytes) }
    bytes.append("</dl>\n")
  }

  private func row(_ term: String, _ text: Markup, into bytes: inout [UInt8]) {
    bytes.write("<div><dt>\(term)</dt><dd>\(text)</dd></div>\n")
  }

  private var path: Markup {
    frame.path.isEmpty
      ? "where the page begins"
      : "\(frame.path.map(\.description).joined(separator: " → "))"
  }

  // MARK: Material

  /// Which regions are redacted, and why.
  private var visibility: Markup {
    let regions = frame.drawing.regions
    let hidden = regions.filter(\.isRedacted).map(\.name)
    let partly = regions.filter { $0.hasRedactedContent && $0.hasVisibleContent }.map(\.name)
    let names = facts.reasons.names(declared: site.declaredReasons)
    guard facts.hasRedactedContent else {
      return names.isEmpty
        ? "All of it visible" : "Nothing redacted, under \(names.joined(separator: " and "))"
    }
    var parts: [String] = []
    if !hidden.isEmpty { parts.append(hidden.joined(separator: ", ")) }
    if !partly.isEmpty { parts.append("parts of " + partly.joined(separator: ", ")) }
    if parts.isEmpty { parts = ["parts"] }
    let reasons = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    return "Redacted: \(parts.joined(separator: "; "))\(reasons)"
  }

  /// How many controls are live, and why the others are not.
  private var controls: Markup {
    if facts.live + facts.inert == 0 { return "No controls" }
    let live: Markup =
      facts.live == 0 ? "No control live" : "<b class=\"live\">\(facts.live) live</b>"
    if facts.inert == 0 { return live }
    let causes = frame.causes.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
    return "\(live), \(facts.inert) inert: \(causes)"
  }

  // MARK: Ways

  /// Where it leads, the target with all that leads there.
  private var ways: Markup {
    var targets: [(frame: Int, labels: [String])] = []
    var beyond: [String] = []
    for transition in atlas.transitions where transition.from == index {
      if let to = transition.to {
        let place = targets.firstIndex { $0.frame == to } ?? targets.count
        if place == targets.count { targets.append((to, [])) }
        targets[place].labels.append(transition.label)
      } else {
        beyond.append(transition.label)
      }
    }
    var markup: Markup = ""
    for (place, target) in targets.enumerated() {
      let name = atlas.frames[target.frame].name
      let words = target.labels.once.joined(separator: ", ")
      markup.bytes.write(place == 0 ? "" : "; ")
      markup.bytes.write("<a href=\"#\(name)\">\(name.spoken)</a>, by \(words)")
    }
    if !beyond.isEmpty {
      markup.bytes.write(
        "\(targets.isEmpty ? "" : "; ")beyond this gallery, by \(beyond.once.joined(separator: ", "))"
      )
    }
    return markup
  }
}
