// A piece of a build's work: one page.

/// What is to be done about a page.
enum Job: Sendable {
  /// Nothing: it was not asked for.
  case keep(PageRecord)
  /// What it is made of is the same; only what was made of it has to be looked at.
  case look(PageRecord)
  /// A document that is new or changed: its path below the content, and what is remembered.
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
struct Made: Sendable {
  /// What is to be remembered; none if something was wrong.
  var record: PageRecord?
  /// Whether the page was built, and not kept.
  var isBuilt = false

  /// No page, since something is wrong, with it or with another; but what it refers to is known, for
  /// mistakes that show when all pages are.
  static func refused(_ loaded: DocumentLoader.Loaded?) -> Made {
    guard let loaded else { return Made() }
    var record = PageRecord(
      name: Places.pageName(ofDocument: loaded.source.path), source: loaded.source)
    record.dependencies = loaded.dependencies
    return Made(record: record)
  }
}
