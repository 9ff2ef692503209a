// Writes files anywhere in the output: those about the site as a whole.

import System

/// Files of several folders, each written only if it is new or different.
package final class SiteWriter {
  private let output: OutputFolder
  private let old: [Spelling: [OutputRecord]]
  private var folders: [Spelling: FolderWriter] = [:]

  /// Begins with what is remembered; names are whole paths.
  package init(_ output: OutputFolder, old: [OutputRecord]) {
    self.output = output
    var byFolder: [Spelling: [OutputRecord]] = [:]
    for var record in old {
      let (folder, name) = OutputPath.split(record.name)
      record.name = name
      byFolder[Spelling(folder), default: []].append(record)
    }
    self.old = byFolder
  }

  /// Writes a file.
  package func write(_ path: String, _ bytes: consuming [UInt8]) throws(DiskError) {
    try write(path, &bytes)
  }

  /// Writes a file; a page gets its seal.
  package func write(_ path: String, _ bytes: inout [UInt8]) throws(DiskError) {
    let (folder, name) = OutputPath.split(path)
    try writer(of: folder).write(name, &bytes)
  }

  /// Writes a file whose fingerprint is known before its bytes are; those are asked for only if they
  /// are needed. Tells whether they were there.
  package func write(
    _ path: String, like made: OutputRecord,
    _ bytes: () throws(DiskError) -> [UInt8]?
  ) throws(DiskError) -> Bool {
    let (folder, name) = OutputPath.split(path)
    return try writer(of: folder).write(name, like: made, bytes)
  }

  /// Keeps all files, if all are on the disk as they were left.
  package func keepAll() throws(DiskError) -> Bool {
    for folder in old.keys where try !writer(of: folder.text).isUntouched { return false }
    for folder in folders.values { folder.keepAll() }
    return true
  }

  /// Keeps a file if it is on the disk as it was left.
  package func keepUntouched(_ path: String) throws(DiskError) -> Bool {
    let (folder, name) = OutputPath.split(path)
    return try writer(of: folder).keepUntouched(name)
  }

  /// Writes a file piece by piece.
  package func stream(
    _ path: String, _ write: (inout StreamedFile) throws(DiskError) -> Void
  ) throws(DiskError) {
    let (folder, name) = OutputPath.split(path)
    try writer(of: folder).stream(name, write)
  }

  /// What is to be remembered, in order of path.
  package var records: [OutputRecord] {
    folders.flatMap { folder, writer in
      writer.records.map { record in
        var record = record
        if !folder.text.isEmpty { record.name = "\(folder.text)/\(record.name)" }
        return record
      }
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// How many files were written, or would have been.
  package var written: Int { folders.values.reduce(0) { $0 + $1.written } }

  /// Which those are, where files are only compared.
  package var differences: [Difference] { folders.values.flatMap(\.differences) }

  /// Paths at which there is something that no build made.
  package var inTheWay: [String] { folders.values.flatMap(\.inTheWay) }

  private func writer(of folder: String) throws(DiskError) -> FolderWriter {
    if let writer = folders[Spelling(folder)] { return writer }
    let writer = try FolderWriter(output, folder, old: old[Spelling(folder)] ?? [])
    folders[Spelling(folder)] = writer
    return writer
  }
}

extension [Manifest.Copy] {
  /// The copies with the records of their files, which are known when all are written.
  package func recorded(by writer: SiteWriter) -> Self {
    var outputs: [Spelling: OutputRecord] = [:]
    for record in writer.records { outputs[Spelling(record.name)] = record }
    return map { copy in
      var copy = copy
      copy.output = outputs[Spelling(copy.output.name)] ?? copy.output
      return copy
    }
  }
}
