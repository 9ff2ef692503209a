// When files were used last.

import Glibc

extension Disk {
  /// A file of a folder, and the second in which it was used last.
  struct Entry {
    let name: String
    let size: Int
    let used: Double
  }

  /// The files of a folder, not those in folders within; none if there is no such folder.
  static func entries(in path: String) -> [Entry] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let name = nextName(in: folder) {
      var status = stat()
      guard fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      let used = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
      entries.append(Entry(name: name, size: Int(status.st_size), used: used))
    }
    return entries
  }

  /// Notes that a file was used now.
  static func markUsed(_ path: String) {
    utimensat(AT_FDCWD, path, nil, 0)
  }

  /// The second that it is.
  static func now() -> Double { Double(time(nil)) }
}
