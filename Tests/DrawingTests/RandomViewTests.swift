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

  /// Contents made by lot, of which one is another.
  private struct Changed: Contents {
    var random: SeededGenerator
    var untilChange: Int?

    private mutating func any(of count: Int) -> Int {
      let one = Int.random(in: 0..<count, using: &random)
      guard let left = untilChange else { return one }
      untilChange = left - 1
      return left == 0 ? (one + 1) % count : one
    }

    mutating func words() -> String { ["Milk", "2 cakes", "3 cakes", "Tea"][any(of: 4)] }
    mutating func imageWords() -> String { words() }
    mutating func day() -> CalendarDay { CalendarDay(daysSince1970: any(of: 99)) }
    mutating func size() -> (Int, Int) { (20 + any(of: 2), 30) }
    mutating func choice(of count: Int) -> Int { any(of: count) }
    mutating func look(of count: Int) -> Int { any(of: count) }
    mutating func isDisabled() -> Bool { any(of: 2) == 0 }
    mutating func style() -> StaticString {
      let styles: [StaticString] = ["level-1", "level-2", "level-3", "medal"]
      return styles[any(of: 4)]
    }
  }

  @Test("what is written in other bytes has another key")
  func keys() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var differing = 0
    for _ in 0..<600 {
      let shape = Shape.random(depth: 4, using: &random)
      let words = random.next()
      let place = Int.random(in: 0..<20, using: &random)
      for reasons in [RedactionReasons(), .placeholder] {
        let drawings = [nil, place].map { place in
          var contents = Changed(random: SeededGenerator(seed: words), untilChange: place)
          return Drawing(of: shape.view(&contents), environment: environment(reasons))
        }
        let markup = drawings.map { drawing in
          var bytes: [UInt8] = []
          HTMLWriter.write(drawing, into: &bytes)
          return String(decoding: bytes, as: UTF8.self)
        }
        if markup[0] == markup[1] { continue }
        differing += 1
        let isOneLook = drawings[0].key == drawings[1].key
        try #require(!isOneLook, "seed \(seed): \(markup[0])\n\(markup[1])")
      }
    }
    #expect(differing > 100, "the contents must differ for the test to say anything")
  }
}
