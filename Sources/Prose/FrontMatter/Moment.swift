// A date as authors write it: ISO 8601, with or without a time.

import Drawing

/// A date with an optional time, read from ISO 8601; without a zone it is UTC.
///
/// ```swift
/// Moment("2025-01-31")?.secondsSince1970  // 1738281600
/// Moment("2025-01-31T10:00:00+09:00")?.secondsSince1970  // 1738285200
/// ```
package struct Moment: Hashable, Sendable, Comparable {
  /// Seconds since the start of 1970 in UTC, leap seconds left out.
  package let secondsSince1970: Int
  /// Whether a time of day was written.
  package let hasTime: Bool

  /// Reads `2025-01-31`, and with a time `2025-01-31T10:00`, `2025-01-31 10:00:00Z` or `…+09:00`.
  package init?(_ text: String) {
    var reader = Reader(Array(text.utf8))
    guard let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"), let day = reader.number(digits: 2),
      let date = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    var seconds = Int(date.daysSince1970) * 86_400
    hasTime = !reader.isAtEnd
    if hasTime {
      guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let time = reader.time(),
        let offset = reader.zone(), reader.isAtEnd
      else { return nil }
      seconds += time - offset
    }
    secondsSince1970 = seconds
  }

  /// The day on which it falls, in UTC.
  package var day: CalendarDay { CalendarDay(secondsSince1970: secondsSince1970) }

  /// The earlier one comes first.
  package static func < (one: Moment, other: Moment) -> Bool {
    (one.secondsSince1970, one.hasTime ? 1 : 0) < (other.secondsSince1970, other.hasTime ? 1 : 0)
  }

  private struct Reader {
    var bytes: [UInt8]
    var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    mutating func number(digits: Int) -> Int? {
      guard index + digits <= bytes.count else { return nil }
      var number = 0
      for byte in bytes[index..<index + digits] {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      index += digits
      return number
    }

    /// Seconds since midnight; a fraction is read and dropped.
    mutating func time() -> Int? {
      guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), hour < 24,
        minute < 60
      else { return nil }
      guard skip(":") else { return hour * 3600 + minute * 60 }
      guard let second = number(digits: 2), second < 60 else { return nil }
      if skip(".") {
        guard number(digits: 1) != nil else { return nil }
        while number(digits: 1) != nil {}
      }
      return hour * 3600 + minute * 60 + second
    }

    /// Seconds east of UTC.
    mutating func zone() -> Int? {
      _ = skip(" ")
      if isAtEnd || skip("Z") || skip("z") { return 0 }
      let sign = skip("-") ? -1 : skip("+") ? 1 : 0
      guard sign != 0, let hours = number(digits: 2), hours < 24 else { return nil }
      _ = skip(":")
      guard let minutes = isAtEnd ? 0 : number(digits: 2), minutes < 60 else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
  }
}
