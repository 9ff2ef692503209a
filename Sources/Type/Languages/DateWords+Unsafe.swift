// How a language writes a day, from ICU. Unsafe, since ICU is C.

import CUnicode

extension DateWords {
  /// What a language says; nothing if it says what cannot be written from year, month, day and
  /// weekday.
  init?(of language: KnownLanguage) {
    guard let digits = Digits(of: language), let format = unsafe FullDate(of: language) else {
      return nil
    }
    defer { unsafe format.close() }
    guard let pattern = unsafe format.pattern else { return nil }
    var parts = DatePattern.parts(of: pattern)
    if language.isEnglish { parts.removeCommaAfterWeekday() }
    var pieces: [Piece] = []
    for part in parts {
      guard let piece = unsafe format.piece(for: part) else { return nil }
      pieces.append(piece)
    }
    self.init(pieces: pieces, digits: digits)
  }
}

/// ICU's own way to write a day in full.
@unsafe private struct FullDate {
  private let format: UnsafeMutableRawPointer

  /// It is in the Gregorian calendar and in UTC, wherever the machine stands.
  init?(of language: KnownLanguage) {
    guard let format = unsafe cunicode_open_date("\(language.name)@calendar=gregorian") else {
      return nil
    }
    unsafe self.format = unsafe format
  }

  func close() { unsafe cunicode_close_date(format) }

  var pattern: [UInt16]? { unsafe answer { unsafe cunicode_date_pattern(format, $0, $1) } }

  /// What stands for a part of the pattern. The letters are those of Unicode's locale data.
  func piece(for part: DatePattern) -> DateWords.Piece? {
    switch part {
    case .text(let text): return .text(utf8(text))
    case .field(UInt8(ascii: "y"), let count): return .year(count)
    case .field(UInt8(ascii: "d"), let count): return .day(count)
    case .field(UInt8(ascii: "M"), let count) where count < 3: return .monthNumber(count)
    case .field(UInt8(ascii: "M"), count: 3):
      return unsafe words(CUNICODE_SHORT_MONTHS, 0...11).map { .month($0) }
    case .field(UInt8(ascii: "M"), count: 4):
      return unsafe words(CUNICODE_MONTHS, 0...11).map { .month($0) }
    // ICU counts weekdays from 1 for Sunday.
    case .field(UInt8(ascii: "E"), count: 4):
      return unsafe words(CUNICODE_WEEKDAYS, 1...7).map { .weekday($0) }
    case .field(UInt8(ascii: "c"), count: 4):
      return unsafe words(CUNICODE_STANDALONE_WEEKDAYS, 1...7).map { .weekday($0) }
    // All years are of this era.
    case .field(UInt8(ascii: "G"), _):
      return unsafe words(CUNICODE_ERAS, 1...1).map { .text($0[0]) }
    default: return nil
    }
  }

  /// Some of the words of one kind; nothing unless all are there.
  private func words(_ kind: cunicode_words, _ indices: ClosedRange<Int32>) -> [[UInt8]]? {
    let words = indices.compactMap { index in
      unsafe answer { unsafe cunicode_date_word(format, kind, index, $0, $1) }
    }
    return words.count == indices.count ? words.map(utf8) : nil
  }
}

private func utf8(_ text: [UInt16]) -> [UInt8] {
  Array(String(decoding: text, as: UTF16.self).utf8)
}

extension KnownLanguage {
  fileprivate var isEnglish: Bool { name == "en" || name.hasPrefix("en_") }
}

extension [DatePattern] {
  /// In English the weekday stands before the date without a comma: `Sunday March 1, 2026`.
  fileprivate mutating func removeCommaAfterWeekday() {
    guard first == .field(UInt8(ascii: "E"), count: 4), count > 1,
      case .text(var text) = self[1], text.first == UInt16(UInt8(ascii: ","))
    else { return }
    text.removeFirst()
    self[1] = .text(text)
  }
}
