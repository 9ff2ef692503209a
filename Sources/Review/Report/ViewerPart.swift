// The pictures of a frame in one window: before, after, and the difference with its boxes.

import Drawing
import Pixels

struct ViewerPart {
  let frame: FrameReview
  let sight: Sight

  func write(into bytes: inout [UInt8]) {
    let kind = sight.verdict == .same ? " same" : ""
    bytes.write(
      """
      <div class="viewer\(kind)" data-verdict="\(sight.verdict.rawValue)">
      <h3>\(sight.window) <span class="verdict">\(sight.words)</span></h3>
      <div class="stage" role="region" aria-label="Pictures at \(sight.window)" tabindex="0">

      """)
    write("base", "Base", sight.basePicture, sight.baseSize, boxes: [], into: &bytes)
    write("head", "Head", sight.headPicture, sight.headSize, boxes: sight.boxes, into: &bytes)
    write(
      "difference", "Difference", sight.differencePicture, sight.headSize, boxes: sight.boxes,
      into: &bytes)
    bytes.write("</div>\n</div>\n")
  }

  private func write(
    _ name: String, _ title: String, _ picture: String?, _ size: PixelSize?, boxes: [PixelBox],
    into bytes: inout [UInt8]
  ) {
    guard let picture, let size else {
      let reason =
        name == "difference" ? "No difference" : "Not in the \(name == "base" ? "base" : "head")"
      bytes.write("<figure class=\"\(name) none\"><figcaption>\(reason)</figcaption></figure>\n")
      return
    }
    let words =
      name == "difference"
      ? "What differs, in red: \(sight.words)" : "\(frame.path), \(title.lowercased())"
    bytes.write(
      """
      <figure class="\(name)"><figcaption>\(title)</figcaption><div class="sheet">\
      <img src="../pictures/\(picture)" alt="\(words)" width="\(size.width)" \
      height="\(size.height)" loading="lazy">
      """)
    if !boxes.isEmpty {
      bytes.write(
        "<svg class=\"boxes\" viewBox=\"0 0 \(size.width) \(size.height)\" aria-hidden=\"true\">")
      for box in boxes.prefix(200) {
        bytes.write(
          """
          <rect x="\(box.x - 3)" y="\(box.y - 3)" width="\(box.width + 6)" \
          height="\(box.height + 6)" rx="3"/>
          """)
      }
      bytes.write("</svg>")
    }
    bytes.write("</div></figure>\n")
  }
}
