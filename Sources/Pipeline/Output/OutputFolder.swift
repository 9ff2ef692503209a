// The folder that a build writes to, held for as long as the build is at work.

import Glibc
import System

/// The output: what is there already, and beside it, in a folder of its own, what is to come.
///
/// Nothing that is there is touched while pages are built. New files gather in the staging folder
/// and are moved into place when all is well, so that a mistake, a full disk or a kill before that
/// leaves the output as it was, and no memory holds what is to be written.
final class OutputFolder: Sendable {
  /// The folder, as the user named it.
  let path: String
  /// Files that were made by an earlier build and are in no record, by path.
  let alsoOwned: [String: Fingerprint]
  private let known: Manifest?
  /// The number of the folder; if there is none, one that every call refuses.
  let number: Int32
  /// The number of the staging folder.
  let stagingNumber: Int32

  /// The staging folder. Its name begins with a dot, as does no name of a page.
  static let stagingName = ".vitrine-staging"

  /// Takes over the descriptors of the folder and of its staging folder; -1 where there is none.
  init(
    path: String, number: Int32, stagingNumber: Int32, known: Manifest?,
    alsoOwned: [String: Fingerprint]
  ) {
    self.path = path
    self.number = number
    self.stagingNumber = stagingNumber
    self.known = known
    self.alsoOwned = alsoOwned
  }

  deinit {
    if stagingNumber >= 0 { close(stagingNumber) }
    if number >= 0 { LockedOutput.close(number) }
  }

  /// Whether files are only compared.
  var onlyChecks: Bool { stagingNumber < 0 }

  /// Whether an earlier build made a file at that path, for whatever part of the site.
  func owns(_ path: String) -> Bool {
    alsoOwned[path] != nil || (known?.outputs.contains { $0.name == path } ?? false)
  }

  /// Whether a file is as an earlier build made it; costs a look at all that was made.
  func isAsMade(_ path: String) throws(DiskError) -> Bool {
    guard let stamp = stamp(path) else { return false }
    let record = known?.outputs.first { $0.name == path }
    if let record, record.isUntouched(stamp) { return true }
    guard let made = record?.fingerprint ?? alsoOwned[path] else { return false }
    return try FileReading.fingerprint(path, in: number, shownAs: shown(path)) == made
  }

  /// Whether all files of a folder are as earlier builds made them, and there is nothing else but
  /// folders.
  func isAllAsMade(in folder: String) throws(DiskError) -> Bool {
    guard Self.isFolder(folder, in: number) else { return false }
    let opened = try Descriptor.folder(folder, in: number, shownAs: shown(folder))
    for entry in try FolderEntry.all(in: opened, shownAs: shown(folder)) {
      guard let name = entry.name else { return false }
      let path = "\(folder)/\(name)"
      let isOurs = entry.kind == .folder ? try isAllAsMade(in: path) : try isAsMade(path)
      if !isOurs { return false }
    }
    return true
  }

  /// A path of the output as the user knows it.
  func shown(_ path: String) -> String { path.isEmpty ? self.path : "\(self.path)/\(path)" }

  /// Opens a folder below the output, if it is there; else tells what stands in its place, if
  /// something does.
  func open(_ folder: String, blocker: inout String?) throws(DiskError) -> Descriptor? {
    if number < 0 { return nil }
    let name = folder.isEmpty ? "." : folder
    let opened = Glibc.openat(number, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if opened >= 0 { return Descriptor(number: opened) }
    if errno == ENOENT { return nil }
    guard errno == ENOTDIR else { throw DiskError(.list, shown(folder)) }
    blocker = file(inTheWayOf: folder)
    return nil
  }

  private func file(inTheWayOf folder: String) -> String? {
    var status = stat()
    var path = folder
    // A name below a file is refused with another error than one that is nowhere.
    while !path.isEmpty, fstatat(number, path, &status, AT_SYMLINK_NOFOLLOW) != 0 {
      if errno != ENOTDIR { return nil }
      path = SiteWriter.parts(path).folder
    }
    return path.isEmpty ? nil : path
  }

  /// Opens a file of the output, if it is there.
  func openFile(_ path: String) -> Descriptor? {
    let opened = Glibc.openat(number, path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    return opened < 0 ? nil : Descriptor(number: opened)
  }

  /// Makes and opens a folder of the staging folder.
  func openStaged(_ folder: String) throws(DiskError) -> Descriptor {
    if folder.isEmpty {
      return try Descriptor.folder(".", in: stagingNumber, shownAs: path)
    }
    let opened = openat(stagingNumber, folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if opened >= 0 { return Descriptor(number: opened) }
    try FileWriting.makeFolder(folder, in: stagingNumber, shownAs: shown(folder))
    return try Descriptor.folder(folder, in: stagingNumber, shownAs: shown(folder))
  }

  /// The marks of a file of the output; none if there is no such file.
  func stamp(_ path: String) -> FileStamp? { Self.stamp(path, in: number) }

  /// Whether there is a folder of that name, and no link to one.
  static func isFolder(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  static func stamp(_ name: String, in folder: Int32) -> FileStamp? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return FileStamp(status)
  }
}
