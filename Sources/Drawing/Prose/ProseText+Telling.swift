// What the hidden words of prose tell a reader of the source.

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
