// What cases are made of: folders of their own, and bytes that were right once.

import Composable
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
      guard let file = try? Descriptor.file(toWrite: whole, shownAs: whole) else { continue }
      _ = file.write(bytes)
    }
  }

  /// All files of a folder, by path.
  func tree(_ name: String) -> [String: [UInt8]] {
    var tree: [String: [UInt8]] = [:]
    Self.each(in: "\(path)/\(name)", below: "") { path, below in
      tree[below] = (try? FileReading.read(path).bytes) ?? []
    }
    return tree
  }

  func clear(_ name: String) { Folder.remove("\(path)/\(name)") }

  private static func each(in folder: String, below: String, _ body: (String, String) -> Void) {
    for name in (try? Folder.names(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      let inner = below.isEmpty ? name : "\(below)/\(name)"
      let isFolder = (try? FileStatus(of: path, followsLinks: false))?.kind == .folder
      if isFolder { each(in: path, below: inner, body) } else { body(path, inner) }
    }
  }
}
