// A folder for a while, and what becomes of it when nobody is left to remove it.

import Glibc

/// A new folder among the system's temporary ones, of which everybody can tell that it is in use; removed
/// with the value.
///
/// Who is killed leaves its folder behind. So a file in the folder is locked for as long as its owner
/// lives, which the system sees to; and who makes a new folder clears those whose file nobody holds.
package struct ScratchFolder: ~Copyable {
  /// Where it is.
  package let path: String
  private let owner: Descriptor

  private static let ownerFile = "owner"

  /// Makes a folder that is named for its use, and clears those that were left of the same use.
  package init(named name: String) throws(DiskError) {
    let root = Folder.temporary
    Self.clear(root, name)
    let folder: String
    do throws(SystemError) {
      folder = try Folder.makeNew("\(root)/\(name)")
    } catch {
      throw DiskError(.make, "\(root)/\(name)", code: error.code)
    }
    owner = try Self.own(folder)
    path = folder
  }

  deinit { Folder.remove(path) }

  /// Makes the file of the owner. It is locked while it is empty still: one that holds something and is
  /// not locked has lost its owner.
  private static func own(_ folder: String) throws(DiskError) -> Descriptor {
    let path = "\(folder)/\(ownerFile)"
    do throws(DiskError) {
      let owner = try Descriptor.file(toWrite: path, shownAs: path)
      try owner.lock(isShared: false, shownAs: path, waiting: {})
      guard owner.write(Array("\(getpid())\n".utf8)) else { throw DiskError(.write, path) }
      return owner
    } catch {
      Folder.remove(folder)
      throw error
    }
  }

  /// Removes the folders that were left, as far as that is possible. Others may write where they are,
  /// so no link is followed.
  private static func clear(_ root: String, _ name: String) {
    guard let parent = try? Descriptor.folder(root),
      let entries = try? FolderEntry.all(in: parent, shownAs: root)
    else { return }
    for entry in entries where entry.kind == .folder {
      // Called as `makeNew` calls them.
      guard let folder = entry.name, folder.hasPrefix("\(name)-"),
        folder.utf8.count == name.utf8.count + 7
      else { continue }
      if isLeft(folder, in: parent) {
        try? FolderTree.remove(folder, in: parent, shownAs: "\(root)/\(folder)")
      }
    }
  }

  /// Whether a folder had an owner, who is gone. One that has none is being made just now; or it is
  /// somebody's, who calls it so: 'vitrine-review-report' has as many letters.
  private static func isLeft(_ folder: String, in parent: borrowing Descriptor) -> Bool {
    let owner = Descriptor.open("\(folder)/\(ownerFile)", in: parent, O_RDONLY | O_NONBLOCK)
    guard let owner, let size = owner.status?.size, size > 0 else { return false }
    return owner.lockIfFree()
  }
}
