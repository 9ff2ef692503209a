// Folders with all that is in them: moved over others, and removed.

import Glibc

/// What is done with a folder and all that is in it.
package enum FolderTree {
  /// Moves what is in one folder into another: files in the place of files, folders whole where
  /// there is none of their name. Each file is there as it was or as it will be, at every moment.
  package static func merge(
    _ source: borrowing Descriptor, into target: borrowing Descriptor, shownAs shown: String
  ) throws(DiskError) {
    for entry in try FolderEntry.all(in: source, shownAs: shown) {
      guard let name = entry.name else { continue }
      if move(name, from: source, to: target) { continue }
      let path = "\(shown)/\(name)"
      if errno == EISDIR {
        removeEmptyFolders(name, in: target)
        if move(name, from: source, to: target) { continue }
      }
      guard entry.kind == .folder, errno == EEXIST || errno == ENOTEMPTY else {
        throw DiskError(.replace, path)
      }
      let inner = try Descriptor.folder(name, in: source, shownAs: path)
      let outer = try Descriptor.folder(name, in: target, shownAs: path)
      try merge(inner, into: outer, shownAs: path)
    }
  }

  private static func move(
    _ name: String, from source: borrowing Descriptor, to target: borrowing Descriptor
  ) -> Bool {
    SystemFiles.rename(name, in: source.number, to: name, in: target.number)
  }

  /// Finds out whether a merge can be made, as far as that can be known before: each folder that
  /// something comes into is one, is on the same disk, and can be written to.
  package static func checkMerging(
    _ source: borrowing Descriptor, into target: borrowing Descriptor, shownAs shown: String
  ) throws(DiskError) {
    for entry in try FolderEntry.all(in: source, shownAs: shown) {
      guard let name = entry.name, entry.kind == .folder, target.hasFolder(name) else { continue }
      let path = "\(shown)/\(name)"
      guard target.letsChange(name) else { throw DiskError(.write, path) }
      let inner = try Descriptor.folder(name, in: source, shownAs: path)
      let outer = try Descriptor.folder(name, in: target, shownAs: path)
      guard inner.identity?.device == outer.identity?.device else {
        throw DiskError(.write, path, code: EXDEV)
      }
      try checkMerging(inner, into: outer, shownAs: path)
    }
  }

  /// Removes a folder in which there is nothing but folders; of others, those in it that are empty.
  private static func removeEmptyFolders(_ name: String, in parent: borrowing Descriptor) {
    if parent.removeFolder(name) { return }
    guard let folder = try? Descriptor.folder(name, in: parent, shownAs: name),
      let entries = try? FolderEntry.all(in: folder, shownAs: name)
    else { return }
    for entry in entries where entry.kind == .folder {
      if let inner = entry.name { removeEmptyFolders(inner, in: folder) }
    }
    parent.removeFolder(name)
  }

  /// Removes a folder and all that is in it; symbolic links are removed, not followed.
  package static func remove(
    _ name: String, in parent: borrowing Descriptor, shownAs shown: String
  ) throws(DiskError) {
    if parent.removeFolder(name) || errno == ENOENT { return }
    if errno == ENOTDIR { return try removeFile(name, in: parent, shownAs: shown) }
    guard errno == EEXIST || errno == ENOTEMPTY else { throw DiskError(.remove, shown) }
    do {
      let folder = try Descriptor.folder(name, in: parent, shownAs: shown)
      for entry in try FolderEntry.all(in: folder, shownAs: shown) {
        guard let name = entry.name else { continue }
        if entry.kind == .folder {
          try remove(name, in: folder, shownAs: "\(shown)/\(name)")
        } else if !folder.removeFile(name), errno != ENOENT {
          throw DiskError(.remove, "\(shown)/\(name)")
        }
      }
    }
    guard parent.removeFolder(name) || errno == ENOENT else { throw DiskError(.remove, shown) }
  }

  /// Removes a file; one that is not there is fine.
  package static func removeFile(
    _ path: String, in folder: borrowing Descriptor, shownAs shown: String
  ) throws(DiskError) {
    guard folder.removeFile(path) || errno == ENOENT else { throw DiskError(.remove, shown) }
  }
}
