// Where in a document links can lead.

import Drawing

extension Document {
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
  public var anchors: [String] {
    tape.headings.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Where a link leads under a treatment; nothing if there is no such heading. What is written as
  /// `%XX` in the fragment is read.
  public func anchor(_ fragment: String, under treatment: ProseTreatment) -> Anchor? {
    let name = fragment.fromAddress ?? fragment
    guard let heading = tape.headings[name] else { return Tape.isTop(name) ? .top : nil }
    if heading < tape.firstEvent { return .top }
    let id = ProseWriter.anchors(of: tape, treatment)[heading]
    return id.map { .heading(id: String(decoding: $0, as: UTF8.self)) } ?? .hidden
  }
}
