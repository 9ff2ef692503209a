// Shares of a site built by several processes at once, killed, repeated, and joined.

import Composable
import Foundation
import Programs
import Testing

/// Whether GNU parallel is here; a program of another kind has the same name.
private let hasParallel =
  (try? shell("parallel --version"))?.output.hasPrefix("GNU parallel") ?? false

@Suite("shares as processes", .serialized)
struct ShareProcessTests {
  let house: BuildHouse

  init() throws {
    house = try BuildHouse()
    for number in 0..<12 {
      try house.write("notes/\(number).md", "# Note \(number)\n\n[next](0.md) of \(number).\n")
    }
  }

  private static let merge = "VITRINE_MEMORY=memory vitrine merge --quiet --output out"

  @Test("killed at any moment and repeated, shares and merge end with what one build makes")
  func kills() throws {
    var generator = SystemRandomNumberGenerator()
    let seed: UInt64 = generator.next()
    var random = SeededGenerator(seed: seed)
    let end = ContinuousClock.now + .seconds(15)
    var kills = 0
    // About as long as each takes, found out on the way: most kills then hit one at work.
    var limits = [50_000, 50_000, 50_000]
    while kills < 60, ContinuousClock.now < end {
      let note = Int.random(in: 0..<16, using: &random)
      try house.write("notes/\(note).md", "# Note\n\nText \(random.next()).\n")
      let commands =
        (1...2).map { BuildHouse.command("--output share\($0) --shard \($0)/2") }
        + ["\(Self.merge) share1 share2"]
      for (index, command) in commands.enumerated() {
        for _ in 0..<3 {
          let isKilled = try house.isKilled(
            command, after: Int.random(in: 0...limits[index], using: &random))
          kills += isKilled ? 1 : 0
          limits[index] += (isKilled ? 1 : -1) * limits[index] / 8
        }
        let outcome = try house.run(command)
        #expect(outcome.code == 0, "\(outcome.error), seed \(seed)")
      }
      let (merged, fresh) = (house.tree("out"), try house.fresh())
      #expect(merged.keys.sorted() == fresh.keys.sorted(), "seed \(seed)")
      #expect(merged == fresh, "seed \(seed)")
      if merged != fresh { return }
    }
    print("\(kills) kills, seed \(seed)")
    #expect(kills > 0)
  }

  @Test("as many shares are joined as the system lets files be open, not as a shell begins with")
  func manyShares() throws {
    let shares = (1...12).map { "share\($0)" }
    let builds = (1...12).map { BuildHouse.command("--output share\($0) --shard \($0)/12") }
    let outcome = try house.run(
      """
      \(builds.joined(separator: "\n"))
      ulimit -S -n 40; \(Self.merge) \(shares.joined(separator: " "))
      """)
    #expect(outcome == Outcome())
    #expect(try house.tree("out") == house.fresh())
    // Where the system allows no more, that is told, and not that a share is none.
    for most in 40...43 {
      let refused = try house.run(
        "ulimit -n \(most); \(Self.merge) \(shares.joined(separator: " "))")
      #expect(refused.code == 74 && refused.error.contains("open files"), "\(refused)")
      #expect(!refused.error.contains("is no share"))
    }
  }

  @Test("a share that has not come to its end is told from one that has")
  func unfinished() throws {
    let build = BuildHouse.command("--output share2 --shard 2/2")
    let outcome = try house.run(
      """
      \(BuildHouse.command("--output share1 --shard 1/2"))
      (ulimit -f 1; \(build)); echo $?
      \(Self.merge) share1 share2; echo $?
      \(build); \(Self.merge) share1 share2; echo $?
      """)
    #expect(outcome.output == "74\n2\n0\n")
    #expect(outcome.error.contains("Error: 'share2' is no share of a gallery, or not a whole one."))
    #expect(try house.tree("out") == house.fresh())
  }

  @Test(
    "GNU parallel builds the demonstration site in shares, repeats one that failed, and a merge joins them",
    .enabled(if: hasParallel, "GNU parallel is not installed: 'apt-get install parallel'."))
  func demonstration() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL.path
    try house.write(
      "share",
      """
      [ $1 != 2 ] || [ -e failed ] || { touch failed; exit 1; }
      exec vitrine build --quiet --shard $1/3 --output share$1
      """)
    let outcome = try house.run(
      """
      export VITRINE_ROOT='\(root)' VITRINE_MEMORY="$PWD/memory" HOME="$PWD"
      parallel --will-cite --jobs 2 --retries 2 sh share {} ::: 1 2 3 &&
      vitrine merge share? --quiet --output merged &&
      vitrine build --quiet --output whole && diff -r whole merged && ls failed
      """)
    #expect(outcome == Outcome(output: "failed\n", error: ""))
  }
}
