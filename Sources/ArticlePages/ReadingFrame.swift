// The frame in which an article is to be read.

import Drawing

/// A frame of a document's page that shows its text: links to headings lead there.
package struct ReadingFrame: Hashable, Sendable {
  /// The name of the frame: `loaded`.
  package var name: String
  /// How the text is drawn in it.
  package var treatment: ProseTreatment

  /// A frame.
  package init(name: String, treatment: ProseTreatment) {
    self.name = name
    self.treatment = treatment
  }
}
