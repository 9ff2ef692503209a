// Which files of the output an earlier build made, when there is no memory of it.

import Glibc
import JSON
import System

/// Reads in the output's own `atlas.json` which files belong to it.
///
/// An output that was committed and cloned comes without a manifest. Its `atlas.json` tells what is
/// the gallery's, so that files of others beside it stay safe all the same. A part of a gallery that
/// comes from elsewhere tells it by its ``Part``.
enum Ownership {
  /// The files that the atlas of an output speaks of, or those of a part; none if there is neither.
  static func files(in output: Int32) -> [String: Fingerprint] {
    if let bytes = try? FileReading.read(PartFile.path, in: output).bytes, let part = Part(bytes) {
      return files(of: part, bytes)
    }
    guard let bytes = try? FileReading.read(AtlasFile.path, in: output).bytes,
      let atlas = try? JSON(parsing: bytes), atlas["generator"]?.string == "vitrine"
    else { return [:] }
    var files: [String: Fingerprint] = [:]
    func add(_ entry: JSON) {
      guard let path = entry["file"]?.string, isSafe(path) else { return }
      // The first version of the atlas told other hashes: what it names is ours, but whether
      // somebody changed it cannot be told.
      files[path] = entry["hash"]?.string.flatMap(Fingerprint.init(digits:)) ?? Fingerprint.none
    }
    for page in atlas["pages"]?.array ?? [] {
      add(page)
      for frame in page["frames"]?.array ?? [] { add(frame) }
    }
    for file in atlas["files"]?.array ?? [] { add(file) }
    files[AtlasFile.path] = Fingerprint(of: bytes)
    return files
  }

  private static func files(of part: Part, _ bytes: [UInt8]) -> [String: Fingerprint] {
    var files = [PartFile.path: Fingerprint(of: bytes)]
    for output in part.copies.map(\.output) + [part.fragments] {
      files[output.name] = output.fingerprint
    }
    for page in part.pages {
      for output in page.outputs { files["\(page.name)/\(output.name)"] = output.fingerprint }
    }
    return files
  }

  /// Whether a path that stands in a file leads to below the output and nowhere else.
  static func isSafe(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && $0 != OutputFolder.stagingName
    }
  }
}
