// How a date is written out, in the language of the page and for machines.

import Type

extension DateWords {
  /// Appends the day in full.
  func append(_ day: CalendarDay, to bytes: inout [UInt8]) {
    let (year, month, number) = day.date
    append(year: year, month: month, day: number, weekday: day.weekday, to: &bytes)
  }
}

// Days in HTML.

extension ByteSink {
  /// Appends a day as in ISO 8601.
  mutating func append(_ day: CalendarDay) {
    let (year, month, number) = day.date
    append(twoDigits: year / 100)
    append(twoDigits: year % 100)
    append(UInt8(ascii: "-"))
    append(twoDigits: month)
    append(UInt8(ascii: "-"))
    append(twoDigits: number)
  }

  private mutating func append(twoDigits number: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
