// The border to the system's comparison, which takes bytes by their addresses.

import Glibc

extension Span<UInt8> {
  /// Whether these bytes come before others, as in a dictionary.
  package func precedes(_ other: Span<UInt8>) -> Bool {
    let order = unsafe withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return Int32(0) }
        return unsafe memcmp(first, second, min(one.count, other.count))
      }
    }
    return order == 0 ? count < other.count : order < 0
  }

  /// Whether these are the same bytes as others.
  package func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        guard let one = one.baseAddress, let another = other.baseAddress else { return true }
        return unsafe memcmp(one, another, count) == 0
      }
    }
  }
}

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
