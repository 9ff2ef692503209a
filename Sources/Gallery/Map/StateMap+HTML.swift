// A map as HTML: lists, whose lines are drawn by the stylesheet. Text in SVG would not wrap, nor
// grow with the reader's text, and what checks contrast cannot see what lies behind it.

import Drawing

extension StateMap {
  /// Writes the map; frames are linked by their documents, which lie beside the storyboard.
  func write(into bytes: inout [UInt8]) {
    let labels = stations.indices.map { label(after: $0) }
    let isTall = labels.contains { $0.count > 1 }
    bytes.write(
      """
      <div class="map scroll\(isTall ? " tall" : "")" role="group" aria-label="State map" \
      tabindex="0">

      """)
    if !arcs.isEmpty {
      bytes.write("<ul class=\"arcs n\(lanes)\">\n")
      for arc in arcs { write(arc, into: &bytes) }
      bytes.append("</ul>\n")
    }
    bytes.append("<ol class=\"stations\">\n")
    for (place, frame) in stations.enumerated() {
      bytes.write(labels[place].isEmpty ? "<li>" : "<li class=\"joined\">")
      if !labels[place].isEmpty {
        bytes.append("<p class=\"on\">")
        for (row, line) in labels[place].enumerated() {
          bytes.write("\(row == 0 ? Markup.nothing : .lineBreak)\(line)")
        }
        bytes.append("</p>")
      }
      write(frame, from: nil, into: &bytes)
      bytes.append("</li>\n")
    }
    bytes.append("</ol>\n</div>\n")
  }

  private func write(_ arc: Arc, into bytes: inout [UInt8]) {
    let heads = (arc.isForth ? " forth" : "") + (arc.isBack ? " back" : "")
    bytes.write(
      """
      <li class="a\(arc.span.lowerBound) z\(arc.span.upperBound) l\(lanes - arc.lane)\(heads)">\
      <span>\(arc.label)</span></li>

      """)
  }

  /// A stop, what led to it, where else it leads, and its branches.
  private func write(_ frame: Int, from parent: Int?, into bytes: inout [UInt8]) {
    let name = atlas.frames[frame].name
    bytes.write(
      "<div class=\"at\"><a href=\"\(GalleryPath.fileName(ofFrame: name))\">\(name.spoken)</a>")
    if let parent {
      let label = label(from: parent, to: frame)
      if !label.isEmpty { bytes.write("<p>by \(label)</p>") }
    }
    for transfer in transfers(from: frame) { bytes.write("<p>\(transfer)</p>") }
    bytes.append("</div>")
    let branches = self.branches(of: frame)
    if branches.isEmpty { return }
    bytes.append("\n<ul>")
    for branch in branches {
      bytes.append("<li>")
      write(branch, from: frame, into: &bytes)
      bytes.append("</li>\n")
    }
    bytes.append("</ul>")
  }

  /// The classes by which arcs are placed: where they start, end, and how high they run.
  static func styleSheet() -> [UInt8] {
    var sheet: [UInt8] = []
    for place in 0..<mostPlaces {
      sheet.append(text: ".a\(place){grid-column-start:\(place + 1)}")
      sheet.append(text: ".z\(place){grid-column-end:\(place + 1)}\n")
    }
    for lane in 1...mostLanes {
      sheet.append(text: ".n\(lane){grid-template-rows:repeat(\(lane),1.75rem)}")
      sheet.append(text: ".l\(lane){grid-row:\(lane)/-1}\n")
    }
    return sheet
  }
}
