// `vitrine diff` as a user calls it: what its options do, and how it ends.

import Commands
import Foundation
import FoundationXML
import JSON
import Testing

/// A place in which a word of an article changed, and is built.
private func wordChanged() throws -> DiffPlace {
  let place = try DiffPlace()
  try place.edit("Content/articles/tea.md", "three minutes", "seven minutes")
  try place.build()
  return place
}

/// A place in which a control became inert, and is built.
private func bellMuted() throws -> DiffPlace {
  let place = try DiffPlace()
  place.plan.isBellMute = true
  try place.build()
  return place
}

@Suite("vitrine diff", .serialized)
struct DiffCommandTests {
  /// What is told where nothing changed, and no base was named.
  private static let nothing = "Compared with HEAD (a commit)\n6 frames, nothing changed · 0.00 s\n"

  @Test("nothing changed is 0 and says so, after what it was compared with; no browser is started")
  func nothing() throws {
    let place = try DiffPlace()
    #expect(place.diff() == (.done, Self.nothing, ""))
    let named = place.diff("--base", "HEAD").output
    #expect(named == "6 frames, nothing changed · 0.00 s\n")
    #expect(place.diff("--require-pixels", "--browser", "/nowhere/chromium").code == .done)
  }

  @Test("a projection that tells more of hidden words is what '--fail-on redaction' is for")
  func weakerProjection() throws {
    let place = try DiffPlace()
    func project(_ old: String, _ new: String) throws {
      try place.edit("Content/articles/tea.md", "\(old)image:", "\(new)image:")
      try place.build()
    }
    try project("", "redaction: constant\n")
    try place.commit("Hide")
    try project("redaction: constant\n", "redaction: exact\n")
    let weaker = place.diff("--no-pixels", "--fail-on", "redaction")
    #expect(weaker.code == .findings)
    #expect(
      weaker.output.contains(
        #/What stands for hidden words tells \d+\.\d bits of each, and told 0\.0/#),
      "\(weaker.output)")
    try place.commit("Show")
    try project("redaction: exact\n", "redaction: constant\n")
    #expect(place.diff("--no-pixels", "--fail-on", "redaction").code == .done)
  }

  @Test("content that changed since it was built is told of")
  func stale() throws {
    let place = try DiffPlace()
    let line =
      "'Content' changed since 'Output' was built. With --build, what it makes now is compared.\n"
    try place.edit("Content/articles/tea.md", "three minutes", "seven minutes")
    #expect(place.diff() == (.done, Self.nothing, line))
    #expect(place.diff("--quiet").error == "")
    try place.edit("Content/articles/tea.md", "seven minutes", "three minutes")
    #expect(place.diff().error == "")
    try place.write("Content/articles/cup.svg", DiffPlace.cup("#111"))
    #expect(place.diff().error == line)
    try place.write("Content/articles/cup.svg", DiffPlace.cup("#963"))
    #expect(place.diff().error == "")
    try place.write("Content/new.md", "# New")
    #expect(place.diff().error == line)
    try place.remove("Content/new.md")
    try place.remove(".build")
    #expect(place.diff().error == "")
  }

  @Test(
    "a change is 1; without a browser what changed is told all the same, and that nobody looked")
  func change() throws {
    let place = try wordChanged()
    let result = place.diff("--browser", "/nowhere/chromium")
    #expect(result.code == .findings)
    #expect(
      result.output == """
        Compared with HEAD (a commit)
        On tea: ‘three’ became ‘seven’
          cause: content of articles/tea.md
          Words  articles/tea: loaded
            ‘three’ became ‘seven’
          Where it is redacted  articles/tea: loading
            The redacted blocks have another shape
        2 of 6 frames changed, in 1 group · 0.00 s

        """)
    #expect(result.error.hasPrefix("Nobody looked at pixels: "))
    #expect(result.error.contains("/nowhere/chromium"))
  }

  @Test("--require-pixels fails without a browser, and the report is there all the same")
  func requirePixels() throws {
    let place = try wordChanged()
    let result = place.diff(
      "--require-pixels", "--browser", "/nowhere/chromium", "--out", "\(place.path)/report",
      "--junit", "\(place.path)/review.xml")
    #expect(result.code == .machineFailed)
    #expect(result.error.contains("there are no pictures: "))
    #expect(place.has("report/index.html") && place.has("review.xml"))
  }

  @Test("--quiet prints the last line only")
  func quiet() throws {
    let place = try wordChanged()
    let result = place.diff("--no-pixels", "--quiet")
    #expect(result == (.findings, "2 of 6 frames changed, in 1 group · 0.00 s\n", ""))
  }

  @Test("a folder that is no gallery is wrong use, and so is one that git does not know of")
  func noGallery() throws {
    let place = try DiffPlace()
    try place.write("other/x", "x")
    for option in ["--base", "--head"] {
      let result = place.diff("--no-pixels", option, "\(place.path)/other")
      #expect(result.code == .wrongUse)
      #expect(result.error.hasPrefix("Error: 'other' is no gallery: neither 'atlas.json' nor "))
    }
    // Of an empty one all would be new, and nothing open: a base that did not arrive is no base.
    try place.remove("other/x")
    #expect(place.diff("--no-pixels", "--base", "\(place.path)/other").code == .wrongUse)
    try place.remove(".git")
    let head = "\(place.path)/Output"
    let result = place.diff("--no-pixels", "--head", head)
    #expect(result.code == .wrongUse)
    #expect(result.error.hasPrefix("Error: '--head Output' is in no git repository"))
  }

  @Test(
    "--fail-on says what counts",
    arguments: [
      ("bytes", [true, true]), ("structure", [true, true]), ("redaction", [false, false]),
      ("liveness", [false, true]),
    ])
  func failOn(matter: String, isFound: [Bool]) throws {
    let codes = try [wordChanged(), bellMuted()].map {
      $0.diff("--no-pixels", "--fail-on", matter).code
    }
    #expect(codes == isFound.map { $0 ? .findings : .done })
  }

  @Test("--fail-on redaction counts what opened, and --fail-on pixels what can be seen")
  func failOnSeen() throws {
    let opened = try DiffPlace()
    opened.plan.isEaselShown = true
    try opened.build()
    #expect(opened.diff("--no-pixels", "--fail-on", "redaction").code == .findings)
    let window = ["--width", "390", "--scheme", "light", "--fail-on", "pixels"]
    #expect(opened.diff(window).code == .findings)
    // Inert looks as live does.
    #expect(try bellMuted().diff(window).code == .done)
    // Where nobody can look, what may be seen counts.
    #expect(try bellMuted().diff(window + ["--browser", "/nowhere"]).code == .findings)
  }

  @Test("the base is where the branch left the main line, a reference, or a folder")
  func base() throws {
    let place = try DiffPlace()
    try place.git("checkout", "-b", "topic")
    try place.edit("Content/articles/tea.md", "three minutes", "seven minutes")
    try place.build()
    try place.commit("Take longer")
    func code(_ arguments: String...) -> ExitCode { place.diff(["--no-pixels"] + arguments).code }
    #expect(code() == .findings)
    #expect(code("--base", "main") == .findings)
    #expect(code("--base", "HEAD~1") == .findings)
    #expect(code("--base", "HEAD") == .done)
    try FileManager.default.copyItem(atPath: "\(place.path)/Output", toPath: "\(place.path)/old")
    #expect(code("--base", "\(place.path)/old") == .done)
    #expect(code("--base", "main", "--head", "\(place.path)/old") == .wrongUse)
    try place.git("checkout", "main")
    #expect(code("--base", "HEAD", "--head", "\(place.path)/Output") == .done)
    #expect(code("--base", "\(place.path)/Output", "--head", "\(place.path)/old") == .findings)
  }

  @Test("--build compares what the content gives now, and leaves Output alone")
  func build() throws {
    let place = try DiffPlace()
    try place.edit("Content/articles/tea.md", "three minutes", "seven minutes")
    #expect(place.diff("--no-pixels").code == .done)
    let before = try place.text("Output/articles/tea/loaded.html")
    for _ in 0..<2 {
      let result = place.diff("--no-pixels", "--build")
      #expect(result.code == .findings)
      #expect(result.output.contains("cause: content of articles/tea.md"))
      #expect(result.output.hasSuffix("2 of 6 frames changed, in 1 group · 0.00 s\n"))
      #expect(result.error == "")
    }
    #expect(try place.text("Output/articles/tea/loaded.html") == before)
    try place.edit("Content/articles/tea.md", "seven minutes", "three minutes")
    #expect(place.diff("--no-pixels", "--build").code == .done)
  }

  @Test("--build tells that it waits for another one, which builds or reads what this one compares")
  func waiting() throws {
    let place = try wordChanged()
    let folder = "\(place.path)/.build/vitrine/review/Output"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let held = open(folder, O_RDONLY)
    defer { close(held) }
    try #require(flock(held, LOCK_EX) == 0)
    Thread.detachNewThread {
      usleep(300_000)
      flock(held, LOCK_UN)
    }
    let result = place.diff("--no-pixels", "--build")
    #expect(result.code == .findings)
    #expect(
      result.error
        == "Another 'vitrine diff --build' is at work on this site; waiting for it to end.\n")
  }

  @Test("what --build compares is written to by nobody until pictures of it were taken")
  func heldBuild() throws {
    let place = try DiffPlace()
    try place.edit("Content/articles/tea.md", "three minutes", "seven minutes")
    let folder = "\(place.path)/.build/vitrine/review/Output"
    // No browser, but what is started in place of one while the pictures are to be taken.
    try place.write(
      "browser", "#!/bin/sh\nflock -n \(folder) true; echo $? > \(place.path)/answer\n")
    let browser = "\(place.path)/browser"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser)
    #expect(place.diff("--build", "--browser", browser).code == .findings)
    #expect(try place.text("answer") == "1\n")
    let after = open(folder, O_RDONLY)
    defer { close(after) }
    #expect(flock(after, LOCK_EX | LOCK_NB) == 0)
  }

  @Test("content that is wrong stops --build with its place, and exit code 2")
  func badBuild() throws {
    let place = try DiffPlace()
    try place.write("Content/articles/fog.md", "[nowhere](gone.md)\n")
    let result = place.diff("--build")
    #expect(result.code == .badContent)
    #expect(result.error.hasPrefix("Content/articles/fog.md:1:1: error:"))
    let told = place.diff("--build", "--json")
    #expect(told.code == .badContent)
    let json = try JSON(parsing: Array(told.output.utf8))
    #expect(json["diagnostics"]?[0]?["file"] == "Content/articles/fog.md")
  }

  @Test("what --build finds to be hidden by half stops it, since nothing was built")
  func leakingBuild() throws {
    let place = try DiffPlace()
    try place.write(
      "Content/articles/tea.md", "\(DiffPlace.tea)\n\n\(LeakingProgram.words)\n")
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": place.path]))
    let code = LeakingProgram.program().run(["diff", "--no-pixels", "--build"], &console)
    #expect(code == .findings)
    #expect(console.output.text == "")
    #expect(
      console.error.text == """
        articles/tea/start.html holds words that it should hide.

        """)
    var machine = Console.inMemory(environment: .only(["VITRINE_ROOT": place.path]))
    let words = ["diff", "--no-pixels", "--build", "--json"]
    #expect(LeakingProgram.program().run(words, &machine) == .findings)
    let json = try JSON(parsing: Array(machine.output.text.utf8))
    #expect(json["leaks"]?[0]?["page"] == "articles/tea")
  }

  @Test("--json is one object, and --junit and --markdown are files")
  func files() throws {
    let place = try wordChanged()
    let result = place.diff(
      "--no-pixels", "--json", "--junit", "\(place.path)/review.xml", "--markdown",
      "\(place.path)/summary.md", "--url", "https://example.org/report")
    let json = try JSON(parsing: Array(result.output.utf8))
    #expect(json["version"] == 1)
    #expect(json["pixels"] == false)
    #expect(json["groups"]?.array?.count == 1)
    #expect(json["same"] == 4)
    let junit = try XMLDocument(xmlString: place.text("review.xml"))
    #expect(
      try junit.nodes(forXPath: "//testcase/@name").map(\.stringValue) == [
        "loaded", "loading", "other files",
      ])
    #expect(
      try junit.nodes(forXPath: "//failure").first?.stringValue
        == "words: ‘three’ became ‘seven’\n")
    #expect(
      try place.text("summary.md").contains(
        "| [On tea: ‘three’ became ‘seven’](https://example.org/report/changes/001.html) "
          + "| articles/tea: loaded, loading | content of articles/tea.md "
          + "| Words (1 frame), Where it is redacted (1 frame) |"))
  }

  @Test("what is said wrongly is told in a sentence that helps, before anything is done")
  func mistakes() throws {
    let place = try wordChanged()
    let mistakes: [(arguments: [String], words: String)] = [
      (["--fail-on", "pixel"], "Did you mean 'pixels'?"),
      (["--scheme", "dim"], "'light', 'dark'"),
      (["--width", "wide"], "a whole number"),
      (["--width", "20"], "'--width 20' is not between 200 and 4000."),
      (["--base", "nothing"], "'nothing' is neither a folder nor anything that git knows here"),
      (["--head", "/nowhere/Output"], "there is no folder '/nowhere/Output'"),
      (["--build", "--head", "."], "'--build' and '--head' exclude each other."),
      (["--no-pixels", "--require-pixels"], "exclude each other."),
      (["--no-pixels", "--fail-on", "pixels"], "leave '--no-pixels' out."),
      (["--url", "https://example.org"], "'--url' is for the links of '--markdown'"),
      (["--junit", "/nowhere/x/review.xml"], "there is no folder '/nowhere/x'."),
      (["--markdown", "/"], "'--markdown /' is a folder. Name a file."),
      (["--junit", "a", "--markdown", "./a"], "'--junit' and '--markdown' are one file."),
      (["--out", "/usr"], "'/usr' holds what is no report."),
      (["--out", "/nowhere", "--pictures", "/nowhere/a"], "'/nowhere/a' lies in '/nowhere', "),
    ]
    for (arguments, words) in mistakes {
      let result = place.diff(arguments)
      #expect(result.code == .wrongUse)
      #expect(result.error.contains(words), "\(result.error)")
      #expect(result.output == "")
    }
  }

  @Test("an output that holds what no output does is wrong content, and no failure of the machine")
  func malformed() throws {
    let place = try wordChanged()
    for text in ["{", "{}"] {
      try place.write("Output/atlas.json", text)
      let result = place.diff("--no-pixels")
      #expect(result.code == .badContent)
      #expect(result.error.contains("Output: atlas.json is not what it should be: "))
    }
  }

  @Test("groups and ways that are not shown are counted, one as one")
  func more() throws {
    let place = try DiffPlace()
    // In the head there are more pages, and one looks different in each of its states.
    func write(_ side: String, new count: Int, _ word: (Int) -> String) throws {
      var pages: [String] = []
      for page in ["old"] + (0..<count).map({ "p\($0)" }) {
        let states = (0..<(page == "old" ? 9 : 1)).map { "s\($0)" }
        for (number, state) in states.enumerated() {
          try place.write("\(side)/\(page)/\(state).html", "<p>\(word(number))</p>")
        }
        let frames = states.map { #"{"name":"\#($0)","file":"\#(page)/\#($0).html"}"# }
        let list = frames.joined(separator: ",")
        pages.append(#"{"name":"\#(page)","source":"\#(page).md","frames":[\#(list)]}"#)
      }
      try place.write("\(side)/atlas.json", "{\"pages\":[\(pages.joined(separator: ","))]}")
    }
    for (count, told) in [(40, "and 1 more group\n"), (41, "and 2 more groups\n")] {
      try write("base", new: 0) { "word \($0)" }
      try write("head", new: count) { "other word \($0 * 7)" }
      let result = place.diff(
        "--no-pixels", "--base", "\(place.path)/base", "--head", "\(place.path)/head")
      #expect(result.output.contains(told))
      #expect(result.output.contains("  and 1 more way in which it shows\n"))
    }
  }

  @Test("a report is not written into what is compared")
  func outInside() throws {
    let place = try wordChanged()
    for out in ["Output", "Output/report", "Output/../Output/new/report"] {
      let result = place.diff("--out", "\(place.path)/\(out)")
      #expect(result.code == .wrongUse)
      #expect(result.error.contains("which is compared. Name another folder."), "\(out)")
    }
  }
  @Test("what is compared is neither written into nor cleared, whichever side it is")
  func outAround() throws {
    let place = try wordChanged()
    let report = "\(place.path)/report"
    #expect(place.diff("--no-pixels", "--out", report).code == .findings)
    let (base, head) = ("\(report)/base", "\(report)/head")
    for (one, other) in [(base, "\(place.path)/Output"), ("\(place.path)/Output", head)] {
      for out in [report, "\(base)/x", "\(head)/x"] where out == report || out.hasPrefix(one) {
        let result = place.diff("--no-pixels", "--base", one, "--head", other, "--out", out)
        #expect(result.code == .wrongUse)
        #expect(result.error.contains("which is compared"), "\(out): \(result.error)")
      }
    }
    for folder in [base, head] { #expect(FileManager.default.fileExists(atPath: folder)) }
  }
}
