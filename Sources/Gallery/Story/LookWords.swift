// What is said of one look besides what is seen of it, ready to be copied.

import Atlas
import Composable
import Drawing
import JSON

/// What is said of a look, whatever is drawn in it.
final class LookWords: Sendable {
  /// What it is called.
  let title: Markup
  /// Its name, as it is said: `loaded favorite`.
  let spoken: String
  /// What kind of look it is, as far as the way to it tells.
  let kinds: KindsByWay
  /// Where its controls lead.
  let links: [SlotState]
  /// What its controls do, as attributes.
  let marks: [Markup]
  /// What happened on the way to it.
  let news: NewsWords
  /// What stands around it in a document of its own.
  let plate: PlateWords

  // The parts of its figure on the storyboard, in order; what is drawn stands between them.

  /// The arrow that leads to it, and the beginning of the figure, up to its kinds.
  let arrow: [UInt8]
  /// How one gets there, for the script, up to the picture.
  let address: [UInt8]
  /// The name under the picture.
  let caption: [UInt8]
  /// The ways that are no arrows, the way here, and what controls do.
  let ways: [UInt8]
  /// Where it leads.
  let onward: [UInt8]

  init(
    _ index: Int, of atlas: PageAtlas, _ tree: StoryTree, _ titles: [Markup],
    _ words: OnwardWords, in language: Language
  ) {
    let frame = atlas.frames[index]
    title = titles[index]
    spoken = frame.name.spoken
    kinds = KindsByWay(index, of: atlas)
    links = atlas.slotStates(of: frame, link: GalleryPath.fileName(ofFrame:))
    marks = frame.liveness.map { LookPictures.mark($0, of: atlas) }
    news = NewsWords(of: frame)
    plate = PlateWords(index, of: atlas, tree, in: frame.drawing.language)
    arrow = Self.arrow(to: index, of: frame, tree.edges[index], in: language)
    address = Self.address(of: frame, from: tree.edges[index].map { atlas.frames[$0.from].name })
    caption = Self.caption(of: frame, titles[index])
    var ways: [UInt8] = []
    words.writeWays(from: index, into: &ways)
    ways.append("<details><summary>Way here, and on</summary>\n<dl>\n")
    Self.row("Way here", Self.path(frame, in: language), into: &ways)
    Self.row("Controls", Self.controls(of: frame), into: &ways)
    self.ways = ways
    var onward: [UInt8] = []
    let all = words.allWays(from: index)
    if !all.isEmpty { Self.row("Leads to", all, into: &onward) }
    onward.append("</dl></details>\n</figcaption>\n</figure>")
    self.onward = onward
  }

  private static func row(_ term: String, _ text: Markup, into bytes: inout [UInt8]) {
    bytes.write("<div><dt>\(term)</dt><dd>\(text)</dd></div>\n")
  }
}

// The parts of the figure.

extension LookWords {
  /// What is done to come here, on the arrow that leads to the picture.
  private static func arrow(
    to index: Int, of frame: PageAtlas.Frame, _ edge: StoryTree.Edge?, in language: Language
  ) -> [UInt8] {
    let said = Markup.quoted(edge?.words ?? "Where it begins", in: language)
    let markup: Markup = """
      <p class="by\(edge == nil ? "" : " arrow")"><span>\(said)</span></p>\
      <figure class="exhibit" id="\(frame.name)" data-frame="\(frame.name)" data-kinds="
      """
    return markup.bytes
  }

  private static func address(of frame: PageAtlas.Frame, from: String?) -> [UInt8] {
    let path = JSON.array(frame.path.map { .string($0.description) }).bytes
    var markup: Markup = "\" data-path=\"\(String(decoding: path, as: UTF8.self))\""
    if let from { markup.bytes.write(" data-from=\"\(from)\"") }
    markup.bytes.append(">\n")
    return markup.bytes
  }

  private static func caption(of frame: PageAtlas.Frame, _ title: Markup) -> [UInt8] {
    let markup: Markup = """

      <figcaption>
      <h3><a class="open" href="\(GalleryPath.fileName(ofFrame: frame.name))">\(title)</a></h3>

      """
    return markup.bytes
  }

  private static func path(_ frame: PageAtlas.Frame, in language: Language) -> Markup {
    if frame.path.isEmpty { return "Where the page begins" }
    return .quoted(frame.way, in: language)
  }

  /// How many controls are live, and why the others are not.
  private static func controls(of frame: PageAtlas.Frame) -> Markup {
    let count = frame.liveness.count(where: \.isLive)
    let inert = frame.liveness.count - count
    if count + inert == 0 { return "None" }
    let live: Markup = count == 0 ? "None live" : "<b class=\"live\">\(count) live</b>"
    if inert == 0 { return live }
    let causes = frame.causes.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
    return "\(live), \(inert) inert: \(causes)"
  }
}
