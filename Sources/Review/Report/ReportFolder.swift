// The report: a static site that is a folder, with nothing of it elsewhere.

import Drawing
import Pixels
import System

extension Review {
  /// The file for machines, which is there once a report is whole.
  static let mark = "review.json"

  /// Why no report may be made in a folder; nothing if there is none, if it is empty, or if what stands where
  /// a report is written is all of an earlier one.
  package static func obstacle(toReportIn folder: String) -> String? {
    guard Disk.isFolder(folder) else {
      return folder.isEmpty || Disk.isFile(folder) ? noReport : nil
    }
    guard let files = ReportFiles(listedIn: folder) else {
      return (try? Folder.names(in: folder).isEmpty) ?? false ? nil : noReport
    }
    do throws(ReviewError) {
      let strangers = try files.strangers(in: folder)
      if strangers.isEmpty { return nil }
      return
        "holds what no report wrote: \(strangers.listed(atMost: 3)). Move that, or name another folder"
    } catch {
      return "cannot be read: \(error)"
    }
  }

  private static let noReport = "holds what is no report. Name a folder that is empty, or new"

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
    if let obstacle = Review.obstacle(toReportIn: folder) {
      throw .unwritable(path: folder, reason: "it \(obstacle)")
    }
    let draft = "\(folder)/\(ReportFiles.draft)"
    try Disk.makeFolder(folder)
    if ReportFiles(listedIn: folder) == nil { try ReportFiles().write(in: folder) }
    Disk.remove(draft)
    try Disk.makeFolder(draft)
    (self.folder, path) = (folder, draft)
  }

  /// Puts the report in the place of the one before.
  package func show() throws(ReviewError) {
    // Somebody may have put something there while pictures were taken.
    if let obstacle = Review.obstacle(toReportIn: folder) {
      throw .unwritable(path: folder, reason: "it \(obstacle)")
    }
    // Whoever is interrupted here leaves some of both.
    let (before, now) = (ReportFiles(listedIn: folder), try ReportFiles(allIn: path))
    try (before?.union(now) ?? now).write(in: folder)
    // What is for machines goes first and comes last: with it the report is whole.
    Disk.remove("\(folder)/\(Review.mark)")
    for name in ReportFiles.places {
      let (new, place) = ("\(path)/\(name)", "\(folder)/\(name)")
      Disk.remove(place)
      guard Disk.isFolder(new) || Disk.isFile(new) else { continue }
      do throws(SystemError) {
        try Folder.rename(new, to: place)
      } catch {
        throw .unwritable(path: place, reason: error.description)
      }
    }
    try now.write(in: folder)
  }

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
