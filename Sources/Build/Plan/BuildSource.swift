// What a build begins with: the list of files and the configuration, whether what is remembered still
// holds, and what pages are made of.

import Content
import Gallery
import Glibc
import Output
import Prose
import System

/// What a build knows of its content before it looks at its output.
struct BuildSource {
  /// The files of the content.
  let folder: ContentFolder
  /// What `site.yaml` says.
  let configuration: ConfigurationFile
  /// What shows of the options and of the configuration in what is built.
  let settings: BuildSettings

  /// Lists the content and reads its configuration.
  init(_ options: BuildOptions) throws(SiteError) {
    let output = FileIdentity(of: options.output)
    if let output, output == FileIdentity(of: options.content) {
      throw .outputIsContent(options.output)
    }
    if Self.isBlocked(options.output) { throw .outputIsNoFolder(options.output) }
    // Below the root stands all that the machine has: that would be looked through, to the last file.
    let holdsAll = SystemFiles.realPath(options.output) == "/"
    if options.isPublic || holdsAll, Self.is(options.content, below: options.output) {
      throw .outputHoldsContent(options.output, content: options.content)
    }
    (folder, configuration) = try onDisk { () throws(DiskError) in
      let folder = try ContentFolder(options.content, leavingOut: output)
      return (folder, try ConfigurationFile.read(folder, isStrict: options.isStrict))
    }
    settings = BuildSettings(
      options,
      baseURL: try BaseURL.normal(options.baseURL ?? configuration.value.baseURL),
      configuration: configuration.bytes)
  }

  /// Whether a file stands where a folder is to be, or above it.
  private static func isBlocked(_ path: String) -> Bool {
    do throws(SystemError) {
      return try FileStatus(of: path).kind != .folder
    } catch {
      return error.code == ENOTDIR
    }
  }

  /// Whether a folder stands in another, or in one below it.
  private static func `is`(_ folder: String, below other: String) -> Bool {
    guard let folder = SystemFiles.realPath(folder), let other = SystemFiles.realPath(other) else {
      return false
    }
    return folder.isBelow(other)
  }

  /// What was found in the list of files and in the configuration.
  var findings: [Diagnostic] { folder.findings + configuration.findings }
}

/// What the content is like when a build begins, compared with what is remembered.
struct ContentState {
  /// The stamps of its files.
  let stamps: ContentStamps
  /// The fingerprints of its files' bytes, by which shares know that they are of one content; nil
  /// where all pages are built.
  let contentPrint: ContentFingerprint?
  /// The fingerprint of all that pages depend on, apart from the content.
  let key: Fingerprint
  /// Whether the last build was by this very program with these options, so that what is the same
  /// need not be built again.
  let isTrusted: Bool

  /// Looks at the content of a site with that title.
  init(
    _ source: BuildSource, title: String, _ output: OpenOutput, _ options: BuildOptions
  ) throws(DiskError) {
    key = source.settings.key(
      title: title, fonts: source.configuration.fonts.fonts,
      theme: source.configuration.value.theme
    ).with(
      options.share)
    stamps = ContentStamps(source.folder)
    contentPrint =
      options.share == nil
      ? nil
      : try ContentFingerprint(source.folder, jobs: options.jobs ?? Workers.processorCount)
    isTrusted =
      output.known?.key == key
      && output.areEntriesUntouched
  }

  /// It changes when a file comes, goes or changes; where all pages are built, documents that only
  /// change are looked at one by one instead.
  var fingerprint: Fingerprint { contentPrint?.whole ?? stamps.fingerprint }

  /// What is known of files that were not changed since, so that they need not be read.
  func pictures(in known: Manifest?) -> [Spelling: Dependency.Found] {
    var found: [Spelling: Dependency.Found] = [:]
    for copy in known?.copies ?? []
    where copy.stamp != nil && copy.stamp == stamps.byPath[Spelling(copy.source)] {
      found[Spelling(copy.source)] = copy.found
    }
    return found
  }
}

/// The documents of the content and the pages in Swift.
struct PageSources: Sendable {
  let loader: DocumentLoader
  let library: Library
  let content: Content
  let inSwift: PagesInSwift

  init(
    _ source: BuildSource, _ state: ContentState, known: Manifest?, of site: Site,
    _ options: BuildOptions
  ) {
    loader = DocumentLoader(
      source.folder, source.configuration, options: options.contentOptions,
      known: state.pictures(in: known), readingFrame: site.readingFrame)
    library = Library(loader, measuresTime: options.measuresTime)
    let content = Content(
      folder: source.folder.path, configuration: source.configuration.value,
      environment: options.contentOptions.environment(of: source.configuration), library: library)
    self.content = content
    inSwift = PagesInSwift(of: options.isOwn ? site : nil, in: content)
  }
}
