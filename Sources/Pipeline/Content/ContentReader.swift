// Reads every file of a folder of content, and collects what is wrong with any of them.

import Glibc
import Prose

/// Reads a folder that was listed.
struct ContentReader {
  private let folder: ContentFolder
  private let options: ContentOptions

  init(_ folder: ContentFolder, options: ContentOptions) {
    self.folder = folder
    self.options = options
  }

  /// Reads everything.
  func read() throws(DiskError) -> Result<Content, PipelineError> {
    let configuration = try ConfigurationFile.read(folder, isStrict: options.isStrict)
    var mistakes = folder.diagnostics + configuration.mistakes
    var warnings = configuration.value.warnings
    var leftOut: Set<String> = []
    var all: [DocumentLoader.Loaded] = []
    let loader = DocumentLoader(folder: folder, places: Places(folder), options: options)
    var clock = PhaseClock(isRunning: false)
    for file in folder.files where file.isDocument {
      let loaded = try loader.load(file.path, clock: &clock)
      mistakes += loaded.mistakes
      warnings += loaded.document?.warnings ?? []
      if !options.includesDrafts, loaded.document?.frontMatter.isDraft ?? false {
        leftOut.insert(file.path)
      } else {
        all.append(loaded)
      }
    }
    for loaded in all {
      mistakes += DraftLinks.mistakes(of: loaded, leftOut: leftOut, in: folder)
    }
    guard mistakes.isEmpty else { return .failure(.content(mistakes.sorted())) }
    return .success(
      Content(
        folder: folder.path, configuration: configuration.value, warnings: warnings.sorted(),
        library: Library(loader, loaded: all)))
  }
}

/// Links to documents that are left out, because they are drafts.
enum DraftLinks {
  static func mistakes(
    of loaded: DocumentLoader.Loaded, leftOut: Set<String>, in folder: ContentFolder
  ) -> [Diagnostic] {
    loaded.dependencies.filter { $0.found == .document && leftOut.contains($0.path) }.map {
      Diagnostic(
        at: Place(file: folder.shown(loaded.source.path)),
        "a link leads to the draft '\($0.path)', which is not built. "
          + "Publish it, build with --drafts, or remove the link")
    }
  }
}

/// The file `site.yaml`.
enum ConfigurationFile {
  static let path = "site.yaml"

  /// What it says, its mistakes, and the fingerprint of its bytes; nothing said if there is none.
  static func read(
    _ folder: ContentFolder, isStrict: Bool
  ) throws(DiskError) -> (
    value: SiteConfiguration, mistakes: [Diagnostic], fingerprint: Fingerprint
  ) {
    let shown = folder.shown(path)
    guard folder.files.contains(where: { $0.path == path }) else {
      return (SiteConfiguration(), [], Fingerprint(value: 0))
    }
    let bytes = try FileReading.read(shown, limit: SiteConfiguration.limit).bytes
    let fingerprint = Fingerprint(of: bytes)
    do throws(ContentError) {
      return (
        try SiteConfiguration(bytes, path: shown, isStrict: isStrict), [], fingerprint
      )
    } catch {
      return (SiteConfiguration(), error.diagnostics, fingerprint)
    }
  }
}
