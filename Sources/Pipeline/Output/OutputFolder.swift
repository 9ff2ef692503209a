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
  /// Which files of it builds of ours made.
  let ownership: Ownership
  /// The number of the folder; if there is none, one that every call refuses.
  let number: Int32
  /// The number of the staging folder.
  let stagingNumber: Int32

  /// The staging folder. Its name begins with a dot, as does no name of a page.
  static let stagingName = ".vitrine-staging"

  /// Takes over the descriptors of the folder and of its staging folder; -1 where there is none.
  init(
    path: String, number: Int32, stagingNumber: Int32, ownership: Ownership
  ) {
    self.path = path
    self.number = number
    self.stagingNumber = stagingNumber
    self.ownership = ownership
  }

  deinit {
    if stagingNumber >= 0 { close(stagingNumber) }
    if number >= 0 { LockedOutput.close(number) }
  }

  /// Whether files are only compared.
  var onlyChecks: Bool { stagingNumber < 0 }

  /// A file as it is, if it is as a build of ours made it.
  func ours(_ path: String) throws(DiskError) -> OutputRecord? {
    guard let stamp = stamp(path) else { return nil }
    let print = try FileReading.fingerprint(path, in: number, shownAs: shown(path))
    if !ownership.made(path, print), try !isSealed(path) { return nil }
    return OutputRecord(name: path, fingerprint: print, stamp: stamp)
  }

  /// Whether a file is a page that a build of ours made, whatever is known of it.
  func isSealed(_ path: String) throws(DiskError) -> Bool {
    guard Seal.isBorne(by: path), stamp(path) != nil else { return false }
    return Seal.holds(try FileReading.read(path, in: number, shownAs: shown(path)).bytes)
  }

  /// Whether all files of a folder are as earlier builds made them, and there is nothing else but
  /// folders.
  func isAllAsMade(in folder: String) throws(DiskError) -> Bool {
    guard Self.isFolder(folder, in: number) else { return false }
    let opened = try Descriptor.folder(folder, in: number, shownAs: shown(folder))
    for entry in try FolderEntry.all(in: opened, shownAs: shown(folder)) {
      guard let name = entry.name else { return false }
      let path = "\(folder)/\(name)"
      let isOurs = entry.kind == .folder ? try isAllAsMade(in: path) : try ours(path) != nil
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
    if let opened = Descriptor.open(name, in: number, O_RDONLY | O_DIRECTORY) { return opened }
    if errno == ENOENT { return nil }
    guard errno == ENOTDIR || errno == ELOOP else { throw DiskError(.list, shown(folder)) }
    blocker = file(inTheWayOf: folder)
    return nil
  }

  private func file(inTheWayOf folder: String) -> String? {
    var path = folder
    // A name below a file or a link is refused with another error than one that is nowhere.
    while !path.isEmpty, Self.status(path, in: number) == nil {
      if errno != ENOTDIR, errno != ELOOP { return nil }
      path = SiteWriter.parts(path).folder
    }
    return path.isEmpty ? nil : path
  }

  /// Opens a file of the output, if it is there.
  func openFile(_ path: String) -> Descriptor? {
    number < 0 ? nil : Descriptor.open(path, in: number, O_RDONLY)
  }

  /// Makes and opens a folder of the staging folder.
  func openStaged(_ folder: String) throws(DiskError) -> Descriptor {
    if folder.isEmpty {
      return try Descriptor.folder(".", in: stagingNumber, shownAs: path)
    }
    if let opened = Descriptor.open(folder, in: stagingNumber, O_RDONLY | O_DIRECTORY) {
      return opened
    }
    try FileWriting.makeFolder(folder, in: stagingNumber, shownAs: shown(folder))
    return try Descriptor.folder(folder, in: stagingNumber, shownAs: shown(folder))
  }

  /// The marks of a file of the output; none if there is no such file.
  func stamp(_ path: String) -> FileStamp? { Self.stamp(path, in: number) }

  /// Whether there is a folder of that name, and no link to one.
  static func isFolder(_ name: String, in folder: Int32) -> Bool {
    status(name, in: folder).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  static func stamp(_ name: String, in folder: Int32) -> FileStamp? {
    guard let status = status(name, in: folder), status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return FileStamp(status)
  }

  /// What stands at a path below a folder, where no link is followed; nothing, and `errno`, if there
  /// is nothing.
  static func status(_ path: String, in folder: Int32) -> stat? {
    let status = Descriptor.at(path, in: folder) {
      SystemFiles.status(of: $1, in: $0, followsLinks: false)
    }
    return status ?? nil
  }
}
