// Reads every file of a folder of content, and collects what is wrong with any of them.

import Prose
import System

/// Reads a folder that was listed.
struct ContentReader {
  let options: ContentOptions
  let site: Site?

  /// Reads everything.
  func read(_ folder: ContentFolder) throws(SiteError) -> Content {
    let configuration = try onDisk { () throws(DiskError) in
      try ConfigurationFile.read(folder, isStrict: options.isStrict)
    }
    var findings = folder.findings + configuration.findings
    var leftOut: Set<String> = []
    var all: [DocumentLoader.Loaded] = []
    let loader = DocumentLoader(
      folder, configuration, options: options, readingFrame: site?.readingFrame)
    var clock = PhaseClock(isRunning: false)
    for file in folder.files where file.isDocument {
      let loaded = try onDisk { () throws(DiskError) in
        try loader.load(file.path, clock: &clock)
      }
      findings += loaded.findings
      if !options.includesDrafts, loaded.document?.frontMatter.isDraft ?? false {
        leftOut.insert(file.path)
      } else {
        all.append(loaded)
      }
    }
    for loaded in all {
      findings += DraftLinks.findings(
        in: loaded.source, loaded.dependencies, leftOut: leftOut, shown: folder.shown)
    }
    try findings.throwErrors()
    return Content(
      folder: folder.path, configuration: configuration.value, warnings: findings.sortedForSite,
      environment: options.environment(of: configuration), library: Library(loader, loaded: all))
  }
}

/// Links to documents that are left out, because they are drafts.
package enum DraftLinks {
  /// What is wrong with the links of a document; `shown` is how the author knows a path.
  package static func findings(
    in source: DocumentSource, _ dependencies: [Dependency], leftOut: Set<String>,
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
