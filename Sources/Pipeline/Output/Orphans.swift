// Files that an earlier build made and this one does not.

import Glibc

/// Finds and removes what nothing makes any more.
struct Orphans {
  /// A file that was made once.
  private struct File {
    var path: String
    var fingerprint: Fingerprint
    var record: OutputRecord?
  }

  private var files: [File] = []

  /// What the old builds made and the new one does not.
  init(known: Manifest?, alsoOwned: [String: Fingerprint], new: Manifest) {
    let now = Set(new.paths)
    for (path, record) in known?.outputs ?? [] where !now.contains(path) {
      files.append(File(path: path, fingerprint: record.fingerprint, record: record))
    }
    let before = alsoOwned.isEmpty ? [] : Set(files.map(\.path))
    for (path, fingerprint) in alsoOwned where !now.contains(path) && !before.contains(path) {
      files.append(File(path: path, fingerprint: fingerprint, record: nil))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Those that are there, and are still what was made: a file that someone changed is theirs.
  func existing(in output: OutputFolder) throws(DiskError) -> [String] {
    var paths: [String] = []
    for file in files {
      guard let stamp = output.stamp(file.path) else { continue }
      if let record = file.record, record.isUntouched(stamp) {
        paths.append(file.path)
      } else if try FileReading.fingerprint(
        file.path, in: output.number, shownAs: output.shown(file.path)) == file.fingerprint
      {
        paths.append(file.path)
      }
    }
    return paths
  }

  /// Removes files, and the folders that are empty without them.
  static func remove(_ paths: [String], in output: OutputFolder) throws(DiskError) {
    for path in paths {
      try FolderTree.removeFile(path, in: output.number, shownAs: output.shown(path))
      var folder = SiteWriter.parts(path).folder
      while !folder.isEmpty, unlinkat(output.number, folder, AT_REMOVEDIR) == 0 {
        folder = SiteWriter.parts(folder).folder
      }
    }
  }
}

extension Manifest {
  /// All files that were made, by path.
  var outputs: [(path: String, record: OutputRecord)] {
    pages.flatMap { page in page.outputs.map { ("\(page.name)/\($0.name)", $0) } }
      + copies.map { ($0.output.name, $0.output) } + files.map { ($0.name, $0) }
  }

  /// The paths of all files that were made.
  var paths: [String] { outputs.map(\.path) }
}
