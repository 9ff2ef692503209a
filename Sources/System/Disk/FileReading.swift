// Files read and written as wholes.

import Glibc

/// Reads files whole, and tells their fingerprints.
package enum FileReading {
  /// How many bytes of a large file are held at a time.
  package static let chunk = 256 * 1024

  /// The bytes of a file and its stamp. If the file changes meanwhile, the bytes are newer than the
  /// stamp and never older, so that a later look tells that it changed.
  package static func read(
    _ path: String, in folder: borrowing Descriptor = .working, limit: Int = .max,
    shownAs shown: String? = nil
  ) throws(DiskError) -> (bytes: [UInt8], stamp: FileStamp) {
    // A pipe in the place of a file would make an ordinary open wait for ever.
    guard let file = Descriptor.open(path, in: folder, O_RDONLY | O_NONBLOCK) else {
      throw DiskError(.read, shown ?? path)
    }
    guard let status = SystemFiles.status(of: file.number) else {
      throw DiskError(.read, shown ?? path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw DiskError(
        .read, shown ?? path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    let bytes = try bytes(
      of: file, expected: min(Int(status.st_size), limit), limit: limit, shown ?? path)
    return (bytes, FileStamp(status))
  }

  /// The fingerprint of a file.
  package static func fingerprint(
    _ name: String, in folder: borrowing Descriptor = .working, shownAs shown: String
  ) throws(DiskError) -> Fingerprint {
    var print = Fingerprinter()
    try forEachPiece(of: name, in: folder, shownAs: shown) { print.append($0) }
    return print.fingerprint
  }

  /// Gives a file of any size, piece by piece.
  package static func forEachPiece(
    of name: String, in folder: borrowing Descriptor = .working, shownAs shown: String,
    _ take: ([UInt8]) throws(DiskError) -> Void
  ) throws(DiskError) {
    guard let file = Descriptor.open(name, in: folder, O_RDONLY | O_NONBLOCK) else {
      throw DiskError(.read, shown)
    }
    var bytes: [UInt8] = []
    repeat {
      bytes = try next(of: file, shownAs: shown)
      try take(bytes)
    } while bytes.count == chunk
  }

  /// The next bytes of a file; fewer than a chunk at its end.
  private static func next(
    of file: borrowing Descriptor, shownAs shown: String
  ) throws(DiskError) -> [UInt8] {
    let (bytes, failure) = FileBytes.read(chunk, of: file.number)
    guard failure == 0 else { throw DiskError(.read, shown, code: failure) }
    return bytes
  }

  /// The bytes of a file, at most a chunk more than the limit.
  private static func bytes(
    of file: borrowing Descriptor, expected: Int, limit: Int, _ path: String
  ) throws(DiskError) -> [UInt8] {
    // Asking for one byte more than expected tells the end of the file without another call.
    var (bytes, failure) = FileBytes.read(expected + 1, of: file.number)
    guard failure == 0 else { throw DiskError(.read, path, code: failure) }
    var isAtEnd = bytes.count <= expected
    // The file grew since it was asked for its size.
    while !isAtEnd, bytes.count <= limit {
      let more = try next(of: file, shownAs: path)
      isAtEnd = more.count < chunk
      bytes += more
    }
    return bytes
  }
}

/// Makes files and folders.
package enum FileWriting {
  /// Makes a file of some bytes; gives the stamp that it bears. There must be none of that
  /// name; if not all can be written, there is none afterwards.
  package static func make(
    _ name: String, in folder: borrowing Descriptor = .working, _ bytes: [UInt8],
    shownAs shown: @autoclosure () -> String
  ) throws(DiskError) -> FileStamp {
    let file = try Descriptor.file(toWrite: name, in: folder, O_EXCL, shownAs: shown())
    var failure: CInt = 0
    var stamp: FileStamp?
    if file.write(bytes) { stamp = file.stamp }
    if stamp == nil { failure = errno }
    do throws(SystemError) {
      try file.close()
    } catch {
      if failure == 0 { failure = error.code }
    }
    guard let stamp, failure == 0 else {
      SystemFiles.removeFile(name, in: folder.number)
      throw DiskError(.write, shown(), code: failure)
    }
    return stamp
  }

  /// Makes a folder and those that it stands in; those that are there already are fine.
  package static func makeFolder(
    _ path: String, in parent: borrowing Descriptor = .working, shownAs shown: String
  ) throws(DiskError) {
    if parent.makeFolder(path) || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastSlash else {
      throw DiskError(.make, shown)
    }
    try makeFolder(String(path[..<slash]), in: parent, shownAs: shown)
    guard parent.makeFolder(path) || errno == EEXIST else { throw DiskError(.make, shown) }
  }
}
