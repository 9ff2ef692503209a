// Looks that hide something, on the pages of the demonstration site.

import Atlas
import DemonstrationSite
import Reports
import Testing

@Test("a look that hides something is found: two ways to one look, and both outcomes")
func bothOutcomes() throws {
  let (page, atlas) = try #require(
    DemonstrationSite.walked.first { !$0.atlas.hidden.isEmpty && $0.atlas.closure == .closed })
  #expect(atlas.hidingCount >= atlas.hidden.count && !atlas.hidden.isEmpty)
  for hidden in atlas.hidden {
    let outcomes = [hidden.one, hidden.other]
    #expect(hidden.one.path.last == hidden.control && hidden.other.path.last == hidden.control)
    // Before the tap one cannot tell them apart; after it one can.
    let screens = outcomes.map { outcome in
      let before = PlayReport.play(page, outcome.path.dropLast())
      let after = PlayReport.play(page, outcome.path)
      #expect(before.problem == nil && after.problem == nil, "\(outcome.path)")
      return (before: before.report.screen, after: after.report.screen)
    }
    #expect(screens[0].before.drawing.key == screens[1].before.drawing.key)
    #expect(
      screens[0].before.liveness.map(\.isLive) == screens[1].before.liveness.map(\.isLive))
    #expect(
      screens[0].after.drawing.key != screens[1].after.drawing.key
        || screens[0].after.liveness.map(\.isLive) != screens[1].after.liveness.map(\.isLive))
  }
}

@Test("no tour remembers the one before: what begins it leads to one look")
func toursBeginAnew() {
  var tours = 0
  for (page, atlas) in DemonstrationSite.walked where atlas.closure == .closed {
    for frame in atlas.frames where frame.drawing.slots.contains(where: { $0.name == begin }) {
      tours += 1
      let hidden = atlas.hidden.filter { $0.control == begin }
      #expect(hidden.isEmpty, "\(page.name): \(hidden.flatMap(\.lines).joined(separator: "\n"))")
    }
  }
  #expect(tours > 0)
}

private let begin = "Show me around"

@Test("what looks hide is told in the report of an audit, and is no mistake")
func reportOfHiddenLooks() throws {
  let (page, atlas) = try #require(
    DemonstrationSite.walked.first { !$0.atlas.hidden.isEmpty && $0.atlas.findings.isEmpty })
  var report = AuditReport()
  report.add(page, atlas)
  #expect(report.findings.isEmpty)
  let note = try #require(report.lines.first)
  #expect(note.hasPrefix("note: \(page.name): \(atlas.hidingCount) "))
  let first = try #require(atlas.hidden.first)
  for outcome in [first.one, first.other] {
    let way = outcome.path.joined(separator: " → ")
    #expect(report.lines.contains { $0.hasPrefix("    \(way) leads to ") }, "\(report.lines)")
  }
  #expect(report.json.contains { $0.0 == "hiding" })
}

@Test("of several pages that hide something, an audit names each, and how to be told more of one")
func reportOfSeveralPages() throws {
  let hiding = DemonstrationSite.walked.filter { !$0.atlas.hidden.isEmpty }.prefix(2)
  try #require(hiding.count == 2)
  var report = AuditReport()
  for (page, atlas) in hiding { report.add(page, atlas) }
  let names = hiding.map(\.page.name)
  let note = try #require(report.lines.first)
  #expect(
    note.hasSuffix(
      ": '\(names[0])', '\(names[1])'. 'vitrine audit \(names[0])' tells which of that one"))
}
