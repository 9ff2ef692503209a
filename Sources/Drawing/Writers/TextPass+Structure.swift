// Lines, indentation and blocks of the readable form.

extension TextPass {
  mutating func open(_ element: Element) {
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
    if !element.label.isEmpty, kind != .foreign {
      beginItem(.block)
      out.append("“")
      out.append(contentsOf: drawing.texts[element.label.range])
      out.append("”")
      if kind != .picker && kind != .tabs { endLine() }
    }
    if kind == .overlay {
      beginItem(.block)
      out.append("over the page:")
      endLine()
    }
    if let marker = kind.marker {
      beginItem(.block)
      out.append(marker)
      isLineOpen = false
    }
    if kind.isIndented { depth += 1 }
  }

  mutating func close(_ kind: Element.Kind, isInline: Bool) {
    parents.removeLast()
    if isInline { return }
    if kind.isIndented { depth -= 1 }
    // An item of nothing has a line all the same.
    if kind.marker != nil, out.last == UInt8(ascii: " ") { isLineOpen = true }
    if parents.last != .row && parents.last != .tableRow || kind == .stack { endLine() }
  }

  /// Writes a text; what a field holds, or hints at, stands behind its label.
  mutating func write(_ text: Extent, _ face: Face) {
    if text.isEmpty { return }
    let isHint = parents.last == .hint
    let isHeld = isHint || parents.last == .value || parents.last == .choice
    if isHeld, out.last != UInt8(ascii: " ") { out.append(": ") }
    if isHint { out.append("‹") }
    if face.isStruck { out.append("~~") }
    out.append(contentsOf: drawing.texts[text.range])
    if face.isStruck { out.append("~~") }
    if isHint { out.append("›") }
  }

  mutating func begin(_ setting: Setting, after previous: Node?) {
    switch previous {
    case .control, .anchor: return
    default: beginItem(setting)
    }
  }

  /// Goes to where the next item stands: on a line of its own, or beside what is there already.
  mutating func beginItem(_ setting: Setting) {
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

  mutating func append(label: Extent) {
    if label.isEmpty { return }
    out.append(": ")
    out.append(contentsOf: drawing.texts[label.range])
  }

  /// A piece is as many `▒` as it is half ems wide; spaces stay.
  mutating func append(glyphs: Extent) {
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

  mutating func write(prose: [UInt8]) {
    endLine()
    for line in prose.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      beginItem(.block)
      out.append(contentsOf: line)
      endLine()
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
    case .error: "! "
    default: nil
    }
  }

  /// Whether what it contains is indented.
  fileprivate var isIndented: Bool {
    switch self {
    case .region, .itemRegion, .card, .sheet, .item, .quote, .overlay, .fieldset, .options,
      .radioGroup:
      true
    default: false
    }
  }

  /// Whether what it contains stands side by side.
  fileprivate var keepsLine: Bool {
    self == .row || self == .tableRow || self == .picker || self == .tabs || self == .slider
  }
}
