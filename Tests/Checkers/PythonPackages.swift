// The tools that come from PyPI: the launcher puts them where they are looked for.

import Foundation

/// Files of the Python packages of the tests.
public enum PythonPackages {
  /// A file that one of them brought.
  public static func file(_ path: String) throws -> URL {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let library = root.appendingPathComponent(".build/python/lib")
    let pythons = try? FileManager.default.contentsOfDirectory(atPath: library.path)
    for python in pythons ?? [] {
      let file = library.appendingPathComponent("\(python)/site-packages/\(path)")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    throw Missing(path: path)
  }

  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String {
      "\(path) is not installed in .build/python; './vitrine test' installs it"
    }
  }
}
