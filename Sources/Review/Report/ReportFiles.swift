// Which files of a folder a report wrote, so that the next one takes away these, and none of anybody else's.

import System

/// The list of a report's files, which stands in its folder and marks it as a report.
struct ReportFiles {
  /// The file with the list: a sentence, and a path on each line.
  static let list = "files.txt"
  private static let sentence =
    "Files of this report. The next 'vitrine diff --out' puts others in their place."
  /// What a report has in its folder, but for the list.
  static let places = ["base", "head", "pictures", "changes", "assets", "index.html", Review.mark]
  /// Where a report is made until it is whole.
  static let draft = ".vitrine-report"

  private var paths: Set<Spelling>

  /// Those of a report in which nothing is yet.
  init() { paths = [] }

  /// Those that stand in a folder that holds nothing but a report.
  init(allIn folder: String) throws(ReviewError) {
    paths = Set(try Self.paths(in: folder, Self.places).map { Spelling($0) })
  }

  /// Those that a folder's list names; nothing if it has none.
  init?(listedIn folder: String) {
    let path = "\(folder)/\(Self.list)"
    guard Disk.isFile(path), let bytes = try? Disk.read(path) else { return nil }
    let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    guard lines.first == Self.sentence else { return nil }
    paths = Set(lines.dropFirst().map { Spelling($0) })
  }

  /// Writes the list.
  func write(in folder: String) throws(ReviewError) {
    let lines = paths.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let text = ([Self.sentence] + lines).joined(separator: "\n") + "\n"
    try Disk.write(Array(text.utf8), to: "\(folder)/\(Self.list)")
  }

  /// Those of both.
  func union(_ other: Self) -> Self {
    var all = self
    all.paths.formUnion(other.paths)
    return all
  }

  /// The paths of what stands where a report would be written, and is of none.
  func strangers(in folder: String) throws(ReviewError) -> [String] {
    try Self.paths(in: folder, Self.places).filter { !paths.contains(Spelling($0)) }.sorted()
  }

  /// The paths of all that is no folder, in a folder, at and below some places.
  private static func paths(in folder: String, _ places: [String]) throws(ReviewError) -> [String] {
    var found: [String] = []
    var open = places
    while let place = open.popLast() {
      let path = "\(folder)/\(place)"
      guard let kind = try? FileStatus(of: path, followsLinks: false).kind else { continue }
      guard kind == .folder else {
        found.append(place)
        continue
      }
      do throws(SystemError) {
        open += try Folder.names(in: path).map { "\(place)/\($0)" }
      } catch {
        throw .unreadable(path: path, reason: error.description)
      }
    }
    return found
  }
}
