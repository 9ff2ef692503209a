// What there is in a folder of content, before anything of it is read.

import Prose
import System

/// The files of a folder of content, those below it included, in order of the bytes of their paths.
///
/// Names that begin with a dot are passed over. A symbolic link is followed only to a file that is
/// itself below the folder, so that content cannot show files that its author was not given.
package struct ContentFolder: Sendable {
  /// A file of the folder.
  package struct File: Sendable {
    /// The path below the folder.
    package var path: String
    /// Whether it is a document.
    package var isDocument: Bool
  }

  /// The folder, as the user named it.
  package let path: String
  /// What stands in it.
  package private(set) var files: [File] = []
  /// What cannot be used; and, as warnings, what its author may have meant to be read, and is not.
  package private(set) var findings: [Diagnostic] = []
  /// A folder below that is no content: the output, where that stands in it.
  private let leftOut: FileIdentity?
  /// How deep folders may stand in each other.
  private static let deepest = 64

  package init(_ path: String, leavingOut leftOut: FileIdentity? = nil) throws(DiskError) {
    self.path = String(path.withoutLastSlashes)
    self.leftOut = leftOut
    let folder = try Descriptor.folder(path)
    try list(folder, below: "", depth: 0)
  }

  /// A path of the folder as the author knows it.
  package func shown(_ path: String) -> String {
    path.isEmpty ? self.path : self.path == "/" ? "/\(path)" : "\(self.path)/\(path)"
  }

  /// The paths of all its files.
  var paths: [String] { files.map(\.path) }

  /// The number of the file at a path; nil if there is none.
  func number(of path: String) -> Int? {
    var (start, end) = (0, files.count)
    while start < end {
      let middle = (start + end) / 2
      if files[middle].path.utf8.span.precedes(path.utf8.span) {
        start = middle + 1
      } else {
        end = middle
      }
    }
    // By its bytes, as the system finds it: 'é' may be written in two ways, which are two files.
    return start < files.count && files[start].path.isSpelled(as: path) ? start : nil
  }

  private mutating func list(
    _ folder: borrowing Descriptor, below path: String, depth: Int
  ) throws(DiskError) {
    guard depth <= Self.deepest else {
      return refuse(path, "the folders here are nested too deep. Move them up")
    }
    var entries: [(name: String, kind: FolderEntry.Kind)] = []
    for entry in try FolderEntry.all(in: folder, shownAs: shown(path)) {
      guard let name = entry.name else {
        refuse(
          path.isEmpty ? entry.shown : "\(path)/\(entry.shown)",
          "this name is not UTF-8, and is told here with its bytes. Rename the file")
        continue
      }
      if !name.hasPrefix(".") { entries.append((name, entry.kind)) }
    }
    // A folder's name counts as if it ended in '/', so that whole paths come in order of bytes.
    entries.sort { one, other in
      let (a, b) = (one.kind == .folder ? one.name + "/" : one.name, other)
      return a.utf8.lexicographicallyPrecedes((b.kind == .folder ? b.name + "/" : b.name).utf8)
    }
    for (name, kind) in entries {
      let below = path.isEmpty ? name : "\(path)/\(name)"
      switch kind {
      case .file: add(below)
      case .folder:
        let inner = try Descriptor.folder(name, in: folder, shownAs: shown(below))
        if let leftOut, inner.identity == leftOut { continue }
        try list(inner, below: below, depth: depth + 1)
      case .link: follow(below)
      case .other: break
      }
    }
  }

  private mutating func add(_ path: String) {
    let isDocument = path.utf8.suffix(3).elementsEqual(".md".utf8)
    files.append(File(path: path, isDocument: isDocument))
    if !isDocument { findings += OverlookedFile.finding(about: path, in: self) }
  }

  private mutating func follow(_ path: String) {
    guard let target = SystemFiles.realPath(shown(path)) else {
      return refuse(path, "this symbolic link leads nowhere. Remove it")
    }
    guard let root = SystemFiles.realPath(self.path),
      let source = target.isSpelled(as: root) ? "" : target.rest(below: root)
    else {
      return refuse(
        path, "this symbolic link leads out of the content. Put the file itself here")
    }
    // A hidden file is not read by its own name, and so not by that of a link either.
    if source.pathParts.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) {
      return refuse(path, "this symbolic link leads to a hidden file. Put the file itself here")
    }
    guard (try? FileStatus(of: target))?.kind == .file else {
      return refuse(path, "a symbolic link to a folder is not followed. Put the folder itself here")
    }
    if OverlookedFile.isSource(String(source)), !OverlookedFile.isSource(path) {
      return refuse(
        path,
        "this symbolic link gives a source of the site another ending, under which it would be "
          + "published as it is, with all that is private in it. Link to '\(source)' itself")
    }
    add(path)
  }

  private mutating func refuse(_ path: String, _ message: String) {
    findings.append(Diagnostic(at: Place(file: shown(path)), message))
  }

}

/// Tells of a file that is no document and no configuration, and looks like one.
enum OverlookedFile {
  private static let endings = [".md", ".markdown", ".mdown", ".mkd", ".mdx"]
  private static let configurations = ["site.yml", "site.yaml", "site.json", "site.toml"]

  /// Whether a file that is no document was written as one, such as `a.markdown`: its author did not
  /// mean it to be published as it stands, with its private parts.
  static func isSource(_ path: String) -> Bool {
    let name = path.lowercased()
    return configurations.contains(name) || endings.contains(where: name.hasSuffix)
  }

  /// What is told of the file at a path below the content; nothing if it is like any other.
  static func finding(about path: String, in content: ContentFolder) -> [Diagnostic] {
    let name = path.lowercased()
    let place = Place(file: content.shown(path))
    if path.lastPathPart == ConfigurationFile.path[...], let folder = path.pathFolder {
      // It may say that all is private, of what would be built without it.
      return [
        Diagnostic(
          at: place,
          "this file would not be read: the settings of a site stand in the folder of its content, which is "
            + "'\(content.path)' here. Build with --content '\(content.shown(String(folder)))', or rename it"
        )
      ]
    }
    if configurations.contains(name), path != ConfigurationFile.path {
      let message = "this file is not read. The settings of a site stand in 'site.yaml'"
      return [Diagnostic(.warning, at: place, message)]
    }
    guard endings.contains(where: name.hasSuffix) else { return [] }
    return [
      Diagnostic(.warning, at: place, "this file is not read. Files that end in '.md' become pages")
    ]
  }
}
