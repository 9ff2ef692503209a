// Files that an earlier build made and this one does not.

import Glibc

/// Finds and removes what nothing makes any more.
enum Orphans {
  /// What earlier builds made, what the new one does not, and what is still as it was made: a file
  /// that someone changed is theirs.
  static func find(
    known: Manifest?, alsoOwned: [String: Fingerprint], new: Manifest, in output: OutputFolder
  ) throws(DiskError) -> [OutputRecord] {
    let now = Set(new.outputs.map(\.name))
    var candidates: [String: (fingerprint: Fingerprint, record: OutputRecord?)] = [:]
    for (path, fingerprint) in alsoOwned where !now.contains(path) {
      candidates[path] = (fingerprint, nil)
    }
    for record in known?.outputs ?? [] where !now.contains(record.name) {
      candidates[record.name] = (record.fingerprint, record)
    }
    var orphans: [OutputRecord] = []
    for (path, made) in candidates {
      guard let stamp = output.stamp(path) else { continue }
      var isOurs = made.record?.isUntouched(stamp) ?? false
      if !isOurs {
        isOurs =
          try FileReading.fingerprint(path, in: output.number, shownAs: output.shown(path))
          == made.fingerprint
      }
      if isOurs {
        orphans.append(OutputRecord(name: path, fingerprint: made.fingerprint, stamp: stamp))
      }
    }
    return orphans.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
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
  /// All files that were made; their names are whole paths below the output.
  var outputs: [OutputRecord] {
    let ofPages = pages.flatMap { page in
      page.outputs.map { output in
        var output = output
        output.name = "\(page.name)/\(output.name)"
        return output
      }
    }
    return ofPages + copies.map(\.output) + files
  }
}
