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
    let hyphen = UInt8(ascii: "-")
    let text: InlineArray<10, UInt8> = [
      Self.digit(year / 1000), Self.digit(year / 100), Self.digit(year / 10), Self.digit(year),
      hyphen, Self.digit(month / 10), Self.digit(month), hyphen, Self.digit(number / 10),
      Self.digit(number),
    ]
    append(copying: text.span)
  }

  private static func digit(_ number: Int) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
  }
}
