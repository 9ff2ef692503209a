// Looks for names of pages that cannot be paths.

import Content
import Drawing
import Prose
import System

/// What is wrong with the names of pages, each by itself and all together.
package struct NameCheck {
  /// A page by its name.
  package struct Page {
    let name: String
    /// The file that it is made of, as it is shown; none for a page that is written in Swift.
    let document: String?
    /// Where a page in Swift is written, if that is known.
    let place: CodePlace?
    /// Whether it was built under that name before, so that the name is sound by itself.
    let isKnown: Bool

    package init(
      _ name: String, document: String?, place: CodePlace? = nil, isKnown: Bool = false
    ) {
      (self.name, self.document, self.place, self.isKnown) = (name, document, place, isKnown)
    }

    fileprivate var described: String {
      document.map { "'\($0)'" } ?? "the page '\(name)' of the site"
    }
  }

  /// What is wrong with the names of files, told with all that is wrong with them.
  package private(set) var findings: [Diagnostic] = []
  private var sentences: [String] = []

  /// Looks at so many pages; each is asked for by its place, since all of them would be much.
  package init(_ count: Int, page: (Int) -> Page) throws(SiteError) {
    var seen: [String: Int] = [:]
    seen.reserveCapacity(count)
    for index in 0..<count {
      let one = page(index)
      if !one.isKnown, let message = PageName.finding(one.name) {
        tell(one, "\(message). Rename it")
      } else if one.document == nil, !one.isKnown, one.name.contains(" ") {
        // A file may be called as its author likes; a page is called by its address.
        let other = one.name.split(separator: " ").joined(separator: "-")
        tell(
          one,
          "a space in an address is written '%20', and ends it where it is not. Call it '\(other)', "
            + "and say what people read in 'title:'")
      }
      guard let first = seen.updateValue(index, forKey: PageName.folded(one.name)) else { continue }
      let other = page(first)
      if !other.name.isSpelled(as: one.name) {
        tell(
          one,
          "this page and \(other.described) are one path where case and Unicode forms do not count. "
            + "Rename one of them")
      } else if one.document == nil, other.document == nil {
        tell(
          one,
          "the site has it twice: it is listed twice, or two pages are called so. Take one away, or "
            + "rename it")
      } else {
        tell(one, "this page and \(other.described) have one name. Rename one of them")
      }
    }
    if !sentences.isEmpty { throw .pageNames(sentences) }
  }

  private mutating func tell(_ page: Page, _ message: String) {
    if let document = page.document {
      findings.append(Diagnostic(at: Place(file: document), message))
    } else {
      let place = page.place.map { "\($0): " } ?? ""
      sentences.append("\(place)the page '\(page.name)': \(message)")
    }
  }
}
