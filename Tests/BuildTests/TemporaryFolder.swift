// A folder for one test, gone when the test is.

import Foundation

final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-build-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path below the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes files, and the folders that they need.
  func write(_ files: KeyValuePairs<String, String>) throws {
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  /// Writes a file, and the folders that it needs.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }
}
