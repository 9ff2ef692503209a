// A file that is too large to be held, written piece by piece.

import Glibc
import System

/// A file of the staging folder while it is written; let go before it is finished, it is left there.
struct StreamedFile: ~Copyable {
  private let file: Int32?
  private let shown: String
  private var buffer: [UInt8] = []
  private var print = Fingerprinter()
  /// How many bytes there are so far.
  private(set) var count = 0

  /// Begins a file; where nothing is to be written, only its fingerprint is found out.
  init(_ name: String, in folder: Int32?, shownAs shown: String) throws(DiskError) {
    self.shown = shown
    buffer.reserveCapacity(FileReading.chunk)
    if let folder {
      let number = SystemFiles.open(name, in: folder, O_WRONLY | O_CREAT | O_TRUNC)
      guard number >= 0 else { throw DiskError(.write, shown) }
      file = number
    } else {
      file = nil
    }
  }

  deinit {
    if let file { close(file) }
  }

  mutating func append(_ bytes: [UInt8]) throws(DiskError) { try append(bytes[...]) }

  mutating func append(_ bytes: ArraySlice<UInt8>) throws(DiskError) {
    count += bytes.count
    var rest = bytes
    while !rest.isEmpty {
      let part = rest.prefix(FileReading.chunk - buffer.count)
      buffer.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      if buffer.count == FileReading.chunk { try flush() }
    }
  }

  mutating func append(_ text: String) throws(DiskError) { try append(Array(text.utf8)) }

  /// Ends the file: its fingerprint and its marks.
  consuming func finish() throws(DiskError) -> (fingerprint: Fingerprint, stamp: FileStamp?) {
    if !buffer.isEmpty { try flush() }
    let fingerprint = print.fingerprint
    guard let number = file else { return (fingerprint, nil) }
    guard let status = SystemFiles.status(of: number) else { throw DiskError(.write, shown) }
    return (fingerprint, FileStamp(status))
  }

  private mutating func flush() throws(DiskError) {
    if let file { try FileWriting.write(buffer, to: file, shownAs: shown) }
    print.append(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
