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
      <h3>\(review.window) <span class="result">\(review.words)</span>\(rows)</h3>
      <div class="stage" role="region" aria-label="\(frame.placeWords) at \(review.window)" \
      tabindex="0">

      """)
    let marks = shown.marks
    write(
      "base", "Before", shown.base, boxes: shown.baseBoxes, marks.map { ($0.number, $0.base) },
      into: &bytes)
    write(
      "head", "After", shown.head, boxes: shown.boxes, marks.map { ($0.number, $0.head) },
      into: &bytes)
    if review.verdict != .alone {
      write("difference", "Difference", shown.difference, boxes: shown.boxes, [], into: &bytes)
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
    _ marks: [(number: Int, box: PixelBox?)], into bytes: inout [UInt8]
  ) {
    guard let picture else {
      let reason =
        name == "difference"
        ? "No difference" : name == "base" ? "Not there before" : "Not there any longer"
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
    writeOver("boxes", size, into: &bytes, boxes.prefix(200).map { ($0, nil) })
    writeOver(
      "marks", size, into: &bytes,
      marks.prefix(200).compactMap { mark in
        mark.box.map { ($0, mark.number) }
      })
    bytes.write("</div></figure>\n")
  }

  /// Rectangles over a picture; those with a number are what the sentence of that number speaks of.
  private func writeOver(
    _ kind: String, _ size: PixelSize, into bytes: inout [UInt8],
    _ boxes: [(box: PixelBox, number: Int?)]
  ) {
    if boxes.isEmpty { return }
    bytes.write(
      "<svg class=\"\(kind)\" viewBox=\"0 0 \(size.width) \(size.height)\" aria-hidden=\"true\">")
    for (box, number) in boxes {
      bytes.write(
        """
        <rect x="\(box.x - 3)" y="\(box.y - 3)" width="\(box.width + 6)" \
        height="\(box.height + 6)" rx="3"/>
        """)
      guard let number else { continue }
      // In the corner, where there is room.
      let x = min(max(box.x - 3, 10), size.width - 10)
      let y = max(box.y - 3, 10)
      bytes.write(
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"9\"/><path d=\"\(Self.drawn(number, x, y))\"/>")
    }
    bytes.write("</svg>")
  }

  /// A number as strokes around a place: of letters over a picture no checker can tell the contrast.
  private static func drawn(_ number: Int, _ x: Int, _ y: Int) -> String {
    let numerals = String(number).compactMap(\.wholeNumberValue)
    let left = x - (numerals.count * 6 - 2) / 2
    return numerals.enumerated().map { place, numeral in
      "M\(left + place * 6) \(y - 4)\(strokes[numeral])"
    }.joined()
  }

  /// The strokes of the numerals, from their upper left corner, four by eight.
  private static let strokes = [
    "h4v8h-4z", "m2 0v8", "h4v4h-4v4h4", "h4v8h-4m0-4h4", "v4h4m0-4v8", "m4 0h-4v4h4v4h-4",
    "m4 0h-4v8h4v-4h-4", "h4v8", "h4v8h-4zm0 4h4", "m4 4h-4v-4h4v8h-4",
  ]
}
