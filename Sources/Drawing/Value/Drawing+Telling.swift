// What the hidden parts of a drawing tell a reader of the source.

extension Drawing {
  /// What all projections in it tell of the texts that they stand for.
  package var telling: Telling {
    var telling = Telling()
    let glyphs = self.glyphs
    for node in nodes {
      switch node {
      case .blocks(let leaf, let kind, let face, _, _):
        telling.add(glyphs.span.extracting(leaf.range), kind, isCode: face.isCode)
      case .prose(let index): telling.add(prose[Int(index)].telling)
      default: continue
      }
    }
    return telling
  }
}

extension ProseText {
  /// What the hidden words in it tell, all of them projected in that way.
  func telling(_ kind: Telling.Kind) -> Telling {
    var telling = Telling()
    for event in events[start...] {
      switch event {
      case .blocks(let glyphs):
        telling.add(bytes.span.extracting(glyphs.range), kind, isCode: false)
      case .codeSpanBlocks(let glyphs), .codeBlocks(let glyphs, _):
        telling.add(bytes.span.extracting(glyphs.range), kind, isCode: true)
      default: continue
      }
    }
    return telling
  }
}
