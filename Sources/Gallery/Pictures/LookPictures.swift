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
  /// What the controls of each look do, as attributes; none where pictures show no more than the upper
  /// part.
  private var marks: [[Markup]] = []
  /// The looks as HTML without prose, if somebody has them.
  private var looks: [[UInt8]] = []
  /// The prose of all looks, each once: most looks of an article have the same.
  private var prose: [(key: UInt64, html: TrimmedHTML)] = []

  /// The stylesheet below `assets/`.
  static let sheet = "look.css"

  /// Twice as many lines as a small window has: what takes less room than a line is not that common.
  private static let linesOfWindow = 44
  /// What is further down than this nobody compares in pictures: it stands in the frame. A storyboard
  /// has dozens of them, and a page may be a book.
  private static let linesOfBoard = 600

  /// Pictures of what is seen, in a document of the page's folder. `looks` are its looks as HTML, and
  /// `marks` what the controls of each do.
  init(of atlas: PageAtlas, root: String, looks: [[UInt8]], marks: [[Markup]]) {
    self.init(
      atlas, root: root, PictureTrimmer(keepsRoles: true, mostLines: Self.linesOfBoard))
    self.looks = looks
    self.marks = marks
    for frame in atlas.frames.indices {
      addProse(of: atlas.frames[frame].drawing)
      if let unredacted = atlas.frames[frame].unredacted { addProse(of: unredacted) }
    }
  }

  /// Pictures of what is seen in a small window, in a document of the output folder; `folder` is the
  /// way from there to the page's.
  init(smallOf atlas: PageAtlas, folder: String, looks: [[UInt8]] = []) {
    self.init(atlas, root: "", PictureTrimmer(folder: folder, mostLines: Self.linesOfWindow))
    self.looks = looks
    for frame in atlas.frames.indices { addProse(of: atlas.frames[frame].drawing) }
  }

  /// The picture of one look, in any document of the gallery.
  init(of look: Int, in atlas: PageAtlas, root: String) {
    self.init(
      atlas, root: root, PictureTrimmer(keepsRoles: true, mostLines: Self.linesOfBoard))
    marks = atlas.frames.map { $0.liveness.map { Self.mark($0, of: atlas) } }
    addProse(of: atlas.frames[look].drawing)
  }

  private init(_ atlas: PageAtlas, root: String, _ trimmer: PictureTrimmer) {
    self.atlas = atlas
    self.root = root
    self.trimmer = trimmer
  }

  private mutating func addProse(of drawing: Drawing) {
    for one in drawing.prose where !prose.contains(where: { $0.key == one.key }) {
      prose.append((one.key, trimmer.trimmed(one.html)))
    }
  }

  /// Writes a look; not in a small window, with what each control does.
  func write(_ index: Int, into bytes: inout [UInt8]) {
    var trimmer = trimmer
    if !marks.isEmpty {
      trimmer.marks = marks[index]
      trimmer.regions = atlas.frames[index].drawing.regionNames
    }
    bytes.append(
      """
      <div class="glass"><div class="look" inert aria-hidden="true"><template shadowrootmode="open">\
      <link rel="stylesheet" href="
      """)
    bytes.append(escaped: root)
    bytes.append("assets/")
    bytes.append(text: Self.sheet)
    bytes.append("\">")
    let html = looks.isEmpty ? nil : looks[index]
    write(atlas.frames[index].drawing, html, trimmer, into: &bytes)
    bytes.append("</template></div></div>")
  }

  /// Writes the same state unredacted, for a script to lay over its picture: nothing of it is drawn
  /// until then.
  func write(twinOf index: Int, into bytes: inout [UInt8]) {
    guard let drawing = atlas.frames[index].unredacted else { return }
    bytes.append("<template class=\"twin\">")
    write(drawing, nil, trimmer, into: &bytes)
    bytes.append("</template>")
  }

  private func write(
    _ drawing: Drawing, _ html: [UInt8]?, _ trimmer: PictureTrimmer, into bytes: inout [UInt8]
  ) {
    bytes.append("<div class=\"")
    bytes.append(text: FrameTheme.pictureClass)
    bytes.append("\" lang=\"")
    bytes.append(escaped: drawing.language.tag)
    bytes.append(drawing.language.isRightToLeft ? "\" dir=\"rtl\">" : "\" dir=\"ltr\">")
    var trimmer = trimmer
    trimmer.prose = drawing.prose.compactMap { one in prose.first { $0.key == one.key }?.html }
    trimmer.write(html ?? Self.html(of: drawing, root: atlas.page.wayToRoot), into: &bytes)
    bytes.append("</div>")
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
  static func html(of drawing: Drawing, root: String) -> [UInt8] {
    var html: [UInt8] = []
    let hasMain = drawing.has(.main)
    if !hasMain { html.append("<main>") }
    HTMLWriter.write(drawing, root: root, leavingOutProse: true, into: &html)
    if !hasMain { html.append("</main>") }
    return html
  }
}
