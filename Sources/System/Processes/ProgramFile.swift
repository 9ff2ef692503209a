// The file that is running.

/// The running executable, as this machine knows it.
package enum ProgramFile {
  /// Where it is.
  package static let path = "/proc/self/exe"

  /// A fingerprint of it. Its bytes are not read: a program that is built again or put in its place is
  /// another file of the disk, with a time of its own.
  package static var fingerprint: Fingerprint {
    var print = Fingerprinter()
    guard let stamp = FileStamp(of: path), let identity = FileIdentity(of: path) else {
      // A program that cannot be told from others trusts no memory, not even its own.
      print.add(UInt64(bitPattern: FileStamp.now()))
      return print.fingerprint
    }
    print.add(stamp)
    print.add(identity.device)
    return print.fingerprint
  }
}
