// What stands where in the content, for links and pictures that lead there.

import ArticlePages
import Drawing
import Prose
import Synchronization

/// The files of the content by their paths; shared by all who read documents.
final class Places: Sendable {
  private let folder: ContentFolder
  private let options: DocumentOptions
  private let files: [String: Bool]
  private let pictures: Mutex<[String: Dependency.Found]>
  private let texts: Mutex<[String: Text?]>
  /// The frame that shows a document's text, if there is one.
  private let frame: @Sendable (Document) -> ReadingFrame?

  /// A document that links lead into.
  struct Text: Sendable {
    var document: Document
    /// The frame that shows it, if there is one.
    var frame: ReadingFrame?
  }

  /// The files of a folder; what is known of pictures already is not read again.
  init(
    _ folder: ContentFolder, options: DocumentOptions, known: [String: Dependency.Found] = [:],
    frame: @escaping @Sendable (Document) -> ReadingFrame? = { _ in nil }
  ) {
    self.folder = folder
    self.options = options
    self.frame = frame
    texts = Mutex([:])
    files = Dictionary(
      folder.files.map { ($0.path, $0.isDocument) }, uniquingKeysWith: { one, _ in one })
    pictures = Mutex(known)
  }

  /// What stands at a path.
  func look(_ path: String) -> Dependency.Found {
    guard let isDocument = files[path] else { return .nothing }
    if isDocument { return .document }
    if let found = pictures.withLock({ $0[path] }) { return found }
    let found = read(path)
    pictures.withLock { $0[path] = found }
    return found
  }

  /// A document, read for those who link to its headings; nothing if that cannot be.
  func text(_ path: String) -> Text? {
    if let text = texts.withLock({ $0[path] }) { return text }
    let text = document(path, options).map { Text(document: $0, frame: frame($0)) }
    texts.withLock { $0[path] = text }
    return text
  }

  /// Whether a document has a heading that the public is not shown.
  func hides(_ fragment: String, in path: String) -> Bool {
    guard options.leavesOutPrivate else { return false }
    var options = options
    options.leavesOutPrivate = false
    return document(path, options)?.anchor(fragment, under: ProseTreatment()) != nil
  }

  private func document(_ path: String, _ options: DocumentOptions) -> Document? {
    let bytes = try? FileReading.read(folder.shown(path), limit: Markdown.limit).bytes
    return bytes.flatMap {
      Document.read($0, path: folder.shown(path), options: options).document
    }
  }

  private func read(_ path: String) -> Dependency.Found {
    do throws(DiskError) {
      let header = try FileReading.read(folder.shown(path), limit: PictureHeader.limit)
      switch PictureHeader(header.bytes) {
      case .picture(let size): return .picture(size)
      case .none: return .file
      }
    } catch {
      return .nothing
    }
  }

  /// Where a file of the content goes, below the output.
  static func outputPath(ofFile path: String) -> String { "assets/content/\(path)" }

  /// The storyboard of the page that a document becomes, below the output.
  static func storyboard(ofDocument path: String) -> String {
    "\(pageName(ofDocument: path))/index.html"
  }

  /// The name of the page that a document becomes.
  static func pageName(ofDocument path: String) -> String {
    path.hasSuffix(".md") ? String(path.dropLast(3)) : path
  }
}
