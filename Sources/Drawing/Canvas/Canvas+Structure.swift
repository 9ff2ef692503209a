// Opening and closing elements and regions.

/// What must be known of an open element when it closes.
struct OpenElement {
  let index: Int
  let kind: Element.Kind
  let setting: Setting
  let parent: Element.Kind?
  let scale: Face.Scale
  let visibleLeaves: Int
}

/// What must be known of an open region when it closes.
struct OpenRegion {
  let element: OpenElement
  let record: Int
  let redactedLeaves: Int
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
      scale: sketch.scale, visibleLeaves: sketch.visibleLeaves)
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

  /// Closes an element; a heading of which nothing can be seen is none.
  mutating func close(_ opened: OpenElement) {
    sketch.setting = opened.setting
    sketch.parent = opened.parent
    sketch.scale = opened.scale
    var kind = opened.kind
    if let redacted = kind.redactedHeading, sketch.visibleLeaves == opened.visibleLeaves {
      kind = redacted
    }
    if kind != opened.kind, case .open(var element) = sketch.drawing.nodes[opened.index] {
      element.kind = kind
      sketch.drawing.nodes[opened.index] = .open(element)
    }
    sketch.drawing.nodes.append(.close(kind, isInline: !opened.setting.isBlock))
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
    return OpenRegion(element: opened, record: record, redactedLeaves: sketch.redactedLeaves)
  }

  /// Closes a region; it is busy if all its content is redacted.
  mutating func closeRegion(_ opened: OpenRegion) {
    let isVisible = sketch.visibleLeaves > opened.element.visibleLeaves
    let isRedacted = sketch.redactedLeaves > opened.redactedLeaves
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
