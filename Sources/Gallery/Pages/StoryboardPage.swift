// A page about a page: its looks as a map of pictures, its regions in a matrix, its laws.

import Atlas
import Drawing
import System

struct StoryboardPage {
  let page: ShownPage

  // In place: what is handed out is a copy otherwise.
  private var atlas: PageAtlas { _read { yield page.atlas } }
  private var info: PageInfo { _read { yield page.info } }

  func write(into bytes: inout [UInt8]) {
    let site = page.site
    let laws = LawList(atlas: atlas, info: info)
    let shell = Shell(
      title: "\(info.title) · \(site.title)", root: page.root, site: site,
      styles: [Stage.sheet], scripts: [Stage.script],
      rail: rail(hasMatrix: !page.regions.table.isEmpty, hasLaws: !laws.isEmpty), kind: "board",
      pictures: "_looks")
    shell.open(into: &bytes)
    bytes.write("<main id=\"_main\" data-page=\"\(info.name)\">\n")
    writeHeader(into: &bytes)
    bytes.append("<section class=\"room\" aria-labelledby=\"_looks\">")
    bytes.append("<h2 id=\"_looks\">Looks</h2>\n")
    LookSwitches.write(into: &bytes)
    StoryMap(page).write(into: &bytes)
    bytes.append("</section>\n")
    if !page.regions.table.isEmpty {
      bytes.append("<section class=\"room\" aria-labelledby=\"_matrix\">")
      bytes.append("<h2 id=\"_matrix\">What is hidden where</h2>\n")
      bytes += page.regions.table.html
      bytes.append("</section>\n")
    }
    if !laws.isEmpty {
      bytes.append(
        "<section class=\"room\" aria-labelledby=\"_laws\"><h2 id=\"_laws\">Laws</h2>\n")
      laws.write(into: &bytes)
      bytes.append("</section>\n")
    }
    bytes.append("</main>\n")
    shell.close(into: &bytes)
  }

  private func writeHeader(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <header class="entrance">
      <p class="accession">\(Markup.name(info.name))</p>
      <h1>\(Markup.quoted(info.title, in: info.language))</h1>

      """)
    if !info.blurb.isEmpty {
      bytes.write("<p class=\"blurb\">\(Markup.quoted(info.blurb, in: info.language))</p>\n")
    }
    bytes.write(
      """
      <details class="sum"><summary>\(atlas.shownWords), \(atlas.closureName)</summary>
      <p class="blurb">\(atlas.closureSentence) Of what can be tapped on the looks shown, \
      \(atlas.walkableShare) % leads to another that is shown.</p>

      """)
    if let telling = page.summary.mostTelling {
      bytes.write("<p class=\"blurb\">\(telling.sentence)</p>\n")
    }
    bytes.append("</details>\n")
    if !info.defects.isEmpty {
      let defects = info.defects.map(\.failing).sorted().joined(separator: "; ")
      bytes.write(
        """
        <p class="defect">This page shows a defect on purpose: \(defects). \
        <a href="#_laws">Where, and why</a></p>

        """)
    }
    bytes.append("</header>\n")
  }

  /// The looks of the page, and its other parts.
  private func rail(hasMatrix: Bool, hasLaws: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.write(
      """
      <section class="part"><h2>This page</h2>
      <ul class="parts">
      <li><a href="#_looks">Looks</a></li>

      """)
    if hasMatrix { bytes.append("<li><a href=\"#_matrix\">What is hidden where</a></li>\n") }
    if hasLaws { bytes.append("<li><a href=\"#_laws\">Laws</a></li>\n") }
    bytes.append("</ul></section>\n")
    bytes += page.words.rail
    return bytes
  }
}

/// How large pictures are, and whether what is live in them is outlined: without a script.
enum LookSwitches {
  static func write(into bytes: inout [UInt8]) {
    bytes.append(
      """
      <div class="switches"><fieldset><legend>Size</legend>\
      <label><input type="radio" name="size" id="_small"><span>Small</span></label>\
      <label><input type="radio" name="size" id="_medium" checked><span>Medium</span></label>\
      <label><input type="radio" name="size" id="_large"><span>Large</span></label></fieldset>\
      <label><input type="checkbox" id="_live"> Show what is live</label></div>

      """)
  }
}
