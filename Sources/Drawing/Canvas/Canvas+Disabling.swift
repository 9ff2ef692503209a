// Where controls begin to be disabled, and whether that can be seen of what is redacted.

/// The place from which on controls are disabled.
struct OpenDisabling {
  let node: Int
  let record: Int
}

extension Canvas {
  /// Disables controls from here on, unless they are disabled already.
  mutating func openDisabling(_ isDisabled: Bool) -> OpenDisabling? {
    if !isDisabled || environment.isDisabled { return nil }
    set(isDisabled: true)
    return OpenDisabling(
      node: sketch.drawing.nodes.count, record: sketch.drawing.records.count)
  }

  /// Ends it. What was disabled was one control, or a part of the page: of one control it is a state,
  /// and hidden with the control.
  mutating func close(_ opened: OpenDisabling?) {
    guard let opened else { return }
    if environment.showsDisabled, isOneControl(since: opened.node) {
      for record in opened.record..<sketch.drawing.records.count {
        sketch.drawing.records[record].showsDisabled = false
      }
    }
    set(isDisabled: false)
  }

  /// Whether no more was drawn than one control, or one picker; regions and languages are no part of
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
    case .open(let element) where element.kind == .picker:
      let end = nodes[around.endIndex...].firstIndex(
        of: .close(.picker, isInline: element.isInline))
      return end == last
    default: return false
    }
  }
}

extension Element.Kind {
  /// Whether nothing of it can be seen.
  fileprivate var isTransparent: Bool { isRegion || self == .foreign }
}
