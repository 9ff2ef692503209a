// The border to the system: what stands in a folder, which it tells entry by entry, each at an
// address.

import Glibc

/// Names in a folder.
package enum FolderListing {
  /// A name as it can be told, whether it is that to the letter, and what it is the name of, as in
  /// `st_mode`; zero for what is gone again.
  package typealias Entry = (name: String, isUTF8: Bool, kind: mode_t)

  /// All names in an open folder but `.` and `..`, and but those of folders that `isKnown` says it knows,
  /// in the order of the disk. Not zero, but a reason, if they cannot be told.
  package static func entries(
    of folder: Int32, but isKnown: (_ folder: Span<UInt8>) -> Bool
  ) -> (entries: [Entry], failure: Int32) {
    // Its own place in the folder, so that every listing begins with the first name.
    let copy = SystemFiles.open(".", in: folder, O_RDONLY | O_DIRECTORY)
    guard copy >= 0 else { return ([], errno) }
    guard let stream = unsafe fdopendir(copy) else {
      defer { close(copy) }
      return ([], errno)
    }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { return (entries, errno) }
      let isFolder = unsafe entry.pointee.d_type == UInt8(DT_DIR)
      var isUTF8 = true
      let name: String? = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let name = unsafe UnsafeRawBufferPointer(rebasing: bytes.prefix { $0 != 0 })
        if isFolder, unsafe isKnown(name.assumingMemoryBound(to: UInt8.self).span) { return nil }
        if let text = unsafe String(validating: name, as: UTF8.self) { return text }
        isUTF8 = false
        return unsafe escaped(Array(name))
      }
      guard let name, name != ".", name != ".." else { continue }
      var kind = unsafe mode_t(entry.pointee.d_type) << 12
      // Some file systems do not say.
      if kind == 0 {
        var status = stat()
        let result = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
          unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
            unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW)
          }
        }
        kind = result == 0 ? status.st_mode & S_IFMT : 0
      }
      entries.append((name, isUTF8, kind))
    }
  }

  /// A name that is not UTF-8, with the bytes that are no letters as `\xFF`.
  private static func escaped(_ name: [UInt8]) -> String {
    name.map { byte in
      if (0x20..<0x7F).contains(byte) { return String(UnicodeScalar(byte)) }
      return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
