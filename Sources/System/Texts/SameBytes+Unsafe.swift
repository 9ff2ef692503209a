// The border to the system's comparison, which takes bytes by their addresses.

import Glibc

extension [UInt8] {
  /// Whether these are the same bytes, compared many at a time: of large files `==`, which goes from
  /// one to the next, takes longer than reading them.
  package func isSame(as other: [UInt8]) -> Bool {
    count == other.count && isSame(as: other, first: count)
  }

  /// Whether so many bytes at the beginning are the same; both have as many.
  package func isSame(as other: [UInt8], first some: Int) -> Bool {
    precondition(some <= Swift.min(count, other.count))
    return unsafe withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        guard let one = one.baseAddress, let another = other.baseAddress else {
          return true
        }
        return unsafe memcmp(one, another, some) == 0
      }
    }
  }
}
