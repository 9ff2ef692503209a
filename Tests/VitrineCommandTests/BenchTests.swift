import Commands
import Foundation
import Testing

@testable import VitrineCommand

@Suite("vitrine bench")
struct BenchTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL.path
  private var script: String { "\(root)/.bench/run" }

  @Test("its smallest size measures every kind of growth, and tells it to machines")
  func smallest() throws {
    let outcome = try shell(
      "VITRINE_ROOT='\(root)' VITRINE_BINARY=$(command -v vitrine) python3 '\(script)' "
        + "cold start diff pictures growth markdown gallery captures "
        + "--articles 10 --runs 1 --only-run --json"
    )
    #expect(
      outcome.error
        == ["cold", "start", "diff", "pictures", "growth", "markdown", "gallery", "captures"]
        .map { "measuring: \($0)\n" }.joined())
    #expect(outcome.code == 0)
    let told = try JSONDecoder().decode(Told.self, from: Data(outcome.output.utf8))
    #expect(told.version == 1)
    #expect(
      told.missing
        == [
          "cold: Hugo", "cold: the floor in C",
          "pictures: VitrineBench, Chromium, or the output of the source tree",
          "markdown: VitrineBench or the floor in C",
        ])
    let names = told.results.map(\.name)
    #expect(
      Set(names) == [
        "cold", "unchanged", "changed", "start", "diff", "gallery", "growth", "captures",
      ])
    #expect(names.count { $0 == "growth" } == 48)
    #expect(told.results.filter { $0.name == "start" }.allSatisfy { $0.ours > 0 })
  }

  @Test("it names what there is when asked for what there is not, and so does the help")
  func mistake() throws {
    let names =
      "cold, markdown, drawing, walking, demonstration, gallery, start, diff, pictures, captures, "
      + "shapes, growth"
    let outcome = try shell("VITRINE_BINARY=vitrine python3 '\(script)' colt")
    #expect(outcome.code == 64)
    #expect(
      outcome.error
        == "Error: there is no benchmark 'colt'. There are: \(names), cluster.\n")
    #expect(BenchCommand.discussion.contains("NAME is one of \(names) and cluster;"))
  }

  @Test("an option that there is not is wrong use, as everywhere")
  func wrongUse() throws {
    let outcome = try shell("VITRINE_BINARY=vitrine python3 '\(script)' --fast")
    #expect(outcome.code == 64)
    #expect(outcome.error.hasPrefix("Error: unrecognized arguments: --fast.\nusage: vitrine bench"))
  }
}

/// What the script tells machines, as far as it is looked at here.
private struct Told: Decodable {
  struct Result: Decodable {
    var name: String
    var what: String
    var ours: Double
  }

  var version: Int
  var results: [Result]
  var missing: [String]
}

@Suite("help of the program")
struct HelpTests {
  @Test("without arguments the commands are listed")
  func commands() {
    var console = Console.inMemory()
    #expect(VitrineProgram.program.run([], &console) == .done)
    #expect(
      console.output.text == """
        Build every state of every page of a site as static HTML, behind glass.

        Usage: vitrine COMMAND [OPTION…]

        Commands:
          build        Build the gallery: every state of every page.
          merge        Join the shares that 'build --shard' made to the gallery.
          pages        List the pages and their frames.
          matrix       Show what is visible and what is live, region by region.
          audit        Check that what is redacted is inert, and much else.
          play         Play a page in the terminal, step by step.
          diff         Show what changed in the gallery, why, and what is to be seen of
                       it.
          new article  Begin an article, as a draft with today's date.
          render       Turn a Markdown text into HTML, redacted where you say so.
          init         Begin a site of one's own in a folder.
          test         Set up what the tests need, and run all of them.
          bench        Measure the budgets, side by side with the peers.

        Options:
          -h, --help  Show this help.
          --version   Show the version.

        See 'vitrine COMMAND --help' for more information.

        """)
  }
}
