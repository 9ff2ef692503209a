// The picture of a look: the page as it is drawn, small, in a tree of its own, which costs no request.

import Atlas
import Drawing

/// Writes pictures of looks: each a host with a declarative shadow root, which has the stylesheet of
/// the page and nothing of the gallery's, and which nobody can touch.
///
/// What is redacted is in it as it is in the frame: as shapes.
struct LookPictures {
  let atlas: PageAtlas
  /// The way from the document that the pictures stand in to the output folder: `../../`.
  let root: String
  /// How pages are trimmed, but for what each look has of its own.
  private let trimmer: PictureTrimmer
  /// Whether they show no more than the upper part, and nothing of what controls do.
  private let areSmall: Bool
  /// The prose of all looks, each once: most looks of an article have the same.
  private var prose: [UInt64: TrimmedHTML] = [:]

  /// The stylesheet below `assets/`.
  static let sheet = "look.css"

  /// Twice as many lines as a small window has: what takes less room than a line is not that common.
  private static let linesOfWindow = 44
  /// What is further down than this nobody compares in pictures: it stands in the frame. A storyboard
  /// has dozens of them, and a page may be a book.
  private static let linesOfBoard = 600

  /// Pictures of what is seen, in a document of the page's folder.
  init(of atlas: PageAtlas, root: String) {
    let trimmer = PictureTrimmer(mostLines: Self.linesOfBoard)
    self.init(of: atlas, root: root, trimmer, areSmall: false)
  }

  /// Pictures of what is seen in a small window, in a document of the output folder; `folder` is the
  /// way from there to the page's.
  init(smallOf atlas: PageAtlas, folder: String) {
    let trimmer = PictureTrimmer(folder: folder, mostLines: Self.linesOfWindow)
    self.init(of: atlas, root: "", trimmer, areSmall: true)
  }

  private init(of atlas: PageAtlas, root: String, _ trimmer: PictureTrimmer, areSmall: Bool) {
    self.atlas = atlas
    self.root = root
    self.trimmer = trimmer
    self.areSmall = areSmall
    for frame in atlas.frames {
      add(frame.drawing)
      if !areSmall, let unredacted = frame.unredacted { add(unredacted) }
    }
  }

  private mutating func add(_ drawing: Drawing) {
    for one in drawing.prose where prose[one.key] == nil {
      prose[one.key] = trimmer.trimmed(one.html)
    }
  }

  /// Writes a look; not in a small window, with what each control does.
  func write(_ index: Int, into bytes: inout [UInt8]) {
    let frame = atlas.frames[index]
    var trimmer = trimmer
    if !areSmall {
      trimmer.marks = frame.liveness.map(mark)
      trimmer.regions = frame.drawing.regionNames
    }
    bytes.write(
      """
      <div class="glass"><div class="look" inert aria-hidden="true"><template shadowrootmode="open">\
      <link rel="stylesheet" href="\(root)assets/\(Self.sheet)">
      """)
    write(frame.drawing, trimmer, into: &bytes)
    bytes.append("</template></div></div>")
  }

  /// Writes the same state unredacted, for a script to lay over its picture: nothing of it is drawn
  /// until then.
  func write(twinOf index: Int, into bytes: inout [UInt8]) {
    guard let drawing = atlas.frames[index].unredacted else { return }
    bytes.append("<template class=\"twin\">")
    write(drawing, trimmer, into: &bytes)
    bytes.append("</template>")
  }

  private func write(_ drawing: Drawing, _ trimmer: PictureTrimmer, into bytes: inout [UInt8]) {
    bytes.write(
      """
      <div class="\(FrameTheme.pictureClass)" lang="\(drawing.language.tag)" \
      dir="\(drawing.language.isRightToLeft ? "rtl" : "ltr")">
      """)
    var html: [UInt8] = []
    let hasMain = drawing.has(.main)
    if !hasMain { html.append("<main>") }
    HTMLWriter.write(
      drawing, root: atlas.page.wayToRoot, leavingOutProse: true, into: &html)
    if !hasMain { html.append("</main>") }
    var trimmer = trimmer
    trimmer.prose = drawing.prose.compactMap { prose[$0.key] }
    trimmer.write(html, into: &bytes)
    bytes.append("</div>")
  }

  /// What a control does, as an attribute.
  private func mark(_ liveness: Liveness) -> Markup {
    switch liveness {
    case .live(let target): " data-to=\"\(atlas.frames[target].name)\""
    case .beyond: " data-beyond"
    case .noStore, .guarded, .dropped, .ignored, .disabled, .covered:
      " data-inert=\"\(liveness.words)\""
    }
  }
}
