// What is in the output besides what the newest build makes.

import Gallery
import Glibc
import System

/// Files that the newest build does not make: those that an earlier one made, which go, and those of
/// others, which stay and are told.
///
/// Names that begin with a dot are passed over, and so is a folder with an `atlas.json` of its own,
/// which is another gallery.
package struct Leftovers {
  /// Files that earlier builds made and that are still as they were made: a file that someone changed
  /// is theirs.
  package private(set) var ours: [OutputRecord] = []
  /// Files, links and folders of others, in order; of a folder that is not looked into, the path
  /// ends in `/`.
  package private(set) var strangers: [String] = []
  /// Folders that an earlier build made, in which there is nothing.
  private var emptyFolders: [String] = []
  private let output: OutputFolder
  /// The files that the newest build makes, by folder; their names are those in the folder.
  private var made: [String: [OutputRecord]] = [:]
  /// Folders that hold what the last build left, and nothing that this one looks for.
  private var asLeft: Set<String> = []

  /// Looks at everything in the output; where it is as `known` tells, not into the folders of pages
  /// that are made as they were.
  init(
    in output: OutputFolder, besides manifest: Manifest, asLeft known: Manifest?
  ) throws(DiskError) {
    self.output = output
    guard output.locked.folder.isOpen else { return }
    made.reserveCapacity(manifest.pages.count + 8)
    let pages = manifest.pages
    for index in pages.indices where !pages[index].outputs.isEmpty {
      made[pages[index].name] = pages[index].outputs
    }
    for var record in manifest.otherOutputs {
      let (folder, name) = OutputPath.split(record.name)
      record.name = name
      made[folder, default: []].append(record)
    }
    if let known { leaveOut(known, manifest) }
    let entries = try FolderEntry.all(in: output.locked.folder, shownAs: output.path)
    try look(at: "", entries, output.locked.folder)
    ours.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    strangers.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Notes which folders need no look: those of pages that are as they were, unless something else is
  /// made below them, or was.
  private mutating func leaveOut(_ known: Manifest, _ manifest: Manifest) {
    let pages = known.pages
    for index in pages.indices where made[pages[index].name] == pages[index].outputs {
      asLeft.insert(pages[index].name)
    }
    var parents: Set<String> = []
    func addParents(of folder: String) {
      var parent = OutputPath.split(folder).folder
      while !parent.isEmpty, parents.insert(parent).inserted {
        parent = OutputPath.split(parent).folder
      }
    }
    for folder in made.keys { addParents(of: folder) }
    for index in pages.indices where made[pages[index].name] == nil {
      addParents(of: pages[index].name)
    }
    let others = Set(manifest.otherOutputs.lazy.map(\.name))
    for record in known.otherOutputs where !others.contains(record.name) {
      addParents(of: record.name)
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
    guard let folder = Descriptor.open(name, in: parent, O_RDONLY | O_DIRECTORY) else {
      return strangers.append("\(path)/")
    }
    let entries = try FolderEntry.all(in: folder, shownAs: output.shown(path))
    if entries.isEmpty, made[path] == nil {
      if output.namesFolder(path) { emptyFolders.append(path) }
    } else if made[path] == nil, entries.contains(where: { $0.name == GalleryPath.atlas }) {
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
      var isInTheWay = output.staging.hasFolder(file.name)
      var folder = OutputPath.split(file.name).folder
      while !isInTheWay, !folder.isEmpty {
        let isFile =
          filesToCome[folder] ?? (output.staging.stamp(of: folder) != nil)
        filesToCome[folder] = isFile
        isInTheWay = isFile
        folder = OutputPath.split(folder).folder
      }
      if isInTheWay { try remove(file) }
    }
  }

  /// Removes the files, and the folders that are empty without them.
  func remove() throws(DiskError) {
    for file in ours { try remove(file) }
    let folders = Set(ours.map { OutputPath.split($0.name).folder }).union(emptyFolders)
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      var folder = folder
      while !folder.isEmpty, output.locked.folder.removeFolder(folder) {
        folder = OutputPath.split(folder).folder
      }
    }
  }

  /// Whether all can be removed, as far as that can be known before.
  func checkRemoving() throws(DiskError) {
    for folder in Set(ours.map { OutputPath.split($0.name).folder }) where !folder.isEmpty {
      guard output.locked.folder.letsChange(folder) else {
        throw DiskError(.write, output.shown(folder))
      }
    }
  }

  private func remove(_ file: OutputRecord) throws(DiskError) {
    // It is gone if something else has taken the place of its folder.
    if output.stamp(file.name) == nil { return }
    try FolderTree.removeFile(
      file.name, in: output.locked.folder, shownAs: output.shown(file.name))
  }
}
