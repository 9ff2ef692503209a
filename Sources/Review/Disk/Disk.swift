// Files and folders, as far as a review needs them.

import Glibc

/// Reads and writes whole files.
enum Disk {
  /// The system's words for an error, by default the one that just happened.
  static func reason(_ number: Int32 = errno) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(ReviewError) -> [UInt8] {
    try read(open(path, O_RDONLY | O_CLOEXEC), path)
  }

  /// The bytes of a file below a folder. No link is followed on the way, whoever put it there since
  /// the folder was listed.
  static func read(_ path: String, below folder: String) throws(ReviewError) -> [UInt8] {
    let whole = "\(folder)/\(path)"
    let words = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !words.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      throw .unreadable(path: whole, reason: "it is no path below the folder")
    }
    var place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (index, word) in words.enumerated() where place >= 0 {
      let kind = index == words.count - 1 ? O_NONBLOCK : O_DIRECTORY
      let next = openat(place, String(word), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      let failure = errno
      close(place)
      errno = failure
      place = next
    }
    return try read(place, whole)
  }

  /// The bytes of an open file, which is closed.
  private static func read(_ file: CInt, _ path: String) throws(ReviewError) -> [UInt8] {
    guard file >= 0 else { throw .unreadable(path: path, reason: reason()) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .unreadable(path: path, reason: reason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is no file")
    }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { room, count in
      while count < room.count {
        let read = Glibc.read(file, room.baseAddress.map { $0 + count }, room.count - count)
        if read == 0 { return }
        if read > 0 {
          count += read
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw .unreadable(path: path, reason: reason(failure)) }
    return bytes
  }

  /// Writes a file whole: beside its place first, so that it is never there by half.
  static func write(_ bytes: [UInt8], to path: String) throws(ReviewError) {
    let beside = "\(path).new-\(getpid())"
    let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .unwritable(path: path, reason: reason()) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(file, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        let failure = errno
        close(file)
        unlink(beside)
        throw .unwritable(path: path, reason: reason(failure))
      }
    }
    // Some file systems tell only now that there was no room.
    guard close(file) == 0, rename(beside, path) == 0 else {
      let failure = errno
      unlink(beside)
      throw .unwritable(path: path, reason: reason(failure))
    }
  }

  /// Makes a folder and those that it stands in.
  static func makeFolder(_ path: String) throws(ReviewError) {
    if path.isEmpty || mkdir(path, 0o777) == 0 || isFolder(path) { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/") else {
      throw .unwritable(path: path, reason: reason())
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || isFolder(path) else {
      throw .unwritable(path: path, reason: reason())
    }
  }

  /// Removes a file or a folder with all that is in it; links are removed, not followed.
  static func remove(_ path: String) {
    guard unlink(path) != 0, let folder = opendir(path) else { return }
    while let name = nextName(in: folder) { remove("\(path)/\(name)") }
    closedir(folder)
    rmdir(path)
  }

  /// The sizes of all files in a folder and in those in it, by their paths below it.
  static func files(in root: String) throws(ReviewError) -> [String: Int] {
    var files: [String: Int] = [:]
    var open = [""]
    while let below = open.popLast() {
      let path = below.isEmpty ? root : "\(root)/\(below)"
      guard let folder = opendir(path) else {
        throw .unreadable(path: path, reason: reason())
      }
      defer { closedir(folder) }
      while let name = nextName(in: folder) {
        var status = stat()
        let entry = below.isEmpty ? name : "\(below)/\(name)"
        guard fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
          // What is gone by now is gone; but what never had that name was not read rightly.
          guard name.unicodeScalars.contains("\u{FFFD}") else { continue }
          throw .unreadable(path: "\(root)/\(entry)", reason: "its name is not UTF-8")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: files[entry] = Int(status.st_size)
        case S_IFDIR where name != ".git": open.append(entry)
        default: continue
        }
      }
    }
    return files
  }

  static func nextName(in folder: OpaquePointer) -> String? {
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { return name }
    }
    return nil
  }
}
