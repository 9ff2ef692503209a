// Where manifests are kept: outside of the output, in files that are whole or not there.

import System

/// The place of the manifest of one output.
///
/// A build writes what it is about to make, and to remove, to a second file; then it moves its files
/// into place, and puts the second file in the place of the first. If it is killed in between, both
/// files are there: the next build goes on from the second, looks at everything, and knows what of
/// either may have been left.
package struct ManifestStore: Sendable {
  private let folder: String?
  private let print: Fingerprint

  /// The place for the output at a path that is the same whoever names it; without a folder, what is
  /// noted is forgotten.
  package init(folder: String?, output: String) {
    self.folder = folder
    print = Fingerprint(of: output)
  }

  private func path(_ kind: String, in folder: String) -> String { "\(folder)/\(print).\(kind)" }

  /// What is remembered of an output.
  package struct Memory {
    /// What was last begun.
    package var manifest: Manifest
    /// Whether it came to its end.
    package var isFinished: Bool
    /// Files that builds before it made or were about to make.
    var former: [OutputRecord]
  }

  /// What is remembered.
  package func load() -> Memory? {
    guard let folder else { return nil }
    let finished = read(path("manifest", in: folder))
    guard let begun = read(path("next", in: folder)) else {
      return finished.map { Memory(manifest: $0, isFinished: true, former: []) }
    }
    let before = finished?.folder == begun.folder ? finished?.outputs ?? [] : []
    return Memory(manifest: begun, isFinished: false, former: begun.former + before)
  }

  /// Notes what is about to be made.
  func begin(_ manifest: Manifest) throws(DiskError) {
    guard let folder else { return }
    try FileWriting.makeFolder(folder, shownAs: folder)
    let new = path("new", in: folder)
    let next = path("next", in: folder)
    try FolderTree.removeFile(new, in: .working, shownAs: new)
    var file = try StreamedFile(new, in: .working, shownAs: new)
    try manifest.write { bytes throws(DiskError) in try file.append(bytes) }
    _ = try file.finish()
    guard SystemFiles.rename(new, to: next) else { throw DiskError(.replace, next) }
  }

  /// Notes that it is made.
  func finish() throws(DiskError) {
    guard let folder else { return }
    let current = path("manifest", in: folder)
    guard SystemFiles.rename(path("next", in: folder), to: current) else {
      throw DiskError(.replace, current)
    }
  }

  private func read(_ path: String) -> Manifest? {
    do throws(DiskError) {
      return Manifest(try FileReading.read(path).bytes)
    } catch {
      return nil
    }
  }
}
