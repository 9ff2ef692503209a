// Reads every file of a folder of content, and collects what is wrong with any of them.

import Prose
import System

/// Reads a folder that was listed.
struct ContentReader {
  let options: ContentOptions
  let site: Site?
  /// Whether the documents are held that were read; else each is read again when it is asked for.
  var holdsDocuments = true

  /// Reads everything.
  func read(
    _ folder: ContentFolder
  ) throws(SiteError) -> (content: Content, paths: [String]) {
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
        all.append(holdsDocuments ? loaded : loaded.withoutDocument)
      }
    }
    for loaded in all {
      findings += DraftLinks.findings(
        in: loaded.source, loaded.dependencies, leftOut: leftOut, loader: loader)
    }
    try findings.throwErrors()
    let content = Content(
      folder: folder.path, configuration: configuration.value, warnings: findings.sortedForSite,
      environment: options.environment(of: configuration),
      library: Library(loader, loaded: holdsDocuments ? all : nil))
    return (content, all.map(\.source.path))
  }
}

extension DocumentLoader.Loaded {
  /// What it takes to tell whether it leads to drafts.
  fileprivate var withoutDocument: DocumentLoader.Loaded {
    DocumentLoader.Loaded(
      source: source, dependencies: dependencies.filter { $0.found == .document })
  }
}

/// Links to documents that are left out, because they are drafts.
package enum DraftLinks {
  /// What is wrong with the links of a document. Where they stand is told if a loader can read it as
  /// it was.
  package static func findings(
    in source: DocumentSource, _ dependencies: [Dependency], leftOut: Set<String>,
    loader: DocumentLoader?
  ) -> [Diagnostic] {
    let drafts = dependencies.filter { $0.found == .document && leftOut.contains($0.path) }
    if drafts.isEmpty { return [] }
    // What a view of the page adds to its text stands nowhere in that.
    if let found = loader?.findings(in: source, leadingTo: leftOut), !found.isEmpty { return found }
    return findings(in: loader?.folder.shown(source.path) ?? source.path, leadingTo: drafts)
  }

  /// What is wrong with the links of a page that is written in Swift, told by its name.
  package static func findings(
    inSwift page: String, _ dependencies: [Dependency], leftOut: Set<String>
  ) -> [Diagnostic] {
    findings(
      in: page,
      leadingTo: dependencies.filter { $0.found == .document && leftOut.contains($0.path) })
  }

  private static func findings(in path: String, leadingTo drafts: [Dependency]) -> [Diagnostic] {
    var findings = ReferenceFindings(path: path, source: [])
    for draft in drafts { findings.add(leadingToDraft: draft.path) }
    return findings.all
  }
}
