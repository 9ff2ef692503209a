// Folders with all that is in them: moved over others, and removed.

import Glibc
import System

enum FolderTree {
  /// Moves what is in one folder into another: files in the place of files, folders whole where
  /// there is none of their name. Each file is there as it was or as it will be, at every moment.
  static func merge(
    _ source: Int32, into target: Int32, shownAs shown: String
  ) throws(DiskError) {
    let folder = try Descriptor.folder(".", in: source, shownAs: shown)
    for entry in try FolderEntry.all(in: folder, shownAs: shown) {
      guard let name = entry.name else { continue }
      if SystemFiles.rename(name, in: source, to: name, in: target) { continue }
      let path = "\(shown)/\(name)"
      if errno == EISDIR {
        removeEmptyFolders(name, in: target)
        if SystemFiles.rename(name, in: source, to: name, in: target) { continue }
      }
      guard entry.kind == .folder, errno == EEXIST || errno == ENOTEMPTY else {
        throw DiskError(.replace, path)
      }
      let inner = try Descriptor.folder(name, in: source, shownAs: path)
      let outer = try Descriptor.folder(name, in: target, shownAs: path)
      try merge(inner.number, into: outer.number, shownAs: path)
    }
  }

  /// Finds out whether a merge can be made, as far as that can be known before: each folder that
  /// something comes into is one, is on the same disk, and can be written to.
  static func checkMerging(
    _ source: Int32, into target: Int32, shownAs shown: String
  ) throws(DiskError) {
    let folder = try Descriptor.folder(".", in: source, shownAs: shown)
    for entry in try FolderEntry.all(in: folder, shownAs: shown) {
      guard let name = entry.name, entry.kind == .folder,
        OutputFolder.isFolder(name, in: target)
      else { continue }
      let path = "\(shown)/\(name)"
      guard SystemFiles.allows(W_OK | X_OK, name, in: target, AT_EACCESS) else {
        throw DiskError(.write, path)
      }
      let inner = try Descriptor.folder(name, in: source, shownAs: path)
      let outer = try Descriptor.folder(name, in: target, shownAs: path)
      guard
        LockedOutput.identity(of: inner.number)?.device
          == LockedOutput.identity(of: outer.number)?.device
      else { throw DiskError(.write, path, code: EXDEV) }
      try checkMerging(inner.number, into: outer.number, shownAs: path)
    }
  }

  /// Removes a folder in which there is nothing but folders; of others, those in it that are empty.
  private static func removeEmptyFolders(_ name: String, in parent: Int32) {
    if SystemFiles.removeFolder(name, in: parent) { return }
    guard let folder = try? Descriptor.folder(name, in: parent, shownAs: name),
      let entries = try? FolderEntry.all(in: folder, shownAs: name)
    else { return }
    for case .some(let inner) in entries.filter({ $0.kind == .folder }).map(\.name) {
      removeEmptyFolders(inner, in: folder.number)
    }
    SystemFiles.removeFolder(name, in: parent)
  }

  /// Removes a folder and all that is in it; symbolic links are removed, not followed.
  static func remove(
    _ name: String, in parent: Int32, shownAs shown: String
  ) throws(DiskError) {
    if SystemFiles.removeFolder(name, in: parent) || errno == ENOENT { return }
    if errno == ENOTDIR { return try removeFile(name, in: parent, shownAs: shown) }
    guard errno == EEXIST || errno == ENOTEMPTY else { throw DiskError(.remove, shown) }
    do {
      let folder = try Descriptor.folder(name, in: parent, shownAs: shown)
      for entry in try FolderEntry.all(in: folder, shownAs: shown) {
        guard let name = entry.name else { continue }
        if entry.kind == .folder {
          try remove(name, in: folder.number, shownAs: "\(shown)/\(name)")
        } else if !SystemFiles.removeFile(name, in: folder.number), errno != ENOENT {
          throw DiskError(.remove, "\(shown)/\(name)")
        }
      }
    }
    guard SystemFiles.removeFolder(name, in: parent) || errno == ENOENT else {
      throw DiskError(.remove, shown)
    }
  }

  /// Removes a file; one that is not there is fine.
  static func removeFile(
    _ name: String, in folder: Int32, shownAs shown: String
  ) throws(DiskError) {
    guard SystemFiles.removeFile(name, in: folder) || errno == ENOENT else {
      throw DiskError(.remove, shown)
    }
  }
}
