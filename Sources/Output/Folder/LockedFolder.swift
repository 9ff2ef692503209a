// Opening the output so that one build at a time is at work on it.

import Glibc
import System

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
        guard errno == ENOENT else { throw DiskError(.write, path) }
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
