// Where manifests are kept: outside of the output, in files that are whole or not there.

import System

/// The place of the manifest of one output.
///
/// In one file stands all that is remembered, and in a second one what changed since: so a build that
/// changes few pages of many writes little. A build writes what it is about to make, and to remove, to a
/// third file; then it moves its files into place, and puts the third file in the place of the first or
/// of the second. If it is killed in between, the third file is still there: the next build goes on
/// from it, looks at everything, and knows what of either may have been left.
package struct ManifestStore: Sendable {
  private let folder: String?
  private let print: Fingerprint

  /// The place for the output at a path that is the same whoever names it; without a folder, what is
  /// noted is forgotten.
  package init(folder: String?, output: String) {
    self.folder = folder
    print = Fingerprint(of: output)
  }

  private enum Kind: String {
    /// All that is remembered.
    case whole = "manifest"
    /// What changed since.
    case changes
    /// What is about to be made: one of both.
    case next
    /// That, while it is written.
    case new
  }

  private func path(_ kind: Kind, in folder: String) -> String {
    "\(folder)/\(print).\(kind.rawValue)"
  }

  /// One that is there and whole.
  private func file(_ kind: Kind, in folder: String) -> SealedFile? {
    let path = path(kind, in: folder)
    return try? SealedFile(path, shownAs: path)
  }

  /// What is remembered of an output.
  package struct Memory: Sendable {
    /// What was last begun.
    package var manifest: Manifest
    /// Whether it came to its end.
    package var isFinished: Bool
    /// Files that builds before it made or were about to make.
    var former: [OutputRecord]
    /// The file that changes can be noted besides.
    fileprivate var base: Manifest.Base?
  }

  /// What is about to be made, on the disk.
  struct Begun {
    fileprivate let isWhole: Bool
  }

  /// What is remembered.
  package func load() -> Memory? {
    guard let folder else { return nil }
    let base = file(.whole, in: folder).flatMap(Whole.init)
    let changed = base.flatMap { base in
      file(.changes, in: folder).flatMap {
        Manifest.read(changes: $0, of: base.manifest, base.seal)
      }
    }
    let finished = changed?.manifest ?? base?.manifest
    guard let begun = begun(in: folder, base) else {
      return finished.map { manifest in
        let noted = base.map { Manifest.Base(seal: $0.seal, changed: changed?.changed ?? []) }
        // Of changes that cannot be read nobody knows what they were.
        let isKnown = changed != nil || FileStamp(of: path(.changes, in: folder)) == nil
        return Memory(manifest: manifest, isFinished: isKnown, former: [], base: noted)
      }
    }
    let before = finished?.folder == begun.folder ? finished?.readableOutputs ?? [] : []
    return Memory(manifest: begun, isFinished: false, former: begun.former + before)
  }

  /// A file of all that is remembered.
  private struct Whole {
    let manifest: Manifest
    let seal: Fingerprint

    init?(_ file: SealedFile) {
      guard let manifest = Manifest(file) else { return nil }
      (self.manifest, seal) = (manifest, file.seal)
    }
  }

  /// What a build was about to make that never came to its end.
  private func begun(in folder: String, _ base: Whole?) -> Manifest? {
    guard let file = file(.next, in: folder) else { return nil }
    if let whole = Manifest(file) { return whole }
    return base.flatMap { Manifest.read(changes: file, of: $0.manifest, $0.seal)?.manifest }
  }

  /// Notes what is about to be made: what is not as it was remembered last, if that is known.
  func begin(_ manifest: Manifest, since last: Memory?) throws(DiskError) -> Begun {
    guard let folder else { return Begun(isWhole: true) }
    try FileWriting.makeFolder(folder, shownAs: folder)
    let new = path(.new, in: folder)
    let next = path(.next, in: folder)
    try FolderTree.removeFile(new, in: .working, shownAs: new)
    var file = try StreamedFile(new, in: .working, shownAs: new)
    var changes: Manifest.Base?
    if let last, let base = last.base { changes = manifest.changes(since: last.manifest, base) }
    if let changes {
      try manifest.write(changesOf: changes) { bytes throws(DiskError) in try file.append(bytes) }
    } else {
      try manifest.write { bytes throws(DiskError) in try file.append(bytes) }
    }
    _ = try file.finish()
    guard SystemFiles.rename(new, to: next) else { throw DiskError(.replace, next) }
    return Begun(isWhole: changes == nil)
  }

  /// Notes that it is made.
  func finish(_ begun: Begun) throws(DiskError) {
    guard let folder else { return }
    let changes = path(.changes, in: folder)
    // They are none of what is to come.
    if begun.isWhole { try FolderTree.removeFile(changes, in: .working, shownAs: changes) }
    let current = begun.isWhole ? path(.whole, in: folder) : changes
    guard SystemFiles.rename(path(.next, in: folder), to: current) else {
      throw DiskError(.replace, current)
    }
  }
}
