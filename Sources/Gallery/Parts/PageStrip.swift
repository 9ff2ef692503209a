// A page on the index: its name, and all its looks in a row, each as a picture.

import Atlas
import Drawing
import System

/// The looks of a page in a row.
///
/// They are written while the page's atlas is there, and kept from build to build: so nothing in them
/// depends on anything but the page.
package struct PageStrip {
  private let info: PageInfo
  private let summary: PageSummary
  private let pictures: LookPictures

  init(of atlas: PageAtlas, info: PageInfo, summary: PageSummary) {
    self.info = info
    self.summary = summary
    pictures = LookPictures(smallOf: atlas, folder: info.name.asAddress)
  }

  /// Writes one look.
  package func write(_ index: Int, into bytes: inout [UInt8]) {
    let frame = summary.frames[index]
    let folder = info.name.asAddress
    bytes.append("<li class=\"")
    for trait in LookTraits(frame).each {
      bytes.append(text: LookTraits.className(trait))
      bytes.append(" ")
    }
    bytes.append(frame.live > 0 ? "l" : "d")
    bytes.write("\" data-kinds=\"\(frame.kinds.words)\">")
    pictures.write(index, into: &bytes)
    bytes.write(
      """
      <a href="\(GalleryPath.frame(frame.name, of: folder))">\
      \(Markup.quoted(title: frame.title, in: info.language))</a></li>

      """)
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
