// The first page of a report: what changed, cause by cause, what alarms first.

import Drawing
import System

struct SummaryPage {
  let review: Review
  let groups: [ChangeGroup]
  /// The pictures of each group.
  let shown: [ShownGroup]

  func write(into bytes: inout [UInt8]) {
    let shell = ReportShell(title: "What changed", root: "")
    shell.open(into: &bytes)
    bytes.write(
      """
      <header class="top">
      <h1>What changed</h1>
      <p class="sides">from <b>\(review.base.title)</b> to <b>\(review.head.title)</b></p>
      <p class="sum">\(review.line).</p>

      """)
    if let problem = review.pixelProblem {
      bytes.write("<p class=\"problem\">Nobody looked at pixels: \(problem)</p>\n")
    }
    bytes.write("</header>\n<main id=\"main\">\n")
    writeFailing(into: &bytes)
    if !groups.isEmpty {
      writeFilters(into: &bytes)
      writeGroups(into: &bytes)
    }
    writePages(into: &bytes)
    writeFiles(into: &bytes)
    bytes.write("</main>\n")
    shell.close(into: &bytes)
  }

  private static let kinds = [
    ("opened", "Redaction opened"), ("redaction", "Redaction closed"), ("liveness", "Liveness"),
    ("look", "Words and look"), ("fate", "Added, removed"), ("plain", "Nothing to see"),
  ]

  private func writeFilters(into bytes: inout [UInt8]) {
    let used = Self.kinds.filter { kind in groups.contains { $0.kind == kind.0 } }
    guard used.count > 1 else { return }
    bytes.write(
      """
      <fieldset class="filters"><legend>Show</legend>
      <label><input type="radio" name="kind" value="all" checked><span>All</span></label>

      """)
    for (kind, title) in used {
      let count = groups.count { $0.kind == kind }
      bytes.write(
        """
        <label><input type="radio" name="kind" value="\(kind)"><span>\(title) \
        (\(count))</span></label>

        """)
    }
    bytes.write("</fieldset>\n")
  }

  /// So many groups are shown with all that is told of them; the others are links.
  private func writeGroups(into bytes: inout [UInt8]) {
    bytes.write("<ol class=\"groups\">\n")
    for index in groups.indices.prefix(Self.most) { write(index, into: &bytes) }
    bytes.write("</ol>\n")
    let rest = groups.indices.dropFirst(Self.most)
    if rest.isEmpty { return }
    bytes.write("<details><summary>\(rest.count.counted("more group"))</summary>\n<ul>\n")
    for index in rest {
      bytes.write(
        """
        <li><a class="change" href="changes/\(ReportShell.fileName(index))">\(groups[index].title)\
        </a> \(groups[index].cause.words)</li>

        """)
    }
    bytes.write("</ul></details>\n")
  }

  private static let most = 100

  private func write(_ index: Int, into bytes: inout [UInt8]) {
    let group = groups[index]
    bytes.write(
      """
      <li class="group \(group.kind)">
      <div class="about">
      <h2><a class="change" href="changes/\(ReportShell.fileName(index))">\(group.title)</a></h2>
      <p class="scope">\(group.cause.words.capitalisedFirst)</p>

      """)
    if !group.cause.files.isEmpty {
      bytes.write("<p class=\"files\">Touched: \(group.cause.files.joined(separator: ", "))</p>\n")
    }
    let most = 6
    bytes.write("<ul class=\"variants\">\n")
    for variant in group.variants.prefix(most) { write(variant, into: &bytes) }
    let rest = group.variants.count - most
    if rest > 0 { bytes.write("<li class=\"rest\">and \(rest) more</li>\n") }
    bytes.write("</ul>\n</div>\n")
    for thumb in shown[index].thumbs {
      bytes.write(
        """
        <img class="thumb" src="pictures/\(thumb.name)" alt="" width="\(thumb.size.width)" \
        height="\(thumb.size.height)" loading="lazy">

        """)
    }
    bytes.write("</li>\n")
  }

  /// A way in which a change shows, in a line, with the first of what is told of it.
  private func write(_ variant: ChangeVariant, into bytes: inout [UInt8]) {
    bytes.write("<li class=\"\(variant.kind)\"><b>\(variant.title)</b> \(variant.scope)")
    let most = 4
    if !variant.changes.isEmpty {
      bytes.write("<ul class=\"changes\">")
      for change in variant.changes.prefix(most) {
        bytes.write("<li class=\"\(change.aspect.rawValue)\">\(change.sentence)</li>")
      }
      let rest = variant.changes.count - most
      if rest > 0 { bytes.write("<li class=\"rest\">and \(rest) more</li>") }
      bytes.write("</ul>")
    }
    if let words = variant.pictureWords { bytes.write("<p class=\"pictures\">\(words)</p>") }
    bytes.write("</li>\n")
  }

  private func writeFailing(into bytes: inout [UInt8]) {
    let pages = review.pages.filter { !$0.failing.isEmpty }
    if pages.isEmpty { return }
    bytes.write("<section class=\"failing\">\n<h2>Checks that fail now</h2>\n<dl>\n")
    for page in pages {
      bytes.write("<dt>\(page.page)</dt>\n")
      for sentence in page.failing { bytes.write("<dd>\(sentence)</dd>\n") }
    }
    bytes.write("</dl>\n</section>\n")
  }

  private func writePages(into bytes: inout [UInt8]) {
    let pages = review.pages.filter { !$0.notes.isEmpty }
    if pages.isEmpty { return }
    bytes.write("<section class=\"pages\">\n<h2>States and transitions</h2>\n<dl>\n")
    for page in pages {
      bytes.write("<dt>\(page.page)</dt>\n")
      for note in page.notes { bytes.write("<dd>\(note)</dd>\n") }
    }
    bytes.write("</dl>\n</section>\n")
  }

  private func writeFiles(into bytes: inout [UInt8]) {
    if review.otherFiles.isEmpty { return }
    bytes.write(
      """
      <details class="others"><summary>\(review.otherFiles.count.counted("other file")) changed: \
      storyboards, the index, and what tells of frames</summary>
      <ul>

      """)
    for file in review.otherFiles { bytes.write("<li>\(file)</li>\n") }
    bytes.write("</ul>\n</details>\n")
  }
}

extension String {
  /// With its first letter as a capital.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
