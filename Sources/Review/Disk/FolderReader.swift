// Files below a folder, read one after the other.

import Glibc
import System

/// Reads one file below a folder after the other. No link is followed on the way, whoever put it there
/// since the folder was listed. Not shared between threads.
final class FolderReader {
  private let path: String
  private var folder = Descriptor.none
  private let opener = PathOpener()

  init(_ path: String) { self.path = path }

  /// The bytes of a file.
  func read(_ file: String) throws(ReviewError) -> [UInt8] {
    try Disk.read(open(file), place(of: file))
  }

  /// How many bytes a file has.
  func size(of file: String) throws(ReviewError) -> Int { try size(of: open(file), file) }

  /// Opens a file.
  func open(_ file: String) throws(ReviewError) -> Descriptor {
    if !folder.isOpen { folder = Descriptor.open(path, O_RDONLY | O_DIRECTORY) ?? .none }
    guard folder.isOpen, let opened = opener.open(file, in: folder, O_RDONLY | O_NONBLOCK) else {
      throw .unreadable(path: place(of: file), reason: SystemError.last.description)
    }
    return opened
  }

  /// How many bytes a file has that was opened.
  func size(of opened: borrowing Descriptor, _ file: String) throws(ReviewError) -> Int {
    try Disk.size(of: opened, place(of: file))
  }

  /// Puts bytes of a file that was opened where others stood.
  func read(
    _ count: Int, of opened: borrowing Descriptor, at start: Int, into bytes: inout [UInt8],
    _ file: String
  ) throws(ReviewError) {
    do throws(DiskError) {
      try opened.read(count, at: start, into: &bytes, shownAs: file)
    } catch {
      throw .unreadable(path: place(of: file), reason: SystemError(error.code).description)
    }
  }

  /// A file's path from where this process works, as it is told to a reader.
  func place(of file: String) -> String { "\(path)/\(file)" }
}
