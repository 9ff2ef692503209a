// Where controls begin to be disabled, and whether that can be seen of what is redacted.

/// The place from which on controls are disabled.
struct OpenDisabling {
  let node: Int
  let record: Int
  let anchor: Int
}

extension Canvas {
  /// Disables controls from here on, unless they are disabled already.
  mutating func openDisabling(_ isDisabled: Bool) -> OpenDisabling? {
    if !isDisabled || environment.isDisabled { return nil }
    set(isDisabled: true)
    return OpenDisabling(
      node: sketch.drawing.nodes.count, record: sketch.drawing.records.count,
      anchor: sketch.drawing.anchors.count)
  }

  /// Ends it. What was disabled was one control, or a part of the page: of one control it is a state,
  /// and hidden with the control.
  mutating func close(_ opened: OpenDisabling?) {
    guard let opened else { return }
    if environment.showsDisabled, isOneControl(since: opened.node) {
      for record in opened.record..<sketch.drawing.records.count {
        sketch.drawing.records[record].showsDisabled = false
      }
      for anchor in opened.anchor..<sketch.drawing.anchors.count
      where sketch.drawing.anchors[anchor].isRedacted {
        sketch.drawing.anchors[anchor].isDim = false
      }
      for node in opened.node..<sketch.drawing.nodes.count {
        sketch.drawing.nodes[node].undim()
      }
    }
    set(isDisabled: false)
  }

  /// Whether no more was drawn than one control, be it made of several; regions and languages are no part of
  /// what is seen.
  private func isOneControl(since start: Int) -> Bool {
    let nodes = sketch.drawing.nodes
    let around = nodes[start...].prefix { node in
      if case .open(let element) = node { element.kind.isTransparent } else { false }
    }
    guard around.endIndex < nodes.endIndex else { return false }
    let last = nodes.endIndex - 1 - around.count
    switch nodes[around.endIndex] {
    case .control(let index): return Int(sketch.drawing.records[Int(index)].closes) == last
    case .anchor(let index): return Int(sketch.drawing.anchors[Int(index)].closes) == last
    case .open(let element) where element.kind.isOneControl:
      let end = nodes[around.endIndex...].firstIndex(
        of: .close(element.kind, isInline: element.isInline))
      return end == last
    default: return false
    }
  }
}

extension Node {
  /// Takes it back that a shape is dim.
  fileprivate mutating func undim() {
    switch self {
    case .blocks(let glyphs, let kind, let face, let look, let setting):
      self = .blocks(glyphs, kind, face, look, setting.subtracting(.dim))
    case .box(let width, let height, let look, let setting):
      self = .box(width: width, height: height, look, setting.subtracting(.dim))
    case .shape(let look, let setting): self = .shape(look, setting.subtracting(.dim))
    case .bar(let look, let setting): self = .bar(look, setting.subtracting(.dim))
    default: break
    }
  }
}

extension Element.Kind {
  /// Whether nothing of it can be seen.
  fileprivate var isTransparent: Bool { isRegion || self == .foreign }
}
