// What is staged: never committed, told when a kill left it, and gone when a build ends in any other way.

import Build
import Content
import Foundation
import Synchronization
import Testing

@Suite struct StagingTests {
  let site: TestSite

  init() throws {
    site = try TestSite([
      "Content/a.md": "# A\n\n<!-- private -->\n\nThe door code is 2580.\n\n<!-- /private -->",
      "Content/b.md": "# B",
    ])
    try site.build()
  }

  private var staging: String { site.folder("Output/.vitrine-staging") }

  @Test("git is told to leave out all that is staged")
  func ignored() throws {
    try site.write("Content/a.md", "# Changed")
    var ignored: [String?] = []
    let file = "\(staging)/.gitignore"
    var options = site.options
    options.jobs = 1
    _ = try Build(site.site, options).run { progress in
      guard case .pages = progress, FileManager.default.fileExists(atPath: staging) else { return }
      ignored.append(
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(!ignored.isEmpty && ignored.allSatisfy { $0 == "*\n" })
    #expect(!FileManager.default.fileExists(atPath: staging))
  }

  @Test("a check tells what a killed build staged, and the next build clears it")
  func abandoned() throws {
    try site.build { $0.isPublic = true }
    try site.write("Output/.vitrine-staging/tree/a/lit.html", "The door code is 2580.")
    let report = try site.build {
      $0.onlyChecks = true
      $0.isThorough = true
      $0.isPublic = true
    }
    #expect(report.differences.map { "\($0.kind) \($0.path)" } == ["orphaned .vitrine-staging/"])
    try site.build { $0.isPublic = true }
    #expect(
      try site.build {
        $0.onlyChecks = true
        $0.isPublic = true
      }.differences.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: staging))
  }

  @Test("a build to which nothing is new changes nothing in the output, not even its time")
  func unchanged() throws {
    func time() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: site.folder("Output"))[.modificationDate]
        as? Date
    }
    let before = try time()
    try site.build()
    #expect(try time() == before)
  }

  @Test("a build that is asked to end leaves the output as it was", arguments: [1, 3, 6, 7, 8])
  func interrupted(moment: Int) throws {
    for number in 0..<4 { try site.write("Content/new\(number).md", "# New \(number)") }
    let before = site.tree()
    let asked = Asked(after: moment)
    #expect(throws: SiteError.interrupted) {
      try site.build {
        $0.isStopped = { asked.tick() }
        $0.jobs = 1
      }
    }
    #expect(site.tree() == before)
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  /// Says that somebody asked for the end, once it was asked for so often.
  private final class Asked: Sendable {
    private let count: Int
    private let times = Atomic(0)

    init(after count: Int) { self.count = count }

    func tick() -> Bool {
      times.wrappingAdd(1, ordering: .relaxed).newValue >= count
    }
  }
}
