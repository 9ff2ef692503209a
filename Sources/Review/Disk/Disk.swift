// Files and folders, as far as a review needs them.

import Glibc
import System

/// Reads and writes whole files.
enum Disk {
  /// The largest file that is read, in bytes: a stranger may have written what is reviewed.
  static let mostBytes = 1 << 28

  static func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  static func isFile(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .file
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(ReviewError) -> [UInt8] {
    try read(Descriptor.open(path, O_RDONLY | O_NONBLOCK), path)
  }

  /// The bytes of a file below a folder.
  static func read(_ path: String, below folder: String) throws(ReviewError) -> [UInt8] {
    try FolderReader(folder).read(path)
  }

  /// The bytes of a file that was opened, or why it was not.
  static func read(
    _ file: consuming Descriptor?, _ path: String
  ) throws(ReviewError) -> [UInt8] {
    guard let file else {
      throw .unreadable(path: path, reason: SystemError.last.description)
    }
    let size = try size(of: file, path)
    try expectFew(size, path)
    do throws(DiskError) {
      return try file.read(0..<size, shownAs: path)
    } catch {
      throw .unreadable(path: path, reason: SystemError(error.code).description)
    }
  }

  /// How many bytes there are of what was opened, which must be a file.
  static func size(of file: borrowing Descriptor, _ path: String) throws(ReviewError) -> Int {
    guard let status = file.status else {
      throw .unreadable(path: path, reason: SystemError.last.description)
    }
    guard status.kind == .file else { throw .unreadable(path: path, reason: "it is no file") }
    return status.size
  }

  /// Refuses to read a file that would fill the memory.
  static func expectFew(_ count: Int, _ path: String) throws(ReviewError) {
    guard count <= mostBytes else {
      let reason = "it has \(count) bytes, and \(mostBytes) are the most that is read"
      throw .unreadable(path: path, reason: reason)
    }
  }

  /// What stands between the name of a file and a number, in the name of what is to take its place.
  static let beside = ".new-"

  /// Writes a file whole: beside its place first, so that it is never there by half.
  static func write(_ bytes: [UInt8], to path: String) throws(ReviewError) {
    let beside = "\(path)\(beside)\(getpid())"
    do throws(SystemError) {
      guard let file = Descriptor.open(beside, O_WRONLY | O_CREAT | O_TRUNC), file.write(bytes)
      else { throw .last }
      try file.close()
      try Folder.rename(beside, to: path)
    } catch {
      SystemFiles.removeFile(beside)
      throw .unwritable(path: path, reason: error.description)
    }
  }

  /// Writes to what is no file.
  static func write(_ bytes: [UInt8], into path: String) throws(ReviewError) {
    guard let opened = Descriptor.open(path, O_WRONLY), opened.write(bytes) else {
      throw .unwritable(path: path, reason: SystemError.last.description)
    }
  }

  /// Makes a folder and those that it stands in.
  static func makeFolder(_ path: String) throws(ReviewError) {
    if path.isEmpty || isFolder(path) { return }
    do throws(SystemError) {
      try Folder.make(path)
      return
    } catch {
      if isFolder(path) { return }
      guard error.code == ENOENT, let parent = path.pathFolder else {
        throw .unwritable(path: path, reason: error.description)
      }
      try makeFolder(String(parent))
    }
    do throws(SystemError) {
      try Folder.make(path)
    } catch {
      if !isFolder(path) { throw .unwritable(path: path, reason: error.description) }
    }
  }

  /// Removes a file or a folder with all that is in it; links are removed, not followed.
  static func remove(_ path: String) { Folder.remove(path) }

  /// The paths below a folder of all files in it and in those in it, in no order. What is a file the
  /// folder tells with its name, so none of them is asked. What a build has gathered that is at work there,
  /// or was killed, is none of its output.
  static func files(in root: String) throws(ReviewError) -> [String] {
    var files: [String] = []
    var open = [""]
    while let below = open.popLast() {
      let path = below.isEmpty ? root : "\(root)/\(below)"
      guard let folder = Descriptor.open(path, O_RDONLY | O_DIRECTORY) else {
        throw .unreadable(path: path, reason: SystemError.last.description)
      }
      for entry in try entries(of: folder, path) {
        guard let name = entry.name else {
          let shown = try? Folder.names(in: path).first { $0.unicodeScalars.contains("\u{FFFD}") }
          throw .unreadable(path: "\(path)/\(shown ?? "…")", reason: "its name is not UTF-8")
        }
        let place = below.isEmpty ? name : "\(below)/\(name)"
        switch entry.kind {
        case .file: files.append(place)
        case .folder where name == ".git" || place == ".vitrine-staging": continue
        case .folder: open.append(place)
        default: continue
        }
      }
    }
    return files
  }

  private static func entries(
    of folder: borrowing Descriptor, _ path: String
  ) throws(ReviewError) -> [FolderEntry] {
    do throws(DiskError) {
      return try FolderEntry.all(in: folder, shownAs: path)
    } catch {
      throw .unreadable(path: path, reason: SystemError(error.code).description)
    }
  }
}

// When files were used last.

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

extension ScratchFolder {
  /// A folder for the pictures of a review that nobody wants to keep.
  static func forReview() throws(ReviewError) -> ScratchFolder {
    do throws(DiskError) {
      return try ScratchFolder(named: "vitrine-review")
    } catch {
      throw .unwritable(path: error.path, reason: SystemError(error.code).description)
    }
  }
}
