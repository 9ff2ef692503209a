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

// Bytes that were right once.

extension [UInt8] {
  /// The bytes with some of them changed, taken away, said twice, or with pieces put between them.
  func mutated(with pieces: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let at = Int.random(in: 0...bytes.count, using: &random)
      let end = Swift.min(bytes.count, at + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: at)
      case 2:
        let piece = Array(bytes[at..<end])
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...at, using: &random))
      case 3:
        // Cuts are rarer, since they take the most away.
        if Bool.random(using: &random) { bytes.removeSubrange(at...) }
      case 4: if at < bytes.count { bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      default: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }
}
