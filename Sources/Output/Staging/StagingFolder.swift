// What is to come into the output, in a folder beside what is there.

import Glibc
import System

/// The staging folder: `tree`, which becomes part of the output, and `entries`, which does not.
///
/// It may hold what is private, and a build that is killed leaves it. So the first thing in it is a file
/// that keeps git from committing any of it.
final class StagingFolder: Sendable {
  /// What becomes part of the output.
  let tree: Descriptor
  /// What files about all pages say of those that are built now.
  let entries: Descriptor

  /// Makes it in an output in which there is none.
  init(_ name: String, in output: borrowing Descriptor, shownAs path: String) throws(DiskError) {
    let shown = "\(path)/\(name)"
    guard output.makeFolder(name) else { throw DiskError(.make, shown) }
    let folder = try Descriptor.folder(name, in: output, shownAs: path)
    _ = try FileWriting.make(".gitignore", in: folder, Array("*\n".utf8), shownAs: shown)
    guard folder.makeFolder("tree") else { throw DiskError(.make, shown) }
    tree = try Descriptor.folder("tree", in: folder, shownAs: path)
    entries = try Descriptor.file(toWrite: "entries", in: folder, O_EXCL, shownAs: shown)
  }
}
