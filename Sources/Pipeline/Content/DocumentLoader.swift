// Reads documents of a folder, one at a time.

import ArticlePages
import Glibc
import Prose
import System

/// Reads a document, parses it, and leads its links and pictures to where they belong.
struct DocumentLoader: Sendable {
  /// A document that was read, or what is wrong with it.
  struct Loaded: Sendable {
    /// The document; none if it has mistakes.
    var document: Document?
    var source: PageRecord.Source
    var dependencies: [Dependency] = []
    var mistakes: [Diagnostic] = []
    /// What is odd about it, but no mistake.
    var warnings: [Diagnostic] = []

    fileprivate mutating func add(_ diagnostic: Diagnostic) {
      switch diagnostic.severity {
      case .error: mistakes.append(diagnostic)
      case .warning: warnings.append(diagnostic)
      }
    }
  }

  let folder: ContentFolder
  let places: Places
  let options: ContentOptions
  let documentOptions: DocumentOptions
  /// The names of the reasons that there are; nil if that cannot be told.
  let reasons: [String]?

  /// Reads the documents of a folder, as its configuration says and for a site; `known` is what is
  /// known of pictures.
  init(
    _ folder: ContentFolder, _ configuration: ConfigurationFile, for site: Site?,
    options: ContentOptions, known: [String: Dependency.Found] = [:]
  ) {
    self.folder = folder
    self.options = options
    let documentOptions = DocumentOptions(options, of: configuration.value)
    self.documentOptions = documentOptions
    places = Places(folder, options: documentOptions, known: known) {
      [environment = options.environment, configuration = configuration.value] document in
      site?.readingFrame(document, configuration, environment)
    }
    reasons =
      configuration.mistakes.isEmpty ? ArticlePages.reasonNames(of: configuration.value) : nil
  }

  /// Reads the document at a path below the content.
  func load(_ path: String, clock: inout PhaseClock) throws(DiskError) -> Loaded {
    let shown = folder.shown(path)
    let now = FileStamp.now()
    let file: (bytes: [UInt8], stamp: FileStamp)
    do throws(DiskError) {
      file = try FileReading.read(shown, limit: Markdown.limit)
    } catch {
      guard let mistake = Diagnostic(vanished: shown, error) else { throw error }
      return Loaded(
        source: PageRecord.Source(path: path, stamp: nil, fingerprint: .none),
        mistakes: [mistake])
    }
    let source = PageRecord.Source(
      path: path, stamp: file.stamp.trusted(at: now), fingerprint: Fingerprint(of: file.bytes))
    places.note(path, source.fingerprint)
    clock.lap(.read)
    var loaded = Loaded(source: source)
    let read = Document.read(file.bytes, path: shown, options: documentOptions)
    for finding in read.findings { loaded.add(finding) }
    loaded.document = read.document
    // What a draft refers to may still be to come: as long as it is left out, nobody follows it.
    if let document = read.document, options.includesDrafts || !document.frontMatter.isDraft {
      resolve(document, file.bytes, into: &loaded)
    }
    if read.findings.hasErrors { loaded.document = nil }
    clock.lap(.parse)
    return loaded
  }

  private func resolve(_ document: Document, _ bytes: [UInt8], into loaded: inout Loaded) {
    let path = loaded.source.path
    var resolver = LinkResolver(
      document, at: path, onPage: Places.pageName(ofDocument: path), in: places)
    if let image = document.frontMatter.image {
      func tell(_ severity: Diagnostic.Severity, _ sentence: String) {
        loaded.add(
          Diagnostic(
            severity,
            at: Place(file: document.path, line: image.mark.line, column: image.mark.column),
            sentence, sourceLine: SourceLine.text(image.mark.line, of: bytes),
            length: image.mark.length))
      }
      if ContentPicture.isOfContent(image.text) {
        if resolver.picture(image.text) == nil {
          tell(.error, "there is no picture '\(image.text)'")
        }
      } else if !ContentPicture.isInline(image.text) {
        tell(
          options.isStrict ? .error : .warning,
          "the picture '\(image.text)' is on another host, from which pages load nothing: "
            + "none is shown. Put the file into the content")
      }
    }
    for finding in resolver.findings(in: bytes, isStrict: options.isStrict) { loaded.add(finding) }
    if let reasons {
      let redaction = document.frontMatter.redaction
      loaded.mistakes += redaction.mistakes(among: reasons, in: bytes, path: document.path)
    }
    loaded.dependencies = resolver.dependencies
    loaded.document = document.leading(to: resolver.targets)
  }
}

extension Diagnostic {
  /// That a file is not there any more; nothing if something else is wrong with it.
  init?(vanished path: String, _ error: DiskError) {
    guard [ENOENT, ENOTDIR, EISDIR].contains(error.code) else { return nil }
    self.init(at: Place(file: path), "the file vanished while it was read. Build again")
  }

  /// That a file was read twice, and was not the same.
  init(changed path: String) {
    self.init(at: Place(file: path), "the file changed while it was read. Build again")
  }
}

/// A line of a file, for a message about it.
enum SourceLine {
  /// A line, counted from 1.
  static func text(_ number: Int, of bytes: [UInt8]) -> String? {
    let lines = bytes.split(
      maxSplits: number, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A })
    guard number >= 1, lines.count >= number else { return nil }
    let line = lines[number - 1]
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
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
