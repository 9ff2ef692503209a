// Where manifests are kept: outside of the output, in files that are whole or not there.

import Glibc

/// The place of the manifest of one output.
///
/// A build writes what it is about to make, and to remove, to a second file; then it moves its files
/// into place, and puts the second file in the place of the first. If it is killed in between, the
/// second file is there: the next build goes on from that, and looks at everything.
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

  /// What was last begun, and whether it was finished.
  func load() -> (manifest: Manifest, isFinished: Bool)? {
    if let begun = read(next) { return (begun, false) }
    return read(current).map { ($0, true) }
  }

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
