// Ways to do one thing: frames side by side, over a table of what was measured.

import Drawing

struct ComparisonPage {
  let comparison: Comparison
  let site: SiteInfo

  func write(into bytes: inout [UInt8]) {
    let root = comparison.name.wayToRoot
    let shell = Shell(
      title: "\(comparison.title) · \(site.title)", root: root, site: site,
      styles: [Stage.sheet], scripts: [Stage.script], rail: Self.rail,
      pictures: "_ways")
    shell.open(into: &bytes)
    bytes.write(
      """
      <main id="_main" data-page="\(comparison.name)">
      <header class="entrance">
      <p class="accession">\(Markup.name(comparison.name))</p>
      <h1>\(comparison.title)</h1>
      <p class="blurb">\(comparison.blurb)</p>
      </header>
      <section class="room" aria-labelledby="_ways"><h2 id="_ways">Side by side</h2>

      """)
    LookSwitches.write(into: &bytes)
    bytes.append("<div class=\"cases\">\n")
    for way in comparison.ways { write(way, root: root, into: &bytes) }
    bytes.append("</div></section>\n")
    writeTable(root: root, into: &bytes)
    bytes.append("</main>\n")
    shell.close(into: &bytes)
  }

  private static let rail = Array(
    """
    <section class="part"><h2>This page</h2>
    <ul class="parts">
    <li><a href="#_ways">Side by side</a></li>
    <li><a href="#_measured">Measured</a></li>
    </ul></section>

    """.utf8)

  private func write(_ way: Comparison.Way, root: String, into bytes: inout [UInt8]) {
    let page = way.atlas.page
    let path = root + GalleryPath.frame(way.frame, of: page.asAddress)
    let name = String(page.lastPathPart)
    bytes.write("<figure class=\"exhibit\" id=\"\(name)\" data-frame=\"\(name)\">\n")
    if let index = way.atlas.frames.firstIndex(where: { $0.name == way.frame }) {
      LookPictures(of: index, in: way.atlas, root: root).write(index, into: &bytes)
    }
    bytes.write(
      """

      <figcaption>
      <h3><a class="open" href="\(path)">\(way.title)</a></h3>
      <p>\(way.blurb)</p>
      <p><a href="\(root)\(GalleryPath.address(ofStoryboard: page))">All its states</a></p>
      </figcaption>
      </figure>

      """)
  }

  private func writeTable(root: String, into bytes: inout [UInt8]) {
    bytes.append(
      """
      <section class="room" aria-labelledby="_measured"><h2 id="_measured">Measured</h2>
      <div class="scroll" role="group" aria-label="What was measured" tabindex="0">
      <table class="measures">
      <thead><tr><td></td>
      """)
    for way in comparison.ways { bytes.write("<th scope=\"col\">\(way.title)</th>") }
    bytes.append("</tr></thead>\n<tbody>\n")
    for (row, measure) in comparison.measures.enumerated() {
      bytes.write("<tr><th scope=\"row\">\(measure)</th>")
      for way in comparison.ways {
        let value = row < way.values.count ? way.values[row] : ""
        bytes.write("<td data-way=\"\(way.title)\">\(value)</td>")
      }
      bytes.append("</tr>\n")
    }
    bytes.append("</tbody></table></div></section>\n")
  }
}
