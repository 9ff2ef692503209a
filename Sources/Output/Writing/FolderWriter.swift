// Writes the files of one folder of the output: those that are new or different.

import System

/// A file of the output that is not as it should be.
package struct Difference: Hashable, Sendable {
  /// What is wrong with it.
  package enum Kind: String, Hashable, Sendable {
    case missing
    case differs
    /// It was made by an earlier build, and is made no more.
    case orphaned
    /// It is a page that no build made, and is published with the others.
    case foreign
  }

  /// The path below the output.
  package var path: String
  /// What is wrong with it.
  package var kind: Kind

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// One folder of the output while its files are made; not shared between threads.
package final class FolderWriter {
  private let output: OutputFolder
  private let folder: String
  private let old: [OutputRecord]
  /// Where each file is among those, where there are many.
  private lazy var places = Dictionary(
    old.enumerated().map { (Spelling($1.name), $0) }, uniquingKeysWith: { first, _ in first })
  /// What is there of it.
  private let existing: Descriptor
  /// Its place in the staging folder, once something is written.
  private var staged = Descriptor.none
  private let stagedOpener: PathOpener

  private var print = Fingerprinter()

  /// What is to be remembered of the files.
  package private(set) var records: [OutputRecord] = []
  /// How many files were written, or would have been.
  package private(set) var written = 0
  /// Which those are, where files are only compared.
  package private(set) var differences: [Difference] = []
  /// Paths at which there is something that no build made.
  package private(set) var inTheWay: [String] = []

  /// Begins with what is remembered of the folder. Whoever writes many has openers that remember where
  /// the last one stood, in the output and in the staging folder.
  package init(
    _ output: OutputFolder, _ folder: String, old: [OutputRecord],
    opener: PathOpener = PathOpener(), stagedOpener: PathOpener = PathOpener()
  ) throws(DiskError) {
    self.output = output
    self.folder = folder
    self.old = old
    self.stagedOpener = stagedOpener
    var blocker: String?
    existing = try output.open(folder, with: opener, blocker: &blocker)
    if let blocker, try output.ours(blocker) == nil { inTheWay.append(blocker) }
  }

  /// Whether all files are on the disk as they were left.
  package var isUntouched: Bool {
    existing.isOpen
      && old.allSatisfy { record in
        existing.stamp(of: record.name).map(record.isUntouched) ?? false
      }
  }

  /// Keeps all files as they are.
  func keepAll() { records = old }

  /// Writes a file of the folder, unless it is there already, just so. A page gets its seal.
  package func write(_ name: String, _ bytes: inout [UInt8]) throws(DiskError) {
    let fingerprint =
      Seal.isBorne(by: name) ? Seal.put(on: &bytes, &print) : Fingerprint(of: bytes)
    if try !keep(name, fingerprint, size: bytes.count) { try make(name, bytes, fingerprint) }
  }

  /// Writes a file whose fingerprint is known before its bytes are; those are asked for only if they
  /// are needed. Tells whether they were there.
  package func write(
    _ name: String, like made: OutputRecord,
    _ bytes: () throws(DiskError) -> [UInt8]?
  ) throws(DiskError) -> Bool {
    if try keep(name, made.fingerprint, size: Int(made.size)) { return true }
    guard let bytes = try bytes() else { return false }
    try make(name, bytes, made.fingerprint)
    return true
  }

  private func make(
    _ name: String, _ bytes: [UInt8], _ fingerprint: Fingerprint
  ) throws(DiskError) {
    var stamp = FileStamp(size: Int64(bytes.count), modified: 0, changed: 0, inode: 0)
    if !output.onlyChecks {
      try openStaged()
      stamp = try FileWriting.make(name, in: staged, bytes, shownAs: output.shown(path(name)))
    }
    records.append(OutputRecord(name: name, fingerprint: fingerprint, stamp: stamp))
  }

  /// Keeps the file of that name, if it has that fingerprint; else notes that it differs.
  private func keep(
    _ name: String, _ fingerprint: Fingerprint, size: Int
  ) throws(DiskError) -> Bool {
    guard existing.isOpen else {
      note(.missing, name)
      return false
    }
    let record = record(name)
    guard let stamp = existing.stamp(of: name) else {
      note(.missing, name)
      // A folder or a link stays where a file is to be, unless all that is in the folder is ours.
      if existing.holds(name), try !output.isAllAsMade(in: path(name)) {
        inTheWay.append(path(name))
      }
      return false
    }
    // Of a file that is as it was left, it is known what is in it.
    let known = record.flatMap { $0.isUntouched(stamp) ? $0 : nil }
    if let known, known.fingerprint == fingerprint {
      records.append(known)
      return true
    }
    if known == nil, stamp.size == size,
      try FileReading.fingerprint(name, in: existing, shownAs: output.shown(path(name)))
        == fingerprint
    {
      records.append(OutputRecord(name: name, fingerprint: fingerprint, stamp: stamp))
      return true
    }
    if record == nil, !output.names(path(name)), try !output.isSealed(path(name)) {
      inTheWay.append(path(name))
    }
    note(.differs, name)
    return false
  }

  private func note(_ kind: Difference.Kind, _ name: String) {
    written += 1
    if output.onlyChecks { differences.append(Difference(path: path(name), kind: kind)) }
  }

  /// Keeps the file of that name if it is on the disk as it was left; tells whether it is.
  func keepUntouched(_ name: String) -> Bool {
    guard let record = record(name), let stamp = existing.stamp(of: name), record.isUntouched(stamp)
    else { return false }
    records.append(record)
    return true
  }

  /// Writes a file piece by piece.
  func stream(
    _ name: String, _ write: (inout StreamedFile) throws(DiskError) -> Void
  ) throws(DiskError) {
    if !output.onlyChecks { try openStaged() }
    let shown = output.shown(path(name))
    var file = try StreamedFile(name, in: staged, shownAs: shown)
    try write(&file)
    let (fingerprint, stamp) = try file.finish()
    if try !keep(name, fingerprint, size: Int(stamp.size)) {
      records.append(OutputRecord(name: name, fingerprint: fingerprint, stamp: stamp))
    } else if staged.isOpen {
      try FolderTree.removeFile(name, in: staged, shownAs: shown)
    }
  }

  private func openStaged() throws(DiskError) {
    if !staged.isOpen { staged = try output.openStaged(folder, with: stagedOpener) }
  }

  private func path(_ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// What is remembered of a file. Files mostly come in the order of the last build, so that the
  /// next one is tried first.
  private func record(_ name: String) -> OutputRecord? {
    if records.count < old.count, old[records.count].name.isSpelled(as: name) {
      return old[records.count]
    }
    return old.count < 32
      ? old.first { $0.name.isSpelled(as: name) } : places[Spelling(name)].map { old[$0] }
  }
}
