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
public enum HTMLWriter {
  /// Appends a drawing; a control without a state is inert.
  public static func write(
    _ drawing: Drawing, slots: [SlotState] = [], into bytes: inout [UInt8]
  ) {
    let pass = HTMLPass(drawing: drawing, states: slots)
    bytes.reserveCapacity(
      bytes.count + drawing.texts.count + drawing.glyphs.count + drawing.nodes.count * 32)
    drawing.nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        pass.write(nodes[index], after: index > 0 ? nodes[index - 1] : nil, into: &bytes)
      }
    }
  }
}

/// One pass over the nodes of a drawing.
struct HTMLPass {
  let drawing: Drawing
  let states: [SlotState]

  func write(_ node: Node, after previous: Node?, into bytes: inout [UInt8]) {
    switch node {
    case .open(let element):
      if element.isInline { space(after: previous, into: &bytes) }
      open(element, into: &bytes)
    case .close(let kind, let isInline):
      bytes.append("</")
      bytes.append(isInline ? "span" : kind.tag)
      bytes.append(">")
    case .control(let index): open(drawing.records[Int(index)], state(index), into: &bytes)
    case .endControl(let index): close(drawing.records[Int(index)], state(index), into: &bytes)
    case .text(let text, let face, let setting):
      if setting.contains(.spaced) { space(after: previous, into: &bytes) }
      write(text, face, setting, into: &bytes)
    case .date(let text, let day, let face, let setting):
      if setting.contains(.spaced) { space(after: previous, into: &bytes) }
      write(text, day, face, setting, into: &bytes)
    case .picture(let index, let setting):
      if setting.contains(.spaced) { space(after: previous, into: &bytes) }
      write(drawing.pictures[Int(index)], setting, into: &bytes)
    case .symbol(let name, let tint, let label, let setting):
      if setting.contains(.spaced) { space(after: previous, into: &bytes) }
      write(name, tint, label: label, setting, into: &bytes)
    case .blocks(let glyphs, let face, let look, let setting):
      if setting.contains(.spaced) { space(after: previous, into: &bytes) }
      write(blocks: glyphs, face, look, setting, into: &bytes)
    case .box(let width, let height, let look, let setting):
      if setting.contains(.spaced) { space(after: previous, into: &bytes) }
      writeBox(width, height, look, into: &bytes)
    case .shape(let look, let setting):
      if setting.contains(.spaced) { space(after: previous, into: &bytes) }
      writeShape(look, into: &bytes)
    case .prose(let index):
      bytes.append("<div class=\"prose\">")
      bytes.append(contentsOf: drawing.prose[Int(index)].html)
      bytes.append("</div>")
    case .spinner: bytes.append("<span class=\"spinner\" aria-hidden=\"true\"></span>")
    case .divider(let isInline):
      bytes.append(isInline ? "<span class=\"divider\"></span>" : "<hr>")
    }
  }

  /// Writes a space unless a leaf is the first of what it stands in.
  private func space(after previous: Node?, into bytes: inout [UInt8]) {
    switch previous {
    case .open, .control, nil: return
    default: bytes.append(UInt8(ascii: " "))
    }
  }

  private func state(_ index: Int32) -> SlotState {
    Int(index) < states.count ? states[Int(index)] : .inert
  }

  func write(escaped text: Extent, into bytes: inout [UInt8]) {
    drawing.texts.withUnsafeBufferPointer {
      bytes.append(escaped: UnsafeBufferPointer(rebasing: $0[text.range]))
    }
  }

  func write(label: Extent, into bytes: inout [UInt8]) {
    if label.isEmpty { return }
    bytes.append(" aria-label=\"")
    write(escaped: label, into: &bytes)
    bytes.append("\"")
  }
}
