// Small runs of the fuzzers; `swift run -c release VitrineFuzz` makes the large ones.

import JSON
import Testing

@testable import VitrineFuzz

@Suite("hostile content")
struct FuzzTests {
  /// Runs cases that nobody chose; tells the one that broke a rule with the seed that makes it again.
  private func run<Kind: Fuzzer>(_ kind: Kind.Type, cases: Int) -> Kind {
    var run = FuzzRun<Kind>(seed: .random(in: 0...UInt64.max))
    let broken = run.run(cases)
    #expect(
      broken == nil,
      "seed \(broken?.seed ?? 0): \(broken?.found.rule ?? "")\n\(broken?.found.source ?? "")")
    return run.kind
  }

  @Test("ends in well-formed HTML of bounded size, or in mistakes with places")
  func hostile() {
    let kind = run(TextFuzzer.self, cases: 3_000)
    #expect(kind.drawn > 500)
    #expect(kind.refused > 500)
  }

  @Test("that differs in what is private only makes one output")
  func content() {
    let kind = run(ContentFuzzer.self, cases: 200)
    #expect(kind.compared > 50)
  }

  @Test("a build after any changes is the same as one from nothing")
  func builds() {
    let kind = run(BuildFuzzer.self, cases: 60)
    #expect(kind.compared.builds > 120)
    #expect(kind.compared.refused > 10)
  }

  @Test("a damaged memory, share or atlas makes what a build from nothing makes, or an error")
  func manifests() {
    let kind = run(ManifestFuzzer.self, cases: 60)
    #expect(kind.same > 10)
    #expect(kind.refused > 5)
  }

  @Test("pictures are compared as plainly as can be, and broken files of them refused")
  func pictures() {
    let kind = run(PictureFuzzer.self, cases: 800)
    #expect(kind.compared > 50)
    #expect(kind.read > 30)
    #expect(kind.refused > 50)
  }

  @Test("JSON is read as it was meant, or refused with a place")
  func json() {
    let kind = run(JSONFuzzer.self, cases: 800)
    #expect(kind.compared > 200)
    #expect(kind.refused > 200)
  }

  @Test("a mark of a byte order in a string is a character, though another reader drops it")
  func byteOrder() throws {
    let text = Array("\"\u{FEFF}\\u0323\"".utf8)
    let value = try JSON(parsing: text)
    #expect(value == .string("\u{FEFF}\u{0323}"))
    #expect(SecondReader.mistake(in: text, whichIs: value) == nil)
    #expect(SecondReader.mistake(in: text, whichIs: .string("\u{0324}")) != nil)
  }

  @Test("messages say the same wherever they are cut, and what is too long is dropped")
  func messages() {
    let kind = run(MessageFuzzer.self, cases: 400)
    #expect(kind.told > 400)
    #expect(kind.refused > 50)
  }

  @Test("the laws of pages find what is wrong")
  func laws() {
    func mistake(_ html: String) -> String? {
      PageLaws.mistake(in: Array(html.utf8), isFrame: true)
    }
    #expect(mistake("<!doctype html><p class=\"a>b\">a<br>b<img src=\"a.png\"></p>") == nil)
    for html in [
      "<p>a", "<p></em></p>", "<script></script>", "<p onclick=\"a\"></p>",
      "<a href=\"javascript:a\">a</a>",
      "<img src=\"https://a.test/b.png\">", "<iframe></iframe>", "<p style=\"a\"></p>", "a < b",
    ] { #expect(mistake(html) != nil, "\(html)") }
  }

  @Test("the check of well-formedness finds what is wrong")
  func wellFormed() {
    #expect(WellFormed.mistake(in: Array("<p>a<br />b</p>".utf8)) == nil)
    #expect(WellFormed.mistake(in: Array("<p>a".utf8)) != nil)
    #expect(WellFormed.mistake(in: Array("<p><em></p></em>".utf8)) != nil)
    #expect(WellFormed.mistake(in: Array("<script></script>".utf8)) != nil)
    #expect(WellFormed.mistake(in: Array("<a href=\"JavaScript:x\">a</a>".utf8)) != nil)
  }
}
