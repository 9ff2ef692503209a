import Composable
import Testing
import Type

/// A day as a language writes it.
private func written(
  _ date: (year: Int, month: Int, day: Int), weekday: Int, in tag: String
) -> String {
  written(date, weekday: weekday, by: DateWords(ofLanguage: tag))
}

private func written(
  _ date: (year: Int, month: Int, day: Int), weekday: Int, by words: DateWords
) -> String {
  var bytes: [UInt8] = []
  words.append(
    year: date.year, month: date.month, day: date.day, weekday: weekday, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// The date of a day since 1970, counted up from there one day at a time: by other means than the
/// program's.
private let days: [(year: Int, month: Int, day: Int)] = {
  var days: [(Int, Int, Int)] = []
  for year in 1970...2040 {
    let isLeap = year % 4 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (month, length) in lengths.enumerated() {
      for day in 1...length { days.append((year, month + 1, day)) }
    }
  }
  return days
}()

@Suite("dates in all languages")
struct DateWordsTests {
  @Test(
    "a day as people write it",
    arguments: [
      ("en", "Sunday March 1, 2026"), ("en-US", "Sunday March 1, 2026"),
      ("en-GB", "Sunday 1 March 2026"), ("de", "Sonntag, 1. März 2026"),
      ("de-AT", "Sonntag, 1. März 2026"), ("fr", "dimanche 1 mars 2026"),
      ("es", "domingo, 1 de marzo de 2026"), ("pt-BR", "domingo, 1 de março de 2026"),
      ("ru", "воскресенье, 1 марта 2026\u{202F}г."), ("ja", "2026年3月1日日曜日"),
      ("zh", "2026年3月1日星期日"), ("zh-Hant", "2026年3月1日 星期日"),
      ("he", "יום ראשון, 1 במרץ 2026"), ("iw", "יום ראשון, 1 במרץ 2026"),
      ("ar", "الأحد، ١ مارس ٢٠٢٦"), ("ar-AE", "الأحد، 1 مارس 2026"),
      ("fa", "یکشنبه ۱ مارس ۲۰۲۶"), ("ur", "اتوار، 1 مارچ، 2026"),
      ("hi", "रविवार, 1 मार्च 2026"), ("bn", "রবিবার, ১ মার্চ, ২০২৬"),
      ("th", "วันอาทิตย์ที่ 1 มีนาคม ค.ศ. 2026"), ("eu", "2026(e)ko martxoaren 1(a), igandea"),
      ("th-u-ca-buddhist", "วันอาทิตย์ที่ 1 มีนาคม ค.ศ. 2026"),
      ("ar-u-nu-latn", "الأحد، ١ مارس ٢٠٢٦"),
    ])
  func known(tag: String, text: String) {
    #expect(written((2026, 3, 1), weekday: 0, in: tag) == text)
  }

  @Test(
    "in a language that nobody knows it is English",
    arguments: ["", "xx", "qaa", "nonsense", "tlh", "az-Arab", "de_DE", "-", "en-", "u-ca-islamic"])
  func unknown(tag: String) {
    #expect(written((2026, 3, 1), weekday: 0, in: tag) == "Sunday March 1, 2026")
  }

  @Test("a region that nobody knows is no other language")
  func unknownRegion() {
    #expect(written((2026, 3, 1), weekday: 0, in: "de-XX") == "Sonntag, 1. März 2026")
  }

  @Test("every language writes a day as ICU does; in English without a comma after the weekday")
  func all() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    #expect(allLocales.count > 700)
    var different: Set<String> = []
    for locale in allLocales {
      let words = DateWords(ofLanguage: tag(of: locale))
      // Each weekday and each month in all languages, and some days more.
      let numbers =
        (0..<7).map { 20_000 + $0 } + (0..<12).map { 20_000 + $0 * 30 }
        + (0..<10).map { _ in Int.random(in: days.indices, using: &random) }
      let expected = writtenByICU(numbers.map { $0 * 86_400 + 86_399 }, in: locale)
      for (number, text) in zip(numbers, expected) {
        let own = written(days[number], weekday: (number + 4) % 7, by: words)
        let isEnglish = locale == "en" || locale.hasPrefix("en_")
        let other = isEnglish ? withoutFirstComma(text) : text
        if own != other {
          different.insert(locale)
          if different.count < 5 {
            Issue.record("\(locale), day \(number), seed \(seed): \(own), and not \(other)")
          }
        }
        #expect(own.contains(numerals(of: days[number].year, in: locale)), "\(locale)")
      }
    }
    #expect(different.isEmpty, "\(different.sorted())")
  }

  /// The comma of `Sunday, March 1, 2026` or `Sunday, 1 March 2026`.
  private func withoutFirstComma(_ text: String) -> String {
    guard let comma = text.firstIndex(of: ","), text[..<comma].hasSuffix("day") else { return text }
    return String(text[..<comma] + text[text.index(after: comma)...])
  }

  private func numerals(of number: Int, in locale: String) -> String {
    var bytes: [UInt8] = []
    Digits(ofLanguage: tag(of: locale)).append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("what the machine prefers plays no part")
  func preferences() {
    let tags = ["", "xx", "en", "de-XX", "ar", "he", "th", "az-Arab", "zh-Hant-XX"]
    let usual = tags.map { DateWords(ofLanguage: $0) }
    for (locale, zone) in [
      ("ar_EG", "Pacific/Kiritimati"), ("tr_TR", "America/Anchorage"),
      ("th_TH_TH@calendar=buddhist", "Asia/Tokyo"), ("xx", "Etc/GMT+12"),
      ("de_XX", "Asia/Kathmandu"), ("az_Arab", "Europe/Berlin"),
    ] {
      preferring(locale, zone: zone) {
        #expect(tags.map { DateWords(ofLanguage: $0) } == usual, "\(locale)")
        #expect(["b", "a"].sorted(asInLanguage: "xx") == ["a", "b"])
      }
    }
  }

  @Test("years have as many digits as they have, and days as many as the language wants")
  func digits() {
    #expect(written((7, 3, 1), weekday: 0, in: "en") == "Sunday March 1, 7")
    #expect(written((0, 12, 31), weekday: 6, in: "en") == "Saturday December 31, 0")
    #expect(written((9999, 1, 10), weekday: 3, in: "bn") == "বুধবার, ১০ জানুয়ারী, ৯৯৯৯")
    #expect(written((2026, 3, 1), weekday: 0, in: "dz").contains("༠༡"))
  }

  @Test("what was asked for once is the same when it is asked for again, by whomever")
  func memo() async {
    let memo = DateMemo()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<64 {
        let tag = ["en", "de", "ar", "xx"][number % 4]
        group.addTask {
          #expect(memo.words(ofLanguage: tag) == DateWords(ofLanguage: tag))
        }
      }
    }
  }
}
