// A page on the index: its name, and all its looks in a row, each as a picture.

import Atlas
import Drawing
import System

/// The looks of a page in a row.
///
/// They are written while the page's atlas is there, and kept from build to build: so nothing in them
/// depends on anything but the page.
package struct PageStrip {
  private let page: ShownPage
  /// The way to the page's folder.
  private let folder: String
  private let pictures: LookPictures

  init(of page: ShownPage) {
    self.page = page
    folder = page.info.name.asAddress
    pictures = LookPictures(smallOf: page.atlas, known: page.known, prose: page.prose)
  }

  /// Writes one look.
  package func write(_ index: Int, into bytes: inout [UInt8]) {
    bytes.append("<li class=\"")
    let frame = page.summary.frames[index]
    LookTraits(frame).write(into: &bytes)
    bytes.append(frame.live > 0 ? "l\" data-kinds=\"" : "d\" data-kinds=\"")
    bytes += frame.kinds.written
    bytes.append("\">")
    pictures.write(index, into: &bytes)
    bytes.append("<a href=\"")
    bytes.append(escaped: folder)
    bytes.append("/")
    bytes.append(escaped: GalleryPath.fileName(ofFrame: frame.name))
    bytes.append("\">")
    bytes.write(page.words.looks[index].title)
    bytes.append("</a></li>\n")
  }
}

/// A page on the index, around its strip, with what depends on the other pages.
struct PageSection {
  let page: PageSummary
  let filters: FilterPanel

  func open(into bytes: inout [UInt8]) {
    let classes = (["page"] + filters.classNames(of: page)).joined(separator: " ")
    bytes.write(
      """
      <section class="\(classes)" id="\(page.name.asAddress)">
      <h2><a href="\(GalleryPath.address(ofStoryboard: page.name))">\(title)</a></h2>
      <p class="accession">\(Markup.name(page.name)) · \(page.frames.count.counted("look"))\
      \(page.isClosed ? "" : " · cut off")\(page.defects > 0 ? " · shows a defect" : "")</p>
      <div class="shelf"><ol class="strip">

      """)
  }

  func close(into bytes: inout [UInt8]) { bytes.append("</ol></div>\n</section>\n") }

  /// What the page is called, in its language.
  private var title: Markup { .quoted(page.title, in: Language(page.language)) }
}
