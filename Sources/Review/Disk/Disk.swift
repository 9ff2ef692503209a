// Files and folders, as far as a review needs them.

import Glibc
import System

/// Reads and writes whole files.
enum Disk {
  /// How many bytes a file has at most that is read: who wrote what is reviewed may be a stranger.
  static let mostBytes = 1 << 28

  static func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  static func isFile(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .file
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(ReviewError) -> [UInt8] {
    let file = try reading(path) { () throws(SystemError) in
      try Folder.open(path, O_RDONLY | O_NONBLOCK)
    }
    return try read(file, path)
  }

  /// The bytes of a file below a folder. No link is followed on the way, whoever put it there since
  /// the folder was listed.
  static func read(_ path: String, below folder: String) throws(ReviewError) -> [UInt8] {
    let whole = "\(folder)/\(path)"
    let words = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !words.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      throw .unreadable(path: whole, reason: "it is no path below the folder")
    }
    let file = try reading(whole) { () throws(SystemError) in
      var place = try Folder.open(folder, O_RDONLY | O_DIRECTORY)
      for (index, word) in words.enumerated() {
        let above = place
        defer { close(above) }
        let kind = index == words.count - 1 ? O_NONBLOCK : O_DIRECTORY
        place = try Folder.open(String(word), below: above, O_RDONLY | O_NOFOLLOW | kind)
      }
      return place
    }
    return try read(file, whole)
  }

  /// The bytes of an open file, which is closed.
  private static func read(_ file: CInt, _ path: String) throws(ReviewError) -> [UInt8] {
    defer { close(file) }
    let status = try reading(path) { () throws(SystemError) in try FileStatus(of: file) }
    guard status.kind == .file else { throw .unreadable(path: path, reason: "it is no file") }
    try expectFew(status.size, path)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(status.size)
    while bytes.count < status.size {
      let most = min(1 << 20, status.size - bytes.count)
      let count = try reading(path) { () throws(SystemError) in
        try Channel.read(file, into: &bytes, most: most)
      }
      if count == 0 { break }
    }
    return bytes
  }

  /// Ends the reading of what would fill the memory.
  static func expectFew(_ count: Int, _ path: String) throws(ReviewError) {
    guard count <= mostBytes else {
      let reason = "it has \(count) bytes, and \(mostBytes) are the most that is read"
      throw .unreadable(path: path, reason: reason)
    }
  }

  /// Writes a file whole: beside its place first, so that it is never there by half.
  static func write(_ bytes: [UInt8], to path: String) throws(ReviewError) {
    let beside = "\(path).new-\(getpid())"
    do throws(SystemError) {
      let file = try Folder.open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      do throws(SystemError) {
        var written = 0
        while written < bytes.count {
          written += try Channel.write(bytes, from: written, to: file)
        }
      } catch {
        close(file)
        throw error
      }
      // Some file systems tell only now that there was no room.
      guard close(file) == 0 else { throw .last }
      try Folder.rename(beside, to: path)
    } catch {
      SystemFiles.removeFile(beside)
      throw .unwritable(path: path, reason: error.description)
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
      guard error.code == ENOENT, let slash = path.lastIndex(of: "/") else {
        throw .unwritable(path: path, reason: error.description)
      }
      try makeFolder(String(path[..<slash]))
    }
    do throws(SystemError) {
      try Folder.make(path)
    } catch {
      if !isFolder(path) { throw .unwritable(path: path, reason: error.description) }
    }
  }

  /// Removes a file or a folder with all that is in it; links are removed, not followed.
  static func remove(_ path: String) { Folder.remove(path) }

  /// The sizes of all files in a folder and in those in it, by their paths below it.
  static func files(in root: String) throws(ReviewError) -> [String: Int] {
    var files: [String: Int] = [:]
    var open = [""]
    while let below = open.popLast() {
      let path = below.isEmpty ? root : "\(root)/\(below)"
      let names = try reading(path) { () throws(SystemError) in try Folder.names(in: path) }
      for name in names {
        let entry = below.isEmpty ? name : "\(below)/\(name)"
        guard let status = try? FileStatus(of: "\(path)/\(name)", followsLinks: false) else {
          // What is gone by now is gone; but what never had that name was not read rightly.
          guard name.unicodeScalars.contains("\u{FFFD}") else { continue }
          throw .unreadable(path: "\(root)/\(entry)", reason: "its name is not UTF-8")
        }
        switch status.kind {
        case .file: files[entry] = status.size
        case .folder where name != ".git": open.append(entry)
        default: continue
        }
      }
    }
    return files
  }

  /// Does something with what is at a path, and tells what the system says against it.
  private static func reading<Value>(
    _ path: String, _ work: () throws(SystemError) -> Value
  ) throws(ReviewError) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
  }
}
