// Where in a document links can lead.

import Drawing

/// Where links can lead into a text: found once, however many links there are.
public struct DocumentAnchors: Sendable {
  /// Where a link into a document leads, by what stands behind the `#`.
  public enum Anchor: Hashable, Sendable {
    /// To the heading that has this id.
    case heading(id: String)
    /// To the top of the page, where the title is.
    case top
    /// To a heading that is not shown.
    case hidden
  }

  /// The ids by which links can lead into the text, as they are where nothing is hidden.
  public let ids: [String]
  /// The headings by those ids: the events at which they begin.
  private let headings: [String: Int]
  private let firstEvent: Int
  /// The ids that they have as the text is drawn.
  private let drawn: [Int: [UInt8]]

  fileprivate init(_ tape: Tape, drawn: [Int: [UInt8]]) {
    headings = tape.headings
    ids = headings.sorted { $0.value < $1.value }.map(\.key)
    firstEvent = tape.firstEvent
    self.drawn = drawn
  }

  /// Where a link leads; nothing if there is no such heading. What is written as `%XX` in the fragment
  /// is read.
  public func anchor(_ fragment: String) -> Anchor? {
    let name = fragment.fromAddress ?? fragment
    guard let heading = headings[name] else { return Tape.isTop(name) ? .top : nil }
    if heading < firstEvent { return .top }
    return drawn[heading].map { .heading(id: String(decoding: $0, as: UTF8.self)) } ?? .hidden
  }
}

extension Document {
  /// Where links can lead under a treatment.
  public func anchors(under treatment: ProseTreatment) -> DocumentAnchors {
    DocumentAnchors(tape, drawn: ProseWriter.anchors(of: tape, treatment))
  }

  /// Which headings there are, whether they are shown or not.
  public var anchors: DocumentAnchors { DocumentAnchors(tape, drawn: [:]) }
}
