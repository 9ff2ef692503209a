// From the drawing to HTML: one pass over the nodes, one buffer of bytes.

/// Writes a drawing as HTML for the body of a page.
///
/// ```swift
/// var bytes: [UInt8] = []
/// HTMLWriter.write(drawing, slots: [.link("loaded.html"), .inert], into: &bytes)
/// ```
///
/// The writer reads nothing but the drawing, in which a redacted leaf holds no text; and equal
/// drawings with equal links are equal bytes.
package enum HTMLWriter {
  /// What a node of a list page comes to.
  private static let bytesOfNode = 60

  /// Appends a drawing; a control without a state is inert. Prose is left out for those who have it
  /// already, but for the elements that it stands in. `root` leads from where the page is to the
  /// folder that all pages are in: `../../`.
  package static func write(
    _ drawing: Drawing, slots: [SlotState] = [], root: String = "", leavingOutProse: Bool = false,
    into bytes: inout [UInt8]
  ) {
    let pass = HTMLPass(
      drawing: drawing, states: slots, root: root, leavesOutProse: leavingOutProse)
    ByteSink.append(to: &bytes, expecting: size(of: pass)) { sink in
      pass.open(into: &sink)
      for index in drawing.nodes.indices { pass.write(index, into: &sink) }
    }
  }

  /// Appends a drawing, and tells where each leaf stands in all the bytes.
  package static func writeTellingPlaces(
    _ drawing: Drawing, slots: [SlotState] = [], root: String = "", leavingOutProse: Bool = false,
    into bytes: inout [UInt8]
  ) -> [LeafPlace] {
    var places: [LeafPlace] = []
    let before = bytes.count
    let pass = HTMLPass(
      drawing: drawing, states: slots, root: root, leavesOutProse: leavingOutProse)
    ByteSink.append(to: &bytes, expecting: size(of: pass)) { sink in
      pass.open(into: &sink)
      for index in drawing.nodes.indices {
        let start = before + sink.count
        pass.writeApart(index, into: &sink)
        if case .structure = drawing.nodes[index].role { continue }
        places.append(LeafPlace(node: index, range: start..<before + sink.count))
      }
    }
    return places
  }

  /// Appends some leaves of a drawing as they stand in the whole, one after the other, and tells where;
  /// without their prose.
  package static func write(
    leaves nodes: [Int], of drawing: Drawing, root: String, into bytes: inout [UInt8]
  ) -> [LeafPlace] {
    var places: [LeafPlace] = []
    places.reserveCapacity(nodes.count)
    let before = bytes.count
    let pass = HTMLPass(drawing: drawing, states: [], root: root, leavesOutProse: true)
    ByteSink.append(to: &bytes, expecting: nodes.count * bytesOfLeaf) { sink in
      for node in nodes {
        let start = before + sink.count
        pass.writeApart(node, into: &sink)
        places.append(LeafPlace(node: node, range: start..<before + sink.count))
      }
    }
    return places
  }

  /// What stands behind prose that is left out of its element.
  package static let endOfProse: StaticString = "</div>"

  /// What a leaf with a sentence comes to.
  private static let bytesOfLeaf = 200

  /// How many bytes a drawing comes to: without room for them, they would be copied each time that they
  /// have doubled.
  private static func size(of pass: HTMLPass) -> Int {
    let prose = pass.leavesOutProse ? 0 : pass.drawing.prose.reduce(0) { $0 + $1.html.count }
    return pass.drawing.nodes.count * bytesOfNode + prose
  }
}

/// Where a leaf of a drawing stands in what was written of it.
package struct LeafPlace: Sendable {
  /// The node that it is.
  package let node: Int
  /// Its bytes, with the space before them that keeps it apart from what stands there.
  package let range: Range<Int>
}

/// One pass over the nodes of a drawing.
struct HTMLPass {
  let drawing: Drawing
  let states: [SlotState]
  var root = ""
  var leavesOutProse = false

  /// What lies under a sheet is inert as a whole, too: nothing in it has to stay reachable.
  func open(into bytes: inout ByteSink) {
    for _ in 0..<drawing.overlayCount {
      bytes.append("<div class=\"over\"><div class=\"under\" inert>")
    }
  }

  /// Part of the loop over the nodes: as a call for each, it took a twentieth more of the time of a list
  /// page, view to bytes.
  @inline(__always)
  func write(_ index: Int, into bytes: inout ByteSink) {
    switch drawing.nodes[index] {
    case .open(let element) where element.kind == .itemRegion: return
    case .close(.itemRegion, _): return
    case .open(let element):
      if element.kind == .overlay { bytes.append("</div>") }
      if element.isInline { space(before: index, into: &bytes) }
      open(element, into: &bytes)
    case .close(let kind, let isInline):
      bytes.append(isInline ? "</span>" : kind.closingTag)
      if kind == .overlay { bytes.append("</div>") }
    case .anchor(let index): open(drawing.anchors[Int(index)], into: &bytes)
    case .endAnchor(let index): close(drawing.anchors[Int(index)], into: &bytes)
    case .control(let index): open(drawing.records[Int(index)], index, into: &bytes)
    case .endControl(let index): close(drawing.records[Int(index)], index, into: &bytes)
    case .text(let text, let face, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      write(text, face, setting, into: &bytes)
    case .date(let text, let day, let face, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      write(text, day, face, setting, into: &bytes)
    case .picture(let picture, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      write(drawing.pictures[Int(picture)], setting, into: &bytes)
    case .symbol(let name, let tint, let label, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      write(name, tint, label: label, setting, into: &bytes)
    case .ownSymbol(let symbol, let tint, let label, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      write(drawing.symbols[Int(symbol)], tint, label: label, setting, into: &bytes)
    case .progress(let value, let total, let label, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      write(progress: value, of: total, label: label, setting, into: &bytes)
    case .blocks(let glyphs, _, let face, let look, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      write(blocks: glyphs, face, look, setting, into: &bytes)
    case .box(let width, let height, let look, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      writeBox(width, height, look, setting, into: &bytes)
    case .shape(let look, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      writeShape(look, setting, into: &bytes)
    case .bar(let look, let setting):
      if setting.contains(.spaced) { space(before: index, into: &bytes) }
      writeBar(look, setting, into: &bytes)
    case .prose(let index):
      let prose = drawing.prose[Int(index)]
      bytes.append("<div class=\"prose")
      if prose.isStale { bytes.append(" stale") }
      if prose.isDim { bytes.append(" disabled") }
      bytes.append("\">")
      if !leavesOutProse { bytes.append(copying: prose.html.span) }
      bytes.append(HTMLWriter.endOfProse)
    case .spinner: bytes.append("<span class=\"spinner\" aria-hidden=\"true\"></span>")
    case .divider(let isInline):
      bytes.append(isInline ? "<span class=\"divider\"></span>" : "<hr>")
    }
  }

  /// The same, for those who do not write all nodes in one go.
  @inline(never)
  fileprivate func writeApart(_ index: Int, into bytes: inout ByteSink) {
    write(index, into: &bytes)
  }

  /// Writes a space unless a leaf is the first of what it stands in.
  private func space(before index: Int, into bytes: inout ByteSink) {
    if index == 0 { return }
    switch drawing.nodes[index - 1] {
    case .open, .control, .anchor: return
    default: bytes.append(UInt8(ascii: " "))
    }
  }

  func state(_ index: Int32) -> SlotState {
    Int(index) < states.count ? states[Int(index)] : .inert
  }

  func write(escaped text: Extent, into bytes: inout ByteSink) {
    bytes.append(escaped: drawing.texts.span.extracting(text.range))
  }

  func write(label: Extent, into bytes: inout ByteSink) {
    if label.isEmpty { return }
    bytes.append(" aria-label=\"")
    write(escaped: label, into: &bytes)
    bytes.append("\"")
  }
}
