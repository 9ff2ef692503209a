// A file that is too large to be packed or unpacked at once.

import Glibc
import System

/// A file that is written piece by piece, each behind its length, and with an end that tells that nothing
/// was cut off.
struct SealedPieces: ~Copyable {
  var packer = Packer()
  private var print = Fingerprinter()

  init(_ signature: String) { packer.add(signature) }

  /// Hands on what was written, if that is much. What is unpacked as one is handed on as one.
  mutating func handOn(to take: ([UInt8]) throws(DiskError) -> Void) throws(DiskError) {
    try packer.handOn { bytes throws(DiskError) in try Self.take(bytes, &print, take) }
  }

  /// Writes values, as many as there are, and hands on what is much: ``Unpacker/pieces(_:)`` reads them.
  mutating func add<Value>(
    _ values: [Value], to take: ([UInt8]) throws(DiskError) -> Void,
    _ pack: (Value, inout Packer) throws(DiskError) -> Void
  ) throws(DiskError) {
    packer.add(values.count)
    for value in values {
      try handOn(to: take)
      try pack(value, &packer)
    }
  }

  /// Hands on all that is left, and the end.
  consuming func end(_ take: ([UInt8]) throws(DiskError) -> Void) throws(DiskError) {
    try Self.take(packer.bytes, &print, take)
    var seal = Packer()
    seal.add(print.fingerprint)
    try take(seal.bytes)
  }

  private static func take(
    _ bytes: [UInt8], _ print: inout Fingerprinter, _ take: ([UInt8]) throws(DiskError) -> Void
  ) throws(DiskError) {
    var length = Packer()
    length.addFixed(UInt64(bytes.count))
    for piece in [length.bytes, bytes] {
      print.append(piece)
      try take(piece)
    }
  }
}

/// A file that ``SealedPieces`` wrote, whole, and open: what is read in it later is what stood there, though
/// another one may have come into its place.
final class SealedFile: NotedBytes {
  /// Its end, by which it is known: no other bytes have the same.
  let seal: Fingerprint
  private let file: Descriptor
  private let shown: String
  /// Where the last piece ends.
  private let end: Int

  /// Nothing if it is not whole.
  init?(
    _ path: String, in folder: borrowing Descriptor = .working, shownAs shown: String
  ) throws(DiskError) {
    guard let file = Descriptor.open(path, in: folder, O_RDONLY | O_NONBLOCK) else {
      throw DiskError(.read, shown)
    }
    guard file.isFile, let size = file.stamp?.size, size > 16 else { return nil }
    let end = Int(size) - 16
    var print = Fingerprinter()
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: end, by: FileReading.chunk) {
      bytes.removeAll(keepingCapacity: true)
      let range = start..<min(start + FileReading.chunk, end)
      try file.read(range, appendingTo: &bytes, shownAs: shown)
      print.append(bytes)
    }
    var unpacker = Unpacker(try file.read(end..<end + 16, shownAs: shown))
    guard let seal = try? unpacker.fingerprint(), seal == print.fingerprint else { return nil }
    self.seal = seal
    self.file = file
    self.end = end
    self.shown = shown
  }

  /// What `read` makes of it behind a signature; nothing if it is another's.
  func unpack<Value>(
    _ signature: String, _ read: (inout Unpacker) throws(Unpacker.Malformed) -> Value
  ) -> Value? {
    var unpacker = Unpacker(of: self)
    do throws(Unpacker.Malformed) {
      try unpacker.goOn()
      guard try unpacker.text() == signature else { return nil }
      return try read(&unpacker)
    } catch {
      return nil
    }
  }

  /// Reads the piece that stands at a place, in the place of other bytes; tells where it is.
  func readPiece(at place: Int, into bytes: inout [UInt8]) throws(Unpacker.Malformed) -> Range<Int>
  {
    let start = place + 8
    guard start <= end, let length = try? file.read(place..<start, shownAs: shown) else {
      throw Unpacker.Malformed()
    }
    var unpacker = Unpacker(length)
    guard let count = Int(exactly: try unpacker.fixed()), count <= end - start else {
      throw Unpacker.Malformed()
    }
    bytes.removeAll(keepingCapacity: true)
    guard let _ = try? file.read(start..<start + count, appendingTo: &bytes, shownAs: shown) else {
      throw Unpacker.Malformed()
    }
    return start..<start + count
  }

  /// How many bytes of pieces stand behind a place.
  func count(from place: Int) -> Int { end - place }

  func read(_ range: Range<Int>, appendingTo bytes: inout [UInt8]) throws(DiskError) {
    try file.read(range, appendingTo: &bytes, shownAs: shown)
  }

  var unreadable: DiskError { DiskError(.read, shown, code: EIO) }
}

/// Bytes that were put down, and are read again by their places.
package protocol NotedBytes: AnyObject, Sendable {
  /// Appends the bytes at a place to others.
  func read(_ range: Range<Int>, appendingTo bytes: inout [UInt8]) throws(DiskError)

  /// What is wrong where there is not what was put there.
  var unreadable: DiskError { get }
}
