// A folder of content, as pages see it.

import ArticlePages
import Drawing
import Prose
import Synchronization
import System

/// What was read from a folder of content: every document, in order of path, and the configuration.
///
/// ```swift
/// let site = Site(title: "Essays", pages: { content in
///   content.documents.contains { $0.title == "Counting" } ? [counterPage] : []
/// })
/// ```
public struct Content: Sendable {
  /// The folder, as the user named it. Whoever asks for this may read documents by themselves: it counts as
  /// asking for ``documents``.
  public var folder: String {
    note?.note()
    return root
  }

  private let root: String
  /// What `site.yaml` says.
  package let configuration: SiteConfiguration
  /// What is odd about the files, though not wrong.
  package let warnings: [Diagnostic]
  /// What pages inherit from the build, such as that it is for the public.
  public let environment: EnvironmentValues
  private let library: Library
  private let note: AccessNote?

  /// Every document, in order of the bytes of its path. A page that asks for this is built again
  /// whenever any document changes; where the closure that makes pages in Swift asks, all of its pages are.
  public var documents: [Document] {
    note?.note()
    return library.documents
  }

  /// Every document, the newest first and those without a date last; of one moment in order of path.
  public var newestFirst: [Document] {
    documents.enumerated().sorted { one, other in
      let moments = (
        one.element.frontMatter.moment?.secondsSince1970 ?? .min,
        other.element.frontMatter.moment?.secondsSince1970 ?? .min
      )
      return moments.0 == moments.1 ? one.offset < other.offset : moments.0 > moments.1
    }.map(\.element)
  }

  /// Reads a folder: `site.yaml` if it is there, and all files that end in `.md`, in folders below
  /// too. Throws what is wrong with all files, not with the first one alone.
  ///
  /// Links to headings lead to where the site shows them; without a site, to storyboards.
  package static func read(
    _ path: String, for site: Site? = nil, options: ContentOptions = ContentOptions()
  ) throws(SiteError) -> Content {
    let reader = ContentReader(options: options, site: site)
    return try reader.read(try onDisk { () throws(DiskError) in try ContentFolder(path) }).content
  }

  /// Reads a folder as above, and holds none of its documents: there may be a hundred thousand. Tells
  /// their paths.
  package static func check(
    _ path: String, for site: Site, options: ContentOptions
  ) throws(SiteError) -> (content: Content, paths: [String]) {
    let reader = ContentReader(options: options, site: site, holdsDocuments: false)
    return try reader.read(try onDisk { () throws(DiskError) in try ContentFolder(path) })
  }

  /// The document at a path below the folder, read for whoever asks.
  package func document(at path: String) throws(SiteError) -> Document {
    let loaded = try onDisk { () throws(DiskError) in try library.load(path) }
    try loaded.findings.throwErrors()
    guard let document = loaded.document else { throw .content(loaded.findings) }
    return document
  }

  /// The name of the page that a document becomes: its path below the folder, without `.md`.
  public func pageName(of document: Document) -> String {
    Places.pageName(ofDocument: path(of: document))
  }

  /// Whether a document is private as a whole. In a build for the public there is nothing in it then
  /// but its path; a page that lists it marks what it draws of it as sensitive.
  public func isPrivate(_ document: Document) -> Bool {
    document.isPrivate(in: configuration)
  }

  /// Where the picture that a document names is, as seen from the frames of a page; nothing if it is on
  /// another host, from which pages load nothing.
  public func pictureSource(of document: Document, onPage page: String) -> String? {
    picture(of: document, onPage: page)?.url
  }

  /// That picture, with its size.
  package func picture(of document: Document, onPage page: String) -> ArticlePicture? {
    guard let cover = document.cover else { return nil }
    if cover.isInline { return ArticlePicture(url: cover.url, size: nil) }
    let folder = path(of: document).pathFolder ?? ""
    guard let decoded = cover.relativePath?.fromAddress,
      let path = URLPath.resolved(decoded, in: folder),
      case .picture(let size) = library.places.look(path)
    else { return nil }
    let output = Places.outputPath(ofFile: path)
    return ArticlePicture(url: URLPath.relative(to: output, fromFolder: page), size: size)
  }

  /// The same document, its links and pictures as seen from the frames of a page that is not its
  /// own.
  public func document(_ document: Document, onPage page: String) -> Document {
    let resolver = LinkResolver(document, at: path(of: document), onPage: page, in: library.places)
    return document.leading(to: resolver.targets)
  }

  package init(
    folder: String, configuration: SiteConfiguration, warnings: [Diagnostic] = [],
    environment: EnvironmentValues = EnvironmentValues(), library: Library,
    note: AccessNote? = nil
  ) {
    root = folder
    self.configuration = configuration
    self.warnings = warnings
    self.environment = environment
    self.library = library
    self.note = note
  }

  /// The same content, noting whether it is asked for all documents.
  package func noting(_ note: AccessNote) -> Content {
    Content(
      folder: root, configuration: configuration, warnings: warnings,
      environment: environment, library: library, note: note)
  }

  private func path(of document: Document) -> String {
    // By bytes: each page asks, and as texts they would be put together and compared letter by letter.
    var path = document.path.utf8[...]
    let slash = UInt8(ascii: "/")
    if path.starts(with: root.utf8), path.dropFirst(root.utf8.count).first == slash {
      path = path.dropFirst(root.utf8.count)
    }
    return String(Substring(path.drop { $0 == slash }))
  }
}

/// Whether someone asked for all documents, or for the folder that they are in.
package final class AccessNote: Sendable {
  private let isNoted = Atomic(false)

  package init() {}

  func note() { isNoted.store(true, ordering: .relaxed) }

  /// Whether it ever happened.
  package var hasHappened: Bool { isNoted.load(ordering: .relaxed) }

  /// Whether it happened since this was last asked.
  package func take() -> Bool { isNoted.exchange(false, ordering: .relaxed) }
}
