// A page of a report: one group of changes, in words and in pictures.

import Drawing
import System

struct ChangePage {
  let review: Review
  let groups: [ChangeGroup]
  let index: Int
  /// Its pictures; none if it is one of too many.
  let shown: ShownGroup

  private var group: ChangeGroup { groups[index] }

  func write(into bytes: inout [UInt8]) {
    let shell = ReportShell(title: "\(group.title): \(group.scope)", root: "../")
    shell.open(into: &bytes)
    writeHeader(into: &bytes)
    bytes.write("<main id=\"main\" class=\"\(group.kind)\">\n")
    writeChanges(into: &bytes)
    writeFrames(into: &bytes)
    if group.first.pictures.isEmpty {
      bytes.write("<p class=\"problem\">There are no pictures: nobody looked at pixels.</p>\n")
    } else if shown.frames.isEmpty {
      bytes.write(
        """
        <p class="problem">Of this cause \(ReportShell.most) changes are shown in pictures, and this \
        is a further one. Look at the frames themselves.</p>

        """)
    } else {
      writeModes(into: &bytes)
      for (number, (frame, windows)) in shown.frames.enumerated() {
        bytes.write("<section class=\"frame\" aria-labelledby=\"frame-\(number)\">\n")
        bytes.write("<h2 id=\"frame-\(number)\">\(frame.page): \(frame.frame)</h2>\n")
        for window in windows { ViewerPart(frame: frame, shown: window).write(into: &bytes) }
        bytes.write("</section>\n")
      }
    }
    bytes.write("</main>\n")
    shell.close(into: &bytes)
  }

  private func writeHeader(into bytes: inout [UInt8]) {
    bytes.write("<header class=\"top\">\n<nav aria-label=\"Changes\">")
    bytes.write("<a data-key=\"up\" href=\"../index.html\">All changes</a>")
    if index > 0 {
      bytes.write(
        "<a data-key=\"previous\" href=\"\(ReportShell.fileName(index - 1))\">Previous</a>")
    }
    bytes.write("<span>\(index + 1) of \(groups.count)</span>")
    if index + 1 < groups.count {
      bytes.write("<a data-key=\"next\" href=\"\(ReportShell.fileName(index + 1))\">Next</a>")
    }
    bytes.write(
      """
      </nav>
      <h1>\(group.title)</h1>
      <p class="scope">\(group.scope)</p>
      <p class="cause">Cause: \(group.cause.words)</p>

      """)
    if !group.cause.files.isEmpty {
      bytes.write("<p class=\"files\">Touched: \(group.cause.files.joined(separator: ", "))</p>\n")
    }
    bytes.write("</header>\n")
  }

  private func writeChanges(into bytes: inout [UInt8]) {
    let changes = group.first.changes
    if changes.isEmpty { return }
    bytes.write(
      "<section class=\"told\" aria-labelledby=\"words\"><h2 id=\"words\">In words</h2>\n")
    for aspect in Change.Aspect.allCases {
      let mine = changes.filter { $0.aspect == aspect }
      if mine.isEmpty { continue }
      bytes.write("<h3>\(aspect.title)</h3>\n<ul class=\"changes\">\n")
      for change in mine {
        bytes.write("<li class=\"\(aspect.rawValue)\">\(change.sentence)</li>\n")
      }
      bytes.write("</ul>\n")
    }
    bytes.write("</section>\n")
  }

  private func writeFrames(into bytes: inout [UInt8]) {
    let isLong = group.frames.count > 6
    bytes.write("<section aria-labelledby=\"frames\"><h2 id=\"frames\">Frames</h2>\n")
    if isLong {
      bytes.write("<details><summary>\(group.frames.count.counted("frame"))</summary>\n")
    }
    bytes.write("<ul class=\"frames\">\n")
    for frame in group.frames {
      bytes.write("<li><b>\(frame.page): \(frame.frame)</b>")
      if let path = frame.basePath {
        bytes.write(
          " <a href=\"../base/\(path.asAddress)\">base<span class=\"unseen\"> of \(frame.path)</span></a>"
        )
      }
      if let path = frame.headPath {
        bytes.write(
          " <a href=\"../head/\(path.asAddress)\">head<span class=\"unseen\"> of \(frame.path)</span></a>"
        )
      }
      let assets = frame.assets.filter { $0 != group.cause.subject }
      if !assets.isEmpty { bytes.write(" <span>\(assets.joined(separator: ", "))</span>") }
      bytes.write("</li>\n")
    }
    bytes.write(isLong ? "</ul></details>\n</section>\n" : "</ul>\n</section>\n")
  }

  private func writeModes(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <div class="bar">
      <fieldset class="modes"><legend>Pictures</legend>
      <label><input type="radio" name="mode" value="beside" checked><span>Side by side</span></label>
      <label><input type="radio" name="mode" value="difference"><span>Difference</span></label>
      <label><input type="radio" name="mode" value="blend"><span>Blend</span></label>
      <label class="scripted"><input type="radio" name="mode" value="slider"><span>Slider</span></label>
      <label class="scripted"><input type="radio" name="mode" value="toggle"><span>Toggle</span></label>
      </fieldset>
      <fieldset class="zooms"><legend>Size</legend>
      <label><input type="radio" name="zoom" value="fit" checked><span>Fit</span></label>
      <label><input type="radio" name="zoom" value="full"><span>100 %</span></label>
      <label><input type="radio" name="zoom" value="double"><span>200 %</span></label>
      </fieldset>
      <fieldset class="seen"><legend>Windows</legend>
      <label><input type="checkbox" name="same"><span>Show those with the same pixels</span></label>
      </fieldset>
      </div>

      """)
  }
}
