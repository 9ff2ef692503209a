// Each node of a drawing in the readable form.

/// One pass over the nodes of a drawing.
struct TextPass {
  let drawing: Drawing
  let states: [SlotState]
  var out: [UInt8] = []
  var parents: [Element.Kind] = []
  var depth = 0
  var regionCount = 0
  var isLineOpen = false

  init(drawing: Drawing, states: [SlotState]) {
    self.drawing = drawing
    self.states = states
  }

  mutating func endLine() {
    if isLineOpen { out.append("\n") }
    isLineOpen = false
  }

  mutating func write(_ node: Node, after previous: Node?) {
    switch node {
    case .open(let element): open(element)
    case .close(let kind, let isInline): close(kind, isInline: isInline)
    case .control(let index):
      beginItem(.block)
      out.append(contentsOf: openingBracket(of: Int(index)))
    case .endControl(let index): out.append(contentsOf: closingBracket(of: Int(index)))
    case .anchor(let index):
      beginItem(parents.last == .paragraph ? .running : .block)
      let anchor = drawing.anchors[Int(index)]
      out.append(anchor.isRedacted || anchor.isDim ? "‹" : "‹→ ")
      out.append(contentsOf: drawing.texts[anchor.label.range])
    case .endAnchor(let index): out.append(drawing.anchors[Int(index)].isDim ? " –›" : "›")
    case .text(let text, let face, let setting), .date(let text, _, let face, let setting):
      begin(setting, after: previous)
      write(text, face)
    case .picture(let index, let setting):
      begin(setting, after: previous)
      out.append("‹picture")
      append(label: drawing.pictures[Int(index)].alternative)
      out.append("›")
    case .symbol(let name, let tint, let label, let setting):
      begin(setting, after: previous)
      write(symbol: name.text, tint, label)
    case .ownSymbol(_, let tint, let label, let setting):
      begin(setting, after: previous)
      write(symbol: "symbol", tint, label)
    case .progress(let value, let total, let label, let setting):
      begin(setting, after: previous)
      out.append("‹")
      out.append(decimal: Int(value))
      out.append(" of ")
      out.append(decimal: Int(total))
      append(label: label)
      out.append("›")
    case .bar(_, let setting):
      begin(setting, after: previous)
      out.append("▒▒▒▒")
    case .blocks(let glyphs, _, _, _, let setting):
      begin(setting, after: previous)
      append(glyphs: glyphs)
    case .box(let width, let height, _, let setting):
      begin(setting, after: previous)
      out.append("▒")
      out.append(decimal: Int(width))
      out.append("×")
      out.append(decimal: Int(height))
      out.append("▒")
    case .shape(_, let setting):
      begin(setting, after: previous)
      out.append("▒")
    case .prose(let index): write(prose: drawing.prose[Int(index)].text)
    case .spinner:
      beginItem(.block)
      out.append("◌")
    case .divider:
      endLine()
      beginItem(.block)
      out.append("———")
      endLine()
    }
  }
}

extension TextPass {
  private mutating func write(symbol name: StaticString, _ tint: Tint?, _ label: Extent) {
    out.append("‹")
    if let tint {
      out.append(tint.className)
      out.append(" ")
    }
    out.append(name)
    append(label: label)
    out.append("›")
  }
}

/// Writes a drawing as lines of text.
///
/// Structure is indentation; redacted words are `▒`; a live control is `[Next]`, an inert one
/// `(Next)`, a disabled one `(Next –)`, one that leads beyond what is built `[Next …]`; a check-box
/// is `[x] Buy Milk`.
package enum TextWriter {
  /// The readable form; a control without a state is inert.
  package static func write(_ drawing: Drawing, slots: [SlotState] = []) -> String {
    var pass = TextPass(drawing: drawing, states: slots)
    for index in drawing.nodes.indices {
      pass.write(drawing.nodes[index], after: index > 0 ? drawing.nodes[index - 1] : nil)
    }
    pass.endLine()
    return String(decoding: pass.out, as: UTF8.self)
  }
}
