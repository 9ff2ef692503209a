// The plate of a frame: what stands outside of the page that is exhibited, and stays in view. Which look
// this is, the way to it, the looks beside it, what happened, and what time does.

import Atlas
import Drawing

struct FramePlate {
  let atlas: PageAtlas
  let index: Int
  let info: PageInfo

  private var frame: PageAtlas.Frame { atlas.frames[index] }

  func write(into bytes: inout [UInt8]) {
    let language = frame.drawing.language
    let isForeign = language.primary != "en" || language.isRightToLeft
    let english: Markup = isForeign ? " lang=\"en\" dir=\"ltr\"" : ""
    let title = Markup.quoted(title: frame.title, in: language)
    bytes.write(
      """

      <nav class="plate" aria-label="Exhibit"\(english)>\
      <a href="index.html#\(frame.name)">\(info.name)</a> <b>\(title)</b>
      """)
    writeMoments(into: &bytes)
    bytes.append("<span class=\"beside\">")
    if index > 0 { write(neighbour: index - 1, "Before", "prev", into: &bytes) }
    if index + 1 < atlas.frames.count { write(neighbour: index + 1, "Next", "next", into: &bytes) }
    bytes.append("</span>")
    writeDetails(into: &bytes)
    bytes.append("</nav>")
  }

  private func write(
    neighbour: Int, _ words: String, _ relation: String, into bytes: inout [UInt8]
  ) {
    let other = atlas.frames[neighbour]
    let title = Markup.quoted(title: other.title, in: frame.drawing.language)
    bytes.write(
      """
      <a rel="\(relation)" href="\(GalleryPath.fileName(ofFrame: other.name))">\
      <span>\(words)</span><span class="unseen">: \(title)</span></a>
      """)
  }

  /// The way here, each step a link to what is seen after it, and what happened on its last part.
  private func writeDetails(into bytes: inout [UInt8]) {
    let news = FrameNews(of: frame, in: atlas)
    if frame.path.isEmpty, news.rows.isEmpty { return }
    bytes.append("<details><summary>Way here</summary>\n<dl>\n")
    bytes.write("<div><dt>Way here</dt><dd>\(way)</dd></div>\n")
    news.write(into: &bytes)
    bytes.append("</dl></details>")
  }

  private var way: Markup {
    var markup = step("the beginning", after: [])
    for count in 1..<(frame.path.count + 1) {
      let steps = Array(frame.path.prefix(count))
      let words = Markup.quoted(frame.path[count - 1].description, in: frame.drawing.language)
      markup = "\(markup) → \(step(words, after: steps))"
    }
    return markup
  }

  private func step(_ words: Markup, after steps: [PageAtlas.PathStep]) -> Markup {
    guard let other = atlas.frames.first(where: { $0.path == steps }), other.name != frame.name
    else { return words }
    return "<a href=\"\(GalleryPath.fileName(ofFrame: other.name))\">\(words)</a>"
  }
}

// What time does.

extension FramePlate {
  private func writeMoments(into bytes: inout [UInt8]) {
    for moment in moments {
      let wait = moment.wait
      if let target = moment.frame {
        let href = GalleryPath.fileName(ofFrame: atlas.frames[target].name)
        bytes.write(" <a class=\"next\" href=\"\(href)\">\(wait.readable) later</a>")
      } else {
        bytes.write(" <span class=\"next\">\(wait.readable) later: not in this gallery</span>")
      }
    }
  }

  /// What time leads to: moments that the story names, and the next effect.
  private var moments: [(wait: Duration, frame: Int?)] {
    guard let next = frame.nextEffect else { return [] }
    var moments: [(wait: Duration, frame: Int?)] = []
    for transition in atlas.transitions where transition.from == index {
      guard case .story = transition.cause, let to = transition.to,
        case .wait(let wait)? = atlas.frames[to].path.last,
        atlas.frames[to].path.dropLast() == frame.path[...]
      else { continue }
      moments.append((wait, to))
    }
    moments.sort { $0.wait < $1.wait }
    moments.append((next, atlas.transitions.first { $0.from == index && $0.isTime }?.to))
    return moments
  }
}
