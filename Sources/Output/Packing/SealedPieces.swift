// A file that is too large to be packed at once.

import System

/// A file that is written piece by piece, behind a signature, and with an end that tells that nothing
/// was cut off.
struct SealedPieces: ~Copyable {
  var packer = Packer()
  private var print = Fingerprinter()

  init(_ signature: String) { packer.add(signature) }

  /// Hands on what was written, if that is much.
  mutating func handOn(to take: ([UInt8]) throws(DiskError) -> Void) throws(DiskError) {
    try packer.handOn { bytes throws(DiskError) in
      print.append(bytes)
      try take(bytes)
    }
  }

  /// Hands on all that is left, and the end.
  consuming func end(_ take: ([UInt8]) throws(DiskError) -> Void) throws(DiskError) {
    print.append(packer.bytes)
    try take(packer.bytes)
    var seal = Packer()
    seal.add(print.fingerprint)
    try take(seal.bytes)
  }
}
