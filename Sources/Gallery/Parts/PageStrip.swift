// A page on the index: its name, and its frames in a row, the first of them as pictures.

import Drawing
import System

struct PageStrip {
  let page: PageSummary
  let filters: Filters

  /// How many frames are shown as pictures. Each is a document that a browser loads when it comes
  /// into view, but from disk, or without scripts, at once.
  static let pictures = 5

  func write(into bytes: inout [UInt8]) {
    let title = Markup.quoted(page.title, in: Language(page.language))
    bytes.write(
      """
      <section class="\(filters.classNames(of: page))">
      <h2><a href="\(GalleryPath.address(ofStoryboard: page.name))">\(title)</a></h2>
      <p class="accession">\(page.name) · \(page.frames.count.counted("look"))\
      \(page.isClosed ? "" : " · cut off")\(page.defects > 0 ? " · shows a defect" : "")</p>
      <div class="shelf">
      <ol class="strip">

      """)
    let folder = page.name.asAddress
    for frame in page.frames.prefix(Self.pictures) {
      write(frame, in: folder, isPicture: true, into: &bytes)
    }
    bytes.append("</ol>\n")
    if page.frames.count > Self.pictures {
      bytes.append("<ol class=\"more\">\n")
      for frame in page.frames.dropFirst(Self.pictures) {
        write(frame, in: folder, isPicture: false, into: &bytes)
      }
      bytes.append("</ol>\n")
    }
    bytes.append("</div></section>\n")
  }

  /// Writes a frame; `folder` is the way to the page's, as a link has it.
  private func write(
    _ frame: PageSummary.Frame, in folder: String, isPicture: Bool, into bytes: inout [UInt8]
  ) {
    let path = GalleryPath.frame(frame.name, of: folder)
    bytes.append("<li class=\"")
    Filters.writeClassNames(of: frame, into: &bytes)
    bytes.append("\">")
    if isPicture { Exhibit.write(path, into: &bytes) }
    bytes.append("<a href=\"")
    bytes.append(escaped: path)
    bytes.append("\">")
    bytes.append(escaped: frame.name.spoken)
    bytes.append("</a></li>\n")
  }
}

// A frame behind glass: the real document, loaded when it comes into view, which nobody can touch.

enum Exhibit {
  /// Writes a frame without its caption. It is hidden from assistive technology, since a link with
  /// the frame's name stands beside it.
  static func write(_ address: String, into bytes: inout [UInt8]) {
    bytes.write(
      """
      <iframe src="\(address)#\(FramePage.bare)" loading="lazy" inert aria-hidden="true" \
      tabindex="-1"></iframe>
      """)
  }
}
