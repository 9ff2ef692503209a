// How a date is written out: weekday, month, day and year, in the language of the page.

/// The words of a language for dates; the same on every machine.
enum DateFormat {
  /// Appends the day in full.
  static func append(_ day: CalendarDay, in language: Language, to bytes: inout [UInt8]) {
    let (year, month, number) = day.date
    if language.isJapanese {
      bytes.append(decimal: year)
      bytes.append("年")
      bytes.append(decimal: month)
      bytes.append("月")
      bytes.append(decimal: number)
      bytes.append("日")
      bytes.append(japaneseWeekday(day.weekday))
    } else {
      bytes.append(englishWeekday(day.weekday))
      bytes.append(" ")
      bytes.append(englishMonth(month))
      bytes.append(" ")
      bytes.append(decimal: number)
      bytes.append(", ")
      bytes.append(decimal: year)
    }
  }

  private static func englishWeekday(_ weekday: Int) -> StaticString {
    switch weekday {
    case 0: "Sunday"
    case 1: "Monday"
    case 2: "Tuesday"
    case 3: "Wednesday"
    case 4: "Thursday"
    case 5: "Friday"
    default: "Saturday"
    }
  }

  private static func japaneseWeekday(_ weekday: Int) -> StaticString {
    switch weekday {
    case 0: "日曜日"
    case 1: "月曜日"
    case 2: "火曜日"
    case 3: "水曜日"
    case 4: "木曜日"
    case 5: "金曜日"
    default: "土曜日"
    }
  }

  private static func englishMonth(_ month: Int) -> StaticString {
    switch month {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    default: "December"
    }
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
