// The report: a static site that is a folder, with nothing of it elsewhere.

import JSON
import Pixels

extension Review {
  /// The file that marks a folder as a report. Folders without it are never written over.
  static let mark = "review.json"

  /// Says whether a report may be made in a folder: there is none, it is empty, or it is a report.
  package static func mayReport(in folder: String) -> Bool {
    guard Disk.isFolder(folder) else { return !Disk.isFile(folder) }
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

  /// Takes away what a report left in a folder before.
  package static func clearReport(in folder: String) throws(ReviewError) {
    guard mayReport(in: folder) else {
      throw .unwritable(path: folder, reason: "it holds what is no report")
    }
    for name in ["base", "head", "pictures", "changes", "assets", "index.html"] {
      Disk.remove("\(folder)/\(name)")
    }
    try Disk.makeFolder(folder)
    try Disk.write(Array("{}\n".utf8), to: "\(folder)/\(mark)")
  }

  /// Writes a file whole.
  package static func write(_ bytes: [UInt8], to path: String) throws(ReviewError) {
    try Disk.write(bytes, to: path)
  }

  /// Writes the report beside what ``capture(_:in:_:)`` has put into the folder.
  package func writeReport(in folder: String) throws(ReviewError) {
    try Disk.makeFolder("\(folder)/changes")
    try Disk.makeFolder("\(folder)/assets")
    try writeCopies(in: folder)
    let groups = groups
    var shelf = try PictureShelf(folder: "\(folder)/pictures")
    var shown: [ShownGroup] = []
    var pictured: [Cause: Int] = [:]
    for group in groups {
      pictured[group.cause, default: 0] += 1
      let isPictured = pictured[group.cause, default: 0] <= ReportShell.most
      shown.append(isPictured ? try shelf.show(group) : ShownGroup())
    }
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
    try Disk.write(PackageResources.report_css, to: "\(folder)/assets/report.css")
    try Disk.write(PackageResources.report_js, to: "\(folder)/assets/report.js")
    try Disk.write(json.indentedBytes, to: "\(folder)/\(Self.mark)")
  }
}
