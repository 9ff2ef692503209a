// What content costs that has much of one kind: no more than it is larger.

import Atlas
import Composable
import Content
import Drawing
import Foundation
import Prose
import Testing

@Suite("the cost of content grows as it does", .serialized)
struct SlopeTests {
  /// Content that has so many of something.
  enum Kind: String, CaseIterable {
    case ownHeadings = "headings, and links to each in the same file"
    case otherHeadings = "headings, and links to each in another file"
    case oneHeading = "links to one heading of another file"
    case filesToOneHeading = "files that link to one heading"
    case sameHeadings = "headings of one name"
    case brokenLinks = "links that lead nowhere"
    case brokenHeadings = "links to headings that are not there, among as many that are"
    case hiddenHeadings = "links to headings that the public is not shown"
    case remotePictures = "pictures of other hosts"
    case pictures = "pictures"
    case data = "files that are copied"
    case files = "files in a folder"
    case titles = "files of one title"
    case deepFiles = "files far down with long names"
    case tags = "tags"
    case privateSpans = "private parts that begin alike, in a site that says so publicly too"
    case repeatedPrivate = "lines of a private part that repeats what is public"
    case lonelyLinks = "files with a link that leads nowhere, and is longer than all names there"
    case privateFiles = "files whose private parts begin alike"
    case openMarks = "marks of two kinds that are never closed"
    case crossedMarks = "marks that cross"
    case unknownKeys = "keys that are not known"
  }

  @Test("of each kind", arguments: Kind.allCases)
  func slope(_ kind: Kind) throws {
    // What is quadratic takes 64 times as long, and what is linear 8. A machine that is busy may hold up
    // one of the two, so the measure is taken again before it counts.
    var measured: [(small: Double, large: Double)] = []
    repeat {
      measured.append((try seconds(kind, kind.count), try seconds(kind, kind.count * 8)))
    } while measured.count < 3 && !measured.contains { $0.large < $0.small * 28 + 0.02 }
    #expect(
      measured.contains { $0.large < $0.small * 28 + 0.02 },
      "\(kind.count), 8 times as many: \(measured)")
  }

  /// Seconds of the processor's time for a build from nothing.
  private func seconds(_ kind: Kind, _ count: Int) throws -> Double {
    let site = try TestSite()
    for (path, text) in kind.content(count) { try site.write("Content/\(path)", text) }
    let start = Self.now()
    do throws(SiteError) {
      try site.build {
        $0.isPublic = [.hiddenHeadings, .privateSpans, .privateFiles, .repeatedPrivate].contains(
          kind)
        $0.memory = nil
        // All of it is done by this thread, whose time is measured.
        $0.jobs = 1
      }
    } catch {
      guard case .content(let findings) = error else { throw error }
      #expect(kind.isBroken, "\(findings.first?.description ?? "")")
      // Of one file so many are told.
      let isOfOne = kind != .lonelyLinks
      #expect(findings.count == (isOfOne ? 101 : count))
      #expect(
        !isOfOne
          || findings.first?.message.contains("\(kind.errors(count) - 100) more errors") ?? false,
        "\(findings.first?.message ?? "")")
    }
    return Self.now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension SlopeTests.Kind {
  var isBroken: Bool {
    [.brokenLinks, .lonelyLinks, .brokenHeadings, .openMarks, .crossedMarks].contains(self)
  }

  /// How much is wrong where so much is wrong.
  func errors(_ count: Int) -> Int {
    switch self {
    // Each stands in one of its kind, but for the first, and is open at the end.
    case .openMarks: 4 * count - 2
    case .crossedMarks: 3 * count - 1
    default: count
    }
  }

  /// How many there are in the small case: enough to be measured.
  var count: Int {
    switch self {
    case .files, .titles, .deepFiles, .filesToOneHeading, .pictures, .data: 25
    case .lonelyLinks: 250
    case .privateFiles: 100
    case .tags, .unknownKeys: 400
    default: 500
    }
  }

  func content(_ count: Int) -> [String: String] {
    func lines(_ line: (Int) -> String) -> String {
      (0..<count).map(line).joined(separator: "\n\n")
    }
    func files(_ name: (Int) -> String, _ text: (Int) -> String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: (0..<count).map { (name($0), text($0)) })
    }
    switch self {
    case .ownHeadings: return ["a.md": lines { "## Part \($0)\n\n[to](#part-\(count - 1 - $0))" }]
    case .otherHeadings:
      return ["a.md": lines { "[to](b.md#part-\($0))" }, "b.md": lines { "## Part \($0)" }]
    case .oneHeading:
      return ["a.md": lines { "[to](b.md#part-7) \($0)" }, "b.md": lines { "## Part \($0)" }]
    case .filesToOneHeading:
      return files({ "a\($0).md" }, { _ in "[to](b.md#part-7)" })
        .merging(["b.md": lines { "## Part \($0)" }]) { one, _ in one }
    case .sameHeadings: return ["a.md": lines { _ in "## Part" } + "\n\n[to](#part-7)"]
    case .brokenLinks: return ["a.md": lines { "[to](nowhere\($0).md)" }]
    case .brokenHeadings:
      return ["a.md": lines { "## Part \($0)\n\n[to](#parts-of-\($0))" }]
    case .hiddenHeadings:
      return [
        "a.md": lines { "[to](b.md#part-\($0))" },
        "b.md": "<!-- private -->\n\n" + lines { "## Part \($0)" } + "\n\n<!-- /private -->",
      ]
    case .remotePictures: return ["a.md": lines { "![p](https://example.org/\($0).png)" }]
    case .pictures:
      return files({ "\($0).svg" }, { "<svg width=\"\($0 + 1)\" height=\"5\"></svg>" })
        .merging(["a.md": lines { "![p](\($0).svg)" }]) { one, _ in one }
    case .data:
      return files({ "\($0).txt" }, { "\($0)" })
        .merging(["a.md": lines { "[p](\($0).txt)" }]) { one, _ in one }
    case .files: return files({ "a\($0).md" }, { "# Title \($0)\n\nText." })
    case .titles: return files({ "a\($0).md" }, { _ in "# Title\n\nText." })
    case .deepFiles:
      let folder = (0..<20).map { "folder-with-a-long-name-\($0)" }.joined(separator: "/")
      return files({ "\(folder)/a\($0).md" }, { "# Title \($0)" })
    case .tags:
      return [
        "a.md": "---\ntags: [\((0..<count).map { "tag\($0)" }.joined(separator: ", "))]\n---\n# A"
      ]
    case .privateSpans:
      return [
        "a.md": lines {
          "Every text begins in this very way \($0)\n\n<!-- private -->\n\n"
            + "Every text begins in this very way, secret \($0)\n\n<!-- /private -->"
        }
      ]
    case .privateFiles:
      return files({ "a\($0).md" }) { number in
        "Every text begins in this very way \(number)\n\n<!-- private -->\n\n"
          + "Every text begins in this very way, secret \(number)\n\n<!-- /private -->"
      }
    case .repeatedPrivate:
      let same = String(repeating: "0, 0, ", count: 10 * count)
      return ["a.md": same, "b.md": "Open.\n\n<!-- private -->\n\n\(same)end\n\n<!-- /private -->"]
    case .lonelyLinks:
      let long = String(repeating: "long", count: 20)
      return files({ "a\($0).md" }, { "[to](\(long)\($0).md)" })
    case .openMarks:
      return [
        "a.md": lines { _ in "<!-- unredacted -->" } + "\n\n" + lines { _ in "<!-- stale -->" }
      ]
    case .crossedMarks:
      return [
        "a.md": lines { _ in "<!-- stale -->\n\n<!-- unredacted -->\n\n<!-- /stale -->" }
      ]
    case .unknownKeys:
      return [
        "a.md": "---\n" + (0..<count).map { "key\($0): 1" }.joined(separator: "\n") + "\n---\n# A"
      ]
    }
  }
}

// Where a build says that its time went.

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
      title: "Timed", pages: [{ content in hasShelf ? [Self.shelf(content)] : [] }],
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
