// An open file or folder that closes itself.

import Glibc

/// An open file or folder with one owner; closed when that lets it go.
///
/// Where there may be none, ``none`` stands for it, and every call refuses that.
package struct Descriptor: ~Copyable, Sendable {
  /// As the system knows it.
  let number: CInt

  deinit { if number >= 0 { Glibc.close(number) } }

  /// Closes it and tells whether that went well: some file systems tell only now that there was no
  /// room.
  package consuming func close() throws(SystemError) {
    let number = number
    discard self
    guard Glibc.close(number) == 0 else { throw .last }
  }

  /// Standard input, as a descriptor of its own.
  package static var standardInput: Descriptor? {
    taking(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
  }

  /// What is not open.
  package static var none: Descriptor { Descriptor(number: -1) }

  /// The folder that this process works in. What is looked for in it is what a user named, and may
  /// stand anywhere.
  package static var working: Descriptor { Descriptor(number: AT_FDCWD) }

  /// Whether there is a file or a folder.
  package var isOpen: Bool { number != -1 }

  private var isWorking: Bool { number == AT_FDCWD }

  /// Opens what a user named, wherever that leads; or what stands below a folder, by a path that
  /// leads there without symbolic links and without `..`. Nothing, and `errno`, if it cannot be.
  package static func open(
    _ path: String, in folder: borrowing Descriptor = .working, _ flags: CInt
  ) -> Descriptor? {
    if folder.isWorking { return taking(SystemFiles.open(path, flags)) }
    // A name alone needs no words of its own to be made, and many are opened.
    if isName(path) { return taking(SystemFiles.open(path, in: folder.number, flags | O_NOFOLLOW)) }
    // By bytes, as the system reads it: a slash under an accent is none to Swift, and one to the system.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard path == "." || parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      errno = EINVAL
      return nil
    }
    var parent = folder.number
    defer { if parent != folder.number { Glibc.close(parent) } }
    for part in parts.dropLast() {
      let next = SystemFiles.open(
        String(part), in: parent, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      if parent != folder.number { Glibc.close(parent) }
      parent = folder.number
      guard next >= 0 else { return nil }
      parent = next
    }
    return taking(
      SystemFiles.open(String(parts.last ?? "."), in: parent, flags | O_NOFOLLOW))
  }

  /// Whether it is the name of what stands in a folder, and no way to elsewhere.
  private static func isName(_ path: String) -> Bool {
    !path.isEmpty && path != "." && path != ".." && !path.utf8.contains(UInt8(ascii: "/"))
  }

  /// Opens a folder, or one below another, where no symbolic link is followed.
  package static func folder(
    _ path: String, in parent: borrowing Descriptor = .working, shownAs shown: String? = nil
  ) throws(DiskError) -> Descriptor {
    guard let folder = open(path, in: parent, O_RDONLY | O_DIRECTORY) else {
      throw DiskError(.list, shown ?? path)
    }
    return folder
  }

  /// Opens a file that is written to, in a folder, by its name in it; makes it if it is not there.
  package static func file(
    toWrite name: String, in folder: borrowing Descriptor = .working, _ flags: CInt = O_TRUNC,
    shownAs shown: @autoclosure () -> String
  ) throws(DiskError) -> Descriptor {
    let number = SystemFiles.open(name, in: folder.number, O_RDWR | O_CREAT | flags)
    guard let file = taking(number) else { throw DiskError(.write, shown()) }
    return file
  }

  private static func taking(_ number: CInt) -> Descriptor? {
    number < 0 ? nil : Descriptor(number: number)
  }
}
