// A folder of the disk, as a sequence of steps sees and changes it.

import Foundation

/// Reads and changes all that is in a folder.
enum FuzzedFolder {
  private static var files: FileManager { .default }

  /// A new folder for a sequence; in memory, where the machine has such a place.
  static func make() -> String {
    let memory = "/dev/shm"
    let parent =
      files.isWritableFile(atPath: memory) ? memory : files.temporaryDirectory.path
    let path = "\(parent)/vitrine-fuzz-\(UUID().uuidString)"
    try? files.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// All files by their paths, those that are hidden too; folders in which there is nothing end in a
  /// slash.
  static func tree(_ folder: String) -> [String: [UInt8]] {
    guard let paths = try? files.subpathsOfDirectory(atPath: folder) else { return [:] }
    var tree: [String: [UInt8]] = [:]
    var folders: Set<String> = []
    for path in paths {
      if let data = files.contents(atPath: "\(folder)/\(path)") {
        tree[path] = Array(data)
      } else {
        folders.insert(path)
      }
    }
    for path in paths {
      if let slash = path.lastIndex(of: "/") { folders.remove(String(path[..<slash])) }
    }
    for folder in folders { tree[folder + "/"] = [] }
    return tree
  }

  /// Writes a file, and what folders it needs.
  static func write(_ bytes: [UInt8], to path: String) {
    if let slash = path.lastIndex(of: "/") {
      try? files.createDirectory(
        atPath: String(path[..<slash]), withIntermediateDirectories: true)
    }
    try? Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Makes a symbolic link, and what folders it needs.
  static func link(_ path: String, to target: String) {
    if let slash = path.lastIndex(of: "/") {
      try? files.createDirectory(
        atPath: String(path[..<slash]), withIntermediateDirectories: true)
    }
    try? files.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// Moves a file to where nothing is, and what folders that needs.
  static func move(_ path: String, to target: String) {
    if let slash = target.lastIndex(of: "/") {
      try? files.createDirectory(
        atPath: String(target[..<slash]), withIntermediateDirectories: true)
    }
    try? files.moveItem(atPath: path, toPath: target)
  }

  /// Removes a file or a folder.
  static func remove(_ path: String) { try? files.removeItem(atPath: path) }

  /// Removes a file below a folder, and the folders that are empty without it.
  static func remove(_ path: String, below root: String) {
    remove("\(root)/\(path)")
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      guard let rest = try? files.contentsOfDirectory(atPath: "\(root)/\(path)"), rest.isEmpty
      else { return }
      remove("\(root)/\(path)")
    }
  }

  /// Makes a folder hold just these files, as git does it: those that are the same are not touched,
  /// and others are written anew.
  static func restore(_ tree: [String: [UInt8]], to folder: String) {
    let now = self.tree(folder)
    for (path, bytes) in now where tree[path] != bytes { remove(path, below: folder) }
    for (path, bytes) in tree where now[path] != bytes && !path.hasSuffix("/") {
      write(bytes, to: "\(folder)/\(path)")
    }
  }
}
