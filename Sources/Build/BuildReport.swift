// What a build tells when it is done.

import Atlas
import Content
import Gallery
import Output
import Prose

/// How a build ended that nothing stopped.
package struct BuildReport: Sendable {
  /// How many pages there are.
  package var pages = 0
  /// How many frames they have.
  package var frames = 0
  /// How many transitions there are between them.
  package var transitions = 0
  /// How many pages were built, and not kept as they were.
  package var built = 0
  /// How many files were written.
  package var written = 0
  /// How many files were removed, since nothing makes them any more.
  package var removed = 0
  /// What is in the output and no build made: paths; of a folder as a whole, one that ends in `/`.
  /// A build to which nothing is new does not look.
  package var strangers: [String] = []
  /// Pages that were asked for by their names, and are drafts that were left out.
  package var drafts: [String] = []
  /// What the checks found. If there is anything, nothing was written.
  package var findings: [Finding] = []
  /// What the pages that hide something tell of it, in order of their names.
  package var tellings: [(page: String, most: MostTelling)] {
    telling.compactMap { page in page.mostTelling.map { (page.name, $0) } }
  }
  /// The pages that hide something.
  private var telling: [PageSummary] = []
  /// Files that hold words which they should hide. If there is any, nothing was written.
  package var leaks: [Leak] = []
  /// The files that are not as they should be; for a build that only compares.
  package var differences: [Difference] = []
  /// What is odd about the content, though not wrong.
  package var warnings: [Diagnostic] = []
  /// Where the processor's time went: nanoseconds and how often, by phase.
  package var timings: [(phase: Phase, nanoseconds: Int64, count: Int)] = []
  /// Nanoseconds of the processor's time from beginning to end, of all threads; the phases are its
  /// parts.
  package var processorTime: Int64 = 0

  package init() {}
}

extension BuildReport {
  /// What came of all pages.
  init(_ results: BuildResults, _ records: [PageRecord], only: [String] = []) {
    built = results.pagesBuilt
    findings = results.findings.sorted { $0.job < $1.job }.flatMap(\.findings)
    leaks = results.leaks.sorted { ($0.page, $0.file) < ($1.page, $1.file) }
    differences = results.differences
    warnings = results.diagnostics.sortedForSite
    guard isClean else { return }
    written = results.written
    let only = Set(only)
    for index in records.indices {
      if !only.isEmpty, records[index].isLeftOut, only.contains(records[index].name) {
        drafts.append(records[index].name)
      }
      guard let summary = records[index].summary else { continue }
      pages += 1
      frames += summary.frames.count
      transitions += summary.transitions
      if summary.mostTelling != nil { telling.append(summary) }
    }
  }

  /// Whether the checks found nothing, so that there is something to write.
  package var isClean: Bool { findings.isEmpty && leaks.isEmpty }

  /// Tells what is in the output, and should not be there.
  mutating func compare(_ leftovers: Leftovers, staging: String?) {
    removed = leftovers.ours.count
    strangers = leftovers.strangers
    differences += leftovers.ours.map { Difference(path: $0.name, kind: .orphaned) }
    differences += leftovers.strangers.filter(OutputPath.isPage).map {
      Difference(path: $0, kind: .foreign)
    }
    // It may hold what is private, even in an output that is for the public.
    if let staging { differences.append(Difference(path: "\(staging)/", kind: .orphaned)) }
    differences.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Takes in where the time went.
  mutating func note(_ clock: PhaseClock) {
    processorTime = clock.whole
    for phase in Phase.allCases where !clock.spent.isEmpty {
      timings.append((phase, clock.spent[phase.rawValue], clock.counts[phase.rawValue]))
    }
  }
}

/// What a build tells while it is at work.
package enum BuildProgress: Hashable, Sendable {
  /// Another build of this output is at work, and this one waits for it.
  case waiting
  /// The output is this build's now, and there is something to clear up if it has to end.
  case begun
  /// So many pages of so many were looked at. That a document is a draft, and makes no page, shows only
  /// then: they may become fewer.
  case pages(Int, of: Int)
}
