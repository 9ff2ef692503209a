// That the random views are of all kinds: what they never hold, no property would be tried on.

import Composable
import Drawing
import Testing

/// The cases of nodes, without what they hold: a new one does not compile before it is named here.
private enum NodeCase: CaseIterable {
  case open, close, control, endControl, text, date, picture, symbol, blocks, box, shape, prose
  case spinner, divider, progress, bar, anchor, endAnchor, ownSymbol

  init(_ node: Node) {
    self =
      switch node {
      case .open: .open
      case .close: .close
      case .control: .control
      case .endControl: .endControl
      case .text: .text
      case .date: .date
      case .picture: .picture
      case .symbol: .symbol
      case .ownSymbol: .ownSymbol
      case .blocks: .blocks
      case .box: .box
      case .shape: .shape
      case .prose: .prose
      case .spinner: .spinner
      case .divider: .divider
      case .progress: .progress
      case .bar: .bar
      case .anchor: .anchor
      case .endAnchor: .endAnchor
      }
  }
}

@Suite("random views")
struct RandomViewTests {
  private struct Words: Contents {
    /// What a control holds: fields hold words or nothing.
    var held = 0
    func words() -> String { "Milk" }
    func imageWords() -> String { "Milk" }
    func day() -> CalendarDay { CalendarDay(daysSince1970: 0) }
    func size() -> (Int, Int) { (4, 3) }
    func choice(of count: Int) -> Int { held % count }
    func look(of count: Int) -> Int { 0 }
  }

  @Test("a few hundred random views hold every kind of node, element and control")
  func all() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var nodes: Set<NodeCase> = []
    var elements: Set<Element.Kind> = []
    var controls: Set<SlotKind> = []
    for index in 0..<900 {
      let shape = Shape.random(depth: 4, using: &random)
      for reasons in [RedactionReasons(), .placeholder] {
        var words = Words(held: index)
        let drawing = Drawing(of: shape.view(&words), environment: environment(reasons))
        for node in drawing.nodes {
          nodes.insert(NodeCase(node))
          if case .open(let element) = node { elements.insert(element.kind) }
        }
        controls.formUnion(drawing.slots.map(\.kind))
      }
    }
    #expect(Set(NodeCase.allCases).subtracting(nodes) == [], "seed \(seed)")
    #expect(Set(Element.Kind.allCases).subtracting(elements) == [], "seed \(seed)")
    #expect(Set(SlotKind.allCases).subtracting(controls) == [], "seed \(seed)")
  }
}
