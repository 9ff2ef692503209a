// The first page of a report: what changed, cause by cause, what alarms first.

import Drawing
import System

struct SummaryPage {
  let review: Review
  let groups: [ChangeGroup]
  /// The pictures of each group.
  let shown: [ShownGroup]

  func write(into bytes: inout [UInt8]) {
    let shell = ReportShell(
      title: "What changed", root: "", rail: ReportRail(groups: groups, parts: parts))
    shell.open(into: &bytes)
    bytes.write(
      """
      <header class="entrance">
      <h1>What changed</h1>
      <p class="sides">from <b>\(review.base.title)</b> to <b>\(review.head.title)</b></p>

      """)
    writeVerdict(into: &bytes)
    if let problem = review.pixelProblem {
      bytes.write("<p class=\"problem\">Nobody looked at pixels: \(problem)</p>\n")
    }
    bytes.append("</header>\n")
    writeAlarms(into: &bytes)
    if !groups.isEmpty { writeGroups(into: &bytes) }
    writePages(into: &bytes)
    writeFiles(into: &bytes)
    shell.close(into: &bytes)
  }

  private func writeVerdict(into bytes: inout [UInt8]) {
    let verdict = ReviewVerdict(review, groups)
    bytes.write(
      "<div class=\"verdict \(verdict.tone.rawValue)\">\n<p><b>\(verdict.title)</b></p>\n")
    for sentence in verdict.sentences { bytes.write("<p>\(sentence)</p>\n") }
    bytes.write("<p>\(review.line).</p>\n</div>\n")
  }

  private var alarming: [PageReview] { review.pages.filter { !$0.alarms.isEmpty } }
  private var noted: [PageReview] { review.pages.filter { !$0.notes.isEmpty } }

  /// What there is on the page besides groups.
  private var parts: [ReportRail.Part] {
    var parts: [ReportRail.Part] = []
    if !alarming.isEmpty { parts.append(ReportRail.Part(id: "failing", title: alarmTitle)) }
    if !noted.isEmpty { parts.append(ReportRail.Part(id: "pages", title: Self.pagesTitle)) }
    if !review.otherFiles.isEmpty {
      parts.append(
        ReportRail.Part(id: "files", title: review.otherFiles.count.counted("other file")))
    }
    return parts
  }

  private var alarmTitle: String {
    alarming.allSatisfy { $0.alarms == $0.failing }
      ? "Checks that fail now" : "What alarms on pages"
  }
  private static let pagesTitle = "States and transitions"

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
        <li class="of-kind \(groups[index].kind)">\
        <a class="change" href="changes/\(ReportShell.fileName(index))">\
        \(.told(groups[index].title))</a> \(.told(groups[index].cause.words))</li>

        """)
    }
    bytes.write("</ul></details>\n")
  }

  private static let most = 100

  private func write(_ index: Int, into bytes: inout [UInt8]) {
    let group = groups[index]
    bytes.write(
      """
      <li class="group of-kind \(group.kind)">
      <div class="about">
      <h2><a class="change" href="changes/\(ReportShell.fileName(index))">\(.told(group.title))</a></h2>
      <p class="scope">\(.told(group.cause.words.capitalisedFirst))</p>

      """)
    if !group.cause.files.isEmpty {
      bytes.write("<p class=\"files\">Touched: \(.told(group.cause.fileWords))</p>\n")
    }
    let most = 6
    bytes.write("<ul class=\"variants\">\n")
    for variant in group.variants.prefix(most) { write(variant, into: &bytes) }
    let rest = group.variants.count - most
    if rest > 0 { bytes.write("<li class=\"rest\">and \(rest) more</li>\n") }
    bytes.write("</ul>\n</div>\n")
    bytes.append("<div class=\"thumbs\">\n")
    for thumb in shown[index].thumbs {
      bytes.write(
        """
        <img class="thumb" src="pictures/\(thumb.name)" alt="" width="\(thumb.size.width)" \
        height="\(thumb.size.height)" loading="lazy">

        """)
    }
    bytes.write("</div>\n</li>\n")
  }

  /// A way in which a change shows, in a line, with the first of what is told of it.
  private func write(_ variant: ChangeVariant, into bytes: inout [UInt8]) {
    bytes.write("<li class=\"\(variant.kind)\"><b>\(variant.title)</b> \(.told(variant.scope))")
    let most = 4
    if !variant.changes.isEmpty {
      bytes.write("<ul class=\"changes\">")
      for change in variant.changes.prefix(most) {
        bytes.write("<li class=\"\(change.aspect.rawValue)\">\(.told(change.sentence))</li>")
      }
      let rest = variant.changes.count - most
      if rest > 0 { bytes.write("<li class=\"rest\">and \(rest) more</li>") }
      bytes.write("</ul>")
    }
    if let words = variant.pictureWords { bytes.write("<p class=\"pictures\">\(words)</p>") }
    bytes.write("</li>\n")
  }

  private func writeAlarms(into bytes: inout [UInt8]) {
    if alarming.isEmpty { return }
    bytes.write(
      """
      <section class="failing" aria-labelledby="failing"><h2 id="failing">\(alarmTitle)</h2>
      <dl>

      """)
    for page in alarming {
      bytes.write("<dt>\(page.page)</dt>\n")
      for sentence in page.alarms { bytes.write("<dd>\(.told(sentence))</dd>\n") }
    }
    bytes.write("</dl>\n</section>\n")
  }

  private func writePages(into bytes: inout [UInt8]) {
    if noted.isEmpty { return }
    bytes.write(
      """
      <section class="room" aria-labelledby="pages"><h2 id="pages">\(Self.pagesTitle)</h2>
      <dl>

      """)
    for page in noted {
      bytes.write("<dt>\(page.page)</dt>\n")
      for note in page.notes { bytes.write("<dd>\(.told(note))</dd>\n") }
    }
    bytes.write("</dl>\n</section>\n")
  }

  private func writeFiles(into bytes: inout [UInt8]) {
    if review.otherFiles.isEmpty { return }
    bytes.write(
      """
      <details class="others" id="files"><summary>\(review.otherFilesLine): \
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
