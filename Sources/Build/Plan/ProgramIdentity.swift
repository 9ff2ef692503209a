// Which program this is.

import Prose
import System

/// Tells this program from others.
enum ProgramIdentity {
  /// A fingerprint of the running executable. Its bytes are not read: a program that is built again
  /// or put in its place is another file of the disk, with a time of its own.
  static var fingerprintOfFile: Fingerprint {
    var print = Fingerprinter()
    let path = "/proc/self/exe"
    guard let stamp = FileStamp(of: path), let identity = FileIdentity(of: path) else {
      // A program that cannot be told from others trusts no memory, not even its own.
      print.add(UInt64(bitPattern: FileStamp.now()))
      return print.fingerprint
    }

    print.add(stamp)
    print.add(identity.device)
    return print.fingerprint
  }

  /// A fingerprint of the bytes of the running executable and of the versions of the libraries that
  /// it found: the same on every machine that has the same ones.
  static func fingerprintOfBytes() throws(DiskError) -> Fingerprint { try read.get() }

  private static let read: Result<Fingerprint, DiskError> = {
    do throws(DiskError) {
      var print = Fingerprinter()
      print.add(try FileReading.fingerprint("/proc/self/exe", shownAs: "the program itself"))
      for library in LibraryVersion.all { print.add(library.description) }
      return .success(print.fingerprint)
    } catch {
      return .failure(error)
    }
  }()
}
