// Texts by their bytes, as systems take names.

/// A text as it is spelled: as one letter and as a letter with an accent behind it, 'é' is one text to Swift,
/// and two names to the file system.
package struct Spelling: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: Spelling, other: Spelling) -> Bool {
    one.text.isSpelled(as: other.text)
  }
}

extension StringProtocol {
  /// Whether another text has the same bytes.
  package func isSpelled(as other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension String {
  /// The same of two whole texts. What holds for all kinds of texts asks for each byte by way of its kind,
  /// ten times as slowly.
  package func isSpelled(as other: String) -> Bool { utf8.span.isSame(as: other.utf8.span) }
}
