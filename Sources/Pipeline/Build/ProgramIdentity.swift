// Which program this is.

import Glibc

enum ProgramIdentity {
  /// A fingerprint of the running executable. Its bytes are not read: a program that is built again
  /// or put in its place is another file of the disk, with a time of its own.
  static var fingerprint: Fingerprint {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return Fingerprint(value: 0) }
    let stamp = FileStamp(status)
    return Fingerprint(value: stamp.inode).with(UInt64(bitPattern: stamp.size))
      .with(UInt64(bitPattern: stamp.modified)).with(UInt64(status.st_dev))
  }

  /// A fingerprint of the bytes of the running executable: the same on every machine.
  static func bytes() throws(DiskError) -> Fingerprint { try read.get() }

  private static let read: Result<Fingerprint, DiskError> = {
    do throws(DiskError) {
      return .success(
        try FileReading.fingerprint("/proc/self/exe", shownAs: "the program itself"))
    } catch {
      return .failure(error)
    }
  }()
}
