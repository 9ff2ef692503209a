// The picture of a look: the page as it is drawn, small, in a tree of its own, which costs no request.

import Atlas
import Drawing

/// Writes pictures of looks: each a host with a declarative shadow root, which has the stylesheet of
/// the page and nothing of the gallery's, and which nobody can touch.
///
/// What is redacted is in it as it is in the frame: as shapes.
struct LookPictures {
  /// The looks of the page, and the way from it to the output folder.
  private let frames: [PageAtlas.Frame]
  private let wayToRoot: String
  /// What stands before each picture in the document: there, the stylesheet is found.
  private let opening: Markup
  /// The language of the page, and the element around what is seen of it.
  private let language: Language
  private let page: Markup
  /// How pages are trimmed, but for what each look has of its own.
  private let trimmer: PictureTrimmer
  /// What the controls of each look do, as attributes; none where pictures show no more than the upper
  /// part.
  private var marks: [[Markup]] = []
  /// The looks that are built as those of another page, and their twins, if somebody knows.
  private var known: [StencilledLook?] = []
  private var knownTwins: [StencilledLook?] = []
  /// The prose of all looks.
  private let prose: TrimmedProse

  /// The stylesheet below `assets/`.
  static let sheet = "look.css"

  /// Pictures of what is seen on a page, in a document of its folder, from where `root` leads to the
  /// output folder: with what the controls of each look do, and what is known of the looks.
  init(
    of atlas: PageAtlas, root: String, marks: [[Markup]], known: [StencilledLook?],
    twins: [StencilledLook?], prose: TrimmedProse
  ) {
    self.init(atlas, root: root, .forBoard(), prose)
    self.marks = marks
    self.known = known
    knownTwins = twins
  }

  /// Pictures of what is seen in a small window, in a document of the output folder.
  init(smallOf atlas: PageAtlas, known: [StencilledLook?] = [], prose: TrimmedProse? = nil) {
    self.init(
      atlas, root: "", .small(folder: atlas.page.asAddress), prose ?? TrimmedProse(of: atlas))
    self.known = known
  }

  /// The picture of one look, in any document of the gallery.
  init(of look: Int, in atlas: PageAtlas, root: String) {
    var prose = TrimmedProse(folder: atlas.page.asAddress)
    prose.add(atlas.frames[look].drawing)
    self.init(atlas, root: root, .forBoard(), prose)
    marks = atlas.frames.map { $0.liveness.map { Self.mark($0, of: atlas) } }
  }

  private init(
    _ atlas: PageAtlas, root: String, _ trimmer: PictureTrimmer, _ prose: TrimmedProse
  ) {
    frames = atlas.frames
    wayToRoot = atlas.page.wayToRoot
    opening = """
      <div class="glass"><div class="look" inert aria-hidden="true"><template shadowrootmode="open">\
      <link rel="stylesheet" href="\(root)assets/\(Self.sheet)">
      """
    language = atlas.frames.first?.drawing.language ?? .english
    page = Self.page(in: language)
    self.trimmer = trimmer
    self.prose = prose
  }

  /// Writes a look; not in a small window, with what each control does.
  func write(_ index: Int, into bytes: inout [UInt8]) {
    bytes.write(opening)
    let known = known.isEmpty ? nil : known[index]
    let stencil = marks.isEmpty ? known?.stencil.small : known?.stencil.board
    let marks = marks.isEmpty ? [] : marks[index]
    write(frames[index].drawing, stencil, known?.changed ?? [], marks, into: &bytes)
    bytes.append("</template></div></div>")
  }

  /// Writes the same state unredacted, for a script to lay over its picture: nothing of it is drawn
  /// until then.
  func write(twinOf index: Int, into bytes: inout [UInt8]) {
    guard let drawing = frames[index].unredacted else { return }
    bytes.append("<template class=\"twin\">")
    let known = knownTwins.isEmpty ? nil : knownTwins[index]
    write(drawing, known?.stencil.board, known?.changed ?? [], nil, into: &bytes)
    bytes.append("</template>")
  }

  /// Writes the picture of a drawing, whose controls are marked so if they are: by a stencil, if there is
  /// one that fits, else tag by tag.
  private func write(
    _ drawing: Drawing, _ stencil: PictureStencil?, _ changed: [ChangedLeaf], _ marks: [Markup]?,
    into bytes: inout [UInt8]
  ) {
    bytes.write(drawing.language == language ? page : Self.page(in: drawing.language))
    let start = bytes.count
    let isWritten =
      stencil?.write(drawing, changed, trimmer, prose, into: &bytes) ?? false
    if !isWritten {
      bytes.removeLast(bytes.count - start)
      var trimmer = trimmer
      if let marks, !self.marks.isEmpty { trimmer.mark(drawing, marks) }
      trimmer.prose = drawing.prose.compactMap { prose.trimmed($0, for: trimmer) }
      trimmer.write(Self.html(of: drawing, root: wayToRoot), into: &bytes)
    }
    bytes.append("</div>")
  }

  /// The element around what is seen of a page.
  private static func page(in language: Language) -> Markup {
    """
    <div class="\(FrameTheme.pictureClass)" lang="\(language.tag)" \
    dir="\(language.isRightToLeft ? "rtl" : "ltr")">
    """
  }

  /// What a control does, as an attribute.
  static func mark(_ liveness: Liveness, of atlas: PageAtlas) -> Markup {
    switch liveness {
    case .live(let target): " data-to=\"\(atlas.frames[target].name)\""
    case .beyond: " data-beyond"
    case .noStore, .guarded, .dropped, .ignored, .disabled, .covered:
      " data-inert=\"\(liveness.words)\""
    }
  }

  /// A look as HTML without its prose, to be trimmed.
  private static func html(of drawing: Drawing, root: String) -> [UInt8] {
    var html: [UInt8] = []
    let hasMain = drawing.has(.main)
    if !hasMain { html.append("<main>") }
    HTMLWriter.write(drawing, root: root, leavingOutProse: true, into: &html)
    if !hasMain { html.append("</main>") }
    return html
  }

  /// The same, with the places of its leaves.
  static func htmlTellingPlaces(
    of drawing: Drawing, root: String
  ) -> (html: [UInt8], leaves: [LeafPlace]) {
    var html: [UInt8] = []
    let hasMain = drawing.has(.main)
    if !hasMain { html.append("<main>") }
    let leaves = HTMLWriter.writeTellingPlaces(
      drawing, root: root, leavingOutProse: true, into: &html)
    if !hasMain { html.append("</main>") }
    return (html, leaves)
  }
}

extension PictureTrimmer {
  /// Twice as many lines as a small window has: what takes less room than a line is not that common.
  private static let linesOfWindow = 44
  /// What is further down than this nobody compares in pictures: it stands in the frame. A storyboard
  /// has dozens of them, and a page may be a book.
  private static let linesOfBoard = 600

  /// For a picture on a storyboard.
  static func forBoard() -> PictureTrimmer {
    PictureTrimmer(keepsRoles: true, mostLines: linesOfBoard)
  }

  /// Marks the controls of a drawing so, and its regions by their names.
  mutating func mark(_ drawing: Drawing, _ marks: [Markup]) {
    self.marks = marks
    regions = drawing.regionNames
  }

  /// For a picture on the index.
  static func small(folder: String?) -> PictureTrimmer {
    PictureTrimmer(folder: folder, mostLines: linesOfWindow)
  }
}
