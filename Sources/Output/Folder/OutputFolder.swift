// The folder that a build writes to, held and locked for as long as the build is at work.

import Glibc
import System

/// The output: what is there already, and beside it, in a folder of its own, what is to come.
///
/// Nothing that is there is touched while pages are built. New files gather in the staging folder
/// and are moved into place when all is well. So a finding, a full disk or a kill before that leaves
/// the output as it was, and what is to be written need not be held in memory.
package final class OutputFolder: Sendable {
  /// The folder, as the user named it.
  package let path: String
  /// What is there; nothing if there is no such folder and nothing is to be written.
  let locked: LockedFolder
  /// Whether files are only compared.
  package let onlyChecks: Bool
  private let ownership: Ownership
  private let staging = Lock<Result<StagingFolder, DiskError>?>(nil)
  /// When a build last looked what is in the folders; none where all are looked into anyway.
  private let lookedAt: Int64?
  private let changed = Lock<Set<Spelling>>([])

  init(
    path: String, locked: consuming LockedFolder, onlyChecks: Bool, ownership: Ownership,
    lookedAt: Int64?
  ) {
    self.path = path
    self.locked = locked
    self.onlyChecks = onlyChecks
    self.ownership = ownership
    self.lookedAt = lookedAt
  }

  /// A path of the output as the user knows it.
  package func shown(_ path: String) -> String {
    path.isEmpty ? self.path : "\(self.path)/\(path)"
  }

  /// The stamp of a file of the output; none if there is no such file.
  package func stamp(_ path: String) -> FileStamp? { locked.folder.stamp(of: path) }

  /// Opens a file of the output; none if there is none.
  package func openFile(_ path: String) -> Descriptor {
    guard let file = Descriptor.open(path, in: locked.folder, O_RDONLY) else { return .none }
    return file
  }

  /// Opens a folder below the output; none if there is none. Then it is told what stands in its
  /// place, if something does.
  func open(
    _ folder: String, with opener: PathOpener, blocker: inout String?
  ) throws(DiskError) -> Descriptor {
    // In a folder that this build made there is nothing yet.
    guard locked.folder.isOpen, !locked.isNew else { return .none }
    let name = folder.isEmpty ? "." : folder
    if let opened = opener.open(name, in: locked.folder, O_RDONLY | O_DIRECTORY) {
      if let lookedAt, opened.stamp?.trusted(at: lookedAt) == nil {
        changed.withLock { _ = $0.insert(Spelling(folder)) }
      }
      return opened
    }
    if errno == ENOENT { return .none }
    guard errno == ENOTDIR || errno == ELOOP else { throw DiskError(.list, shown(folder)) }
    blocker = file(inTheWayOf: folder)
    return .none
  }

  /// Whether all files of a page are on the disk as they were left. Of facts that nobody can read, nobody
  /// knows, and the page is built again.
  package func isUntouched(
    _ page: PageRecord, with opener: PathOpener
  ) throws(DiskError) -> Bool {
    var blocker: String?
    let folder = try open(page.name, with: opener, blocker: &blocker)
    guard folder.isOpen else { return false }
    guard let outputs = try? page.outputs else { return false }
    for index in outputs.indices {
      guard let stamp = folder.stamp(of: outputs[index].name), outputs[index].isUntouched(stamp)
      else { return false }
    }
    return true
  }

  /// Folders that were opened, and into which something came, or out of which something went, since a
  /// build last looked.
  var changedFolders: Set<Spelling> { changed.withLock { $0 } }

  /// Whether nothing came into a folder, and nothing went out of it, since a build last looked. Of one
  /// that is gone, the folder tells that it stood in.
  func isAsLeft(_ folder: String) -> Bool {
    guard let lookedAt else { return false }
    let opened = Descriptor.open(
      folder.isEmpty ? "." : folder, in: locked.folder, O_RDONLY | O_DIRECTORY)
    guard let opened else { return errno == ENOENT }
    return opened.stamp?.trusted(at: lookedAt) != nil
  }

  private func file(inTheWayOf folder: String) -> String? {
    var path = folder
    // Below a file the system says ENOTDIR, below a link ELOOP, and below nothing ENOENT.
    while !path.isEmpty, !locked.folder.holds(path) {
      if errno != ENOTDIR, errno != ELOOP { return nil }
      path = OutputPath.split(path).folder
    }
    return path.isEmpty ? nil : path
  }

}

// MARK: - What is to come

extension OutputFolder {
  /// The staging folder, if there is something in it.
  var madeStaging: StagingFolder? { try? staging.withLock { $0 }?.get() }

  /// The staging folder. It is made when it is first asked for: a build to which nothing is new changes
  /// nothing in the output.
  func openStaging() throws(DiskError) -> StagingFolder {
    try staging.withLock { staging throws(DiskError) in
      if let staging { return try staging.get() }
      // What kept one thread from making it is what all others are told.
      let made = Result { () throws(DiskError) in
        try StagingFolder(OutputPath.staging, in: locked.folder, shownAs: path)
      }
      staging = made
      return try made.get()
    }
  }

  /// Makes and opens a folder of the staging folder.
  func openStaged(_ folder: String, with opener: PathOpener) throws(DiskError) -> Descriptor {
    let staging = try openStaging()
    if folder.isEmpty { return try Descriptor.folder(".", in: staging.tree, shownAs: path) }
    try FileWriting.makeFolder(folder, in: staging.tree, shownAs: shown(folder))
    guard let opened = opener.open(folder, in: staging.tree, O_RDONLY | O_DIRECTORY) else {
      throw DiskError(.list, shown(folder))
    }
    return opened
  }

  /// What a build left of its staging that was killed. Nobody is at work on it, since the output is
  /// locked.
  package var abandonedStaging: String? {
    locked.folder.isOpen && locked.folder.holds(OutputPath.staging) ? OutputPath.staging : nil
  }

  /// Removes the staging folder, if there is one.
  func removeStaging() throws(DiskError) {
    let name = OutputPath.staging
    // Where nothing can be written, nothing can be removed either, though nothing is there.
    guard locked.folder.holds(name) else { return }
    try FolderTree.remove(name, in: locked.folder, shownAs: shown(name))
  }
}

// MARK: - Whose files they are

extension OutputFolder {
  /// Whether a build of ours made a file at that path.
  func names(_ path: String) -> Bool { ownership.names(path, in: locked.folder) }

  /// Whether a build of ours made a file below that folder.
  func namesFolder(_ path: String) -> Bool { ownership.namesFolder(path, in: locked.folder) }

  /// What a file is now, if a build of ours made it and nobody changed it since.
  func ours(_ path: String) throws(DiskError) -> OutputRecord? {
    guard let stamp = stamp(path) else { return nil }
    let print = try FileReading.fingerprint(path, in: locked.folder, shownAs: shown(path))
    if !ownership.made(path, print, in: locked.folder), try !isSealed(path) { return nil }
    return OutputRecord(name: path, fingerprint: print, stamp: stamp)
  }

  /// Whether a file is a page with an unbroken seal: a build of ours made it, even if none is
  /// remembered.
  func isSealed(_ path: String) throws(DiskError) -> Bool {
    guard Seal.isBorne(by: path), stamp(path) != nil else { return false }
    return Seal.holds(try FileReading.read(path, in: locked.folder, shownAs: shown(path)).bytes)
  }

  /// Whether all files of a folder are as earlier builds made them, and there is nothing else but
  /// folders.
  func isAllAsMade(in folder: String) throws(DiskError) -> Bool {
    guard locked.folder.hasFolder(folder) else { return false }
    let opened = try Descriptor.folder(folder, in: locked.folder, shownAs: shown(folder))
    for entry in try FolderEntry.all(in: opened, shownAs: shown(folder)) {
      guard let name = entry.name else { return false }
      let path = "\(folder)/\(name)"
      let isOurs = entry.kind == .folder ? try isAllAsMade(in: path) : try ours(path) != nil
      if !isOurs { return false }
    }
    return true
  }
}

/// The folder of an output, locked; let go of, it is unlocked.
struct LockedFolder: ~Copyable, Sendable {
  /// The folder; none if there is none, when nothing is to be written.
  let folder: Descriptor
  /// Whether it was made just now.
  let isNew: Bool

  deinit { if folder.isOpen { folder.unlock() } }

  /// Opens the output, makes it if it is to be written and is not there, and waits until no other
  /// build is at work on it. The lock ends with the process, however that ends.
  static func open(
    _ path: String, onlyChecks: Bool, waiting: () -> Void
  ) throws(DiskError) -> LockedFolder {
    while true {
      let folder: Descriptor
      var isNew = false
      if let found = Descriptor.open(path, O_RDONLY | O_DIRECTORY) {
        folder = found
      } else {
        guard errno == ENOENT else { throw DiskError(onlyChecks ? .list : .write, path) }
        if onlyChecks { return LockedFolder(folder: .none, isNew: false) }
        try FileWriting.makeFolder(path, shownAs: path)
        guard let made = Descriptor.open(path, O_RDONLY | O_DIRECTORY) else {
          throw DiskError(.write, path)
        }
        folder = made
        isNew = true
      }
      try folder.lock(isShared: onlyChecks, shownAs: path, waiting: waiting)
      let locked = LockedFolder(folder: folder, isNew: isNew)
      // Whoever was at work may have removed the folder at its end.
      if locked.folder.identity == FileIdentity(of: path) { return locked }
    }
  }
}
