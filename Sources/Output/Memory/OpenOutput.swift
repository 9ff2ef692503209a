// What a build works on: the output, the folder beside it, and what is remembered.

import Gallery
import Glibc
import System

/// The output, opened and locked, with all that is known of it.
package final class OpenOutput: Sendable {
  /// The output itself.
  package let folder: OutputFolder
  /// What files about all pages say of those that are built now.
  package let newEntries: NewPageEntries
  private let store: ManifestStore
  /// What is noted of this very output.
  private let memory: ManifestStore.Memory?
  /// What the last build left; after a build that was killed, what that one was about to make.
  package let known: Manifest?
  /// What may be left of builds before that.
  private let former: [OutputRecord]
  /// Whether the last build came to its end.
  package let isFinished: Bool
  /// Whether the last build came to its end and `atlas.json` (of a share, its list of pages) is still
  /// the one that it left: no other branch was checked out since.
  private let isAsLeft: Bool
  /// Which folder of the disk the output is.
  package let identity: FileIdentity
  private let isNew: Bool
  /// Before anything was looked at.
  private let start = FileStamp.now()

  /// Opens the output; waits for other builds of it. A build that forgets makes all anew, and is told
  /// by what is remembered only which files are its own.
  package init(
    _ path: String, memory: String?, onlyChecks: Bool, forgets: Bool = false,
    waiting: () -> Void
  ) throws(DiskError) {
    let locked = try LockedFolder.open(path, onlyChecks: onlyChecks, waiting: waiting)
    identity = locked.folder.identity ?? FileIdentity(device: 0, inode: 0)
    isNew = locked.isNew
    store = ManifestStore(folder: memory, output: Self.absolute(path))
    // Another folder in the same place is not the one that is remembered: nor is one that was made just
    // now, which may have got the number on the disk of one that is gone.
    var last = store.load()
    if locked.isNew || last?.manifest.folder != identity { last = nil }
    self.memory = last
    known = forgets ? nil : last?.manifest
    former = last?.former ?? []
    isFinished = last?.isFinished ?? false
    let isListUntouched = Self.isListUntouched(last?.manifest, locked.folder)
    isAsLeft = isFinished && isListUntouched
    let ownership = Ownership(known: last?.manifest, former: former, readsAtlas: !isAsLeft)
    folder = OutputFolder(
      path: path, locked: locked, onlyChecks: onlyChecks, ownership: ownership,
      lookedAt: isAsLeft && !onlyChecks ? last?.manifest.lookedAt : nil)
    let output = folder
    newEntries = NewPageEntries(in: onlyChecks ? nil : output.openStaging)
    if !onlyChecks { try folder.removeStaging() }
  }

  /// Whether the file that tells what belongs to the output is the one that was left there.
  private static func isListUntouched(_ known: Manifest?, _ output: borrowing Descriptor) -> Bool {
    let paths = [GalleryPath.atlas, OutputPath.sharePages]
    guard let record = known?.files.first(where: { paths.contains($0.name) }),
      let stamp = output.stamp(of: record.name)
    else { return false }
    return record.isUntouched(stamp)
  }

  /// Whether the files that tell what is known of pages that are kept are as they were left.
  package var areEntriesUntouched: Bool {
    guard let known else { return false }
    return known.groups.lazy.filter { Manifest.FileGroup.withEntries.contains($0.name) }
      .flatMap(\.files).allSatisfy(isUntouched)
  }

  /// Whether all files that are about the site as a whole are as they were left.
  package var areFilesUntouched: Bool {
    (known?.otherOutputs ?? []).allSatisfy(isUntouched)
  }

  /// Whether nobody put anything into any folder since a build last looked: into those of pages, as far as
  /// they were opened now, and into all others.
  package var areFoldersAsLeft: Bool {
    guard let known, isAsLeft, folder.changedFolders.isEmpty, folder.isAsLeft("") else {
      return false
    }
    return known.foldersBesidesPages.allSatisfy { folder.isAsLeft($0.text) }
  }

  private func isUntouched(_ record: OutputRecord) -> Bool {
    folder.stamp(record.name).map(record.isUntouched) ?? false
  }

  /// Removes the staging folder; and the output, if it was made for this build and stayed empty.
  package func close() {
    guard !folder.onlyChecks else { return }
    do throws(DiskError) {
      try folder.removeStaging()
    } catch {
      // The next build clears it away.
      return
    }
    if isNew { SystemFiles.removeFolder(folder.path) }
  }

  /// The same path whoever names it, as long as the folder is there.
  package static func absolute(_ path: String) -> String { SystemFiles.realPath(path) ?? path }
}

// MARK: - The end of a build

extension OpenOutput {
  /// Notes new stamps of sources, and that the folders were looked at, where nothing else is new.
  package func remember(_ manifest: Manifest) throws(DiskError) {
    try store.finish(try store.begin(manifest, since: memory))
  }

  /// Notes in a manifest what is there of others, into which folders was looked, and when: not where pages
  /// were passed over, since nobody looked into theirs.
  package func note(
    _ leftovers: Leftovers, passesOver: Bool, in manifest: inout Manifest
  ) {
    manifest.strangers = leftovers.strangers
    manifest.lookedAt = passesOver ? known?.lookedAt ?? 0 : start
    let folders = Set((leftovers.otherFolders + (known?.otherFolders ?? [])).map(Spelling.init))
    manifest.otherFolders = folders.map(\.text).filter { folder.locked.folder.hasFolder($0) }
      .sorted()
  }

  /// What is in the output besides what a build makes.
  package func leftovers(besides manifest: Manifest) throws(DiskError) -> Leftovers {
    try Leftovers(
      in: folder, besides: manifest, asLeft: isAsLeft && !folder.onlyChecks ? known : nil)
  }

  /// Notes what a build makes, and makes it: moves what is staged into its place, and removes what
  /// earlier builds made and this one does not.
  package func replace(
    with manifest: Manifest, removing leftovers: Leftovers
  ) throws(DiskError) {
    var manifest = manifest
    manifest.former = try former(removing: leftovers.ours, manifest)
    // Nothing is touched unless all of it can be, as far as that can be known.
    let staging = folder.madeStaging
    if let staging {
      try FolderTree.checkMerging(
        staging.tree, into: folder.locked.folder, shownAs: folder.path)
    }
    try leftovers.checkRemoving()
    let begun = try store.begin(manifest, since: memory)
    try leftovers.clearTheWay()
    if let staging {
      try FolderTree.merge(staging.tree, into: folder.locked.folder, shownAs: folder.path)
    }
    try leftovers.remove()
    try store.finish(begun)
  }

  /// What is to be remembered as long as a build of that manifest has not come to its end: what it
  /// removes, and what builds may have left that did not come to theirs.
  private func former(
    removing files: [OutputRecord], _ manifest: Manifest
  ) throws(DiskError) -> [OutputRecord] {
    if isFinished { return files }
    if files.isEmpty, known == nil, former.isEmpty { return [] }
    var seen = Set(try manifest.outputs.map(OutputFile.init))
    let before = known?.readableOutputs ?? []
    return (files + before + former).filter { seen.insert(OutputFile($0)).inserted }
  }

  /// A file by its path and its bytes.
  private struct OutputFile: Hashable {
    let path: String
    let print: Fingerprint

    init(_ record: OutputRecord) { (path, print) = (record.name, record.fingerprint) }
  }
}
