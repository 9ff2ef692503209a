// The same content gives the same bytes, whatever the machine is like.

import Composable
import Foundation
import Glibc
import Testing

@Suite struct DeterminismTests {
  @Test("the number of jobs does not show in the output")
  func jobs() throws {
    let site = try TestSite()
    for number in 0..<40 {
      try site.write("Content/\(number % 3)/\(number).md", "# Page \(number)\n\n[next](../0/0.md)")
    }
    let one = try site.fresh { $0.jobs = 1 }
    for jobs in [2, 3, 16] { #expect(try site.fresh { $0.jobs = jobs } == one) }
  }

  @Test("the order in which a folder lists its files does not show in the output")
  func order() throws {
    var random = SystemRandomNumberGenerator()
    let seed = random.next() as UInt64
    var generator = SeededGenerator(seed: seed)
    var trees: [[String: [UInt8]]] = []
    for _ in 0..<4 {
      let site = try TestSite()
      for number in (0..<30).shuffled(using: &generator) {
        try site.write("Content/\(number).md", "---\ndate: 2025-01-01\n---\n# Page \(number)")
      }
      trees.append(try site.fresh { $0.baseURL = "https://a.test/" })
    }
    #expect(trees.allSatisfy { $0 == trees[0] }, "seed \(seed)")
  }

  @Test("neither the place of the content nor that of the output shows in the output")
  func place() throws {
    let one = try TestSite(["Content/a.md": "# A"])
    let other = try TestSite(["Elsewhere/deep/a.md": "# A"])
    other.options.content = other.folder("Elsewhere/deep/")
    #expect(try one.fresh() == other.fresh())
  }
}
