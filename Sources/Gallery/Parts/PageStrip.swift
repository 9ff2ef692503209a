// A page on the index: its name, and its frames in a row.

struct PageStrip {
  let page: PageSummary
  let filters: Filters

  func write(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <section class="\(filters.classNames(of: page))">
      <h2><a href="\(Gallery.path(ofStoryboard: page.name))">\(page.title)</a></h2>
      <p class="accession">\(page.name) · \(page.frames.count.counted("state"))\
      \(page.isClosed ? "" : " · cut off")\(page.defects > 0 ? " · shows a defect" : "")</p>
      <ol class="strip">

      """)
    for frame in page.frames {
      let path = Gallery.path(ofFrame: frame.name, of: page.name)
      bytes.write("<li class=\"\(filters.classNames(of: frame))\">")
      Exhibit.write(path, fragment: FramePage.bare, into: &bytes)
      bytes.write("<a href=\"\(path)\">\(frame.name.spoken)</a></li>\n")
    }
    bytes.append("</ol></section>\n")
  }
}
