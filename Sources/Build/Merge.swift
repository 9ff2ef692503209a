// A merge, step by step: from shares of a gallery to the gallery.

import Content
import Gallery
import Output
import Prose
import System
import Type

/// Joins the shares that builds have left to what one build of all pages makes, byte for byte: the
/// pages are brought together, and what is about the whole is made of what the shares tell.
///
/// ```swift
/// let options = MergeOptions(shares: ["one", "two"], output: "Output", memory: ".build/vitrine")
/// let report = try Merge(site, options).run { progress in … }
/// ```
///
/// It needs no content, and keeps the rules of a ``Build``: the output is touched only when all
/// shares are there, whole, and of one kind; what a kill leaves, the next one puts right; and no file
/// that no build made is changed.
package struct Merge: Sendable {
  private let site: Site
  private let options: MergeOptions

  /// A merge of shares of a site.
  package init(_ site: Site, _ options: MergeOptions) {
    self.site = site
    self.options = options
  }

  /// Merges. Tells on the way how far it is.
  package func run(
    progress: (BuildProgress) -> Void = { _ in }
  ) throws(SiteError) -> BuildReport {
    let shares = try openShares(progress)
    let configuration = try configuration(of: shares)
    let output = try onDisk { () throws(DiskError) in
      try OpenOutput(
        options.output, memory: options.memory, onlyChecks: options.onlyChecks
      ) { progress(.waiting) }
    }
    defer { output.close() }
    progress(.begun)
    let pages = shares.pages
    let findings = try DraftLinks.findings(in: pages.map(\.record), loader: nil)
    try findings.throwErrors()
    let results = try merge(pages, output, progress)
    try results.throwErrors()
    let records = results.records.compactMap { $0 }
    var report = BuildReport(results, records)
    let fonts = try ReadFonts(configuration.fonts, among: []) { path throws(SiteError) in
      try shares.copied(path).map { ($0, nil) }
    }
    try finish(records, pages, shares, configuration, fonts.fonts, output, &report)
    return report
  }

  private func openShares(
    _ progress: (BuildProgress) -> Void
  ) throws(SiteError) -> ShareSet {
    let output = FileIdentity(of: options.output)
    var folders: [ShareFolder] = []
    var findings: [String] = []
    for path in options.shares {
      if let output, output == FileIdentity(of: path) {
        throw .outputIsShare(path)
      }
      let folder = try onDisk { () throws(DiskError) in
        try ShareFolder(path) { progress(.waiting) }
      }
      if let folder {
        folders.append(folder)
      } else {
        findings.append(
          "'\(path)' is no share of a gallery, or not a whole one. "
            + "Build it with 'vitrine build --shard I/N --output \(path)'.")
      }
    }
    if !findings.isEmpty { throw .shares(findings) }
    return try ShareSet(folders, program: try onDisk(ProgramIdentity.fingerprintOfBytes))
  }

  private func configuration(of shares: ShareSet) throws(SiteError) -> SiteConfiguration {
    do throws(ContentError) {
      return try shares.origin.settings.read()
    } catch {
      throw .content(error.diagnostics)
    }
  }

  private func merge(
    _ pages: [(folder: ShareFolder, record: PageRecord)], _ output: OpenOutput,
    _ progress: (BuildProgress) -> Void
  ) throws(SiteError) -> BuildResults {
    let merger = PageMerger(
      pages: pages, output: output.folder, newEntries: output.newEntries,
      known: Dictionary(
        (output.known?.pages ?? []).map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one }),
      results: ResultCollector(
        count: pages.count, clock: PhaseClock(isRunning: false), isStopped: options.isStopped))
    Workers.run(
      pages.count, jobs: options.jobs ?? Workers.processorCount, start: {},
      each: { index, _ in merger.work(on: index) }, end: { _ in },
      watch: { progress(.pages($0 + 1, of: pages.count)) })
    return try merger.results.all
  }

  private func finish(
    _ records: [PageRecord], _ pages: [(folder: ShareFolder, record: PageRecord)],
    _ shares: ShareSet, _ configuration: SiteConfiguration, _ fonts: SiteFonts,
    _ output: OpenOutput, _ report: inout BuildReport
  ) throws(SiteError) {
    let settings = shares.origin.settings
    let entries = PageEntries(
      old: .gallery(AtlasParts(known: nil)), in: output.folder, isNew: { _ in true }
    ) { _, index, kind, bytes throws(DiskError) in
      let (folder, record) = pages[index]
      switch kind {
      case .atlas: try folder.writeAtlasEntry(of: record, into: &bytes)
      case .strip: try folder.writeStrip(of: record, into: &bytes)
      }
    }
    try FinishingStep(
      output: output,
      key: settings.key(
        title: settings.title(site, configuration), fonts: fonts, theme: configuration.theme),
      // The content is not here, so its stamps are not known.
      contentStamps: .none, privateWords: .none, isOutputCurrent: false, passesOver: false,
      files: GalleryFiles(
        site: site, settings: settings, configuration: configuration, fonts: fonts,
        output: output, entries: entries, before: AtlasParts(known: output.known),
        mostInAtlas: options.mostInAtlas),
      copies: { writer, _ throws(SiteError) in try shares.copy(with: writer) },
      isStopped: options.isStopped
    ).run(records, into: &report)
  }
}

/// Brings pages of shares into place, each file only if it is new or different.
struct PageMerger: Sendable {
  let pages: [(folder: ShareFolder, record: PageRecord)]
  let output: OutputFolder
  /// Where the facts of pages are put.
  let newEntries: NewPageEntries
  /// What is remembered of the pages, by name.
  let known: [String: PageRecord]
  let results: ResultCollector

  /// Brings one page to the others.
  func work(on index: Int) {
    guard !results.isOver else { return }
    do throws(DiskError) {
      let record = try merged(index)
      results.add { $0.records[index] = record }
    } catch {
      results.add { $0.failure = $0.failure ?? error }
    }
  }

  private func merged(_ index: Int) throws(DiskError) -> PageRecord {
    let (folder, page) = pages[index]
    if page.isLeftOut { return page }
    let old = known[page.name]
    let writer = try FolderWriter(output, page.name, old: (try? old?.outputs) ?? [])
    var facts = try page.facts
    for made in facts.outputs {
      let path = "\(page.name)/\(made.name)"
      // Facts are read again from a file that comes from elsewhere.
      guard OutputPath.isSafeName(made.name),
        try writer.write(
          made.name, like: made, { () throws(DiskError) in try folder.bytes(of: path, like: made) })
      else {
        results.add { $0.damaged.append(folder.damage(path)) }
        continue
      }
    }
    results.add(writer, onlyChecks: output.onlyChecks)
    facts.outputs = writer.records
    let bytes = facts.bytes
    if let old, (try? old.packedFacts) == bytes { return page.with(factsOf: old) }
    return page.with(facts, noted: try newEntries.append(bytes), in: newEntries)
  }
}
