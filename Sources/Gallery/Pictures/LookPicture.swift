// The picture of a look: the page as it is drawn, small, in a tree of its own, which costs no request.

import Atlas
import Drawing

/// Writes pictures of looks: each a host with a declarative shadow root, which has the stylesheet of
/// the page and nothing of the gallery's, and which nobody can touch.
///
/// What is redacted is in it as it is in the frame: as shapes.
struct LookPicture {
  let atlas: PageAtlas
  /// The way from the document that the picture stands in to the output folder: `../../`.
  let root: String
  /// The way from there to the folder of the page, where it is another: addresses of pictures in the
  /// page are relative to that.
  var folder: String?

  /// The stylesheet below `assets/`.
  static let sheet = "look.css"

  /// Writes all of a look, with what each control does, for whoever looks at it closely.
  func write(_ index: Int, into bytes: inout [UInt8]) {
    let frame = atlas.frames[index]
    write(
      frame.drawing,
      PictureTrimmer(
        folder: folder, marks: frame.liveness.map(mark), regions: frame.drawing.regionNames),
      into: &bytes)
  }

  /// Writes the same state unredacted, for a script to lay over its picture: nothing of it is drawn
  /// until then.
  func write(twinOf index: Int, into bytes: inout [UInt8]) {
    guard let drawing = atlas.frames[index].unredacted else { return }
    bytes.append("<template class=\"twin\">")
    writePage(drawing, PictureTrimmer(folder: folder), into: &bytes)
    bytes.append("</template>")
  }

  /// Writes what is seen of a look in a small window.
  func write(upperPartOf index: Int, into bytes: inout [UInt8]) {
    let trimmer = PictureTrimmer(folder: folder, mostLines: Self.linesOfWindow)
    write(atlas.frames[index].drawing, trimmer, into: &bytes)
  }

  /// Twice as many lines as the window has: what takes less room than a line is not that common.
  private static let linesOfWindow = 44

  private func write(
    _ drawing: Drawing, _ trimmer: PictureTrimmer, into bytes: inout [UInt8]
  ) {
    bytes.write(
      """
      <div class="glass"><div class="look" inert aria-hidden="true"><template shadowrootmode="open">\
      <link rel="stylesheet" href="\(root)assets/\(Self.sheet)">
      """)
    writePage(drawing, trimmer, into: &bytes)
    bytes.append("</template></div></div>")
  }

  private func writePage(
    _ drawing: Drawing, _ trimmer: PictureTrimmer, into bytes: inout [UInt8]
  ) {
    bytes.write(
      """
      <div class="\(FrameTheme.pictureClass)" lang="\(drawing.language.tag)" \
      dir="\(drawing.language.isRightToLeft ? "rtl" : "ltr")">
      """)
    var html: [UInt8] = []
    let hasMain = drawing.has(.main)
    if !hasMain { html.append("<main>") }
    HTMLWriter.write(drawing, into: &html)
    if !hasMain { html.append("</main>") }
    trimmer.write(html, into: &bytes)
    bytes.append("</div>")
  }

  /// What a control does, as an attribute.
  private func mark(_ liveness: Liveness) -> Markup {
    switch liveness {
    case .live(let target): " data-to=\"\(atlas.frames[target].name)\""
    case .beyond: " data-beyond"
    case .noStore, .guarded, .dropped, .ignored, .disabled: " data-inert=\"\(liveness.words)\""
    }
  }
}
