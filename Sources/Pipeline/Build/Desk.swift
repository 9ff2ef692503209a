// What a build works on: the output, the folder beside it, and what is remembered.

import Glibc
import System

/// The output, opened and locked, with all that is known of it.
///
/// In the staging folder stand `tree`, which becomes part of the output, and `spill`, which does
/// not.
final class Desk {
  let output: OutputFolder
  let spill: Spill
  let store: ManifestStore
  /// What the last build left; after a build that was killed, what that one was about to make.
  let known: Manifest?
  /// What may be left of builds before that.
  private let former: [OutputRecord]
  /// Whether the last build came to its end.
  let isFinished: Bool
  /// Whether it did, and the list of what belongs to the output is the one that it left there: no
  /// other branch was checked out since.
  let isAsLeft: Bool
  let identity: FileIdentity
  private let isNew: Bool

  private init(
    output: OutputFolder, spill: Spill, store: ManifestStore, known: Manifest?,
    former: [OutputRecord], isFinished: Bool, isAsLeft: Bool, identity: FileIdentity, isNew: Bool
  ) {
    self.output = output
    self.spill = spill
    self.store = store
    self.known = known
    self.former = former
    self.isFinished = isFinished
    self.isAsLeft = isAsLeft
    self.identity = identity
    self.isNew = isNew
  }

  /// Opens the output; waits for other builds of it. One that forgets takes what is remembered only
  /// for what is its own.
  static func open(
    _ path: String, memory: String?, onlyChecks: Bool, forgets: Bool = false,
    waiting: () -> Void
  ) throws(DiskError) -> Desk {
    let locked = try LockedOutput.open(path, onlyChecks: onlyChecks, waiting: waiting)
    let identity =
      LockedOutput.identity(of: locked.number) ?? FileIdentity(device: 0, inode: 0)
    let store = ManifestStore(folder: memory, output: absolute(path))
    // Another folder in the same place is not the one that is remembered.
    let last = store.load().flatMap { $0.manifest.folder == identity ? $0 : nil }
    let isFinished = last?.isFinished ?? false
    let isAsLeft = isFinished && isAtlasUntouched(last?.manifest, locked.number)
    var tree: Int32 = -1
    var spill: Int32 = -1
    if !onlyChecks { (tree, spill) = try stage(locked.number, path) }
    return Desk(
      output: OutputFolder(
        path: path, number: locked.number, stagingNumber: tree,
        ownership: Ownership(
          known: last?.manifest, former: last?.former ?? [],
          readsAtlas: !isAsLeft,
          output: locked.number)),
      spill: Spill(file: spill), store: store, known: forgets ? nil : last?.manifest,
      former: last?.former ?? [], isFinished: isFinished, isAsLeft: isAsLeft, identity: identity,
      isNew: locked.isNew)
  }

  /// Makes the staging folder anew.
  private static func stage(
    _ output: Int32, _ path: String
  ) throws(DiskError) -> (tree: Int32, spill: Int32) {
    let name = OutputFolder.stagingName
    try FolderTree.remove(name, in: output, shownAs: "\(path)/\(name)")
    guard SystemFiles.makeFolder(name, in: output),
      SystemFiles.makeFolder("\(name)/tree", in: output)
    else {
      throw DiskError(.make, "\(path)/\(name)")
    }
    let staging = try Descriptor.folder(name, in: output, shownAs: path)
    let tree = try Descriptor.folder("tree", in: staging.number, shownAs: path)
    let spill = SystemFiles.open("spill", in: staging.number, O_RDWR | O_CREAT | O_EXCL)
    guard spill >= 0 else { throw DiskError(.write, "\(path)/\(name)") }
    return (tree.released(), spill)
  }

  /// Whether the file that tells what belongs to the output is the one that was left there.
  private static func isAtlasUntouched(_ known: Manifest?, _ output: Int32) -> Bool {
    let paths = [AtlasFile.path, PartFile.path]
    guard let record = known?.files.first(where: { paths.contains($0.name) }) else { return false }
    return OutputFolder.stamp(record.name, in: output).map(record.isUntouched) ?? false
  }

  /// What is to be remembered as long as a build of that manifest has not come to its end: what it
  /// removes, and what builds may have left that did not come to theirs.
  func former(removing files: [OutputRecord], _ manifest: Manifest) -> [OutputRecord] {
    if isFinished { return files }
    var seen = Set(manifest.outputs.map(OutputFile.init))
    return (files + (known?.outputs ?? []) + former).filter { seen.insert(OutputFile($0)).inserted }
  }

  /// A file by its path and its bytes.
  private struct OutputFile: Hashable {
    let path: String
    let print: Fingerprint

    init(_ record: OutputRecord) { (path, print) = (record.name, record.fingerprint) }
  }

  /// Whether a file of the output is as it was left.
  func isUntouched(_ path: String) -> Bool {
    guard let record = known?.files.first(where: { $0.name == path }) else { return false }
    return output.stamp(path).map(record.isUntouched) ?? false
  }

  /// Whether all files that are about the site as a whole are as they were left.
  var areFilesUntouched: Bool {
    let records = (known?.files ?? []) + (known?.copies.map(\.output) ?? [])
    return records.allSatisfy { record in
      output.stamp(record.name).map(record.isUntouched) ?? false
    }
  }

  /// Clears away what only the build needed; an output that was made for it and stayed empty too.
  func leave() {
    guard !output.onlyChecks else { return }
    let name = OutputFolder.stagingName
    do throws(DiskError) {
      try FolderTree.remove(name, in: output.number, shownAs: output.shown(name))
    } catch {
      // The next build clears it away.
      return
    }
    if isNew { SystemFiles.removeFolder(output.path) }
  }

  /// The same path whoever names it, as long as the folder is there.
  static func absolute(_ path: String) -> String { SystemFiles.realPath(path) ?? path }
}
