// Which files of the output an earlier build made, when there is no memory of it.

import Glibc
import JSON

/// Reads in the output's own `atlas.json` which files belong to it.
///
/// An output that was committed and cloned comes without a manifest. Its `atlas.json` tells what is
/// the gallery's, so that files of others beside it stay safe all the same.
enum Ownership {
  /// The files that the atlas of an output speaks of; none if there is no such atlas.
  static func files(in output: Int32) -> [String: Fingerprint] {
    guard let bytes = try? FileReading.read(AtlasFile.path, in: output).bytes,
      let atlas = try? JSON(parsing: bytes), atlas["generator"]?.string == "vitrine"
    else { return [:] }
    var files: [String: Fingerprint] = [:]
    func add(_ entry: JSON) {
      guard let path = entry["file"]?.string, isSafe(path),
        let hash = entry["hash"]?.string.flatMap({ UInt64($0, radix: 16) })
      else { return }
      files[path] = Fingerprint(value: hash)
    }
    for page in atlas["pages"]?.array ?? [] {
      add(page)
      for frame in page["frames"]?.array ?? [] { add(frame) }
    }
    for file in atlas["files"]?.array ?? [] { add(file) }
    files[AtlasFile.path] = Fingerprint(of: bytes)
    return files
  }

  /// Whether a path that stands in a file leads to below the output and nowhere else.
  private static func isSafe(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && $0 != OutputFolder.stagingName
    }
  }
}
