// Where links to the headings of documents lead.

import ArticlePages
import Drawing
import Gallery
import Prose

extension Places {
  /// Where a link with a fragment leads.
  enum Heading {
    /// To a file below the output, and to a place in it, if it shows the heading.
    case file(String, suffix: String)
    /// To no heading; the document has only these.
    case nothing(DocumentAnchors)
  }

  /// Where a link with a fragment leads, into a document. A document that cannot be read is taken to
  /// have every heading: what is wrong with it is told of that document, and not of each link.
  func heading(_ fragment: String, in path: String) -> Heading {
    let page = Heading.file(Self.storyboard(ofDocument: path), suffix: "")
    guard let text = text(path) else { return page }
    switch text.anchors.anchor(fragment) {
    case .heading(let id):
      guard let frame = text.frame else { return page }
      return .file(
        GalleryPath.frame(frame, of: Self.pageName(ofDocument: path)), suffix: "#" + id.asAddress)
    case .top, .hidden: return page
    case nil: return hides(fragment, in: path) ? page : .nothing(text.anchors)
    }
  }

  /// Whether what a page knew of a file is still so.
  package func isSame(_ dependency: Dependency) -> Bool {
    guard case .heading(let fragment, at: let address) = dependency.found else {
      return look(dependency.path) == dependency.found
    }
    guard case .file(let file, let suffix) = heading(fragment, in: dependency.path) else {
      return false
    }
    return file + suffix == address
  }
}
