// A folder for one case, in memory where the machine has such a place.

import Glibc

/// Writes files and reads trees; gone with the last who holds it.
final class CaseFolder {
  let path: String

  init?() {
    let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var name = Array("\(parent)/vitrine-fuzz-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// Writes files, and the folders that they need.
  func write(_ files: [String: [UInt8]], to name: String) {
    for (file, bytes) in files {
      let whole = "\(path)/\(name)/\(file)"
      var below = path
      for part in "\(name)/\(file)".split(separator: "/").dropLast() {
        below += "/\(part)"
        mkdir(below, 0o755)
      }
      guard let stream = fopen(whole, "w") else { continue }
      fwrite(bytes, 1, bytes.count, stream)
      fclose(stream)
    }
  }

  /// All files of a folder, by path.
  func tree(_ name: String) -> [String: [UInt8]] {
    var tree: [String: [UInt8]] = [:]
    Self.each(in: "\(path)/\(name)", below: "") { path, below in tree[below] = Self.read(path) }
    return tree
  }

  func clear(_ name: String) { Self.remove("\(path)/\(name)") }

  private static func read(_ path: String) -> [UInt8] {
    guard let stream = fopen(path, "r") else { return [] }
    defer { fclose(stream) }
    fseek(stream, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: max(0, ftell(stream)))
    rewind(stream)
    let count = fread(&bytes, 1, bytes.count, stream)
    return Array(bytes.prefix(count))
  }

  private static func each(in folder: String, below: String, _ body: (String, String) -> Void) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      let inner = below.isEmpty ? name : "\(below)/\(name)"
      if isFolder(path) { each(in: path, below: inner, body) } else { body(path, inner) }
    }
  }

  private static func remove(_ path: String) {
    if isFolder(path) {
      for name in names(in: path) { remove("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
