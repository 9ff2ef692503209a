// Writes files anywhere in the output: those about the site as a whole.

/// Files of several folders, each written only if it is new or different.
final class SiteWriter {
  private let output: OutputFolder
  private let old: [String: [OutputRecord]]
  private var folders: [String: FolderWriter] = [:]

  /// Begins with what is remembered; names are whole paths.
  init(_ output: OutputFolder, old: [OutputRecord]) {
    self.output = output
    var byFolder: [String: [OutputRecord]] = [:]
    for var record in old {
      let (folder, name) = Self.parts(record.name)
      record.name = name
      byFolder[folder, default: []].append(record)
    }
    self.old = byFolder
  }

  /// Writes a file.
  func write(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    let (folder, name) = Self.parts(path)
    try writer(of: folder).write(name, bytes)
  }

  /// Writes a file whose fingerprint is known before its bytes are; those are asked for only if they
  /// are needed. Tells whether they were there.
  func write(
    _ path: String, like made: OutputRecord, _ bytes: () -> [UInt8]?
  ) throws(DiskError) -> Bool {
    let (folder, name) = Self.parts(path)
    return try writer(of: folder).write(name, like: made, bytes)
  }

  /// Keeps all files, if all are on the disk as they were left.
  func keepAll() throws(DiskError) -> Bool {
    for folder in old.keys where try !writer(of: folder).isUntouched { return false }
    for folder in folders.values { folder.keepAll() }
    return true
  }

  /// Keeps a file if it is on the disk as it was left.
  func keepUntouched(_ path: String) throws(DiskError) -> Bool {
    let (folder, name) = Self.parts(path)
    return try writer(of: folder).keepUntouched(name) != nil
  }

  /// Writes a file piece by piece.
  func stream(
    _ path: String, _ write: (inout StreamedFile) throws(DiskError) -> Void
  ) throws(DiskError) {
    let (folder, name) = Self.parts(path)
    let writer = try writer(of: folder)
    let place = output.onlyChecks ? nil : try writer.stagedFolder()
    var file = try StreamedFile(name, in: place, shownAs: output.shown(path))
    try write(&file)
    let count = file.count
    let (fingerprint, stamp) = try file.finish()
    if try writer.keep(name, fingerprint, size: count) {
      if let place { try FolderTree.removeFile(name, in: place, shownAs: output.shown(path)) }
    } else {
      let stamp = stamp ?? FileStamp(size: Int64(count), modified: 0, changed: 0, inode: 0)
      writer.add(OutputRecord(name: name, fingerprint: fingerprint, stamp: stamp))
    }
  }

  /// What is to be remembered, in order of path.
  var records: [OutputRecord] {
    folders.flatMap { folder, writer in
      writer.records.map { record in
        var record = record
        if !folder.isEmpty { record.name = "\(folder)/\(record.name)" }
        return record
      }
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// What was written, or would have been.
  var differences: [Difference] { folders.values.flatMap(\.differences) }

  /// Paths at which there is something that no build made.
  var foreign: [String] { folders.values.flatMap(\.foreign) }

  private func writer(of folder: String) throws(DiskError) -> FolderWriter {
    if let writer = folders[folder] { return writer }
    let writer = try FolderWriter(output, folder, old: old[folder] ?? [])
    folders[folder] = writer
    return writer
  }

  static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}
