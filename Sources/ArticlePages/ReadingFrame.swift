// The frame in which an article is to be read.

import Drawing

/// A frame of a document's page that shows its text: links to headings lead there.
public struct ReadingFrame: Hashable, Sendable {
  /// The name of the frame: `loaded`.
  public var name: String
  /// How the text is drawn in it.
  public var treatment: ProseTreatment

  /// A frame.
  public init(name: String, treatment: ProseTreatment) {
    self.name = name
    self.treatment = treatment
  }
}
