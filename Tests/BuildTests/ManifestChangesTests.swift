// What a build remembers: all of it in one file, and what changed since in another.

import Build
import Composable
import Foundation
import System
import Testing

@Suite("what is remembered")
struct ManifestChangesTests {
  private let site: TestSite

  init() throws {
    site = try TestSite()
    // In parts, so that few pages stand behind each other.
    site.options.mostInAtlas = 0
    for number in 100..<300 { try site.write("Content/page-\(number).md", "# \(number)") }
    // A file that was written just before a build is read once more by the next one, and then something
    // else is remembered of it: here of none.
    Thread.sleep(forTimeInterval: 0.1)
    try site.build()
  }

  private func file(_ kind: String) -> [UInt8]? {
    site.tree("memory").first { $0.key.hasSuffix(kind) }?.value
  }

  private func write(_ bytes: [UInt8], as kind: String) throws {
    let name = try #require(site.tree("memory").keys.first?.split(separator: ".").first)
    try site.folder.write(bytes, to: "memory/\(name)\(kind)")
  }

  @Test("of a site in which one page changed, little is written")
  func little() throws {
    let whole = try #require(file(".manifest"))
    #expect(file(".changes") == nil)
    // Of one length, so that what stands behind it in the same files stays where it is.
    try site.write("Content/page-199.md", "# 991")
    try site.build()
    #expect(file(".manifest") == whole)
    #expect(try #require(file(".changes")).count * 4 < whole.count)
    #expect(try site.build().built == 0)
  }

  @Test("of a site in which much changed, all is written, and nothing besides")
  func much() throws {
    try site.write("Content/page-199.md", "# 991")
    try site.build()
    for number in 100..<200 { try site.write("Content/page-\(number).md", "# Changed") }
    try site.build()
    #expect(file(".changes") == nil)
    #expect(try site.build().built == 0)
    #expect(try site.tree() == site.fresh())
  }

  @Test(
    "where it cannot be read what a page was made of, or what was made of it, that page is built again",
    arguments: ["page-150.md", "lit.html"])
  func unreadable(text: String) throws {
    var bytes = try #require(file(".manifest"))
    let found = bytes.firstRange(of: Array(text.utf8))
    let place = try #require(found?.lowerBound)
    // One longer than it is; behind that nothing stands where it is looked for.
    bytes[place - 1] += 1
    bytes.removeLast(16)
    let seal = Fingerprint(of: bytes)
    for word in [seal.high, seal.low] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    try write(bytes, as: ".manifest")
    #expect(try site.build().built == 1)
    #expect(try site.tree() == site.fresh())
    #expect(try site.build().built == 0)
  }

  @Test("is built upon as a whole, whatever of it is lost, old or damaged")
  func damaged() throws {
    try site.write("Content/page-107.md", "# 701")
    try site.build()
    let first = try #require(file(".changes"))
    try site.write("Content/page-108.md", "# 801")
    try site.remove("Content/page-299.md")
    try site.write("Content/page-300.md", "# 300")
    try site.build()
    let second = try #require(file(".changes"))
    for (step, bytes) in [first, Array(second.dropLast()), [], Array("vitrine".utf8)].enumerated() {
      try write(bytes, as: ".changes")
      try site.write("Content/page-\(step + 120).md", "# 99\(step)")
      try site.build()
      #expect(try site.tree() == site.fresh(), "step \(step)")
      #expect(try site.build().built == 0)
    }
    // Changes of another whole than the one beside them.
    for number in 100..<200 { try site.write("Content/page-\(number).md", "# Much") }
    try site.build()
    try write(second, as: ".changes")
    try site.write("Content/page-250.md", "# More")
    try site.build()
    #expect(try site.tree() == site.fresh())
  }

  /// A build that is killed leaves what it was about to make; it is gone on from, whichever kind of
  /// file that is, and whatever of the others is there.
  @Test("is gone on from where a build was killed")
  func killed() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for step in 0..<8 {
      let before = site.tree("memory")
      let count = Bool.random(using: &random) ? 1 : 60
      for _ in 0..<count {
        let number = Int.random(in: 100..<300, using: &random)
        try site.write("Content/page-\(number).md", "# \(step)00")
      }
      try site.build()
      // As if nothing had been moved into the place of what was remembered before.
      let noted = try #require(site.tree("memory").first { before[$0.key] != $0.value })
      try site.remove("memory")
      for (name, bytes) in before { try site.folder.write(bytes, to: "memory/\(name)") }
      let print = try #require(noted.key.split(separator: ".").first)
      try site.folder.write(noted.value, to: "memory/\(print).next")
      if Bool.random(using: &random) {
        try site.write("Content/page-\(step + 100).md", "# After \(step)")
      }
      try site.build()
      #expect(try site.tree() == site.fresh(), "seed \(seed), step \(step)")
      #expect(try site.build().built == 0, "seed \(seed), step \(step)")
    }
  }
}
