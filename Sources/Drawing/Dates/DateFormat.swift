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
    let iso = day.iso
    append(copying: iso.span)
  }
}
