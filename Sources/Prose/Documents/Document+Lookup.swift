// What others look for in a document: its headings, and pieces of its text.

import Drawing

/// Where links can lead into a text: found once, however many links there are.
package struct DocumentAnchors: Sendable {
  /// Where a link into a document leads, by what stands behind the `#`.
  package enum Anchor: Hashable, Sendable {
    /// To the heading that has this id.
    case heading(id: String)
    /// To the top of the page, where the title is.
    case top
    /// To a heading that is not shown.
    case hidden
  }

  /// The ids by which links can lead into the text, as they are where nothing is hidden.
  package let ids: [String]
  /// The headings by those ids: their numbers.
  private let headings: HeadingNames
  /// Whether the first heading became the title.
  private let hasTitle: Bool
  /// The ids that they have as the text is drawn.
  private let drawn: [Int: String]

  fileprivate init(_ text: ParsedText, drawn: [Int: String]) {
    headings = text.headings
    ids = headings.all
    hasTitle = text.hasTitle
    self.drawn = drawn
  }

  /// Where a link leads; nothing if there is no such heading. What is written as `%XX` in the fragment
  /// is read.
  package func anchor(_ fragment: String) -> Anchor? {
    let name = fragment.fromAddress ?? fragment
    guard let heading = headings[name] else { return ParsedText.isTop(name) ? .top : nil }
    if hasTitle && heading == 0 { return .top }
    return drawn[heading].map { .heading(id: $0) } ?? .hidden
  }
}

extension Document {
  /// Where links can lead under a treatment.
  package func anchors(under treatment: ProseTreatment) -> DocumentAnchors {
    DocumentAnchors(text, drawn: text.prose.ids(under: treatment))
  }

  /// Which headings there are, whether they are shown or not.
  package var anchors: DocumentAnchors { DocumentAnchors(text, drawn: [:]) }
}

// Words by which a leak would show: the second net, under what the types promise.

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

  /// How many words of the text are private; all of them are where the whole document is.
  package func privateWordCount(isPrivate: Bool) -> Int {
    let prose = text.prose
    guard isPrivate || prose.hasPrivatePart else { return 0 }
    var count = 0
    var index = 0
    while index < prose.events.count {
      let isInside = isPrivate || prose.events[index] == .open(.span(.private))
      let end = isPrivate || !isInside ? index + 1 : prose.endOfPrivatePart(at: index)
      if isInside {
        for event in prose.events[index..<end] {
          guard let words = event.words else { continue }
          count += prose.bytes[words.range].split { $0 <= 0x20 }.count
        }
      }
      index = end
    }
    return count
  }

  private func pieces(of events: ArraySlice<ProseEvent>, _ shortest: Int) -> [[UInt8]] {
    events.compactMap { event in
      guard let words = event.words, words.range.count >= shortest else { return nil }
      var piece: [UInt8] = []
      piece.append(escaped: text.prose.bytes.span.extracting(words.range))
      return piece
    }
  }
}

extension ProseEvent {
  /// Where the words are that it says.
  fileprivate var words: Extent? {
    switch self {
    case .text(let words), .codeSpan(let words), .code(let words, _): words
    default: nil
    }
  }
}
