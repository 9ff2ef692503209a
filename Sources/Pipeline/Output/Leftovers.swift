// What is in the output and not of it.

import Glibc
import System

/// Files that the newest build does not make: those that an earlier one made, which go, and those of
/// others, which stay and are told.
///
/// Names that begin with a dot are nobody's business here, and so is a folder with an `atlas.json`
/// of its own: another gallery.
struct Leftovers {
  /// Files that earlier builds made and that are still as they were made: a file that someone changed
  /// is theirs.
  private(set) var ours: [OutputRecord] = []
  /// Files, links and folders of others, in order; of a folder that is not looked into, the path
  /// ends in `/`.
  private(set) var strangers: [String] = []
  /// Folders that an earlier build made, in which there is nothing.
  private var emptyFolders: [String] = []
  private let output: OutputFolder
  /// The files that the newest build makes, by folder; their names are those in the folder.
  private var made: [String: [OutputRecord]] = [:]
  /// Folders that hold what the last build left, and nothing that this one looks for.
  private var asLeft: Set<String> = []

  /// Whether a path is that of a page, which whoever publishes the output publishes too.
  static func isPage(_ path: String) -> Bool {
    [".html", ".htm", ".xhtml"].contains(where: path.lowercased().hasSuffix)
  }

  /// Looks at everything in the output; where it is as `known` tells, not into the folders of pages
  /// that are made as they were.
  init(
    in output: OutputFolder, besides manifest: Manifest, asLeft known: Manifest?
  ) throws(DiskError) {
    self.output = output
    if output.number < 0 { return }
    for page in manifest.pages where !page.outputs.isEmpty { made[page.name] = page.outputs }
    for var record in manifest.otherOutputs {
      let (folder, name) = SiteWriter.parts(record.name)
      record.name = name
      made[folder, default: []].append(record)
    }
    if let known { leaveOut(known) }
    let root = try Descriptor.folder(".", in: output.number, shownAs: output.path)
    try look(at: "", try FolderEntry.all(in: root, shownAs: output.path), root)
    ours.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    strangers.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Notes which folders need no look: those of pages that are as they were, unless something else is
  /// made below them.
  private mutating func leaveOut(_ known: Manifest) {
    for page in known.pages where made[page.name] == page.outputs { asLeft.insert(page.name) }
    var parents: Set<String> = []
    for folder in made.keys {
      var parent = SiteWriter.parts(folder).folder
      while !parent.isEmpty, parents.insert(parent).inserted {
        parent = SiteWriter.parts(parent).folder
      }
    }
    asLeft.subtract(parents)
  }

  private mutating func look(
    at folder: String, _ entries: [FolderEntry], _ opened: borrowing Descriptor
  ) throws(DiskError) {
    let names = Set((made[folder] ?? []).lazy.map(\.name))
    for entry in entries {
      guard let name = entry.name else {
        strangers.append(folder.isEmpty ? "�" : "\(folder)/�")
        continue
      }
      if name.hasPrefix(".") { continue }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch entry.kind {
      case .folder where asLeft.contains(path): break
      case .folder: try enter(path, name, in: opened)
      case .file where names.contains(name): break
      case .file:
        if let record = try output.ours(path) {
          ours.append(record)
        } else {
          strangers.append(path)
        }
      case .link, .other: strangers.append(path)
      }
    }
  }

  private mutating func enter(
    _ path: String, _ name: String, in parent: borrowing Descriptor
  ) throws(DiskError) {
    guard let folder = Descriptor.open(name, in: parent.number, O_RDONLY | O_DIRECTORY) else {
      return strangers.append("\(path)/")
    }
    let entries = try FolderEntry.all(in: folder, shownAs: output.shown(path))
    if entries.isEmpty, made[path] == nil {
      if output.ownership.namesFolder(path) { emptyFolders.append(path) }
    } else if made[path] == nil, entries.contains(where: { $0.name == AtlasFile.path }) {
      strangers.append("\(path)/")
    } else {
      try look(at: path, entries, folder)
    }
  }

  /// Removes those files at whose place there will be a folder, or in whose folder's place there will
  /// be a file. Everything else stays until what replaces it is there.
  func clearTheWay() throws(DiskError) {
    var filesToCome: [String: Bool] = [:]
    for file in ours {
      var isInTheWay = OutputFolder.isFolder(file.name, in: output.stagingNumber)
      var folder = SiteWriter.parts(file.name).folder
      while !isInTheWay, !folder.isEmpty {
        let isFile =
          filesToCome[folder] ?? (OutputFolder.stamp(folder, in: output.stagingNumber) != nil)
        filesToCome[folder] = isFile
        isInTheWay = isFile
        folder = SiteWriter.parts(folder).folder
      }
      if isInTheWay { try remove(file) }
    }
  }

  /// Removes the files, and the folders that are empty without them.
  func remove() throws(DiskError) {
    for file in ours { try remove(file) }
    let folders = Set(ours.map { SiteWriter.parts($0.name).folder }).union(emptyFolders)
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      var folder = folder
      while !folder.isEmpty,
        Descriptor.at(folder, in: output.number, { SystemFiles.removeFolder($1, in: $0) }) == true
      {
        folder = SiteWriter.parts(folder).folder
      }
    }
  }

  /// Whether all can be removed, as far as that can be known before.
  func checkRemoving() throws(DiskError) {
    for folder in Set(ours.map { SiteWriter.parts($0.name).folder }) where !folder.isEmpty {
      let result = Descriptor.at(folder, in: output.number) {
        SystemFiles.allows(W_OK | X_OK, $1, in: $0, AT_EACCESS)
      }
      guard result == true else { throw DiskError(.write, output.shown(folder)) }
    }
  }

  private func remove(_ file: OutputRecord) throws(DiskError) {
    // What came into the place of its folder is no part of it.
    if output.stamp(file.name) == nil { return }
    let result = Descriptor.at(file.name, in: output.number) { SystemFiles.removeFile($1, in: $0) }
    guard result == true || errno == ENOENT else {
      throw DiskError(.remove, output.shown(file.name))
    }
  }
}

extension Manifest {
  /// All files that were made; their names are whole paths below the output.
  var outputs: [OutputRecord] { pages.flatMap(\.files) + otherOutputs }

  /// All files but those of pages.
  var otherOutputs: [OutputRecord] { copies.map(\.output) + files }

  /// The files about the site as a whole.
  var files: [OutputRecord] { parts.flatMap(\.files) }
}

extension PageRecord {
  /// The files; their names are whole paths below the output.
  fileprivate var files: [OutputRecord] {
    outputs.map { output in
      var output = output
      output.name = "\(name)/\(output.name)"
      return output
    }
  }
}
