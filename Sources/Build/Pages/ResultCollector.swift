// What the threads of a build bring together.

import Atlas
import Content
import Output
import Prose
import Synchronization
import System

/// What came of all pages, in the order of the jobs whatever the order in which they were done.
struct BuildResults: Sendable {
  var records: [PageRecord?]
  /// Which jobs were done anew, and not kept as they were.
  var isBuilt: [Bool]
  /// How many pages were made by them.
  private(set) var pagesBuilt = 0
  /// How many jobs made no page, since their documents are drafts that are left out.
  private(set) var draftsLeftOut = 0
  /// What was found in the content.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether one of them ends the build.
  private(set) var hasErrors = false
  /// What the checks found in pages.
  var findings: [(job: Int, findings: [Finding])] = []
  var leaks: [Leak] = []
  /// How many files were written, or would have been.
  var written = 0
  /// Which they are, if the output is only compared: of a new site they are all that there is.
  var differences: [Difference] = []
  /// Paths at which there is something that no build made.
  var inTheWay: [String] = []
  /// What is wrong with the files of shares that are to be joined.
  var damaged: [String] = []
  var failure: DiskError?
  var clock: PhaseClock

  /// Takes in what came of a job.
  mutating func add(_ result: JobResult, of index: Int) {
    records[index] = result.record
    isBuilt[index] = result.isBuilt
    if result.record?.isLeftOut == true {
      draftsLeftOut += 1
    } else if result.isBuilt {
      pagesBuilt += 1
    }
  }

  /// Takes in what was found in some content.
  mutating func add(_ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
    hasErrors = hasErrors || diagnostics.hasErrors
  }

  /// Takes in what was done about a folder.
  mutating func add(_ writer: FolderWriter, onlyChecks: Bool) {
    written += writer.written
    if onlyChecks {
      differences += writer.differences
    } else {
      inTheWay += writer.inTheWay
    }
  }

  /// Whether nothing will be written any more.
  fileprivate var hasFailed: Bool {
    failure != nil || hasErrors || !findings.isEmpty || !leaks.isEmpty || !inTheWay.isEmpty
      || !damaged.isEmpty
  }

  /// Ends the build if something stands in its way. What the checks found is told in its report.
  func throwErrors() throws(SiteError) {
    if let failure { throw .disk(failure) }
    try diagnostics.throwErrors()
    if !damaged.isEmpty { throw .shares(damaged.sorted()) }
    if !inTheWay.isEmpty { throw .filesInTheWay(Set(inTheWay).sorted()) }
  }
}

/// Takes results from several threads.
final class ResultCollector: Sendable {
  private let results: Lock<BuildResults>
  private let failed = Atomic(false)
  private let isStopped: @Sendable () -> Bool

  init(count: Int, clock: PhaseClock, isStopped: @escaping @Sendable () -> Bool) {
    self.isStopped = isStopped
    results = Lock(
      BuildResults(
        records: Array(repeating: nil, count: count),
        isBuilt: Array(repeating: false, count: count), clock: clock))
  }

  /// Whether nothing will be written any more: then pages are read and checked only.
  var hasFailed: Bool { failed.load(ordering: .relaxed) }

  /// Whether the machine refused something, or somebody asked for the end, and all ends.
  var isOver: Bool { isStopped() || hasFailed && results.withLock { $0.failure != nil } }

  /// How many jobs made no page so far.
  var draftsLeftOut: Int { results.withLock { $0.draftsLeftOut } }

  /// Takes in what came of a job.
  func add(_ change: (inout BuildResults) -> Void) {
    results.withLock { results in
      change(&results)
      if results.hasFailed { failed.store(true, ordering: .relaxed) }
    }
  }

  /// Takes in what was done about a folder.
  func add(_ writer: FolderWriter, onlyChecks: Bool) {
    if writer.written == 0, writer.inTheWay.isEmpty { return }
    add { $0.add(writer, onlyChecks: onlyChecks) }
  }

  /// All that was brought together.
  var all: BuildResults {
    get throws(SiteError) {
      if isStopped() { throw .interrupted }
      return results.withLock { $0 }
    }
  }
}
