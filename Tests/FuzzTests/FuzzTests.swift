// A small run of the fuzzer; `swift run -c release VitrineFuzz` is the large one.

import Testing

@testable import VitrineFuzz

@Suite("hostile content")
struct FuzzTests {
  @Test("ends in well-formed HTML of bounded size, or in mistakes with places")
  func hostile() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var fuzzer = Fuzzer(seed: seed)
    for _ in 0..<3_000 {
      let finding = fuzzer.next()
      #expect(finding == nil, "seed \(seed): \(finding?.rule ?? "") of \(finding?.source ?? "")")
      if finding != nil { return }
    }
    #expect(fuzzer.drawn > 500)
    #expect(fuzzer.refused > 500)
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
