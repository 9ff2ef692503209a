// What stands where in the content, for links and pictures that lead there.

import ArticlePages
import Drawing
import Gallery
import Prose
import System

/// The files of the content by their paths; shared by all who read documents.
package final class Places: Sendable {
  private let folder: ContentFolder
  private let options: DocumentOptions
  private let pictures: Lock<[Spelling: Dependency.Found]>
  private let texts = Lock<[Spelling: Text?]>([:])
  /// The headings of documents, with those that the public is not shown.
  private let allAnchors = Lock<[Spelling: DocumentAnchors?]>([:])
  /// What ``nearest(to:isPicture:)`` looks through, once somebody asked.
  private let namesByLength = Lock<NamesByLength?>(nil)
  /// The bytes that files of the folder had when they were read, by their numbers, and the documents
  /// that were read again and had others.
  private let readings: Lock<(prints: [Fingerprint], changed: Set<String>)>
  /// The frame that shows a document's text, if there is one.
  private let frame: @Sendable (Document) -> ReadingFrame?

  /// A document that links lead into.
  struct Text: Sendable {
    var anchors: DocumentAnchors
    /// The name of the frame that shows it, if there is one.
    var frame: String?
  }

  /// The files of a folder; what is known of pictures already is not read again.
  init(
    _ folder: ContentFolder, options: DocumentOptions, known: [Spelling: Dependency.Found] = [:],
    frame: @escaping @Sendable (Document) -> ReadingFrame? = { _ in nil }
  ) {
    self.folder = folder
    self.options = options
    self.frame = frame
    pictures = Lock(known)
    readings = Lock((Array(repeating: .none, count: folder.files.count), []))
  }

  /// What stands at a path.
  package func look(_ path: String) -> Dependency.Found {
    guard let number = folder.number(of: path) else { return .nothing }
    if folder.files[number].isDocument { return .document }
    if let found = pictures.withLock({ $0[Spelling(path)] }) { return found }
    let found = read(path)
    pictures.withLock { $0[Spelling(path)] = found }
    return found
  }

  /// The file that is most likely meant by a path at which there is none.
  func nearest(to path: String, isPicture: Bool) -> String? {
    // To compare with all would take long in a large folder: names that are much longer or shorter are
    // not near. Not even to look at all of them: many links may be wrong.
    let length = path.lastPathPart.utf8.count
    let near = namesByLength.withLock { known in
      if known == nil { known = NamesByLength(folder) }
      return known?.names(
        within: max(0, length - Self.mostOff)...length + Self.mostOff, isPicture: isPicture,
        atMost: Self.mostCompared, of: folder)
    }
    guard let near, let found = nearestPath(to: path, among: near.map(\.name)) else { return nil }
    return near.first { $0.name.path.isSpelled(as: found) }.map { folder.files[$0.number].path }
  }

  /// The files of a folder by how long their names are, in order.
  private struct NamesByLength: Sendable {
    private var all: [Int: [Int]] = [:]
    /// Those that are no documents.
    private var others: [Int: [Int]] = [:]
    /// The names that were asked for.
    private var names: [Int: FoldedPath] = [:]

    init(_ folder: ContentFolder) {
      for (number, file) in folder.files.enumerated() {
        let length = file.path.lastPathPart.utf8.count
        all[length, default: []].append(number)
        if !file.isDocument { others[length, default: []].append(number) }
      }
    }

    /// The first ones of these lengths, without the ending of a document.
    mutating func names(
      within lengths: ClosedRange<Int>, isPicture: Bool, atMost most: Int, of folder: ContentFolder
    ) -> [(number: Int, name: FoldedPath)] {
      let files = isPicture ? others : all
      let numbers = lengths.flatMap { (files[$0] ?? []).prefix(most) }.sorted().prefix(most)
      return numbers.map { number in
        if let name = names[number] { return (number, name) }
        let file = folder.files[number]
        let name = FoldedPath(file.isDocument ? String(file.path.dropLast(3)) : file.path)
        names[number] = name
        return (number, name)
      }
    }
  }

  /// The ending of a document may be left out in a link.
  private static var mostOff: Int { 5 }
  private static var mostCompared: Int { 200 }

  /// A document, read for those who link to its headings; nothing if it cannot be read.
  func text(_ path: String) -> Text? {
    if let text = texts.withLock({ $0[Spelling(path)] }) { return text }
    let text = document(path, options).map { document in
      let frame = frame(document)
      return Text(
        anchors: document.anchors(under: frame?.treatment ?? ProseTreatment()), frame: frame?.name)
    }
    texts.withLock { $0[Spelling(path)] = text }
    return text
  }

  /// Whether a document has a heading that the public is not shown.
  func hides(_ fragment: String, in path: String) -> Bool {
    guard options.leavesOutPrivate else { return false }
    if let known = allAnchors.withLock({ $0[Spelling(path)] }) {
      return known?.anchor(fragment) != nil
    }
    var options = options
    options.leavesOutPrivate = false
    let anchors = document(path, options)?.anchors
    allAnchors.withLock { $0[Spelling(path)] = anchors }
    return anchors?.anchor(fragment) != nil
  }

  /// Notes the bytes that a document had when it was read: all who read it in one build have to read
  /// the same.
  func note(_ path: String, _ print: Fingerprint) {
    guard let number = folder.number(of: path) else { return }
    readings.withLock { read in
      let known = read.prints[number]
      read.prints[number] = print
      if known != .none, known != print { read.changed.insert(path) }
    }
  }

  /// Whether any document was read.
  package var hasRead: Bool { readings.withLock { $0.prints.contains { $0 != .none } } }

  /// Whether a document was read.
  package func hasRead(_ path: String) -> Bool {
    guard let number = folder.number(of: path) else { return false }
    return readings.withLock { $0.prints[number] != .none }
  }

  /// Notes what a page that is kept was made of: who linked to that document has to have read the same.
  package func note(kept source: DocumentSource) {
    if source.fingerprint != .none { note(source.path, source.fingerprint) }
  }

  /// A finding for each document that was not the same whenever it was read.
  package var changed: [Diagnostic] {
    readings.withLock { $0.changed }.map { Diagnostic(changed: folder.shown($0)) }
  }

  private func document(_ path: String, _ options: DocumentOptions) -> Document? {
    let bytes = try? FileReading.read(folder.shown(path), limit: Markdown.limit).bytes
    note(path, Fingerprint(of: bytes ?? []))
    return bytes.flatMap {
      Document.read($0, path: folder.shown(path), options: options).document
    }
  }

  private func read(_ path: String) -> Dependency.Found {
    do throws(DiskError) {
      return Dependency.Found(
        try FileReading.read(folder.shown(path), limit: PictureHeader.limit).bytes)
    } catch {
      // Of one that is there and may not be read, that is told when it is copied.
      return error.isOfNothingThere ? .nothing : .picture(nil)
    }
  }

  /// Where a file of the content goes, below the output.
  package static func outputPath(ofFile path: String) -> String { PictureSource.folder + path }

  /// The file of the content that an address leads to, as the frames of a page have it; nothing if it
  /// leads elsewhere.
  package static func file(at address: String, onPage page: String) -> String? {
    let end = address.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }
    guard let written = String(address[..<(end ?? address.endIndex)]).fromAddress,
      let path = URLPath.resolved(written, in: page[...]), path.hasPrefix(PictureSource.folder)
    else { return nil }
    return String(path.dropFirst(PictureSource.folder.count))
  }

  /// The storyboard of the page that a document becomes, below the output.
  static func storyboard(ofDocument path: String) -> String {
    GalleryPath.storyboard(of: pageName(ofDocument: path))
  }

  /// The name of the page that a document becomes.
  package static func pageName(ofDocument path: String) -> String {
    path.hasSuffix(".md") ? String(path.dropLast(3)) : path
  }

  /// The document that becomes the page of a name, if that is not written in Swift.
  package static func document(ofPage name: String) -> String { name + ".md" }
}

extension Dependency.Found {
  /// What a file is that is no document, told by its bytes.
  package init(_ bytes: [UInt8]) {
    switch PictureHeader(bytes) {
    case .picture(let size): self = .picture(size)
    case .none: self = .file
    }
  }
}

// Where links to the headings of documents lead.

extension Places {
  /// Where a link with a fragment leads.
  enum Heading {
    /// To a file below the output, and to a place in it, if it shows the heading.
    case file(String, suffix: String)
    /// To no heading; the document has only these.
    case nothing(DocumentAnchors)
  }

  /// Where a link with a fragment leads, into a document. A document that cannot be read is taken to
  /// have every heading: what is wrong with it is told of that document, and not of each link.
  func heading(_ fragment: String, in path: String) -> Heading {
    let page = Heading.file(Self.storyboard(ofDocument: path), suffix: "")
    guard let text = text(path) else { return page }
    switch text.anchors.anchor(fragment) {
    case .heading(let id):
      guard let frame = text.frame else { return page }
      return .file(
        GalleryPath.frame(frame, of: Self.pageName(ofDocument: path)), suffix: "#" + id.asAddress)
    case .top, .hidden: return page
    case nil: return hides(fragment, in: path) ? page : .nothing(text.anchors)
    }
  }

  /// Whether what a page knew of a file is still so.
  package func isSame(_ dependency: Dependency) -> Bool {
    guard case .heading(let fragment, at: let address) = dependency.found else {
      return look(dependency.path) == dependency.found
    }
    guard case .file(let file, let suffix) = heading(fragment, in: dependency.path) else {
      return false
    }
    return file + suffix == address
  }
}
