// A page about a page: its states on a map, its regions in a matrix, and each state in its case.

import Atlas
import Drawing
import System

struct StoryboardPage {
  let atlas: PageAtlas
  let info: PageInfo
  let site: SiteInfo
  /// The map, as it is written.
  let map: [UInt8]

  func write(into bytes: inout [UInt8]) {
    let root = info.name.wayToRoot
    let shell = Shell(title: "\(info.title) · \(site.title)", root: root, site: site)
    shell.open(into: &bytes)
    writeHeader(root: root, into: &bytes)
    bytes.append("<main id=\"_main\">\n")
    let facts = atlas.frames.map(FrameFacts.init)
    bytes.append("<section class=\"room\" aria-labelledby=\"_map\"><h2 id=\"_map\">Map</h2>\n")
    bytes += map
    bytes.append("</section>\n")
    let matrix = atlas.matrix
    if !matrix.regions.isEmpty {
      bytes.append(
        "<section class=\"room\" aria-labelledby=\"_matrix\"><h2 id=\"_matrix\">Matrix</h2>\n")
      MatrixTable(matrix: matrix, language: info.language).write(into: &bytes)
      bytes.append("</section>\n")
    }
    let laws = LawList(atlas: atlas, info: info)
    if !laws.isEmpty {
      bytes.append(
        "<section class=\"room\" aria-labelledby=\"_laws\"><h2 id=\"_laws\">Laws</h2>\n")
      laws.write(into: &bytes)
      bytes.append("</section>\n")
    }
    bytes.append("<section class=\"room\" aria-labelledby=\"_states\">")
    bytes.append("<h2 id=\"_states\">States</h2>\n")
    writeSwitches(facts, into: &bytes)
    bytes.append("<div class=\"cases\">\n")
    for index in atlas.frames.indices { write(index, facts[index], into: &bytes) }
    bytes.append("</div></section>\n</main>\n")
    shell.close(into: &bytes)
  }

  private func writeHeader(root: String, into bytes: inout [UInt8]) {
    let counts = [
      atlas.shownWords, atlas.stateCount.counted("state"), atlas.closureName,
      "\(atlas.walkableShare) % of live controls lead on",
    ]
    bytes.write(
      """
      <header class="entrance">
      <nav aria-label="Gallery"><a href="\(root)index.html" data-up>\(site.title)</a></nav>
      <p class="accession">\(info.name)</p>
      <h1>\(Markup.quoted(info.title, in: info.language))</h1>
      <p class="sum">\(counts.joined(separator: " · "))</p>
      <p class="blurb">\(atlas.closureSentence)</p>

      """)
    if !info.blurb.isEmpty {
      bytes.write("<p class=\"blurb\">\(Markup.quoted(info.blurb, in: info.language))</p>\n")
    }
    if let telling = atlas.mostTelling {
      bytes.write("<p class=\"blurb\">\(telling.sentence)</p>\n")
    }
    let defects = info.defects.map(\.rawValue).sorted().joined(separator: ", ")
    if !defects.isEmpty {
      bytes.write("<p class=\"defect\">On show is a defect, which must stay: \(defects).</p>\n")
    }
    bytes.append("</header>\n")
  }

  private func writeSwitches(_ facts: [FrameFacts], into bytes: inout [UInt8]) {
    bytes.append("<div class=\"switches\">")
    bytes.append("<label><input type=\"checkbox\" id=\"_live\"> Show what is live</label>")
    if facts.contains(where: \.hasRedactedContent) {
      bytes.append(
        "<label><input type=\"checkbox\" id=\"_beside\"> Lay the unredacted beside</label>")
    }
    bytes.append("</div>\n")
  }

  private func write(_ index: Int, _ facts: FrameFacts, into bytes: inout [UInt8]) {
    let frame = atlas.frames[index]
    let file = GalleryPath.fileName(ofFrame: frame.name)
    let twin = atlas.unredactedTwin(of: index)
    bytes.write(
      """
      <figure class="exhibit\(twin == nil ? "" : " paired")" id="\(frame.name)">
      <div class="case">
      """)
    Exhibit.write(file, into: &bytes)
    bytes.append("</div>\n")
    if let twin {
      let name = atlas.frames[twin].name
      bytes.append("<div class=\"case twin\">")
      Exhibit.write(GalleryPath.fileName(ofFrame: name), into: &bytes)
      bytes.write("<p>Unredacted: \(name.spoken)</p></div>\n")
    }
    bytes.append("<figcaption>\n")
    FrameLabel(atlas: atlas, index: index, facts: facts, info: info, site: site)
      .write(into: &bytes)
    bytes.append("</figcaption>\n</figure>\n")
  }
}
