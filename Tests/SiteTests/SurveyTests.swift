// What holds for every document of the demonstration site, asked of the browser.

import Testing

@Suite("every document, in the browser", .serialized)
struct SurveyTests {
  @Test("axe finds nothing and leaves nothing undecided, by day and by night")
  func axe() throws {
    for visit in try Survey.shared.get() {
      #expect(visit.findings == [], "\(visit.path)")
    }
  }

  @Test("no console message, no failed request")
  func messages() throws {
    for visit in try Survey.shared.get() {
      #expect(visit.messages == [], "\(visit.path)")
    }
  }

  @Test("nothing is wider than the window, at 320 to 1440 px and at twice the size of text")
  func overflow() throws {
    for visit in try Survey.shared.get() {
      #expect(visit.overflows == [], "\(visit.path)")
    }
  }

  @Test("the Tab key visits the live controls of a frame and nothing else, in reading order")
  func tabOrder() throws {
    let expected = try BuiltSite.shared.get().documents
    for (document, visit) in zip(expected, try Survey.shared.get()) {
      guard let order = document.tabOrder else { continue }
      #expect(visit.tabOrder == order, "\(visit.path)")
    }
  }
}
