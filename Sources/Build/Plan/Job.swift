// A piece of a build's work: one page.

import Content
import Output

/// What is to be done about a page.
enum Job: Sendable {
  /// Nothing: it was not asked for.
  case keep(PageRecord)
  /// What it is made of is the same; only its files in the output have to be looked at.
  case look(PageRecord)
  /// A document that is to be read: its path below the content, and what is remembered of it.
  case document(String, PageRecord?)
  /// A page that is written in Swift, and what is remembered of it.
  case page(String, PageRecord?)

  /// The name of the page.
  var name: String {
    switch self {
    case .keep(let record), .look(let record): record.name
    case .document(let path, _): Places.pageName(ofDocument: path)
    case .page(let name, _): name
    }
  }
}

/// What came of a job.
struct JobResult: Sendable {
  /// What is to be remembered; none if something was wrong.
  var record: PageRecord?
  /// Whether the page was built, and not kept.
  var isBuilt = false

  /// No page, since something is wrong with it or with another. What it refers to is told all the
  /// same: whether links lead to drafts shows only when all pages are known.
  static func refused(_ loaded: DocumentLoader.Loaded?) -> JobResult {
    guard let loaded else { return JobResult() }
    var record = PageRecord(
      name: Places.pageName(ofDocument: loaded.source.path), source: loaded.source)
    record.dependencies = loaded.dependencies
    return JobResult(record: record)
  }
}
