// From the drawing to a small readable form, for the terminal and for snapshots in tests.

/// Writes a drawing as lines of text.
///
/// Structure is indentation; redacted words are `▒`; a live control is `[Next]`, an inert one
/// `(Next)`, a disabled one `(Next –)`, one that leads beyond what is built `[Next …]`; a check-box
/// is `[x] Buy Milk`.
public enum TextWriter {
  /// The readable form; a control without a state is inert.
  public static func write(_ drawing: Drawing, slots: [SlotState] = []) -> String {
    var pass = TextPass(drawing: drawing, states: slots)
    for index in drawing.nodes.indices {
      pass.write(drawing.nodes[index], after: index > 0 ? drawing.nodes[index - 1] : nil)
    }
    pass.endLine()
    return String(decoding: pass.out, as: UTF8.self)
  }
}

/// One pass over the nodes of a drawing.
struct TextPass {
  let drawing: Drawing
  let states: [SlotState]
  var out: [UInt8] = []
  private var parents: [Element.Kind] = []
  private var depth = 0
  private var regionCount = 0
  private var isLineOpen = false

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
    case .text(let text, _, let setting), .date(let text, _, _, let setting):
      begin(setting, after: previous)
      out.append(contentsOf: drawing.texts[text.range])
    case .picture(let index, let setting):
      begin(setting, after: previous)
      out.append("‹picture")
      append(label: drawing.pictures[Int(index)].alternative)
      out.append("›")
    case .symbol(let name, let tint, let label, let setting):
      begin(setting, after: previous)
      out.append("‹")
      if let tint {
        out.append(tint.className)
        out.append(" ")
      }
      out.append(name.text)
      append(label: label)
      out.append("›")
    case .blocks(let glyphs, _, _, let setting):
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
  private mutating func open(_ element: Element) {
    let kind = element.kind
    let isInRow = parents.last == .row || parents.last == .tableRow
    parents.append(kind)
    if element.isInline { return }
    if !isInRow { endLine() }
    if kind.isRegion {
      let report = drawing.regionRecords[regionCount].report
      regionCount += 1
      beginItem(.block)
      out.append(text: report.name)
      out.append(element.isBusy ? " (redacted):" : ":")
      if !isInRow { endLine() }
    }
    if !element.label.isEmpty {
      beginItem(.block)
      out.append("“")
      out.append(contentsOf: drawing.texts[element.label.range])
      out.append("”")
      if kind != .picker { endLine() }
    }
    if let marker = kind.marker {
      beginItem(.block)
      out.append(marker)
      isLineOpen = false
    }
    if kind.isIndented { depth += 1 }
  }

  private mutating func close(_ kind: Element.Kind, isInline: Bool) {
    parents.removeLast()
    if isInline { return }
    if kind.isIndented { depth -= 1 }
    isLineOpen = isLineOpen || kind.marker != nil
    if parents.last != .row && parents.last != .tableRow || kind == .stack { endLine() }
  }

  private mutating func begin(_ setting: Setting, after previous: Node?) {
    switch previous {
    case .control: return
    default: beginItem(setting)
    }
  }

  /// Goes to where the next item stands: on a line of its own, or beside what is there already.
  private mutating func beginItem(_ setting: Setting) {
    let isAtMarker = !isLineOpen && out.last == UInt8(ascii: " ")
    if isAtMarker {
      isLineOpen = true
      return
    }
    let isBeside = !setting.isBlock || parents.last?.keepsLine == true
    if isLineOpen && isBeside {
      if setting.isBlock { out.append(parents.last == .tableRow ? " | " : "  ") }
      if setting.contains(.spaced) { out.append(" ") }
      return
    }
    endLine()
    for _ in 0..<depth { out.append("  ") }
    isLineOpen = true
  }

  private mutating func append(label: Extent) {
    if label.isEmpty { return }
    out.append(": ")
    out.append(contentsOf: drawing.texts[label.range])
  }

  /// A piece is as many `▒` as it is half ems wide; spaces stay.
  private mutating func append(glyphs: Extent) {
    var width = 0
    for scalar in String(decoding: drawing.glyphs[glyphs.range], as: UTF8.self).unicodeScalars {
      let advance = SkeletonGlyphs.advance(of: scalar.value)
      width += advance
      if advance > 0 { continue }
      append(blocksOfWidth: width)
      width = 0
      if scalar.isASCII { out.append(UInt8(truncatingIfNeeded: scalar.value)) }
    }
    append(blocksOfWidth: width)
  }

  private mutating func append(blocksOfWidth width: Int) {
    guard width > 0 else { return }
    let halfEm = SkeletonGlyphs.halfEm
    for _ in 0..<max(1, (width + halfEm / 2) / halfEm) { out.append("▒") }
  }

  private mutating func write(prose: [UInt8]) {
    endLine()
    for line in prose.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      beginItem(.block)
      out.append(contentsOf: line)
      endLine()
    }
  }
}

extension TextPass {
  private func openingBracket(of index: Int) -> [UInt8] {
    let control = drawing.records[index]
    var text: [UInt8] = []
    text.append(isLive(index) ? "[" : "(")
    switch control.kind {
    case .checkbox, .toggle:
      text.append(control.mark)
      text.append(isLive(index) ? "] " : ") ")
    case .segment where control.isOn == true: text.append("•")
    case .textField: text.append("✎ ")
    default: break
    }
    text.append(contentsOf: drawing.texts[control.label.range])
    if !control.label.isEmpty && control.closes > control.opens + 1 { text.append(" ") }
    return text
  }

  private func closingBracket(of index: Int) -> [UInt8] {
    let control = drawing.records[index]
    var text: [UInt8] = []
    if control.isDisabled && !control.isRedacted { text.append(" –") }
    if case .beyond = state(index), isLive(index) { text.append(" …") }
    switch control.kind {
    case .checkbox, .toggle: break
    default: text.append(isLive(index) ? "]" : ")")
    }
    return text
  }

  private func state(_ index: Int) -> SlotState {
    index < states.count ? states[index] : .inert
  }

  private func isLive(_ index: Int) -> Bool {
    let control = drawing.records[index]
    return state(index) != .inert && !control.isDisabled
      && (!control.isRedacted || control.showsDefect)
  }
}

extension ControlRecord {
  /// What stands in the box of a check-box, or on a switch.
  fileprivate var mark: StaticString {
    switch (isRedacted, kind, isOn) {
    case (true, _, _): "▒"
    case (_, .toggle, true): "on"
    case (_, .toggle, _): "off"
    case (_, _, true): "x"
    default: " "
    }
  }
}

extension Element.Kind {
  /// What stands before the first line of it.
  fileprivate var marker: StaticString? {
    switch self {
    case .heading1: "# "
    case .heading2: "## "
    case .heading3: "### "
    case .item: "- "
    case .quote: "> "
    default: nil
    }
  }

  /// Whether what it contains is indented.
  fileprivate var isIndented: Bool {
    switch self {
    case .region, .itemRegion, .card, .sheet, .item, .quote: true
    default: false
    }
  }

  /// Whether what it contains stands side by side.
  fileprivate var keepsLine: Bool { self == .row || self == .tableRow || self == .picker }
}
