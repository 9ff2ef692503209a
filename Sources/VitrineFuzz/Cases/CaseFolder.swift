// A folder for one case, in memory where the machine has such a place.

import Glibc
import System

/// Writes files and reads trees; gone with the last who holds it.
final class CaseFolder {
  let path: String

  init?() {
    let parent = SystemFiles.allows(W_OK, "/dev/shm") ? "/dev/shm" : "/tmp"
    guard let path = try? Folder.makeNew("\(parent)/vitrine-fuzz") else { return nil }
    self.path = path
  }

  deinit { Folder.remove(path) }

  /// Writes files, and the folders that they need.
  func write(_ files: [String: [UInt8]], to name: String) {
    for (file, bytes) in files {
      let whole = "\(path)/\(name)/\(file)"
      var below = path
      for part in "\(name)/\(file)".split(separator: "/").dropLast() {
        below += "/\(part)"
        _ = SystemFiles.makeFolder(below)
      }
      let file = SystemFiles.open(whole, O_WRONLY | O_CREAT | O_TRUNC)
      guard file >= 0 else { continue }
      _ = FileBytes.write(bytes, to: file)
      close(file)
    }
  }

  /// All files of a folder, by path.
  func tree(_ name: String) -> [String: [UInt8]] {
    var tree: [String: [UInt8]] = [:]
    Self.each(in: "\(path)/\(name)", below: "") { path, below in tree[below] = Self.read(path) }
    return tree
  }

  func clear(_ name: String) { Folder.remove("\(path)/\(name)") }

  private static func read(_ path: String) -> [UInt8] {
    let file = SystemFiles.open(path, O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return SystemFiles.status(of: file).map { FileBytes.read(Int($0.st_size), of: file).bytes }
      ?? []
  }

  private static func each(in folder: String, below: String, _ body: (String, String) -> Void) {
    for name in (try? Folder.names(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      let inner = below.isEmpty ? name : "\(below)/\(name)"
      let isFolder = (try? FileStatus(of: path, followsLinks: false))?.kind == .folder
      if isFolder { each(in: path, below: inner, body) } else { body(path, inner) }
    }
  }
}
