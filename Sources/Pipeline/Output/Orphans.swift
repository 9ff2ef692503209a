// Files that an earlier build made and this one does not.

import Glibc
import System

/// What nothing makes any more.
struct Orphans {
  /// Files that earlier builds made, that the new one does not, and that are still as they were
  /// made: a file that someone changed is theirs.
  private(set) var files: [OutputRecord] = []
  /// The folders that such files stand in, or stood in.
  private var folders: Set<String> = []

  /// Finds them.
  init(
    known: Manifest?, alsoOwned: [String: Fingerprint], new: Manifest, in output: OutputFolder
  ) throws(DiskError) {
    var candidates: [String: (fingerprint: Fingerprint, record: OutputRecord?)] = [:]
    if !alsoOwned.isEmpty {
      let now = Set(new.outputs.map(\.name))
      for (path, fingerprint) in alsoOwned where !now.contains(path) {
        candidates[path] = (fingerprint, nil)
      }
    }
    for record in known?.outputs(notIn: new) ?? [] {
      candidates[record.name] = (record.fingerprint, record)
    }
    for (path, made) in candidates {
      folders.insert(SiteWriter.parts(path).folder)
      guard let stamp = output.stamp(path) else { continue }
      var isOurs = made.record?.isUntouched(stamp) ?? false
      if !isOurs {
        isOurs =
          try FileReading.fingerprint(path, in: output.number, shownAs: output.shown(path))
          == made.fingerprint
      }
      if isOurs {
        files.append(OutputRecord(name: path, fingerprint: made.fingerprint, stamp: stamp))
      }
    }
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Removes those files at whose place there will be a folder, or in whose folder's place there will
  /// be a file. Everything else stays until what replaces it is there.
  func clearTheWay(in output: OutputFolder) throws(DiskError) {
    var filesToCome: [String: Bool] = [:]
    for file in files {
      var isInTheWay = OutputFolder.isFolder(file.name, in: output.stagingNumber)
      var folder = SiteWriter.parts(file.name).folder
      while !isInTheWay, !folder.isEmpty {
        let isFile =
          filesToCome[folder] ?? (OutputFolder.stamp(folder, in: output.stagingNumber) != nil)
        filesToCome[folder] = isFile
        isInTheWay = isFile
        folder = SiteWriter.parts(folder).folder
      }
      if isInTheWay { try Self.remove(file, from: output) }
    }
  }

  private static func remove(
    _ file: OutputRecord, from output: OutputFolder
  ) throws(DiskError) {
    // What came into the place of its folder is no part of it.
    if output.stamp(file.name) == nil { return }
    try FolderTree.removeFile(file.name, in: output.number, shownAs: output.shown(file.name))
  }

  /// Removes the files, and the folders that are empty without them.
  func remove(from output: OutputFolder) throws(DiskError) {
    for file in files { try Self.remove(file, from: output) }
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      var folder = folder
      while !folder.isEmpty, unlinkat(output.number, folder, AT_REMOVEDIR) == 0 {
        folder = SiteWriter.parts(folder).folder
      }
    }
  }
}

extension Manifest {
  /// All files that were made; their names are whole paths below the output.
  var outputs: [OutputRecord] { pages.flatMap(\.files) + otherOutputs }

  private var otherOutputs: [OutputRecord] { copies.map(\.output) + files }

  /// The files about the site as a whole.
  var files: [OutputRecord] { parts.flatMap(\.files) }

  /// All files that are not made according to another manifest. Most pages are the same in both,
  /// and are told by one comparison.
  fileprivate func outputs(notIn other: Manifest) -> [OutputRecord] {
    var places: [String: Int] = [:]
    for (index, page) in other.pages.enumerated() { places[page.name] = index }
    let gone = pages.flatMap { page -> [OutputRecord] in
      guard let index = places[page.name] else { return page.files }
      let others = other.pages[index].outputs
      return page.outputs == others
        ? [] : page.files.filter { file in !others.contains { file.name.hasSuffix("/\($0.name)") } }
    }
    let now = Set(other.otherOutputs.map(\.name))
    return gone + otherOutputs.filter { !now.contains($0.name) }
  }
}

extension PageRecord {
  /// The files; their names are whole paths below the output.
  fileprivate var files: [OutputRecord] {
    outputs.map { output in
      var output = output
      output.name = "\(name)/\(output.name)"
      return output
    }
  }
}
