// The border to libxxhash, which takes bytes by an address and a count.

import CXXHash

extension Fingerprint {
  package init(of bytes: Span<UInt8>) {
    self.init(unsafe bytes.withUnsafeBytes { unsafe vitrine_fingerprint($0.baseAddress, $0.count) })
  }

  fileprivate init(_ hash: XXH128_hash_t) {
    self.init(high: hash.high64, low: hash.low64)
  }
}

/// Takes the fingerprint of what comes piece by piece.
@safe package struct Fingerprinter: ~Copyable {
  private let state: OpaquePointer

  package init() {
    // As everywhere in Swift, a program without memory for half a kilobyte ends.
    guard let state = unsafe XXH3_createState() else { preconditionFailure("out of memory") }
    unsafe self.state = state
    unsafe XXH3_128bits_reset(state)
  }

  /// Begins anew.
  package mutating func reset() { unsafe _ = XXH3_128bits_reset(state) }

  deinit { unsafe _ = XXH3_freeState(state) }

  /// Takes in the next bytes: in whatever pieces they come, the fingerprint is that of the whole.
  package mutating func append(_ bytes: Span<UInt8>) {
    unsafe _ = bytes.withUnsafeBytes {
      unsafe vitrine_fingerprint_update(state, $0.baseAddress, $0.count)
    }
  }

  /// The fingerprint of what there is so far.
  package var fingerprint: Fingerprint { unsafe Fingerprint(XXH3_128bits_digest(state)) }
}
