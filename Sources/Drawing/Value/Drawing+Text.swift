// Reading the visible text of a drawing.

extension Drawing {
  /// All text that is drawn as it is, labels included, prose excluded; what is redacted is not in it.
  public var visibleText: String { String(decoding: texts, as: UTF8.self) }

  /// The visible text at that place.
  package func text(_ span: Extent) -> String {
    String(decoding: texts[span.range], as: UTF8.self)
  }

  /// What the nodes in that range say, words apart; labels of symbols included.
  func spokenText(_ range: Range<Int>) -> String {
    var words: [UInt8] = []
    for node in nodes[range] {
      let span: Extent
      switch node.role {
      case .words(let words): span = words
      case .picture(let index): span = pictures[Int(index)].alternative
      case .structure, .redacted, .prose, .busy, .ornament: continue
      }
      if span.isEmpty { continue }
      if !words.isEmpty { words.append(UInt8(ascii: " ")) }
      words.append(contentsOf: texts[span.range])
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The sentence that tells the state ("Loading articles…"), if a view gave one and it may be seen.
  package var status: String? {
    for (index, node) in nodes.enumerated() {
      guard case .open(let element) = node, element.kind == .status else { continue }
      let end = nodes[index...].firstIndex(of: .close(.status, isInline: element.isInline))
      let sentence = spokenText(index..<(end ?? nodes.endIndex))
      return sentence.isEmpty ? nil : sentence
    }
    return nil
  }
}
