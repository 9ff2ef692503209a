// What stands in a folder.

import Glibc

/// A name in a folder, and what it is the name of.
struct FolderEntry: Sendable {
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A socket, a device: nothing that a site is made of.
    case other
  }

  /// The name; nothing if it is not UTF-8.
  var name: String?
  var kind: Kind

  /// All that stands in a folder, in the order of the disk.
  static func all(
    in folder: borrowing Descriptor, shownAs path: String
  ) throws(DiskError) -> [FolderEntry] {
    let copy = openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw DiskError(.list, path) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw DiskError(.list, path) }
        return entries
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: kind(of: entry, in: folder)))
    }
  }

  private static func kind(
    of entry: UnsafeMutablePointer<dirent>, in folder: borrowing Descriptor
  ) -> Kind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    // Some file systems do not say.
    var status = stat()
    let result = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
        fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW)
      }
    }
    guard result == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
