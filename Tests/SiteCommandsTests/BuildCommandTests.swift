// `vitrine build`, as a user calls it.

import Build
import Commands
import Content
import Foundation
import JSON
import Testing

@testable import SiteCommands

private enum PlainSite: SiteProgram {
  static let site = Site(title: "Plain")
}

/// A folder that commands are called in.
private final class Workplace {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func run(
    _ arguments: String..., isTerminal: Bool = false
  ) -> (code: ExitCode, output: String, error: String) {
    var console = Console.inMemory(
      isTerminal: isTerminal, environment: .only(["VITRINE_ROOT": path]))
    let code = PlainSite.program().run(arguments, &console)
    func plain(_ text: String) -> String {
      text.replacingOccurrences(of: "\(path)/", with: "").replacing(#/\d\.\d\d s/#, with: "0.00 s")
    }
    return (code, plain(console.output.text), plain(console.error.text))
  }
}

@Suite("vitrine build")
struct BuildCommandTests {
  @Test("an empty word names no folder and no address")
  func emptyWords() throws {
    let place = try Workplace(["Content/a.md": "# A"])
    let all = [
      ("build", ["--output", "--base-url", "--content", "--only"]), ("merge", ["--output"]),
      ("diff", ["--out", "--pictures", "--base", "--head", "--junit", "--markdown", "--browser"]),
    ]
    for (command, options) in all {
      for option in options {
        let refused = place.run(command, option, "")
        #expect(refused.code == .wrongUse)
        #expect(refused.error.hasPrefix("Error: '\(option)' is empty."), "\(refused.error)")
      }
    }
    #expect(
      place.run("merge", "", "--output", "Output").error.hasPrefix("Error: 'SHARE' is empty."))
  }

  @Test("of a page that was asked for it is said that it is a draft")
  func draft() throws {
    let place = try Workplace(["Content/a.md": "# A", "Content/d.md": "---\ndraft: true\n---\n# D"])
    let told = "'d' is a draft, and was left out. Build it with --drafts.\n"
    #expect(place.run("build", "--only", "d").error == told)
    let again = place.run("build", "--only", "d")
    #expect(again.code == .done && again.error == told)
    #expect(place.run("build", "--only", "d", "--drafts").error == "")
    #expect(place.run("build", "--only", "nope", "--drafts").code == .wrongUse)
  }

  @Test("a check names what a killed build staged, and exits with 1")
  func staging() throws {
    let place = try Workplace(["Content/a.md": "# A"])
    _ = place.run("build")
    try place.write("Output/.vitrine-staging/entries", "private")
    let check = place.run("build", "--check", "--thorough", "--quiet")
    #expect(check == (.findings, "orphaned: .vitrine-staging/\n", ""))
    #expect(place.run("build", "--quiet") == (.done, "", ""))
    #expect(place.run("build", "--check", "--quiet") == (.done, "", ""))
  }

  @Test("a share goes beside the gallery, and a merge needs to be told where that is")
  func shares() throws {
    let place = try Workplace(["Content/a.md": "# A", "Content/b.md": "# B"])
    for number in 1...2 {
      #expect(place.run("build", "--quiet", "--shard", "\(number)/2") == (.done, "", ""))
      #expect(place.has("Output-\(number)-of-2/assets/share/pages"))
    }
    #expect(!place.has("Output"))
    let shares = (1...2).map { "\(place.path)/Output-\($0)-of-2" }
    let outcome = place.run("merge", shares[0], shares[1])
    #expect(outcome.code == .wrongUse)
    #expect(outcome.error.hasPrefix("Error: say with '--output DIR' where the gallery goes.\n"))
    let onto = place.run("merge", "--output", shares[0], shares[0], shares[1])
    #expect(onto.code == .wrongUse)
    #expect(onto.error.contains("is one of the shares. Choose another --output.\n"))
    let output = "\(place.path)/Output"
    #expect(place.run("merge", "--quiet", "--output", output, shares[0]).code == .badContent)
    let told = place.run("merge", "--json", "--output", output, shares[0])
    #expect(told.code == .badContent)
    let json = try JSON(parsing: Array(told.output.utf8))
    #expect(json["diagnostics"]?[0]?["severity"] == "error")
    #expect(place.run("merge", "--quiet", "--output", output, shares[0], shares[1]).code == .done)
    #expect(place.run("build", "--check", "--quiet") == (.done, "", ""))
  }

  @Test("a folder that is called by dots has its output beside it all the same")
  func dots() throws {
    let place = try Workplace(["Content/a.md": "# A", "notes/b/c.md": "# C"])
    func output(_ content: String) -> String {
      BuildCommand<PlainSite>.output(beside: "\(place.path)/\(content)")
        .replacing("\(place.path)/", with: "")
    }
    #expect(output("Content/") == "Output" && output("notes") == "notes-output")
    #expect(output("Content/.") == "Output" && output("notes/b/..//") == "notes-output")
  }

  @Test(
    "a share that there is not is wrong use", arguments: ["0/2", "3/2", "2", "1/0", "a/b", "1/2/3"])
  func noShare(text: String) throws {
    let outcome = try Workplace().run("build", "--shard", text)
    #expect(outcome.code == .wrongUse)
    #expect(
      outcome.error.hasPrefix("Error: '\(text)' for '--shard' is not a share such as '1/4'.\n"))
  }

  @Test("ends with one line of result")
  func line() throws {
    let place = try Workplace(["Content/a.md": "---\nstates: [loading, loaded]\n---\n# A"])
    let result = place.run("build")
    #expect(result.code == .done)
    #expect(
      result.output
        == "1 page, 2 frames, 4 transitions, 0 leaks, 0 redacted controls live · 0.00 s\n")
    #expect(result.error.isEmpty)
    #expect(place.has("Output/a/loaded.html"))
  }

  @Test("--quiet says nothing but what is wrong")
  func quiet() throws {
    let place = try Workplace(["Content/a.md": "---\nmine: 1\n---\n# A"])
    let result = place.run("build", "--quiet")
    #expect(result == (.done, "", ""))
    try place.write("Content/b.md", "[c](c.md)")
    let failed = place.run("build", "--quiet")
    #expect(failed.code == .badContent)
    #expect(failed.output.isEmpty)
    #expect(
      failed.error == """
        Content/b.md:1:1: error: the link 'c.md' leads nowhere
          1 | [c](c.md)
            | ^

        """)
  }

  @Test("a key of the author's own is a warning, under --strict an error")
  func strict() throws {
    let place = try Workplace(["Content/a.md": "---\nmine: 1\n---\n# A"])
    let result = place.run("build")
    #expect(result.code == .done)
    #expect(result.error.hasPrefix("Content/a.md:2:1: warning: unknown key 'mine'"))
    let strict = place.run("build", "--strict")
    #expect(strict.code == .badContent)
    #expect(strict.error.hasPrefix("Content/a.md:2:1: error: unknown key 'mine'"))
  }

  @Test("a picture of another host is a warning, under --strict an error, and its other text shows")
  func remotePictures() throws {
    let place = try Workplace([
      "Content/a.md": "---\nimage: https://e.test/a.png\n---\nSee ![the sea](//e.test/b.png).\n"
    ])
    let sentence = "is on another host, from which pages load nothing"
    let result = place.run("build", "--quiet")
    #expect(result.code == .done)
    #expect(result.error == "")
    let told = place.run("build", "--output", "\(place.path)/other")
    #expect(
      told.error == """
        Content/a.md:2:8: warning: the picture 'https://e.test/a.png' \(sentence): \
        none is shown. Put the file into the content
          2 | image: https://e.test/a.png
            |        ^~~~~~~~~~~~~~~~~~~~
        Content/a.md:4:5: warning: the picture '//e.test/b.png' \(sentence): \
        only its other text is shown. Put the file into the content
          4 | See ![the sea](//e.test/b.png).
            |     ^

        """)
    #expect(place.text("Output/a/loaded.html")?.contains("<p>See the sea.</p>") == true)
    let strict = place.run("build", "--strict")
    #expect(strict.code == .badContent)
    #expect(strict.error.matches(of: #/error: the picture '/#).count == 2)
  }

  @Test("--check lists what is out of date, and exits with 1")
  func check() throws {
    let place = try Workplace(["Content/a.md": "---\nstates: [loaded]\n---\n# A"])
    #expect(place.run("build", "--quiet").code == .done)
    #expect(place.run("build", "--check", "--quiet") == (.done, "", ""))
    try place.write("Content/a.md", "---\nstates: [loaded]\n---\n# B")
    let result = place.run("build", "--check", "--quiet")
    #expect(result.code == .findings)
    #expect(result.output.split(separator: "\n").contains("differs: a/loaded.html"))
    #expect(place.text("Output/a/loaded.html")?.contains("<h1>A</h1>") == true)
  }

  @Test("--leaks tells what each page tells of what it hides, whether it was built or kept")
  func leaks() throws {
    let text = "\n---\n# Title\n\nFour words and more."
    let place = try Workplace([
      "Content/open.md": "---\nstates: [loading, loaded]\(text)",
      "Content/secret.md": "---\nstates: [loading, loaded]\nredaction: constant\(text)",
      "Content/shown.md": "---\nstates: [loaded]\(text)",
    ])
    let lines = place.run("build", "--leaks").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].contains(#/^open +\d+ bits +\d+ words +\d+ guessable \(\d+ %\) +loading$/#))
    #expect(
      lines[1].contains(#/^secret +0 bits +0 words +0 guessable \(0 %\) +loading$/#), "\(lines[1])")
    #expect(lines[2].hasPrefix("sum "))
    #expect(place.run("build", "--leaks").output.hasPrefix(lines[..<3].joined(separator: "\n")))
    #expect(!place.run("build").output.contains("guessable"))
    let result = try JSON(parsing: Array(place.run("build", "--json", "--leaks").output.utf8))
    let tells = try #require(result["tells"]?.array)
    #expect(tells.map { $0["page"]?.string } == ["open", "secret"])
    #expect(tells.map { $0["frame"]?.string } == ["loading", "loading"])
    #expect(try #require(tells[0]["bits"]?.int) > #require(tells[0]["words"]?.int))
    #expect(tells[1]["bits"] == 0)
  }

  @Test("--json prints one object")
  func json() throws {
    let place = try Workplace(["Content/a.md": "---\nstates: [loading, loaded]\n---\n# A"])
    let result = try JSON(parsing: Array(place.run("build", "--json", "--timings").output.utf8))
    #expect(result["version"] == 1)
    #expect(result["pages"] == 1)
    #expect(result["frames"] == 2)
    #expect(result["built"] == 1)
    #expect(result["findings"] == [])
    #expect(
      result["timings"]?.array?.map { $0["phase"]?.string } == [
        "scan", "read", "parse", "shape", "explore", "draw", "write", "finish",
      ])
  }

  @Test("--json prints one object where the content is wrong, too")
  func jsonOfMistakes() throws {
    let place = try Workplace([
      "Content/a.md": "---\nmine: 1\n---\n# A\n", "Content/b.md": "One.\n\n[c](c.md)\n",
    ])
    let wrong = place.run("build", "--json")
    #expect(wrong.code == .badContent)
    #expect(wrong.error.hasPrefix("Content/b.md:3:1: error: the link 'c.md' leads nowhere"))
    let result = try JSON(parsing: Array(wrong.output.utf8))
    #expect(result["version"] == 1)
    #expect(result["pages"] == 0)
    #expect(
      result["diagnostics"] == [
        [
          "severity": "error", "file": "Content/b.md", "line": 3, "column": 1,
          "message": "the link 'c.md' leads nowhere",
        ]
      ])
    try place.write("Content/b.md", "One.\n")
    let odd = try JSON(parsing: Array(place.run("build", "--json").output.utf8))
    #expect(odd["diagnostics"]?.array?.map { $0["severity"] } == ["warning"])
    #expect(odd["diagnostics"]?.array?.map { $0["line"] } == [2])
  }

  @Test(
    "what is wrong with links to one target is told once, and where else; machines are told each")
  func toldOnce() throws {
    let place = try Workplace([
      "Content/a.md": "[b](b.md), [c](c.md), [c](c.md)\n",
      "Content/d.md": "[c](c.md) ![c](c.png)\n",
    ])
    let told = """
      Content/a.md:1:1: error: the link 'b.md' leads nowhere
        1 | [b](b.md), [c](c.md), [c](c.md)
          | ^
      Content/a.md:1:12: error: the link 'c.md' leads nowhere
        1 | [b](b.md), [c](c.md), [c](c.md)
          |            ^
        and in 2 more places: Content/a.md:1:23, Content/d.md:1:1

      """
    #expect(place.run("build").error.hasPrefix(told))
    let json = try JSON(parsing: Array(place.run("build", "--json").output.utf8))
    #expect(json["diagnostics"]?.array?.count == 5)
  }

  @Test("a key of the author's own is warned of once, however many files it stands in")
  func warnedOnce() throws {
    let own = "---\nmine: 1\n---\n# A\n"
    let place = try Workplace([
      "Content/a.md": own, "Content/b.md": own, "Content/c.md": "---\nyours: 2\n---\n# C\n",
    ])
    let result = place.run("build")
    #expect(result.code == .done)
    #expect(
      result.error == """
        Content/a.md:2:1: warning: unknown key 'mine'; it is kept as your own and does nothing, \
        here and in 1 other place
          2 | mine: 1
            | ^~~~
        Content/c.md:2:1: warning: unknown key 'yours'; it is kept as your own and does nothing
          2 | yours: 2
            | ^~~~~

        """)
    // Where they are mistakes, each has to be mended where it stands.
    let strict = place.run("build", "--strict").error
    #expect(strict.matches(of: #/error: unknown key/#).count == 2)
    #expect(strict.contains("\n  and in 1 more place: Content/b.md:2:1\n"), "\(strict)")
  }

  @Test("progress is shown on a terminal, and is gone in the end")
  func progress() throws {
    let place = try Workplace(["Content/a.md": "# A"])
    let result = place.run("build", isTerminal: true)
    #expect(result.error == "\r1 of 1 pages\r\u{1B}[K")
    #expect(place.run("build", "--quiet", isTerminal: true).error.isEmpty)
  }

  @Test("drafts that are left out are no pages, on the way as in the end")
  func drafts() throws {
    var files = ["Content/a.md": "# A"]
    for number in 1...5 { files["Content/d\(number).md"] = "---\ndraft: true\n---\n# D" }
    let place = try Workplace(files)
    let result = place.run("build", "--json", "--jobs", "1", isTerminal: true)
    let object = try JSON(parsing: Array(result.output.utf8))
    #expect(object["pages"] == 1 && object["built"] == 1)
    let again = place.run("build", "--jobs", "1", isTerminal: true)
    #expect(again.error.hasSuffix("\r1 of 1 pages\r\u{1B}[K"))
    #expect(
      place.run("build", "--drafts", "--jobs", "1", isTerminal: true).error.contains(
        "\r6 of 6 pages\r"))
  }

  @Test("the output stands beside the content, unless it is said where")
  func output() {
    typealias Build = BuildCommand<PlainSite>
    #expect(Build.output(beside: "Content") == "Output")
    #expect(Build.output(beside: "a/Content/") == "a/Output")
    #expect(Build.output(beside: "/Content") == "/Output")
    #expect(Build.output(beside: "docs") == "docs-output")
    #expect(Build.output(beside: "a/docs/") == "a/docs-output")
  }

  @Test("what cannot be asked for is wrong use")
  func wrongUse() throws {
    let place = try Workplace(["Content/a.md": "# A", "Output/index.html": "mine"])
    #expect(place.run("build", "--jobs", "0").code == .wrongUse)
    #expect(place.run("build", "--base-url", "here").code == .wrongUse)
    #expect(place.run("build", "--only", "b").code == .wrongUse)
    #expect(
      place.run("build").error.hasPrefix(
        "Error: no build made 'index.html', and this one would write over it. "))
    #expect(place.text("Output/index.html") == "mine")
  }

  @Test("content that is not there is wrong use", arguments: ["build", "pages", "audit"])
  func noContent(command: String) throws {
    let place = try Workplace(["file": ""])
    let result = place.run(command)
    #expect(result.code == .wrongUse)
    #expect(result.error.hasPrefix("Error: there is no folder 'Content'. Name the folder of"))
    let file = place.run(command, "--content", "\(place.path)/file")
    #expect(file.code == .wrongUse)
    #expect(file.error.hasPrefix("Error: 'file' is no folder. "))
  }

  @Test("a build that can remember nothing says so, and builds")
  func withoutMemory() throws {
    let place = try Workplace(["Content/a.md": "# A", "file": "", ".build": ""])
    let nowhere = "\(place.path)/file"
    for environment in [
      [:], ["HOME": nowhere], ["HOME": "", "XDG_CACHE_HOME": nowhere],
      // Here nothing can be written to '.build'.
      ["VITRINE_ROOT": place.path],
    ] {
      var console = Console.inMemory(environment: .only(environment))
      let words = [
        "build", "--content", "\(place.path)/Content", "--output", "\(place.path)/Output",
      ]
      #expect(PlainSite.program().run(words, &console) == .done)
      #expect(console.error.text.hasPrefix("Nothing of this build is remembered: "))
      var quiet = Console.inMemory(environment: .only(environment))
      #expect(PlainSite.program().run(words + ["--check", "--quiet"], &quiet) == .done)
      #expect(quiet.error.text == "")
    }
  }

  @Test("files that are almost content are told of, and so is that there is no page")
  func overlooked() throws {
    let place = try Workplace([
      "Content/One.MD": "# One", "Content/site.yml": "title: A",
      "Content/more/two.markdown": "# Two", "Content/notes.txt": "Notes",
    ])
    let result = place.run("build")
    #expect(result.code == .done)
    #expect(
      result.error == """
        Content/One.MD: warning: this file is not read. Files that end in '.md' become pages
        Content/more/two.markdown: warning: this file is not read. Files that end in '.md' become \
        pages
        Content/site.yml: warning: this file is not read. The settings of a site stand in \
        'site.yaml'
        There is no page in 'Content': files that end in '.md' become pages, drafts with --drafts.

        """)
    #expect(place.run("pages").error.split(separator: "\n").count == 3)
  }
}
