// What holds on a page besides what is built in, and what a visitor cannot tell there.

import Atlas
import Drawing

/// The laws of a page with what became of them, defects on show, and looks that hide something.
struct LawList {
  let atlas: PageAtlas
  let info: PageInfo

  /// Whether there is nothing to say.
  var isEmpty: Bool { atlas.verdicts.isEmpty && shown.isEmpty && atlas.hidingCount == 0 }

  /// The findings that the page is there to show.
  private var shown: [Finding] {
    atlas.findings.filter { info.defects.contains($0.check) }
  }

  func write(into bytes: inout [UInt8]) {
    bytes.append("<dl class=\"laws\">\n")
    for verdict in atlas.verdicts {
      bytes.write("<div><dt>\(verdict.name)</dt><dd>\(verdict.words), \(verdict.place.description)")
      bytes.append("</dd></div>\n")
    }
    for finding in shown {
      bytes.write("<div><dt>On show: \(finding.check.failing)</dt><dd><p>\(finding.message)</p>\n")
      writeStrip(finding.path, into: &bytes)
      bytes.append("</dd></div>\n")
    }
    if atlas.hidingCount > 0 {
      let all = atlas.lookCount.map { " of \($0.grouped)" } ?? ""
      bytes.append("<div><dt>Looks that hide something</dt>")
      let stand = atlas.hidingCount == 1 ? "stands" : "stand"
      bytes.write(
        """
        <dd>\(atlas.hidingCount.grouped)\(all) \(stand) for several states in which the same tap \
        leads elsewhere: what makes the difference cannot be seen.
        """)
      bytes.append("<ul>\n")
      for difference in atlas.hidden {
        bytes.write(
          "<li>In \(link(difference.frame)), \(said(difference.control)) leads to two looks.")
        for outcome in [difference.one, difference.other] {
          let shows: Markup =
            outcome.shows.map { "It shows: \(Markup.quoted($0, in: info.language))" } ?? ""
          bytes.write("<p>\(way(outcome.path)) leads to \(link(outcome.frame)). \(shows)</p>")
        }
        bytes.append("</li>\n")
      }
      bytes.append("</ul></dd></div>\n")
    }
    bytes.append("</dl>\n")
  }

  /// Words of the page.
  private func said(_ words: String) -> Markup { Markup.quoted(words, in: info.language) }

  private func link(_ frame: String?) -> Markup {
    guard let frame else { return "a look that is not shown" }
    let title = atlas.frame(frame)?.title ?? frame.spoken
    return "<a href=\"#\(frame)\">\(Markup.quoted(title: title, in: info.language))</a>"
  }

  /// The frame that each step of a way leads to, where it has one.
  private func steps(of path: [String]) -> [(words: String, frame: String?)] {
    path.indices.map { index in
      let way = Array(path[...index])
      return (path[index], frames[way])
    }
  }

  private var frames: [[String]: String] {
    Dictionary(
      atlas.frames.map { ($0.path.map(\.description), $0.name) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A way in one line; each step that has a frame is a link to it.
  private func way(_ path: [String]) -> Markup {
    var markup: Markup = path.isEmpty ? "The beginning" : ""
    for (number, step) in steps(of: path).enumerated() {
      if number > 0 { markup.bytes.append(" → ") }
      markup.bytes.write(
        step.frame.map { "<a href=\"#\($0)\">\(said(step.words))</a>" } ?? said(step.words))
    }
    return markup
  }

  /// A way in pictures: each step with what is seen after it.
  private func writeStrip(_ path: [String], into bytes: inout [UInt8]) {
    bytes.append("<ol class=\"strip\">\n")
    for step in [("the beginning", frames[[]])] + steps(of: path) {
      bytes.append("<li>")
      if let frame = step.1 {
        if let place = atlas.frames.firstIndex(where: { $0.name == frame }) {
          LookPictures(of: place, in: atlas, root: info.name.wayToRoot).write(place, into: &bytes)
        }
        bytes.write("<a href=\"#\(frame)\">\(step.0)</a>")
      } else {
        bytes.write("<p>\(step.0)</p>")
      }
      bytes.append("</li>\n")
    }
    bytes.append("</ol>")
  }
}
