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
  /// Folders that were looked into and in which the newest build makes nothing itself: strangers', and
  /// those in which there are others.
  private(set) var otherFolders: [String] = []
  /// Folders that an earlier build made, in which there is nothing.
  private var emptyFolders: [String] = []
  private let output: OutputFolder
  /// The names of the files that the newest build makes, by folder.
  private var made: [Spelling: [Spelling]] = [:]
  /// Folders that hold what the last build left, and nothing that this one looks for: the fingerprints of
  /// their paths, and the numbers of the pages.
  private var asLeft: [Fingerprint: Int] = [:]

  /// Looks at everything in the output; where it is as `known` tells, not into the folders of pages
  /// that are made as they were.
  init(
    in output: OutputFolder, besides manifest: Manifest, asLeft known: Manifest?
  ) throws(DiskError) {
    self.output = output
    guard output.locked.folder.isOpen else { return }
    let entries = try FolderEntry.all(in: output.locked.folder, shownAs: output.path)
    // In a new output there is nothing but what is made.
    if entries.allSatisfy({ $0.name?.hasPrefix(".") ?? false }) { return }
    var parents = ParentFolders()
    let pages = manifest.pages
    let changed = output.changedFolders
    asLeft.reserveCapacity(known?.pages.count ?? 0)
    try pages.forEach(besides: known?.pages ?? []) { index, before throws(DiskError) in
      if let index {
        let page = pages[index]
        parents.add(of: page.name)
        if page.isLeftOut { return }
        if let before, changed.isEmpty || !changed.contains(Spelling(page.name)),
          try page.hasSameOutputs(as: before)
        {
          asLeft[Fingerprint(of: page.name)] = index
        } else {
          made[Spelling(page.name)] = try page.outputs.map { Spelling($0.name) }
        }
      } else if let before {
        parents.add(of: before.name)
      }
    }
    for record in manifest.otherOutputs {
      let (folder, name) = OutputPath.split(record.name)
      made[Spelling(folder), default: []].append(Spelling(name))
    }
    if let known {
      for folder in made.keys { parents.add(of: folder.text) }
      let others = Set(manifest.otherOutputs.lazy.map { Spelling($0.name) })
      for record in known.otherOutputs where !others.contains(Spelling(record.name)) {
        parents.add(of: record.name)
      }
      for folder in known.otherFolders { parents.add(of: folder) }
      // What is told once is told again, as long as it is there.
      for path in known.strangers { parents.add(of: path) }
    }
    // Those of pages that are as they were need no look, unless something else is made below them, or
    // was.
    for folder in parents.folders.union(made.keys) {
      if let index = asLeft.removeValue(forKey: Fingerprint(of: folder.text)) {
        made[folder, default: []] += try pages[index].outputs.map { Spelling($0.name) }
      }
    }
    try look(at: "", entries, output.locked.folder)
    ours.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    strangers.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func look(
    at folder: String, _ entries: [FolderEntry], _ opened: borrowing Descriptor
  ) throws(DiskError) {
    let names = Set(made[Spelling(folder)] ?? [])
    for entry in entries {
      guard let name = entry.name else {
        strangers.append(folder.isEmpty ? "�" : "\(folder)/�")
        continue
      }
      if name.hasPrefix(".") { continue }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch entry.kind {
      case .folder where asLeft[Fingerprint(of: path)] != nil: break
      case .folder: try enter(path, name, in: opened)
      case .file where names.contains(Spelling(name)): break
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
    var below = Array("\(path)/".utf8)
    let start = below.count
    var hasPages = false
    let entries = try FolderEntry.all(in: folder, shownAs: output.shown(path)) { name in
      below.removeSubrange(start...)
      below.append(copying: name)
      let isAsLeft = asLeft[Fingerprint(of: below.span)] != nil
      hasPages = hasPages || isAsLeft
      return isAsLeft
    }
    let isMade = made[Spelling(path)] != nil
    if !isMade { otherFolders.append(path) }
    if entries.isEmpty, !hasPages, !isMade {
      if output.namesFolder(path) { emptyFolders.append(path) }
    } else if !isMade, entries.contains(where: { $0.name == GalleryPath.atlas }) {
      strangers.append("\(path)/")
    } else {
      try look(at: path, entries, folder)
    }
  }

  /// Whether there is nothing to remove.
  package var isEmpty: Bool { ours.isEmpty && emptyFolders.isEmpty }

  /// Removes those files at whose place there will be a folder, or in whose folder's place there will
  /// be a file. Everything else stays until what replaces it is there.
  func clearTheWay() throws(DiskError) {
    guard let staging = output.madeStaging else { return }
    var filesToCome: [Spelling: Bool] = [:]
    for file in ours {
      var isInTheWay = staging.tree.hasFolder(file.name)
      var folder = OutputPath.split(file.name).folder
      while !isInTheWay, !folder.isEmpty {
        let isFile =
          filesToCome[Spelling(folder)] ?? (staging.tree.stamp(of: folder) != nil)
        filesToCome[Spelling(folder)] = isFile
        isInTheWay = isFile
        folder = OutputPath.split(folder).folder
      }
      if isInTheWay { try remove(file) }
    }
  }

  /// Removes the files, and the folders that are empty without them.
  func remove() throws(DiskError) {
    for file in ours { try remove(file) }
    let folders = foldersOfOurs.union(emptyFolders.map { Spelling($0) })
    for folder in folders.map(\.text).sorted(by: { $0.utf8.count > $1.utf8.count }) {
      var folder = folder
      while !folder.isEmpty, output.locked.folder.removeFolder(folder) {
        folder = OutputPath.split(folder).folder
      }
    }
  }

  /// Whether all can be removed, as far as that can be known before.
  func checkRemoving() throws(DiskError) {
    for folder in foldersOfOurs.map(\.text) where !folder.isEmpty {
      guard output.locked.folder.letsChange(folder) else {
        throw DiskError(.write, output.shown(folder))
      }
    }
  }

  private var foldersOfOurs: Set<Spelling> {
    Set(ours.map { Spelling(OutputPath.split($0.name).folder) })
  }

  private func remove(_ file: OutputRecord) throws(DiskError) {
    // It is gone if something else has taken the place of its folder.
    if output.stamp(file.name) == nil { return }
    try FolderTree.removeFile(
      file.name, in: output.locked.folder, shownAs: output.shown(file.name))
  }
}

extension Manifest {
  /// The folders of the output in which something else stands than the files of a page.
  var foldersBesidesPages: Set<Spelling> {
    var folders = ParentFolders()
    for index in pages.indices { folders.add(of: pages[index].name) }
    for record in otherOutputs { folders.add(of: record.name) }
    return folders.folders.union(otherFolders.map { Spelling($0) })
  }
}

/// The folders above others.
private struct ParentFolders {
  private(set) var folders: Set<Spelling> = []
  /// The one that was asked for last: most pages stand beside each other.
  private var last = ""

  /// Adds all that are above a path.
  mutating func add(of path: String) {
    if Self.isDirectly(path.utf8.span, in: last.utf8.span) { return }
    last = OutputPath.split(path).folder
    var parent = last
    while !parent.isEmpty, folders.insert(Spelling(parent)).inserted {
      parent = OutputPath.split(parent).folder
    }
  }

  /// Whether a path is that of something in a folder, and of nothing further down.
  private static func isDirectly(_ path: Span<UInt8>, in folder: Span<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    guard folder.count < path.count, path[folder.count] == slash else { return false }
    for index in folder.indices where path[index] != folder[index] { return false }
    for index in folder.count + 1..<path.count where path[index] == slash { return false }
    return true
  }
}
