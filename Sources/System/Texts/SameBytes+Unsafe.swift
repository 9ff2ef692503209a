// The border to the system's comparison, which takes bytes by their addresses.

import Glibc

extension [UInt8] {
  /// Whether these are the same bytes, compared many at a time: of large files `==`, which goes from
  /// one to the next, takes longer than reading them.
  package func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        guard let one = one.baseAddress, let another = other.baseAddress else {
          return true
        }
        return unsafe memcmp(one, another, other.count) == 0
      }
    }
  }
}
