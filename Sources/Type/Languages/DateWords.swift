// How a language writes a day in full: weekday, day, month and year, in its own words and order.

/// All that it takes to write any day in a language, without asking for more.
///
/// ```swift
/// var bytes: [UInt8] = []
/// DateWords(ofLanguage: "de").append(year: 2026, month: 3, day: 1, weekday: 0, to: &bytes)
/// // Sonntag, 1. März 2026
/// ```
///
/// The calendar is the Gregorian one in every language.
package struct DateWords: Hashable, Sendable {
  /// What stands in a date, one after the other.
  enum Piece: Hashable, Sendable {
    case text([UInt8])
    /// From Sunday.
    case weekday([[UInt8]])
    case month([[UInt8]])
    /// A number, in that many digits at least.
    case monthNumber(Int)
    case day(Int)
    case year(Int)
  }

  /// A word or text among all that can be written.
  private struct Word: Hashable, Sendable {
    let start: Int
    let end: Int
  }

  /// A piece without its words: those begin at a place among all of them. So a date is written without
  /// holding on to anything.
  private enum Step: Hashable, Sendable {
    case text(Int)
    case weekday(Int)
    case month(Int)
    case monthNumber(Int)
    case day(Int)
    case year(Int)
  }

  private var steps: [Step] = []
  private var words: [Word] = []
  private var bytes: [UInt8] = []
  private let digits: Digits

  /// In English, which pages are in unless they say otherwise.
  package static let english = DateWords(ofLanguage: "en")

  /// The words of a language; of English for one that nobody knows.
  package init(ofLanguage tag: String) {
    self =
      KnownLanguage(tag: tag).flatMap(Self.init(of:))
      ?? KnownLanguage(tag: "en").flatMap(Self.init(of:)) ?? .wordless
  }

  init(pieces: [Piece], digits: Digits) {
    self.digits = digits
    for piece in pieces.reduce(into: [], { $0.add($1) }) { add(piece) }
  }

  private mutating func add(_ piece: Piece) {
    switch piece {
    case .text(let text): steps.append(.text(place(of: [text])))
    case .weekday(let names): steps.append(.weekday(place(of: names)))
    case .month(let names): steps.append(.month(place(of: names)))
    case .monthNumber(let width): steps.append(.monthNumber(width))
    case .day(let width): steps.append(.day(width))
    case .year(let width): steps.append(.year(width))
    }
  }

  private mutating func place(of names: [[UInt8]]) -> Int {
    for name in names {
      words.append(Word(start: bytes.count, end: bytes.count + name.count))
      bytes += name
    }
    return words.count - names.count
  }

  /// As in ISO 8601: for a machine whose ICU has no data.
  private static var wordless: DateWords {
    let hyphen = Piece.text(Array("-".utf8))
    return DateWords(
      pieces: [.year(4), hyphen, .monthNumber(2), hyphen, .day(2)], digits: .european)
  }

  /// Appends a day: months and days are counted from 1, weekdays from Sunday, which is 0.
  package func append(year: Int, month: Int, day: Int, weekday: Int, to bytes: inout [UInt8]) {
    for step in steps {
      switch step {
      case .text(let place): append(place, to: &bytes)
      case .weekday(let place): append(place + weekday, to: &bytes)
      case .month(let place): append(place + month - 1, to: &bytes)
      case .monthNumber(let width): digits.append(month, atLeast: width, to: &bytes)
      case .day(let width): digits.append(day, atLeast: width, to: &bytes)
      case .year(let width): digits.append(year, atLeast: width, to: &bytes)
      }
    }
  }

  private func append(_ place: Int, to out: inout [UInt8]) {
    out += bytes[words[place].start..<words[place].end]
  }
}

extension [DateWords.Piece] {
  /// A text goes with the word before it: less is to be written for each date.
  fileprivate mutating func add(_ piece: DateWords.Piece) {
    switch (last, piece) {
    case (.weekday(let names), .text(let text)): self[count - 1] = .weekday(names.map { $0 + text })
    case (.month(let names), .text(let text)): self[count - 1] = .month(names.map { $0 + text })
    default: append(piece)
    }
  }
}
