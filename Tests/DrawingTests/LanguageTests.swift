// Parts of a page that are in another language than the page.

import Composable
import Drawing
import Foundation
import Testing

private let hebrew = Language("he")

@Test("a part in another language says so, and in which direction it runs")
func foreignPart() {
  #expect(
    html(Text("שלום").language(hebrew))
      == #"<div class="foreign" lang="he" dir="rtl"><p>שלום</p></div>"#)
  #expect(
    html(
      Paragraph {
        Text("She said").language(nil); Text("שלום").language(hebrew)
      })
      == #"<p>She said <span class="foreign" lang="he" dir="rtl">שלום</span></p>"#)
}

@Test("a part in the page's own language says nothing, and one within another says so again")
func nestedLanguages() {
  #expect(html(Text("Hello").language(.english)) == "<p>Hello</p>")
  #expect(
    html(Text("Hello").language(.english).language(hebrew))
      == #"<div class="foreign" lang="he" dir="rtl"><div class="foreign" lang="en" dir="ltr">"#
      + "<p>Hello</p></div></div>")
}

@Test("dates are written in the language of their part, and only there")
func datesInLanguages() {
  let day = CalendarDay(daysSince1970: 0)
  let drawing = Drawing(
    of: Stack {
      DateText(day).language(.japanese)
      DateText(day)
    })
  #expect(drawing.visibleText.contains("1970年1月1日木曜日"))
  #expect(drawing.visibleText.contains("Thursday January 1, 1970"))
  #expect(drawing.language == .english)
}

@Test(
  "a language runs as its script does, whichever region it is of",
  arguments: ["ar", "he", "iw", "fa-AF", "ur", "ps", "ckb", "yi", "dv", "ug", "sd", "az-Arab"])
func rightToLeft(_ tag: String) {
  #expect(Language(tag).isRightToLeft)
  #expect(html(Text("x").language(Language(tag))).contains(" lang=\"\(tag)\" dir=\"rtl\""))
}

@Test(
  "and others from left to right", arguments: ["en", "de", "az", "ur-Latn", "ku", "xx", "", "-"])
func leftToRight(_ tag: String) {
  #expect(!Language(tag).isRightToLeft)
}

@Test("what is hidden does not tell its language, and the readable form never does")
func hiddenLanguage() {
  let view = Text("שלום").language(hebrew)
  #expect(!html(view.redacted(.placeholder)).contains("he"))
  #expect(TextWriter.write(Drawing(of: view)) == "שלום\n")
}

@Suite("dates")
struct DateTests {
  @Test("a date is written weekday month day, year; in Japanese year, month, day, weekday")
  func written() {
    let day = CalendarDay(secondsSince1970: 1_709_208_000)
    #expect(Drawing(of: DateText(day)).visibleText == "Thursday February 29, 2024")
    let japanese = environment { $0.language = Language("ja-JP") }
    #expect(Drawing(of: DateText(day), environment: japanese).visibleText == "2024年2月29日木曜日")
  }

  @Test("a page has its dates in its own language, whichever; and so has a part of it")
  func anyLanguage() {
    let day = CalendarDay(secondsSince1970: 1_709_208_000)
    for (tag, text) in [
      ("he", "יום חמישי, 29 בפברואר 2024"), ("de-CH", "Donnerstag, 29. Februar 2024"),
      ("ar", "الخميس، ٢٩ فبراير ٢٠٢٤"), ("xx", "Thursday February 29, 2024"),
    ] {
      let page = environment { $0.language = Language(tag) }
      #expect(Drawing(of: DateText(day), environment: page).visibleText == text)
      // What can be seen of a part is its language, too.
      #expect(Drawing(of: DateText(day).language(Language(tag))).visibleText == tag + text)
    }
  }

  @Test("a date in bars is as long as it is written in its language")
  func hidden() {
    let day = CalendarDay(secondsSince1970: 1_709_208_000)
    for tag in ["en", "de", "fr", "ja", "he"] {
      let page = environment { $0.language = Language(tag) }
      let text = Drawing(of: DateText(day), environment: page).visibleText
      #expect(
        html(DateText(day).redacted(.placeholder).language(Language(tag)))
          .contains(html(Text(text).redacted(.placeholder))), "\(tag)")
    }
  }

  @Test("days agree with the calendar of the system, 1600 to 2400")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for days in stride(from: -135_140, to: 157_054, by: 97) {
      let date = Date(timeIntervalSince1970: Double(days) * 86_400 + 86_399)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let day = CalendarDay(secondsSince1970: days * 86_400 + 86_399)
      #expect(day.date.year == parts.year)
      #expect(day.date.month == parts.month)
      #expect(day.date.day == parts.day)
      #expect(day.weekday + 1 == parts.weekday)
      #expect(CalendarDay(year: day.date.year, month: day.date.month, day: day.date.day) == day)
    }
  }

  @Test("a second before the epoch is the day before it")
  func beforeEpoch() {
    #expect(CalendarDay(secondsSince1970: -1).description == "1969-12-31")
    #expect(CalendarDay(secondsSince1970: .min).description == "0000-01-01")
    #expect(CalendarDay(secondsSince1970: .max).description == "9999-12-31")
  }

  @Test("a day is told to machines as it is described")
  func iso() {
    for days in stride(from: -719_528, to: 2_932_896, by: 9_973) {
      let day = CalendarDay(daysSince1970: days)
      #expect(CalendarDay(iso: day.description) == day)
      #expect(html(DateText(day)).contains("datetime=\"\(day)\""))
    }
  }

  @Test("there are no dates that there are not")
  func impossible() {
    #expect(CalendarDay(year: 2023, month: 2, day: 29) == nil)
    #expect(CalendarDay(year: 1900, month: 2, day: 29) == nil)
    #expect(CalendarDay(year: 2000, month: 2, day: 29) != nil)
    #expect(CalendarDay(year: 2024, month: 13, day: 1) == nil)
    #expect(CalendarDay(year: 2024, month: 4, day: 31) == nil)
  }
}

@Test("what is hidden does not tell that it is written in another language")
func privateLanguage() {
  func views(_ language: Language?) -> [String] {
    let rows = List {
      ForEach(["a", "b"]) { row in
        Item {
          Button(row, Intent(row))
          Link(row, to: .url("https://example.org"))
        }
      }
    }
    return [
      html(Heading(2) { Text("x").language(language) }.privacySensitive().redacted(.privacy)),
      html(Text("x").language(language).privacySensitive().redacted(.privacy)),
      html(Text("x").privacySensitive().language(language).redacted(.privacy)),
      html(Symbol(.warning).privacySensitive().language(language).redacted(.privacy)),
      // What is found by its place in the drawing is found there all the same.
      html(
        Stack {
          rows.privacySensitive().language(language); Text("y")
        }.redacted(.privacy)),
      html(
        Button(Intent("a")) { Text("x").privacySensitive().language(language) }.redacted(.privacy)),
    ]
  }
  for (none, some) in zip(views(nil), views(.japanese)) { #expect(none == some) }
  // What can be seen is told in its language.
  #expect(
    html(
      Stack {
        Text("x").privacySensitive(); Text("y")
      }.language(.japanese).redacted(.privacy)
    )
    .contains("lang=\"ja\""))
}
