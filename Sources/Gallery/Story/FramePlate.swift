// The plate of a frame: what stands outside of the page that is exhibited, and stays in view. Which look
// this is, the way to it, the looks beside it, what happened, and what time does.

import Atlas
import Drawing

/// What stands on the plate of a look, but for the name of the page and what happened.
struct PlateWords: Sendable {
  /// The language of the page, as the look is drawn.
  let language: Language
  /// Up to the name of the page.
  private let opening: [UInt8]
  /// Behind it: what the look is called, what time does, the looks beside it.
  private let beside: [UInt8]
  /// The way here, each step a link to what is seen after it.
  private let way: [UInt8]
  private let isBeginning: Bool

  init(_ index: Int, of atlas: PageAtlas, _ tree: StoryTree, in language: Language) {
    self.language = language
    let plate = FramePlate(atlas: atlas, index: index, language: language)
    let isForeign = language.primary != "en" || language.isRightToLeft
    let english: Markup = isForeign ? " lang=\"en\" dir=\"ltr\"" : ""
    let opening: Markup = """

      <nav class="plate" aria-label="Exhibit"\(english)>\
      <a href="index.html#\(atlas.frames[index].name)">
      """
    self.opening = opening.bytes
    var beside: [UInt8] = []
    plate.writeBeside(into: &beside)
    self.beside = beside
    let way: Markup = """
      <details><summary>Way here</summary>
      <dl>
      <div><dt>Way here</dt><dd>\(plate.way(tree))</dd></div>

      """
    self.way = way.bytes
    isBeginning = atlas.frames[index].path.isEmpty
  }

  /// Writes the plate, with what happened on the last part of the way.
  func write(name: String, news: [UInt8], into bytes: inout [UInt8]) {
    bytes += opening
    bytes.append(escaped: name)
    bytes += beside
    if !isBeginning || !news.isEmpty {
      bytes += way
      bytes += news
      bytes.append("</dl></details>")
    }
    bytes.append("</nav>")
  }
}

/// Makes what stands on a plate.
private struct FramePlate {
  let atlas: PageAtlas
  let index: Int
  let language: Language

  private var frame: PageAtlas.Frame { atlas.frames[index] }

  func writeBeside(into bytes: inout [UInt8]) {
    bytes.write("</a> <b>\(Markup.quoted(title: frame.title, in: language))</b>")
    writeMoments(into: &bytes)
    bytes.append("<span class=\"beside\">")
    if index > 0 { write(neighbour: index - 1, "Before", "prev", into: &bytes) }
    if index + 1 < atlas.frames.count { write(neighbour: index + 1, "Next", "next", into: &bytes) }
    bytes.append("</span>")
  }

  private func write(
    neighbour: Int, _ words: String, _ relation: String, into bytes: inout [UInt8]
  ) {
    let other = atlas.frames[neighbour]
    let title = Markup.quoted(title: other.title, in: language)
    bytes.write(
      """
      <a rel="\(relation)" href="\(GalleryPath.fileName(ofFrame: other.name))">\
      <span>\(words)</span><span class="unseen">: \(title)</span></a>
      """)
  }

  func way(_ tree: StoryTree) -> Markup {
    let looks = tree.looks(onWayTo: index, in: atlas.frames)
    var markup = step("the beginning", to: looks[0])
    // One by one, since each leads to a look of its own.
    for (count, step) in frame.path.enumerated() {
      let words = Markup.quoted(step.description, in: language)
      markup.bytes.write(" → \(self.step(words, to: looks[count + 1]))")
    }
    return markup
  }

  private func step(_ words: Markup, to look: Int?) -> Markup {
    guard let look, look != index else { return words }
    return "<a href=\"\(GalleryPath.fileName(ofFrame: atlas.frames[look].name))\">\(words)</a>"
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
