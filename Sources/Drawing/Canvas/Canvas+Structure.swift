// Opening and closing elements and regions.

/// What must be known of an open element when it closes.
struct OpenElement {
  let index: Int
  let kind: Element.Kind
  let setting: Setting
  let parent: Element.Kind?
  let scale: Face.Scale
  let leaves: LeafCount
}

/// What must be known of an open region when it closes.
struct OpenRegion {
  let element: OpenElement
  let record: Int
}

extension Canvas {
  /// Opens an element; its label is drawn unless texts are hidden here.
  mutating func open(
    _ kind: Element.Kind, spacing: Spacing = .regular, columns: ColumnWidth = .regular,
    label: String? = nil
  ) -> OpenElement {
    let opened = OpenElement(
      index: sketch.drawing.nodes.count, kind: kind, setting: sketch.setting,
      parent: sketch.parent,
      scale: sketch.scale, leaves: sketch.leaves)
    var span = Extent.empty
    if !kind.isRegion, let text = label ?? sketch.takeLabel(), textVeil == nil {
      span = sketch.append(text)
    }
    sketch.drawing.nodes.append(
      .open(
        Element(
          kind: kind, isInline: !sketch.setting.isBlock, spacing: spacing, columns: columns,
          isBusy: false, label: span)))
    sketch.setting = kind.setting(in: sketch.setting)
    if !kind.isRegion { sketch.parent = kind }
    if let scale = kind.scale { sketch.scale = scale }
    return opened
  }

  /// Closes an element; a heading of which nothing can be seen, or that says nothing, is none.
  mutating func close(_ opened: OpenElement) {
    sketch.setting = opened.setting
    sketch.parent = opened.parent
    sketch.scale = opened.scale
    var kind = opened.kind
    if let redacted = kind.redactedHeading {
      let isCell = redacted == .cell
      let isSilent =
        isCell
        ? sketch.leaves.visible == opened.leaves.visible
        : sketch.leaves.telling == opened.leaves.telling
      if isSilent { kind = redacted }
    }
    if kind != opened.kind, case .open(var element) = sketch.drawing.nodes[opened.index] {
      element.kind = kind
      sketch.drawing.nodes[opened.index] = .open(element)
    }
    sketch.drawing.nodes.append(.close(kind, isInline: !opened.setting.isBlock))
  }

  /// Takes an element away that was closed last, and leaves what is in it where it stands.
  mutating func dissolve(_ opened: OpenElement) {
    guard case .open(let element) = sketch.drawing.nodes[opened.index] else { return }
    sketch.drawing.nodes.removeLast()
    sketch.drawing.nodes.remove(at: opened.index)
    let start = Int32(truncatingIfNeeded: opened.index)
    for index in sketch.drawing.records.indices.reversed() {
      if sketch.drawing.records[index].opens <= start { break }
      sketch.drawing.records[index].opens -= 1
      sketch.drawing.records[index].closes -= 1
    }
    for index in sketch.drawing.anchors.indices.reversed() {
      if sketch.drawing.anchors[index].opens <= start { break }
      sketch.drawing.anchors[index].opens -= 1
      sketch.drawing.anchors[index].closes -= 1
    }
    for index in sketch.drawing.rowMarks.indices.reversed() {
      if sketch.drawing.rowMarks[index].node <= start { break }
      sketch.drawing.rowMarks[index].node -= 1
    }
    if element.label.range.upperBound == sketch.drawing.texts.count {
      sketch.drawing.texts.removeLast(element.label.range.count)
    }
  }

  /// Opens a region: what is drawn next belongs to it.
  mutating func openRegion(_ name: String) -> OpenRegion {
    // Read by itself: asked for in a chain, all of the sketch would be copied first.
    let parent = sketch.parent
    let isAmongItems = parent?.containsItems == true && sketch.setting.isBlock
    let opened = open(isAmongItems ? .itemRegion : .region)
    sketch.drawing.regionRecords.append(
      RegionRecord(
        report: RegionReport(
          name: name, reasons: environment.redaction.reasons, hasVisibleContent: false,
          hasRedactedContent: false), parent: sketch.region))
    let record = sketch.drawing.regionRecords.count - 1
    sketch.region = Int32(truncatingIfNeeded: record)
    return OpenRegion(element: opened, record: record)
  }

  /// Closes a region; it is busy if all its content is redacted.
  mutating func closeRegion(_ opened: OpenRegion) {
    let isVisible = sketch.leaves.visible > opened.element.leaves.visible
    let isRedacted = sketch.leaves.redacted > opened.element.leaves.redacted
    sketch.drawing.regionRecords[opened.record].report.hasVisibleContent = isVisible
    sketch.drawing.regionRecords[opened.record].report.hasRedactedContent = isRedacted
    if isRedacted && !isVisible { markBusy(opened.element.index) }
    sketch.region = sketch.drawing.regionRecords[opened.record].parent
    close(opened.element)
  }

  /// Marks an element as busy, and the item after it if the element itself is not written.
  private mutating func markBusy(_ index: Int) {
    guard sketch.drawing.nodes.indices.contains(index),
      case .open(var element) = sketch.drawing.nodes[index]
    else { return }
    element.isBusy = true
    sketch.drawing.nodes[index] = .open(element)
    if element.kind == .itemRegion { markBusy(index + 1) }
  }
}
