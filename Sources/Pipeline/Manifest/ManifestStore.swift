// Where manifests are kept: outside of the output, in files that are whole or not there.

import Glibc

/// The place of the manifest of one output.
///
/// A build writes what it is about to make to a second file, moves its files into place, and then
/// puts the second file in the place of the first. If it is killed in between, both are there: the
/// next build knows the files of either as made by this program.
struct ManifestStore: Sendable {
  private let folder: String
  private let name: String

  /// The place for the output at a path that is the same whoever names it.
  init(folder: String, output: String) {
    self.folder = folder
    name = "\(folder)/\(Fingerprint(of: output))"
  }

  private var current: String { "\(name).manifest" }
  private var next: String { "\(name).next" }

  /// What was last finished, and what was begun and not finished.
  func load() -> (finished: Manifest?, begun: Manifest?) { (read(current), read(next)) }

  /// Notes what is about to be made.
  func begin(_ manifest: Manifest) throws(DiskError) {
    try FileWriting.makeFolder(folder, in: AT_FDCWD, shownAs: folder)
    let new = "\(name).new"
    guard unlink(new) == 0 || errno == ENOENT else { throw DiskError(.remove, new) }
    var file = try StreamedFile(new, in: AT_FDCWD, shownAs: new)
    try file.append(manifest.bytes)
    _ = try file.finish()
    guard rename(new, next) == 0 else { throw DiskError(.replace, next) }
  }

  /// Notes that it is made.
  func finish() throws(DiskError) {
    guard rename(next, current) == 0 else { throw DiskError(.replace, current) }
  }

  private func read(_ path: String) -> Manifest? {
    do throws(DiskError) {
      return Manifest(try FileReading.read(path).bytes)
    } catch {
      return nil
    }
  }
}
