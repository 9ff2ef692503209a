// What a page takes from files of the content besides its own.

import Drawing
import System

/// Another file of the content that a page refers to, and what it knew of it when it was built.
package struct Dependency: Hashable, Sendable {
  /// The path below the folder of content.
  package var path: String
  /// What was there.
  package var found: Found
  /// Whether some look of the page shows it or leads to it, if it is a file: one that all looks hide is
  /// not published.
  package var isShown = true

  /// What a page can know of a file that it refers to.
  package enum Found: Hashable, Sendable {
    /// Nothing was there.
    case nothing
    /// A document.
    case document
    /// A file that is neither a document nor a picture.
    case file
    /// A picture, and how large it is; none if that cannot be told.
    case picture(PictureSize?)
    /// A document with a heading: what stands behind the `#`, and where below the output that leads.
    /// Kept apart, since it is rare and large, and there are many dependencies.
    indirect case heading(String, at: String)
    /// No file, but a page that is written in Swift; the path is the one that its document would have.
    case pageInSwift
  }

  package init(path: String, found: Found) {
    self.path = path
    self.found = found
  }

  /// Two files are two, though Swift takes their names for one text.
  package static func == (one: Dependency, other: Dependency) -> Bool {
    one.found == other.found && one.isShown == other.isShown && one.path.isSpelled(as: other.path)
  }

  /// Whether it is about a file that is no document.
  package var isFile: Bool {
    switch found {
    case .file, .picture: true
    case .nothing, .document, .heading, .pageInSwift: false
    }
  }

  /// Whether it is about a heading of a document.
  package var isHeading: Bool { if case .heading = found { true } else { false } }

  /// Whether it is about a page that is written in Swift.
  package var isPageInSwift: Bool { found == .pageInSwift }
}
