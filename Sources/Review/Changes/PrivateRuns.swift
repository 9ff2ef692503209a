// What was private on pages of the base, where the words of one may have come to another.

/// Words in a row that were private, and of which page.
struct PrivateRuns {
  private var pages: [[String]: (name: String, title: String)] = [:]

  var isEmpty: Bool { pages.isEmpty }

  /// Adds what a page hid.
  mutating func add(_ hidden: HiddenTexts, of page: Catalogue.Page) {
    for run in hidden.runs { pages[run] = (page.name, page.title ?? page.name) }
  }

  /// How many words of some texts were private on other pages than one, and what the first of these is
  /// called. What was read there before is nothing new.
  func words(in texts: some Sequence<String>, but own: String?, not seen: Set<String>)
    -> (count: Int, page: String)?
  {
    var count = 0
    var page: String?
    for text in texts where !seen.contains(text) {
      let words = HiddenTexts.words(of: text)
      // Up to where the words are counted.
      var counted = 0
      for (start, run) in HiddenTexts.runs(in: words).enumerated() {
        guard let other = pages[run], other.name != own else { continue }
        page = page ?? other.title
        let end = start + HiddenTexts.run
        count += end - max(start, counted)
        counted = end
      }
    }
    return page.map { (count, $0) }
  }
}
