// The report: a static site that is a folder, with nothing of it elsewhere.

import Drawing
import JSON
import Pixels
import System

extension Review {
  /// The file that marks a folder as a report. Folders without it are never written over.
  static let mark = "review.json"

  /// Says whether a report may be made in a folder: there is none, it is empty, or it is a report.
  package static func mayReport(in folder: String) -> Bool {
    guard Disk.isFolder(folder) else { return !folder.isEmpty && !Disk.isFile(folder) }
    if isMark("\(folder)/\(mark)") { return true }
    return (try? Disk.files(in: folder))?.isEmpty ?? false
  }

  /// Whether a file is the mark of a report: one that was begun, or one that was written. Others have
  /// files of that name too.
  private static func isMark(_ path: String) -> Bool {
    guard Disk.isFile(path), let bytes = try? Disk.read(path),
      let mark = (try? JSON(parsing: bytes))?.object
    else { return false }
    return mark.count == 0
      || ["base", "head", "same", "groups", "pages", "files"].allSatisfy { mark[$0] != nil }
  }

  /// Writes a file that a user named: whole, and where a link leads, if it is one. What is no file, as a
  /// pipe or '/dev/stdout', is written to, and nothing takes its place.
  package static func write(_ bytes: [UInt8], to path: String) throws(ReviewError) {
    if let kind = try? FileStatus(of: path).kind, kind != .file {
      return try Disk.write(bytes, into: path)
    }
    try Disk.write(bytes, to: SystemFiles.realPath(path) ?? path)
  }

  /// Writes the report beside what ``capture(_:in:_:)`` has put into the folder.
  package func writeReport(in folder: String) throws(ReviewError) {
    try Disk.makeFolder("\(folder)/changes")
    try Disk.makeFolder("\(folder)/assets")
    try writeCopies(in: folder)
    let groups = groups
    var shelf = try PictureShelf(folder: "\(folder)/pictures")
    var shown: [ShownGroup] = []
    for group in groups { shown.append(try shelf.show(group)) }
    shelf.clear()
    for index in groups.indices {
      var bytes: [UInt8] = []
      ChangePage(review: self, groups: groups, index: index, shown: shown[index])
        .write(into: &bytes)
      try Disk.write(bytes, to: "\(folder)/changes/\(ReportShell.fileName(index))")
    }
    var bytes: [UInt8] = []
    SummaryPage(review: self, groups: groups, shown: shown).write(into: &bytes)
    try Disk.write(bytes, to: "\(folder)/index.html")
    try ReportTheme.write(to: "\(folder)/assets")
    try Disk.write(json.indentedBytes, to: "\(folder)/\(Self.mark)")
  }
}

/// A report that is being made.
///
/// It is made out of sight, in a folder within its own: taking pictures can take minutes, and who
/// interrupts that keeps the report that was there before.
package struct ReportDraft: ~Copyable {
  /// Where it is made.
  package let path: String
  private let folder: String

  /// Begins a report in a folder.
  package init(in folder: String) throws(ReviewError) {
    guard Review.mayReport(in: folder) else {
      throw .unwritable(path: folder, reason: "it holds what is no report")
    }
    let draft = "\(folder)/.new"
    try Disk.makeFolder(folder)
    let mark = "\(folder)/\(Review.mark)"
    if !Disk.isFile(mark) { try Disk.write(Self.unfinished, to: mark) }
    Disk.remove(draft)
    try Disk.makeFolder(draft)
    (self.folder, path) = (folder, draft)
  }

  /// Puts the report in the place of the one before.
  package func show() throws(ReviewError) {
    // The mark says nothing until all is there, and comes last: with it the report is whole.
    try Disk.write(Self.unfinished, to: "\(folder)/\(Review.mark)")
    for name in ["base", "head", "pictures", "changes", "assets", "index.html", Review.mark] {
      let (new, place) = ("\(path)/\(name)", "\(folder)/\(name)")
      if name != Review.mark { Disk.remove(place) }
      guard Disk.isFolder(new) || Disk.isFile(new) else { continue }
      do throws(SystemError) {
        try Folder.rename(new, to: place)
      } catch {
        throw .unwritable(path: place, reason: error.description)
      }
    }
  }

  /// The mark of a report that is not whole.
  private static let unfinished = Array("{}\n".utf8)

  deinit { Disk.remove(path) }
}

// Copies of what is looked at, where a reader can click through it.

extension Review {
  /// Writes the frames that changed into the folders `base` and `head`, with what they are drawn
  /// with and the other frames of their pages, so that their links lead on. Links to anything else
  /// are taken out.
  func writeCopies(in folder: String) throws(ReviewError) {
    Disk.remove("\(folder)/base")
    Disk.remove("\(folder)/head")
    try copy(base, frames.compactMap(\.baseFiles), in: "\(folder)/base")
    try copy(head, frames.compactMap(\.headFiles), in: "\(folder)/head")
  }

  private func copy(
    _ side: Side, _ drawn: [DrawnFiles], in folder: String
  ) throws(ReviewError) {
    let folders = Set(drawn.map { $0.path.parentAndName.parent })
    var paths = Set(drawn.flatMap { [$0.path] + $0.assets })
    let finder = AssetFinder(side)
    for path in side.paths where path.hasSuffix(".html") {
      guard folders.contains(path.parentAndName.parent) else { continue }
      paths.insert(path)
      paths.formUnion(try finder.assets(of: path, try side.bytes(of: path)))
    }
    let links = CopiedLinks(paths: paths.filter(SafeCopy.isShown))
    var made: Set<String> = []
    for path in links.paths.sorted() {
      let parent = path.parentAndName.parent
      if made.insert(parent).inserted {
        try Disk.makeFolder(parent == "." ? folder : "\(folder)/\(parent)")
      }
      let bytes = SafeCopy.bytes(try side.bytes(of: path), path, links)
      try Disk.write(bytes, to: "\(folder)/\(path)")
    }
  }
}

/// The copy of a file that a reader of a report opens.
///
/// Who wrote the file may be a stranger, and the report may lie where its readers are signed in. So the
/// copy of a document says before anything of the stranger's that no script of it runs; of a picture
/// that could do more than be seen there is none; and what is not known to be harmless is left out.
enum SafeCopy {
  /// Whether pages are drawn with such a file.
  static func isShown(_ path: String) -> Bool { MediaType.of(path) != nil }

  /// What the copy of a file holds that is copied with others.
  static func bytes(_ file: [UInt8], _ path: String, _ links: CopiedLinks) -> [UInt8] {
    switch MediaType.of(path) {
    // The policy comes last: it has to stand first in what is written.
    case MediaType.html: page(links.live(in: file, at: path))
    case MediaType.svg: SVGCheck.problem(in: file).map { sign($0.words) } ?? file
    default: file
    }
  }

  /// What stands in place of a picture.
  private static func sign(_ problem: String) -> [UInt8] {
    let sign: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 60">\
      <text x="10" y="36" font-size="16">Not copied, since it may run scripts: it holds \
      \(problem).</text></svg>

      """
    return sign.bytes
  }

  private static let policy: [UInt8] = Array(
    """
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; \
    frame-src 'self'; base-uri 'none'; form-action 'none'">
    """.utf8)

  /// The document with the policy in it.
  private static func page(_ document: [UInt8]) -> [UInt8] {
    if let end = endOfHeadTag(document) { return document[..<end] + policy + document[end...] }
    // A head of one's own, which the document's is then taken into.
    return Array("<!doctype html>".utf8) + policy + document
  }

  /// Where the tag of the head ends in a document that begins as one does that was built here. In all
  /// others a browser may take for text, or for a part of a tag, what looks like that tag.
  private static func endOfHeadTag(_ document: [UInt8]) -> Int? {
    var at = 0
    for tag in ["<!doctype html", "<html", "<head"] {
      guard document[at...].starts(with: tag.utf8) else { return nil }
      at += tag.utf8.count
      while let next = attribute(document, at) { at = next }
      guard at < document.count, document[at] == UInt8(ascii: ">") else { return nil }
      at += 1
      if tag != "<head", at < document.count, document[at] == 0x0A { at += 1 }
    }
    return at
  }

  /// Where an attribute ends that is written as ` name="value"`, if there is one.
  private static func attribute(_ document: [UInt8], _ start: Int) -> Int? {
    guard start < document.count, document[start] == 0x20 else { return nil }
    var at = start + 1
    while at < document.count, isOfName(document[at]) { at += 1 }
    guard at > start + 1, document[at...].starts(with: [UInt8(ascii: "="), UInt8(ascii: "\"")])
    else { return nil }
    return document[(at + 2)...].firstIndex(of: UInt8(ascii: "\"")).map { $0 + 1 }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
