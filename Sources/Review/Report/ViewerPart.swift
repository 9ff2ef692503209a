// The pictures of a frame in one window: before, after, and the difference with its boxes.

import Drawing
import Pixels
import System

struct ViewerPart {
  let frame: FrameReview
  let shown: ShownWindow

  private var review: PictureReview { shown.review }

  func write(into bytes: inout [UInt8]) {
    let kind = review.verdict == .same ? " same" : ""
    let rows = rowWords.map { " <span class=\"rows\">\($0)</span>" as Markup } ?? ""
    bytes.write(
      """
      <div class="viewer\(kind)" data-verdict="\(review.verdict.rawValue)">
      <h3>\(review.window) <span class="verdict">\(review.words)</span>\(rows)</h3>
      <div class="stage" role="region" aria-label="\(frame.page): \(frame.frame) at \(review.window)" \
      tabindex="0">

      """)
    write("base", "Base", shown.base, boxes: shown.baseBoxes, into: &bytes)
    write("head", "Head", shown.head, boxes: shown.boxes, into: &bytes)
    if review.verdict != .alone {
      write("difference", "Difference", shown.difference, boxes: shown.boxes, into: &bytes)
    }
    bytes.write("</div>\n</div>\n")
  }

  /// Which part of the page the pictures show, if it is not all.
  private var rowWords: String? {
    guard let rows = shown.rows, let height = (review.headSize ?? review.baseSize)?.height else {
      return nil
    }
    return rows.lowerBound == 0
      ? "the upper \(rows.upperBound.grouped) px of \(height.grouped)"
      : "from \(rows.lowerBound.grouped) to \(rows.upperBound.grouped) px of \(height.grouped)"
  }

  private func write(
    _ name: String, _ title: String, _ picture: ShownPicture?, boxes: [PixelBox],
    into bytes: inout [UInt8]
  ) {
    guard let picture else {
      let reason =
        name == "difference" ? "No difference" : "Not in the \(name == "base" ? "base" : "head")"
      bytes.write("<figure class=\"\(name) none\"><figcaption>\(reason)</figcaption></figure>\n")
      return
    }
    let words =
      name == "difference"
      ? "What differs, in red: \(review.words)" : "\(frame.path), \(title.lowercased())"
    let size = picture.size
    bytes.write(
      """
      <figure class="\(name)"><figcaption>\(title)</figcaption><div class="sheet">\
      <img src="../pictures/\(picture.name)" alt="\(words)" width="\(size.width)" \
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
