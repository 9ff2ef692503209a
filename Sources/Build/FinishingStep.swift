// The last step of builds and merges: what is about the whole, and then everything into its place.

import Content
import Output
import Prose
import System

/// Writes what is about the site as a whole, notes what will be made, and makes it.
struct FinishingStep {
  let output: OpenOutput
  /// The fingerprint of all that pages depend on, apart from the content.
  let key: Fingerprint
  /// The fingerprint of the content's marks; none if the next build has to look for pages anew.
  let contentMarks: Fingerprint
  /// The pages, in order of their names.
  let records: [PageRecord]
  /// Whether nothing is to be written but new marks of sources.
  let isAllSame: Bool
  let files: any SiteWideFiles
  /// Writes the files of the content that pages refer to.
  let copies: (SiteWriter) throws(SiteError) -> [Manifest.Copy]

  /// Does all of it.
  func run(into report: inout BuildReport) throws(SiteError) {
    var manifest = Manifest(key: key, folder: output.identity)
    manifest.contentMarks = contentMarks
    if isAllSame, let known = output.known {
      manifest.pages = records
      manifest.copies = known.copies
      manifest.groups = known.groups
    } else {
      let written = try write(&manifest)
      report.written += written.differences.count
      if output.folder.onlyChecks {
        report.differences += written.differences
      } else if !written.foreign.isEmpty {
        throw .foreignFiles(Set(written.foreign).sorted())
      }
    }
    do throws(DiskError) {
      if output.folder.onlyChecks {
        report.compare(try output.leftovers(besides: manifest))
      } else if isAllSame, output.known != nil {
        try output.remember(manifest)
      } else {
        let leftovers = try output.leftovers(besides: manifest)
        report.removed = leftovers.ours.count
        report.strangers = leftovers.strangers
        try output.replace(with: manifest, removing: leftovers)
      }
    } catch {
      throw .disk(error)
    }
  }

  private func write(_ manifest: inout Manifest) throws(SiteError) -> Written {
    var written = Written()
    let writer = SiteWriter(output.folder, old: output.known?.copies.map(\.output) ?? [])
    manifest.copies = try copies(writer)
    written.add(writer)
    let copies = manifest.copies
    (manifest.groups, manifest.pages) = try onDisk { () throws(DiskError) in
      try files.write(copies: copies, isTrusted: output.known?.key == key, &written)
    }
    if let name = conflict(manifest.files) { throw .pageNames([name]) }
    return written
  }

  /// A file about the whole that stands where a page has its own.
  private func conflict(_ files: [OutputRecord]) -> String? {
    var pages: Set<String> = []
    for record in records { pages.insert(PageName.folded(record.name)) }
    let file = files.first { record in
      pages.contains(PageName.folded(OutputPath.split(record.name).folder))
    }
    return file.map { "the gallery needs '\($0.name)' for itself. Rename the page beside it." }
  }
}

extension BuildReport {
  /// What came of all pages.
  init(_ results: BuildResults, _ records: [PageRecord]) {
    built = results.isBuilt.count { $0 }
    written = results.written
    findings = results.pageFindings.sorted { $0.job < $1.job }.flatMap(\.findings)
    leaks = results.leaks.sorted { ($0.page, $0.file) < ($1.page, $1.file) }
    differences = results.differences
    warnings = results.findings.sortedForSite
    guard isClean else { return }
    for record in records {
      guard let summary = record.summary else { continue }
      pages += 1
      frames += summary.frames.count
      transitions += summary.transitions
    }
  }

  /// Whether the checks found nothing, so that there is something to write.
  var isClean: Bool { findings.isEmpty && leaks.isEmpty }

  /// Tells what is in the output, and should not be there.
  fileprivate mutating func compare(_ leftovers: Leftovers) {
    removed = leftovers.ours.count
    strangers = leftovers.strangers
    differences += leftovers.ours.map { Difference(path: $0.name, kind: .orphaned) }
    differences += leftovers.strangers.filter(OutputPath.isPage).map {
      Difference(path: $0, kind: .foreign)
    }
    differences.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  mutating func note(_ clock: PhaseClock) {
    processorTime = clock.whole
    for phase in Phase.allCases where !clock.spent.isEmpty {
      timings.append((phase, clock.spent[phase.rawValue], clock.counts[phase.rawValue]))
    }
  }
}
