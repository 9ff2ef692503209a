// A day of the calendar, in UTC.

/// A day of the Gregorian calendar, from year 0 to 9999.
///
/// ```swift
/// CalendarDay(year: 2024, month: 2, day: 29)?.weekday  // 4, a Thursday
/// CalendarDay(secondsSince1970: 86_400).description  // "1970-01-02"
/// ```
public struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// How many days after the first of January 1970.
  public let daysSince1970: Int32

  private static let first: Int32 = -719_528
  private static let last: Int32 = 2_932_896

  /// The day that is so many days after the first of January 1970.
  public init(daysSince1970 days: Int) {
    daysSince1970 = min(max(Int32(clamping: days), Self.first), Self.last)
  }

  /// The day, in UTC, on which that second falls.
  public init(secondsSince1970 seconds: Int) {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    self.init(daysSince1970: rest < 0 ? days - 1 : days)
  }

  /// The day of that date, or nothing if there is no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else {
      return nil
    }
    // Years are counted from March, so that the day that leap years add is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(daysSince1970: era * 146_097 + dayOfEra - 719_468)
  }

  /// The day that a text names as in ISO 8601, or nothing if it names none.
  public init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWritten = text.utf8.count == 10 && parts.map(\.count) == [4, 2, 2]
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard isWritten, numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Year, month and day.
  public var date: (year: Int, month: Int, day: Int) {
    let shifted = Int(daysSince1970) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isBeforeMarch = month >= 10
    return (
      yearOfEra + era * 400 + (isBeforeMarch ? 1 : 0), isBeforeMarch ? month - 9 : month + 3, day
    )
  }

  /// The day of the week, from 0 for Sunday.
  public var weekday: Int { (Int(daysSince1970) % 7 + 11) % 7 }

  /// The date as in ISO 8601.
  public var description: String {
    let iso = iso
    return String(decoding: iso.indices.map { iso[$0] }, as: UTF8.self)
  }

  /// The earlier day comes first.
  public static func < (one: CalendarDay, other: CalendarDay) -> Bool {
    one.daysSince1970 < other.daysSince1970
  }

  /// The date as in ISO 8601, as bytes.
  var iso: InlineArray<10, UInt8> {
    let (year, month, day) = date
    let hyphen = UInt8(ascii: "-")
    return [
      Self.digit(year / 1000), Self.digit(year / 100), Self.digit(year / 10), Self.digit(year),
      hyphen, Self.digit(month / 10), Self.digit(month), hyphen, Self.digit(day / 10),
      Self.digit(day),
    ]
  }

  private static func digit(_ number: Int) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
