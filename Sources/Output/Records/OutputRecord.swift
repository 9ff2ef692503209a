// What is remembered of a file that was written.

import System

/// A file of the output as it was when the build left it.
package struct OutputRecord: Hashable, Sendable {
  /// The name in its folder.
  package var name: String
  /// The fingerprint of its bytes.
  package var fingerprint: Fingerprint
  /// How many bytes there are.
  package var size: Int64
  /// When it was written, in nanoseconds.
  package var modified: Int64
  /// Which file of the disk it is.
  package var inode: UInt64

  /// A file that was written.
  package init(name: String, fingerprint: Fingerprint, stamp: FileStamp) {
    self.name = name
    self.fingerprint = fingerprint
    size = stamp.size
    modified = stamp.modified
    inode = stamp.inode
  }

  /// Whether the file on the disk is the one that was written. Renaming it changes none of this.
  func isUntouched(_ stamp: FileStamp) -> Bool {
    stamp.size == size && stamp.modified == modified && stamp.inode == inode
  }

  func pack(into packer: inout Packer) {
    packer.add(name)
    packer.add(fingerprint)
    packer.add(Int(size))
    packer.addFixed(modified)
    packer.add(inode)
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    name = try unpacker.text()
    fingerprint = try unpacker.fingerprint()
    size = Int64(try unpacker.integer())
    modified = try unpacker.fixedInteger()
    inode = try unpacker.number()
  }
}
