// The end of a build: what is about the whole, and then everything into its place.

import Prose
import System

/// Writes what is about the site as a whole, notes what will be made, and makes it.
struct BuildEnd {
  let desk: Desk
  let key: Fingerprint
  let shape: Fingerprint
  let records: [PageRecord]
  /// Whether nothing is to be written but new marks of sources.
  let isAllSame: Bool
  let files: any ClosingFiles
  /// Writes the files of the content that pages refer to.
  let copies: (SiteWriter) throws(DiskError) -> Result<[Manifest.Copy], PipelineError>

  private var output: OutputFolder { desk.output }

  /// Does all of it; gives what stands in the way, if something does.
  func run(into report: inout BuildReport) throws(DiskError) -> PipelineError? {
    var manifest = Manifest(key: key, folder: desk.identity)
    manifest.shape = shape
    if isAllSame, let known = desk.known {
      manifest.pages = records
      manifest.copies = known.copies
      manifest.parts = known.parts
      if output.onlyChecks {
        try finish(manifest, &report)
      } else {
        try desk.store.begin(manifest)
        try desk.store.finish()
      }
      return nil
    }
    var written = Written()
    let writer = SiteWriter(output, old: desk.known?.copies.map(\.output) ?? [])
    switch try copies(writer) {
    case .success(let copies): manifest.copies = copies
    case .failure(let error): return error
    }
    written.add(writer)
    (manifest.parts, manifest.pages) = try files.write(
      copies: manifest.copies, isTrusted: desk.known?.key == key, &written)
    if let name = conflict(manifest.files) { return .pageNames([name]) }
    if output.onlyChecks {
      report.differences += written.differences
    } else if !written.foreign.isEmpty {
      return .foreignFiles(Set(written.foreign).sorted())
    }
    try finish(manifest, &report)
    report.written += written.differences.count
    return nil
  }

  private func finish(
    _ manifest: Manifest, _ report: inout BuildReport
  ) throws(DiskError) {
    var manifest = manifest
    let leftovers = try Leftovers(
      in: output, besides: manifest,
      asLeft: desk.isAsLeft && !output.onlyChecks ? desk.known : nil)
    report.removed = leftovers.ours.count
    report.strangers = leftovers.strangers
    guard !output.onlyChecks else {
      report.differences += leftovers.ours.map { Difference(path: $0.name, kind: .orphaned) }
      report.differences += leftovers.strangers.filter(Leftovers.isPage).map {
        Difference(path: $0, kind: .foreign)
      }
      report.differences.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      return
    }
    manifest.former = desk.former(removing: leftovers.ours, manifest)
    // Nothing is touched unless all of it can be, as far as that can be known.
    try FolderTree.checkMerging(
      output.stagingNumber, into: output.number, shownAs: output.path)
    try leftovers.checkRemoving()
    try desk.store.begin(manifest)
    try leftovers.clearTheWay()
    try FolderTree.merge(
      output.stagingNumber, into: output.number, shownAs: output.path)
    try leftovers.remove()
    try desk.store.finish()
  }

  /// A file about the whole that stands where a page has its own.
  private func conflict(_ files: [OutputRecord]) -> String? {
    var pages: Set<String> = []
    for record in records { pages.insert(PageName.folded(record.name)) }
    let file = files.first { record in
      pages.contains(PageName.folded(SiteWriter.parts(record.name).folder))
    }
    return file.map { "the gallery needs '\($0.name)' for itself. Rename the page beside it." }
  }
}

extension BuildReport {
  init(_ results: Collected.Results, warnings: [Diagnostic]) {
    built = results.isBuilt.count { $0 }
    written = results.written
    findings = results.findings.sorted { $0.job < $1.job }.flatMap(\.findings)
    leaks = results.leaks.sorted { ($0.page, $0.file) < ($1.page, $1.file) }
    differences = results.differences
    self.warnings = (warnings + results.warnings).sortedForSite
  }

  mutating func count(_ records: [PageRecord]) {
    for record in records {
      guard let summary = record.summary else { continue }
      pages += 1
      frames += summary.frames.count
      transitions += summary.transitions
    }
  }

  mutating func note(_ clock: PhaseClock) {
    processorTime = clock.whole
    for phase in Phase.allCases where !clock.spent.isEmpty {
      timings.append((phase, clock.spent[phase.rawValue], clock.counts[phase.rawValue]))
    }
  }
}

extension Manifest {
  /// What is known of files that were not changed since, so that they need not be read.
  func pictures(in shape: Shape) -> [String: Dependency.Found] {
    var found: [String: Dependency.Found] = [:]
    for copy in copies where copy.stamp != nil && copy.stamp == shape.stamps[copy.source] {
      found[copy.source] = copy.found
    }
    return found
  }
}
