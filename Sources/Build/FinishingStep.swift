// The last step of builds and merges: what is about the whole, and then everything into its place.

import Content
import Drawing
import Output
import Prose
import System

/// Writes what is about the site as a whole, notes what will be made, and makes it.
struct FinishingStep {
  let output: OpenOutput
  /// The fingerprint of all that pages depend on, apart from the content.
  let key: Fingerprint
  /// The fingerprint of the content's stamps; none if the next build has to look for pages anew.
  let contentStamps: Fingerprint
  /// The fingerprint of what no page for the public may say.
  let privateWords: Fingerprint
  /// Whether every file of the output is as it should be, so that at most new stamps are noted.
  let isOutputCurrent: Bool
  /// Whether pages were passed over that nobody asked for.
  let passesOver: Bool
  let files: any SiteWideFiles
  /// Writes the files of the content that pages refer to.
  let copies: (SiteWriter, [PageRecord]) throws(SiteError) -> [Manifest.Copy]
  /// Whether somebody asked for the end. What is being put into its place is put there first.
  let isStopped: @Sendable () -> Bool

  /// Does all of it; the records are those of the pages, in order of their names. There may be a
  /// hundred thousand, so they are handed on, and nobody holds them a second time.
  func run(_ records: consuming [PageRecord], into report: inout BuildReport) throws(SiteError) {
    var manifest = Manifest(key: key, folder: output.identity)
    manifest.contentStamps = contentStamps
    manifest.privateWords = privateWords
    if isOutputCurrent, let known = output.known {
      manifest.pages = records
      manifest.copies = known.copies
      manifest.groups = known.groups
    } else {
      let written = try write(records, &manifest)
      report.written += written.count
      if output.folder.onlyChecks {
        report.differences += written.differences
      } else if !written.inTheWay.isEmpty {
        throw .filesInTheWay(Set(written.inTheWay).sorted())
      }
    }
    if isStopped() { throw .interrupted }
    do throws(DiskError) {
      let leftovers = try output.leftovers(besides: manifest)
      if output.folder.onlyChecks {
        return report.compare(leftovers, staging: output.folder.abandonedStaging)
      }
      report.removed = leftovers.ours.count
      report.strangers = leftovers.strangers
      output.note(leftovers, passesOver: passesOver, in: &manifest)
      if isOutputCurrent, output.known != nil, leftovers.isEmpty {
        try output.remember(manifest)
      } else {
        try output.replace(with: manifest, removing: leftovers)
      }
    } catch {
      throw .disk(error)
    }
  }

  private func write(
    _ records: consuming [PageRecord], _ manifest: inout Manifest
  ) throws(SiteError) -> Written {
    var written = Written()
    let writer = SiteWriter(output.folder, old: output.known?.copies.map(\.output) ?? [])
    manifest.copies = try copies(writer, records)
    written.add(writer)
    let copies = manifest.copies
    manifest.pages = records
    manifest.groups = try onDisk { () throws(DiskError) in
      try files.write(
        of: &manifest.pages, copies: copies, isTrusted: output.known?.key == key, &written)
    }
    if let name = conflict(manifest.files, manifest.pages) { throw .pageNames([name]) }
    return written
  }

  /// A file about the whole that stands where a page has its own.
  private func conflict(_ files: [OutputRecord], _ pages: [PageRecord]) -> String? {
    let folders = files.map { PageName.folded(OutputPath.split($0.name).folder) }
    let wanted = Set(folders)
    let lengths = Set(folders.map(\.utf8.count))
    var taken: Set<String> = []
    for index in pages.indices {
      let name = pages[index].name
      // Folding a name takes longest; only beyond ASCII it can change how long one is.
      guard lengths.contains(name.utf8.count) || !name.utf8.span.isASCII else {
        continue
      }
      let folded = PageName.folded(name)
      if wanted.contains(folded) { taken.insert(folded) }
    }
    let file = zip(files, folders).first { taken.contains($1) }?.0
    return file.map { "the gallery needs '\($0.name)' for itself. Rename the page beside it." }
  }
}
