// The order in which the Tab key visits a frame.

/// One stop of the Tab key.
package enum TabStop: Hashable, Sendable {
  /// A live control that has a link: its index among the slots.
  case control(Int)
  /// A link of visible prose, or one to another place.
  case link(ProseLink)
}

extension Drawing {
  /// The live controls that have links, in reading order: the Tab order without the links of prose.
  package func linkedControls(_ states: [SlotState]) -> [Int] {
    nodes.compactMap { node in
      guard case .control(let index) = node,
        records[Int(index)].href(for: states[Int(index)]) != nil
      else { return nil }
      return Int(index)
    }
  }

  /// The live controls that have links, and the links of visible prose and to other places, in reading
  /// order; `root` is the way from the page to the folder that all pages are in.
  package func tabOrder(_ states: [SlotState], root: String = "") -> [TabStop] {
    var stops: [TabStop] = []
    for (place, node) in nodes.enumerated() {
      switch node {
      case .control(let index):
        if records[Int(index)].href(for: states[Int(index)]) != nil {
          stops.append(.control(Int(index)))
        }
      case .anchor(let index):
        let anchor = anchors[Int(index)]
        guard !isCovered(node: place), let href = anchor.href(root: root) else { continue }
        stops.append(.link(ProseLink(href: href, name: name(of: anchor))))
      case .prose(let index):
        if isCovered(node: place) { continue }
        stops += prose[Int(index)].links.map(TabStop.link)
      default: continue
      }
    }
    return stops
  }
}

extension ControlRecord {
  /// Where the control leads on the page: nowhere if it is disabled, nested or redacted, unless
  /// that is the defect which the page shows.
  func href(for state: SlotState) -> String? {
    if leads, case .link(let href) = state { href } else { nil }
  }

  /// Whether it leads where its state says.
  var leads: Bool { !isDisabled && !isCovered && !isNested && (!isRedacted || showsDefect) }

  /// Whether it is redacted and alive all the same, on a page that shows that defect.
  func isDefect(in state: SlotState) -> Bool {
    showsDefect && isRedacted && !isDisabled && !isCovered && !isNested && state != .inert
  }
}
