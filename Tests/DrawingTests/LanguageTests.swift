// Parts of a page that are in another language than the page.

import Drawing
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

@Test("what is hidden does not tell its language, and the readable form never does")
func hiddenLanguage() {
  let view = Text("שלום").language(hebrew)
  #expect(!html(view.redacted(.placeholder)).contains("he"))
  #expect(TextWriter.write(Drawing(of: view)) == "שלום\n")
}
