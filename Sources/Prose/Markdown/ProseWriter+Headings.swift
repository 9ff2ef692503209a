// Writes a tape: headings, and the ids by which links find them.

import Drawing

extension ProseWriter {
  mutating func heading(_ event: Tape.Event, at index: Int) -> Int {
    let end = Int(event.other)
    if skipsUnderConstant { return end + 1 }
    prepare(event)
    let shifted = min(event.detail + tape.headingShift, 6)
    let level = UInt8(ascii: "0") + shifted
    if let veil = textVeil {
      out.append("<div class=\"h")
      out.append(level)
      out.append("\">")
      hiddenInlines(index + 1..<end, under: veil, style: Self.headingStyle(shifted))
      out.append("</div>\n")
      return end + 1
    }
    out.append("<h")
    out.append(level)
    if event.slice.count > 0 {
      out.append(" id=\"")
      let start = out.count
      let text = tape.bytes
      if spans.contains(.private) {
        out.append(escaped: text.span.extracting(event.slice.range))
      } else {
        anchors.append(text.span.extracting(event.slice.range), to: &out)
      }
      drawnAnchors?[index] = Array(out[start...])
      out.append("\"")
    }
    out.append(">")
    visibleInlines(index + 1..<end)
    out.append("</h")
    out.append(level)
    out.append(">\n")
    return end + 1
  }

  /// The theme has sizes for three levels; of those below only the weight differs.
  private static func headingStyle(_ level: UInt8) -> TextStyle {
    let scale: Face.Scale =
      switch level {
      case 1: .heading1
      case 2: .heading2
      case 3: .heading3
      default: .body
      }
    return TextStyle(size: scale.thousandths, weight: .bold)
  }
}
