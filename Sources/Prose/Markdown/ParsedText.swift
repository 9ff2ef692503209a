// A parsed text: what is drawn of it, and what those ask who check it.

import Drawing

/// What cmark's tree says, read once.
struct ParsedText: Hashable, Sendable {
  /// Where something stands in its file.
  struct Spot: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  /// What it says. Texts that cmark splits are whole here.
  var prose = ProseText()
  /// Where its links and pictures stand.
  var linkSpots: [Spot] = []
  var pictureSpots: [Spot] = []
  /// The heading that became the page's title.
  var title: String?
  /// Whether something of it was left out.
  var isCut = false
}
