// When files were used last.

import Glibc
import System

extension Disk {
  /// A file of a folder, and the second in which it was used last.
  struct Entry {
    let name: String
    let size: Int
    let used: Double
  }

  /// The files of a folder, not those in folders within; none if there is no such folder.
  static func entries(in path: String) -> [Entry] {
    ((try? Folder.names(in: path)) ?? []).compactMap { name in
      guard let status = try? FileStatus(of: "\(path)/\(name)", followsLinks: false),
        status.kind == .file
      else { return nil }
      return Entry(name: name, size: status.size, used: status.modified)
    }
  }

  /// Notes that a file was used now.
  static func markUsed(_ path: String) { Folder.markUsed(path) }

  /// The second that it is.
  static func now() -> Double { Double(time(nil)) }
}
