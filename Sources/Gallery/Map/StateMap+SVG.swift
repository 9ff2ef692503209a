// A map as SVG: lines first, then stops with their links, so that nothing covers a link.

import Atlas

extension StateMap {
  /// Writes the map; frames are linked by their documents, which lie beside the storyboard.
  func write(_ atlas: PageAtlas, into bytes: inout [UInt8]) {
    bytes.write(
      """
      <svg class="map" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">

      """)
    bytes.append("<g class=\"lines\">")
    for branch in branches { write(branch, into: &bytes) }
    for arc in arcs { write(arc, into: &bytes) }
    for section in sections {
      bytes.write("<path d=\"M\(section.from) \(section.y)H\(section.to)\"/>")
    }
    bytes.append("</g>\n<g class=\"ways\">")
    for arc in arcs {
      bytes.write("<text x=\"\((arc.from + arc.to) / 2)\" y=\"\(arc.y - 6)\">\(arc.label)</text>")
    }
    for section in sections {
      for (row, line) in section.label.enumerated() {
        let y = section.y - 12 - (section.label.count - 1 - row) * Self.smallLine
        bytes.write("<text x=\"\((section.from + section.to) / 2)\" y=\"\(y)\">\(line)</text>")
      }
    }
    bytes.append("</g>\n")
    for stop in stations { write(stop, isStation: true, atlas, into: &bytes) }
    for stop in stops { write(stop, isStation: false, atlas, into: &bytes) }
    bytes.append("</svg>\n")
  }

  /// Down from a stop, and with a round corner to the next.
  private func write(_ branch: Branch, into bytes: inout [UInt8]) {
    bytes.write(
      """
      <path d="M\(branch.x) \(branch.fromY)V\(branch.toY - 8)q0 8 8 8H\(branch.toX)"/>
      """)
  }

  /// Up from a station, along a lane, and down to another, with an arrow head where it ends.
  private func write(_ arc: Arc, into bytes: inout [UInt8]) {
    let sign = arc.to > arc.from ? 1 : -1
    let (start, end) = (arc.from + 5 * sign, arc.to - 5 * sign)
    bytes.write(
      """
      <path class="arc" d="M\(start) \(line - 8)V\(arc.y + 8)q0 -8 \(8 * sign) -8\
      H\(end - 8 * sign)q\(8 * sign) 0 \(8 * sign) 8V\(line - 11)m-4 -5l4 5l4 -5"/>
      """)
  }

  private func write(
    _ stop: Stop, isStation: Bool, _ atlas: PageAtlas, into bytes: inout [UInt8]
  ) {
    let frame = atlas.frames[stop.frame]
    let x = stop.x + 14
    for (row, text) in stop.edge.enumerated() {
      let y = stop.y - 12 - (stop.edge.count - 1 - row) * Self.smallLine
      bytes.write("<text class=\"way\" x=\"\(x)\" y=\"\(y)\">\(text)</text>")
    }
    bytes.write(
      """
      <a href="\(Gallery.fileName(ofFrame: frame.name))">\
      <circle cx="\(stop.x)" cy="\(stop.y)" r="\(isStation ? 8 : 6)"/>
      """)
    var y = stop.y + (isStation ? 24 : 5)
    for text in stop.name {
      bytes.write("<text class=\"stop\" x=\"\(x)\" y=\"\(y)\">\(text)</text>")
      y += Self.nameLine
    }
    bytes.append("</a>")
    y -= Self.nameLine - Self.smallLine
    for transfer in stop.transfers {
      for text in transfer.lines {
        bytes.write("<text class=\"way\" x=\"\(x)\" y=\"\(y)\">\(text)</text>")
        y += Self.smallLine
      }
    }
    if stop.leftOut > 0 {
      bytes.write(
        """
        <a href="#\(frame.name)"><text class="way" x="\(x)" y="\(y)">\
        and \(stop.leftOut) more</text></a>
        """)
    }
    bytes.append("\n")
  }
}
