// A page of a report: what one cause changed, variant by variant, in words and in pictures.

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
    let shell = ReportShell(
      title: "\(group.title) · \(group.cause.words)", root: "../",
      rail: ReportRail(groups: groups, current: index))
    shell.open(into: &bytes)
    writeHeader(into: &bytes)
    if group.first.first.pictures.isEmpty {
      bytes.write("<p class=\"problem\">There are no pictures: nobody looked at pixels.</p>\n")
    } else {
      writeModes(into: &bytes)
    }
    for number in group.variants.indices { write(number, into: &bytes) }
    shell.close(into: &bytes)
  }

  /// A variant: what changed in words, the frames, and the pictures of those that stand for them.
  private func write(_ number: Int, into bytes: inout [UInt8]) {
    let variant = group.variants[number]
    bytes.write(
      """
      <section class="variant \(variant.kind)" aria-labelledby="variant-\(number)">
      <h2 id="variant-\(number)">\(variant.title)</h2>
      <p class="scope">\(.told(variant.scope))</p>

      """)
    let windows = shown.variants.indices.contains(number) ? shown.variants[number] : []
    let marked = Set(windows.flatMap(\.windows).flatMap(\.marks).map(\.number))
    writeChanges(variant, marked, into: &bytes)
    writeFrames(variant, into: &bytes)
    if shown.variants.indices.contains(number) {
      for shown in shown.variants[number] {
        for window in shown.windows {
          ViewerPart(frame: shown.frame, shown: window).write(into: &bytes)
        }
      }
    } else if !variant.first.pictures.isEmpty {
      bytes.write(
        """
        <p class="problem">\(ReportShell.most) ways in which the change shows are here in pictures, \
        and this is a further one. Look at the frames themselves.</p>

        """)
    }
    bytes.write("</section>\n")
  }

  private func writeHeader(into bytes: inout [UInt8]) {
    bytes.write(
      "<header class=\"entrance \(group.kind)\">\n<nav class=\"steps\" aria-label=\"Change by change\">"
    )
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
      <h1>\(.told(group.title))</h1>
      <p class="scope">\(.told(group.scope))</p>
      <p class="cause">Cause: \(.told(group.cause.words))</p>

      """)
    if !group.cause.files.isEmpty {
      bytes.write("<p class=\"files\">Touched: \(.told(group.cause.fileWords))</p>\n")
    }
    bytes.write("</header>\n")
  }

  /// The sentences; those whose number is marked in the pictures bear it.
  private func writeChanges(
    _ variant: ChangeVariant, _ marked: Set<Int>, into bytes: inout [UInt8]
  ) {
    if variant.changes.isEmpty { return }
    bytes.write("<div class=\"told\">\n")
    for aspect in Change.Aspect.allCases {
      let mine = variant.changes.enumerated().filter { $0.element.aspect == aspect }
      if mine.isEmpty { continue }
      bytes.write("<h3>\(aspect.title)</h3>\n<ul class=\"changes\">\n")
      for (index, change) in mine {
        let mark: Markup = marked.contains(index + 1) ? "<b class=\"mark\">\(index + 1)</b> " : ""
        bytes.write("<li class=\"\(aspect.rawValue)\">\(mark)\(.told(change.sentence))</li>\n")
      }
      bytes.write("</ul>\n")
    }
    bytes.write("</div>\n")
  }

  private func writeFrames(_ variant: ChangeVariant, into bytes: inout [UInt8]) {
    let isLong = variant.frames.count > 3
    if isLong {
      bytes.write("<details><summary>\(variant.frames.count.counted("frame"))</summary>\n")
    }
    bytes.write("<ul class=\"frames\">\n")
    for frame in variant.frames {
      bytes.write("<li><b>\(.told(frame.placeWords))</b>")
      if let path = frame.basePath {
        bytes.write(
          " <a href=\"../base/\(path.asAddress)\">before<span class=\"unseen\">: \(frame.path)</span></a>"
        )
      }
      if let path = frame.headPath {
        bytes.write(
          " <a href=\"../head/\(path.asAddress)\">after<span class=\"unseen\">: \(frame.path)</span></a>"
        )
      }
      let assets = frame.assets.filter { $0 != group.cause.subject }
      if !assets.isEmpty { bytes.write(" <span>\(assets.joined(separator: ", "))</span>") }
      bytes.write("</li>\n")
    }
    bytes.write(isLong ? "</ul></details>\n" : "</ul>\n")
  }

  private func writeModes(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <div class="switches">
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
