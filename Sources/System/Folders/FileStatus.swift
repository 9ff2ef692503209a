// What the system says of what is at a path.

import Glibc

/// What is at a path.
package struct FileStatus: Sendable {
  /// What it can be.
  package enum Kind: Sendable {
    case file, folder, link, other
  }

  /// What it is.
  package let kind: Kind
  /// How many bytes a file has.
  package let size: Int
  /// The second since 1970 in which it was written last.
  package let modified: Double
  /// The device and the number on it, which no other has as long as it is there.
  package let identity: [UInt64]

  /// What is at a path; what a link leads to, unless told otherwise.
  package init(of path: String, followsLinks: Bool = true) throws(SystemError) {
    guard let status = SystemFiles.status(of: path, followsLinks: followsLinks) else { throw .last }
    self.init(status)
  }

  /// What an open descriptor leads to.
  package init(of descriptor: CInt) throws(SystemError) {
    guard let status = SystemFiles.status(of: descriptor) else { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    modified = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    identity = [UInt64(status.st_dev), UInt64(status.st_ino)]
  }
}
