// Small runs of the fuzzers; `swift run -c release VitrineFuzz` makes the large ones.

import HostileBytes
import Testing

@testable import VitrineFuzz

@Suite("hostile content")
struct FuzzTests {
  @Test("ends in well-formed HTML of bounded size, or in mistakes with places")
  func hostile() {
    let (kind, broken) = FuzzRun<TextFuzzer>.ofAny(3_000)
    #expect(broken == nil)
    #expect(kind.drawn > 500)
    #expect(kind.refused > 500)
  }

  @Test("that differs in what is private only makes one output")
  func content() {
    let (kind, broken) = FuzzRun<ContentFuzzer>.ofAny(200)
    #expect(broken == nil)
    #expect(kind.compared > 50)
  }

  @Test("a build after any changes is the same as one from nothing")
  func builds() {
    let (kind, broken) = FuzzRun<BuildFuzzer>.ofAny(60)
    #expect(broken == nil)
    #expect(kind.compared.builds > 120)
    #expect(kind.compared.refused > 10)
  }

  @Test("a damaged memory, share or atlas makes what a build from nothing makes, or an error")
  func manifests() {
    let (kind, broken) = FuzzRun<ManifestFuzzer>.ofAny(60)
    #expect(broken == nil)
    #expect(kind.same > 10)
    #expect(kind.refused > 5)
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
