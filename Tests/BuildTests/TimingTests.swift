// Where a build says that its time went.

import Atlas
import Composable
import Content
import Drawing
import Testing

@Suite struct TimingTests {
  /// A page that lists all documents.
  private static func shelf(_ content: Content) -> Page {
    let titles = content.documents.map(\.title)
    return Page("shelf", false) {
      EmptyReducer<Bool, Bool>()
    } view: { _ in
      Main {
        Heading(1, "Shelf")
        ForEach(titles) { Text($0) }
      }
    } story: {
      Frame("full")
    }
  }

  @Test(
    "the phases are all of the time, and each document is read and parsed once, whoever asks first",
    arguments: [true, false])
  func phases(hasShelf: Bool) throws {
    let site = try TestSite([
      "Content/a.md": "# A", "Content/b.md": "# B\n\n[A](a.md)", "Content/c.md": "# C",
    ])
    site.site = Site(
      title: "Timed", pages: { content in hasShelf ? [Self.shelf(content)] : [] },
      article: readingSite.article)
    let report = try site.build { options in
      options.measuresTime = true
      options.isOwn = true
    }
    let counts = Dictionary(uniqueKeysWithValues: report.timings.map { ($0.phase, $0.count) })
    #expect(counts[.read] == 3)
    #expect(counts[.parse] == 3)
    #expect(counts[.finish] == 1)
    #expect(report.timings.map(\.phase) == Phase.allCases)
    #expect(report.processorTime > 0)
    #expect(report.timings.reduce(0) { $0 + $1.nanoseconds } == report.processorTime)
  }

  @Test("who does not ask where the time went is told nothing")
  func unmeasured() throws {
    let report = try TestSite(["Content/a.md": "# A"]).build()
    #expect(report.timings.isEmpty && report.processorTime == 0)
  }
}
