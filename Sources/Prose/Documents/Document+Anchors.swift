// Where in a document links can lead.

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
  private let headings: [String: Int]
  /// Whether the first heading became the title.
  private let hasTitle: Bool
  /// The ids that they have as the text is drawn.
  private let drawn: [Int: String]

  fileprivate init(_ text: ParsedText, drawn: [Int: String]) {
    headings = text.headings
    ids = headings.sorted { $0.value < $1.value }.map(\.key)
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
