// A file that is too large to be held, written piece by piece.

import System

/// A file of the staging folder while it is written. If it is never finished, it goes with that folder.
package struct StreamedFile: ~Copyable {
  private let file: Descriptor
  private let shown: String
  private var buffer: [UInt8] = []
  private var print = Fingerprinter()
  /// How many bytes there are so far.
  package private(set) var count = 0

  /// Begins a file; where there is no folder to write it to, only its fingerprint is found out.
  init(_ name: String, in folder: borrowing Descriptor, shownAs shown: String) throws(DiskError) {
    self.shown = shown
    buffer.reserveCapacity(FileReading.chunk)
    file = folder.isOpen ? try .file(toWrite: name, in: folder, shownAs: shown) : .none
  }

  /// Appends some bytes.
  package mutating func append(_ bytes: [UInt8]) throws(DiskError) {
    count += bytes.count
    if buffer.count + bytes.count > FileReading.chunk { try flush() }
    // What is large already is not gathered first.
    if bytes.count > FileReading.chunk { return try write(bytes) }
    buffer += bytes
  }

  /// Appends a text that is known when this is compiled.
  package mutating func append(_ text: StaticString) throws(DiskError) {
    var bytes: [UInt8] = []
    bytes.append(text)
    try append(bytes)
  }

  /// Appends a text.
  package mutating func append(_ text: String) throws(DiskError) { try append(Array(text.utf8)) }

  /// Ends the file: its fingerprint and its stamp.
  consuming func finish() throws(DiskError) -> (fingerprint: Fingerprint, stamp: FileStamp) {
    try flush()
    let fingerprint = print.fingerprint
    guard file.isOpen else {
      return (fingerprint, FileStamp(size: Int64(count), modified: 0, changed: 0, inode: 0))
    }
    guard let stamp = file.stamp else { throw DiskError(.write, shown) }
    do throws(SystemError) {
      try file.close()
    } catch {
      throw DiskError(.write, shown, code: error.code)
    }
    return (fingerprint, stamp)
  }

  private mutating func flush() throws(DiskError) {
    if buffer.isEmpty { return }
    try write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ bytes: [UInt8]) throws(DiskError) {
    if file.isOpen, !file.write(bytes) { throw DiskError(.write, shown) }
    print.append(bytes)
  }
}
