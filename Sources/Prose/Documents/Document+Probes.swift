// Words by which a leak would show: the second net, under what the types promise.

import Drawing

extension Document {
  /// Pieces of the text as they would stand in HTML, of so many bytes that they can be told from other
  /// words.
  ///
  /// `onlyPrivate` gives those that the author marked as private.
  public func probes(
    onlyPrivate: Bool, shortest: Int = 24, limit: Int = 8
  ) -> [[UInt8]] {
    let events = text.prose.events
    var probes: [[UInt8]] = []
    var index = 0
    while index < events.count, probes.count < limit {
      if !onlyPrivate {
        probes += pieces(of: events[index...index], shortest)
      } else if events[index] == .open(.span(.private)) {
        let end = text.prose.endOfPrivatePart(at: index)
        probes += pieces(of: events[index..<end], shortest)
        index = end
      }
      index += 1
    }
    return Array(probes.prefix(limit))
  }

  private func pieces(of events: ArraySlice<ProseEvent>, _ shortest: Int) -> [[UInt8]] {
    events.compactMap { event in
      switch event {
      case .text(let words), .codeSpan(let words), .code(let words, _):
        guard words.range.count >= shortest else { return nil }
        var piece: [UInt8] = []
        piece.append(escaped: text.prose.bytes.span.extracting(words.range))
        return piece
      default: return nil
      }
    }
  }
}
