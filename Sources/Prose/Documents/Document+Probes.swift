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
    var probes: [[UInt8]] = []
    var index = 0
    while index < tape.events.count, probes.count < limit {
      let event = tape.events[index]
      let isPrivate = event.kind == .openSpan && event.detail == AuthorMark.private.rawValue
      if onlyPrivate, isPrivate {
        probes += tape.pieces(of: index..<Int(event.other), shortest)
        index = Int(event.other)
      } else if !onlyPrivate {
        probes += tape.pieces(of: index..<index + 1, shortest)
      }
      index += 1
    }
    return Array(probes.prefix(limit))
  }
}

extension Tape {
  fileprivate func pieces(of range: Range<Int>, _ shortest: Int) -> [[UInt8]] {
    events[range].compactMap { event in
      guard event.kind == .text || event.kind == .codeSpan || event.kind == .code,
        event.slice.count >= shortest
      else { return nil }
      var piece: [UInt8] = []
      piece.append(escaped: bytes.span.extracting(event.slice.range))
      return piece
    }
  }
}
