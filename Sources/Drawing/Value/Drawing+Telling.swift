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
