// The end of a build: what is about the whole, and then everything into its place.

import Gallery
import Prose

/// Writes what is about the site as a whole, notes what will be made, and makes it.
struct BuildEnd {
  let context: BuildContext
  let desk: Desk
  let title: String
  let baseURL: String?
  let key: Fingerprint
  let shape: Shape
  let records: [PageRecord]
  let isBuilt: [Bool]
  /// Whether nothing is to be written but new marks of sources.
  let isAllSame: Bool

  /// Does all of it; gives what stands in the way, if something does.
  func run(into report: inout BuildReport) throws(DiskError) -> PipelineError? {
    var manifest = Manifest(key: key, folder: desk.identity)
    manifest.shape = shape.fingerprint
    if isAllSame, let known = desk.known {
      manifest.pages = records
      manifest.copies = known.copies
      manifest.parts = known.parts
      if !context.output.onlyChecks {
        try desk.store.begin(manifest)
        try desk.store.finish()
      }
      return nil
    }
    let files = SiteFiles(
      context: context, title: title, baseURL: baseURL, records: records, isBuilt: isBuilt,
      known: desk.known, shape: shape)
    var written = SiteFiles.Written()
    let copies = SiteWriter(context.output, old: desk.known?.copies.map(\.output) ?? [])
    manifest.copies = try files.copyFiles(with: copies)
    written.add(copies)
    manifest.parts = try files.write(isTrusted: desk.known?.key == key, &written)
    if let name = conflict(manifest.files) { return .pageNames([name]) }
    let atlas = try files.writeAtlas(parts: manifest.parts, copies: manifest.copies, &written)
    manifest.parts.append(atlas.part)
    manifest.pages = atlas.records
    if context.output.onlyChecks {
      report.differences += written.differences
    } else if !written.foreign.isEmpty {
      return .foreignFiles(written.foreign)
    }
    try finish(manifest, &report)
    report.written += written.differences.count
    return nil
  }

  private func finish(
    _ manifest: Manifest, _ report: inout BuildReport
  ) throws(DiskError) {
    var manifest = manifest
    let orphans = try Orphans(
      known: desk.known, alsoOwned: context.output.alsoOwned, new: manifest, in: context.output)
    manifest.orphans = orphans.files
    report.removed = orphans.files.count
    guard !context.output.onlyChecks else {
      report.differences += orphans.files.map { Difference(path: $0.name, kind: .orphaned) }
      report.differences.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      return
    }
    try desk.store.begin(manifest)
    try FolderTree.merge(
      context.output.stagingNumber, into: context.output.number, shownAs: context.output.path)
    try orphans.remove(from: context.output)
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
    written = results.differences.count
    findings = results.findings.sorted { $0.job < $1.job }.flatMap(\.findings)
    leaks = results.leaks.sorted { ($0.page, $0.file) < ($1.page, $1.file) }
    differences = results.differences
    self.warnings = (warnings + results.warnings).sorted()
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
