// Reads documents of a folder, one at a time.

import ArticlePages
import Drawing
import Prose
import System

/// Reads a document, parses it, and leads its links and pictures to where they belong.
package struct DocumentLoader: Sendable {
  /// A document that was read, or what is wrong with it.
  package struct Loaded: Sendable {
    /// The document; none if it cannot be read.
    package var document: Document?
    /// Its file.
    package var source: DocumentSource
    /// What it refers to.
    package var dependencies: [Dependency] = []
    /// What is wrong with it, or odd about it.
    package var findings: [Diagnostic] = []
  }

  /// The folder that they stand in.
  package let folder: ContentFolder
  /// What links lead to.
  package let places: Places
  let options: ContentOptions
  let documentOptions: DocumentOptions
  /// The names of the reasons that there are; nil if that cannot be told.
  let reasons: [String]?

  /// Finds the frame of a document's page that shows its text, if there is one.
  package typealias FindReadingFrame =
    @Sendable (Document, SiteConfiguration, EnvironmentValues) -> ReadingFrame?

  /// Reads the documents of a folder, as its configuration says, and leads links to headings to the
  /// frames that are found; `known` is what is known of pictures.
  package init(
    _ folder: ContentFolder, _ configuration: ConfigurationFile, options: ContentOptions,
    known: [Spelling: Dependency.Found] = [:], readingFrame: FindReadingFrame?
  ) {
    self.folder = folder
    self.options = options
    let documentOptions = DocumentOptions(options, of: configuration.value)
    self.documentOptions = documentOptions
    places = Places(folder, options: documentOptions, known: known) {
      [environment = options.environment(of: configuration), configuration = configuration.value]
      document in
      readingFrame?(document, configuration, environment)
    }
    reasons =
      configuration.findings.hasErrors ? nil : ArticlePages.reasonNames(of: configuration.value)
  }

  /// Reads the document at a path below the content.
  package func load(_ path: String, clock: inout PhaseClock) throws(DiskError) -> Loaded {
    let shown = folder.shown(path)
    let now = FileStamp.now()
    let file: (bytes: [UInt8], stamp: FileStamp)
    do throws(DiskError) {
      file = try FileReading.read(shown, limit: Markdown.limit)
    } catch {
      guard let finding = Diagnostic(vanished: shown, error) else { throw error }
      return Loaded(
        source: DocumentSource(path: path, stamp: nil, fingerprint: .none), findings: [finding])
    }
    let source = DocumentSource(
      path: path, stamp: file.stamp.trusted(at: now), fingerprint: Fingerprint(of: file.bytes))
    places.note(path, source.fingerprint)
    clock.lap(.read)
    var loaded = Loaded(source: source)
    let read = Document.read(file.bytes, path: shown, options: documentOptions)
    loaded.findings = read.findings
    loaded.document = read.document
    // A draft may refer to what is not written yet. As long as it is left out, nobody follows that.
    if let document = read.document, options.includesDrafts || !document.frontMatter.isDraft {
      resolve(document, file.bytes, into: &loaded)
    }
    // What has errors above the text becomes no page; one whose links alone are wrong is still listed
    // by others until the build ends.
    if read.findings.hasErrors { loaded.document = nil }
    clock.lap(.parse)
    return loaded
  }

  private func resolve(_ document: Document, _ bytes: [UInt8], into loaded: inout Loaded) {
    let path = loaded.source.path
    let resolver = LinkResolver(
      document, at: path, onPage: Places.pageName(ofDocument: path), in: places)
    loaded.findings += resolver.findings(in: bytes, isStrict: options.isStrict)
    if let reasons {
      let redaction = document.frontMatter.redaction
      let isPrivate = redaction.isPrivate ?? documentOptions.isPrivate
      loaded.findings += redaction.findings(
        among: reasons, in: bytes, path: document.path,
        isWithheld: isPrivate && documentOptions.leavesOutPrivate)
    }
    loaded.dependencies = resolver.dependencies
    loaded.document = document.leading(to: resolver.targets)
  }
}

extension DocumentLoader {
  /// What leads to drafts in a document, which is read again to see where that stands; nil if it is
  /// not the same any more.
  func findings(in source: DocumentSource, leadingTo drafts: Set<String>) -> [Diagnostic]? {
    let shown = folder.shown(source.path)
    guard let bytes = try? FileReading.read(shown, limit: Markdown.limit).bytes,
      Fingerprint(of: bytes) == source.fingerprint,
      let document = Document.read(bytes, path: shown, options: documentOptions).document
    else { return nil }
    var resolver = LinkResolver(
      document, at: source.path, onPage: Places.pageName(ofDocument: source.path), in: places)
    return resolver.findings(leadingTo: drafts, in: bytes)
  }
}

extension DocumentOptions {
  /// How the documents of a site are read. What is private is left out of those for the public here,
  /// before anybody can ask for it.
  init(_ options: ContentOptions, of configuration: SiteConfiguration) {
    self.init(isStrict: options.isStrict)
    leavesOutPrivate = options.isPublic
    isPrivate = configuration.redaction.isPrivate ?? false
  }
}
