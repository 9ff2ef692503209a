// What a review tells to machines that run tests, and to those who read pull requests.

import Drawing
import System

extension Review {
  /// A test suite for each page with a change: a test case for what is told of the page itself, and
  /// one for each of its frames that changed. The other files that changed are one test case: what
  /// makes a diff fail is nowhere green.
  package var junit: [UInt8] {
    let names = Set(frames.map(\.page)).union(pages.map(\.page)).sorted()
    let count = frames.count + pages.count + (otherFiles.isEmpty ? 0 : 1)
    var bytes: [UInt8] = []
    bytes.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="vitrine diff" tests="\(count + sameCount)" failures="\(count)">

      """)
    if sameCount > 0 {
      bytes.write("<testsuite name=\"as it was\" tests=\"\(sameCount)\" failures=\"0\"/>\n")
    }
    let framesByPage = Dictionary(grouping: frames, by: \.page)
    let pageByName = Dictionary(pages.map { ($0.page, $0) }) { one, _ in one }
    for name in names {
      writeSuite(name, pageByName[name], framesByPage[name] ?? [], into: &bytes)
    }
    if !otherFiles.isEmpty { writeOtherFiles(into: &bytes) }
    bytes.write("</testsuites>\n")
    return bytes
  }

  private func writeSuite(
    _ name: String, _ page: PageReview?, _ frames: [FrameReview], into bytes: inout [UInt8]
  ) {
    let count = frames.count + (page == nil ? 0 : 1)
    bytes.write(
      """
      <testsuite name="\(name.inXML)" tests="\(count)" failures="\(count)">

      """)
    if let page {
      bytes.write(
        """
        <testcase classname="\(name.inXML)" name="the page">\
        <failure message="changed">
        """)
      for note in page.alarms + page.notes { bytes.write("\(note.inXML)\n") }
      bytes.write("</failure></testcase>\n")
    }
    for frame in frames {
      bytes.write(
        """
        <testcase classname="\(name.inXML)" name="\(frame.frame.inXML)">\
        <failure message="\(frame.fate.rawValue): \(frame.causeWords.inXML)">
        """)
      for change in frame.changes {
        bytes.write("\(change.aspect.rawValue): \(change.sentence.inXML)\n")
      }
      for review in frame.pictures where review.verdict != .same {
        bytes.write("\(review.viewport.name): \(review.words.inXML)\n")
      }
      bytes.write("</failure></testcase>\n")
    }
    bytes.write("</testsuite>\n")
  }

  private func writeOtherFiles(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <testsuite name="other files" tests="1" failures="1">
      <testcase classname="other files" name="other files">\
      <failure message="\(otherFilesLine)">
      """)
    for file in otherFiles { bytes.write("\(file.inXML)\n") }
    bytes.write("</failure></testcase>\n</testsuite>\n")
  }
}

// A review as a summary for a pull request.

extension Review {
  /// A table of groups, with links into the report if it is published somewhere.
  package func markdown(reportAt address: String? = nil) -> String {
    var text = "### Visual diff\n\n\(line.inMarkdown).\n"
    if let pixelProblem { text += "\nNobody looked at pixels: \(pixelProblem.inMarkdown)\n" }
    for page in pages {
      for sentence in page.alarms {
        text += "\n⚠ **\(page.page.isolated.inMarkdown)**: \(sentence.inMarkdown)\n"
      }
    }
    let groups = groups
    if !groups.isEmpty {
      text += "\n| change | where | cause | shown as |\n|---|---|---|---|\n"
    }
    let most = 30
    for (index, group) in groups.enumerated().prefix(most) {
      let title = (group.opensRedaction ? "⚠ " : "") + group.title.inMarkdown
      let linked = address.map { base in
        let root = base.hasSuffix("/") ? base : "\(base)/"
        return "[\(title)](\(root)changes/\(ReportShell.fileName(index)))"
      }
      var counts: [(title: String, count: Int)] = []
      for variant in group.variants {
        if let index = counts.firstIndex(where: { $0.title == variant.title }) {
          counts[index].count += variant.frames.count
        } else {
          counts.append((variant.title, variant.frames.count))
        }
      }
      let variants = counts.map { "\($0.title) (\($0.count.counted("frame")))" }
      text += "| \(linked ?? title) | \(group.scope.inMarkdown) | \(group.cause.words.inMarkdown) "
      text += "| \(variants.listed(atMost: 4).inMarkdown) |\n"
    }
    if groups.count > most { text += "\n… and \((groups.count - most).counted("more group"))\n" }
    let told = pages.filter { !$0.notes.isEmpty }
    for page in told.prefix(most) {
      text +=
        "\n- **\(page.page.isolated.inMarkdown)**: "
        + page.notes.prefix(PageReview.mostNotes).map(\.inMarkdown).joined(separator: "; ")
        + (page.moreNotes.map { "; \($0)" } ?? "")
    }
    if !told.isEmpty { text += "\n" }
    if !otherFiles.isEmpty {
      text += "\nOther files that changed: \(otherFiles.listed(atMost: 5).inMarkdown)\n"
    }
    if let address, !isEmpty { text += "\n[The report](\(address))\n" }
    return text
  }
}

extension String {
  /// The text with what Markdown or a table of it would take for its own escaped.
  fileprivate var inMarkdown: String {
    var text = String.UnicodeScalarView()
    // A sign with an accent behind it, or with what belongs to it before it, is another `Character`, and the
    // same sign to whoever reads Markdown.
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": text.append(" ")
      case "\\", "|", "*", "_", "`", "[", "]", "#", "@": text.append(contentsOf: ["\\", scalar])
      case "<": text.append(contentsOf: "&lt;".unicodeScalars)
      case ">": text.append(contentsOf: "&gt;".unicodeScalars)
      case "&": text.append(contentsOf: "&amp;".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
