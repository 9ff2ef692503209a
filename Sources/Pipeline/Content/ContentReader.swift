// Reads every file of a folder of content, and collects what is wrong with any of them.

import ArticlePages
import Drawing
import Glibc
import Prose

/// Reads a folder that was listed.
struct ContentReader {
  private let folder: ContentFolder
  private let options: ContentOptions
  private let site: Site?

  init(_ folder: ContentFolder, options: ContentOptions, site: Site?) {
    self.folder = folder
    self.options = options
    self.site = site
  }

  /// Reads everything.
  func read() throws(DiskError) -> Result<Content, PipelineError> {
    let configuration = try ConfigurationFile.read(folder, isStrict: options.isStrict)
    var mistakes = folder.diagnostics + configuration.mistakes
    var warnings = configuration.value.warnings + folder.warnings
    var leftOut: Set<String> = []
    var all: [DocumentLoader.Loaded] = []
    let loader = DocumentLoader(folder, configuration, for: site, options: options)
    var clock = PhaseClock(isRunning: false)
    for file in folder.files where file.isDocument {
      let loaded = try loader.load(file.path, clock: &clock)
      mistakes += loaded.mistakes
      warnings += loaded.warnings
      if !options.includesDrafts, loaded.document?.frontMatter.isDraft ?? false {
        leftOut.insert(file.path)
      } else {
        all.append(loaded)
      }
    }
    for loaded in all {
      mistakes += DraftLinks.mistakes(
        of: loaded.source, loaded.dependencies, leftOut: leftOut, shown: folder.shown)
    }
    guard mistakes.isEmpty else { return .failure(.content(mistakes.sorted())) }
    return .success(
      Content(
        folder: folder.path, configuration: configuration.value, warnings: warnings.sortedForSite,
        environment: options.environment, library: Library(loader, loaded: all)))
  }
}

/// Links to documents that are left out, because they are drafts.
enum DraftLinks {
  /// The mistakes of all pages of a site.
  static func mistakes(
    of records: [PageRecord], shown: (String) -> String
  ) -> [Diagnostic] {
    let leftOut = Set(records.compactMap { $0.isLeftOut ? $0.source?.path : nil })
    if leftOut.isEmpty { return [] }
    return records.flatMap { record -> [Diagnostic] in
      guard let source = record.source, !record.isLeftOut else { return [] }
      return mistakes(of: source, record.dependencies, leftOut: leftOut, shown: shown)
    }
  }

  /// The mistakes of a document; `shown` is how the author knows a path.
  static func mistakes(
    of source: PageRecord.Source, _ dependencies: [Dependency], leftOut: Set<String>,
    shown: (String) -> String
  ) -> [Diagnostic] {
    dependencies.filter { $0.found == .document && leftOut.contains($0.path) }.map {
      Diagnostic(
        at: Place(file: shown(source.path)),
        "a link leads to the draft '\($0.path)', which is not built. "
          + "Publish it, build with --drafts, or remove the link")
    }
  }
}

/// The file `site.yaml`.
struct ConfigurationFile {
  static let path = "site.yaml"

  /// What it says; nothing said if there is none.
  var value = SiteConfiguration()
  var mistakes: [Diagnostic] = []
  var bytes: [UInt8]?

  static func read(
    _ folder: ContentFolder, isStrict: Bool
  ) throws(DiskError) -> ConfigurationFile {
    let shown = folder.shown(path)
    guard folder.files.contains(where: { $0.path == path }) else {
      return ConfigurationFile()
    }
    let bytes = try FileReading.read(shown, limit: SiteConfiguration.limit).bytes
    do throws(ContentError) {
      let configuration = try SiteConfiguration(bytes, path: shown, isStrict: isStrict)
      let mistakes = configuration.redaction.mistakes(
        among: ArticlePages.reasonNames(of: configuration), in: bytes, path: shown)
      return ConfigurationFile(value: configuration, mistakes: mistakes, bytes: bytes)
    } catch {
      return ConfigurationFile(mistakes: error.diagnostics, bytes: bytes)
    }
  }
}
