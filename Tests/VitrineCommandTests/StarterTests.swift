// Beginning an article and a site, by doing it.

import Commands
import Foundation
import Programs
import Testing

@testable import VitrineCommand

/// A folder that is gone when the test is over.
private struct Scratch: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "starter-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func run(_ arguments: String...) -> (code: ExitCode, output: String, error: String) {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": sourceTree.path]))
    let code = VitrineProgram.program.run(arguments, &console)
    return (code, console.output.text, console.error.text)
  }
}

private let sourceTree = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

@Test("a new article has the date that it is where the machine stands")
func localDate() throws {
  // These clocks are more than a day apart.
  for (zone, hours) in [("EAST-14", 14.0), ("WEST+12", -12.0)] {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("a"), withIntermediateDirectories: true)
    func day() -> String {
      String(Date.now.addingTimeInterval(hours * 3600).ISO8601Format().prefix(10))
    }
    let before = day()
    let made = try shell("TZ=\(zone) vitrine new article Tea --content '\(scratch.path("a"))'")
    #expect(made.code == 0, "\(made)")
    let text = try String(contentsOfFile: scratch.path("a/articles/tea.md"), encoding: .utf8)
    #expect(Set([before, day()]).contains { text.contains("date: \($0)\n") }, "\(zone): \(text)")
  }
}

@Test("a new article is a draft that is named after its title, and can be read")
func newArticle() throws {
  let scratch = try Scratch()
  let content = scratch.path("Content")
  try FileManager.default.createDirectory(atPath: content, withIntermediateDirectories: true)
  let made = scratch.run(
    "new", "article", "A \"quiet\" Afternoon – in Kraków", "--content", content)
  #expect(made.code == .done, "\(made.error)")
  #expect(made.output == "\(content)/articles/a-quiet-afternoon-in-kraków.md\n")
  #expect(scratch.run("pages", "--content", content).output == "")
  let again = scratch.run("new", "article", "a quiet afternoon in Kraków", "--content", content)
  #expect(again.code == .wrongUse)
  #expect(again.error.contains("is there already. Nothing was written"))
  #expect(scratch.run("new", "article", "…", "--content", content).code == .wrongUse)
  // On some disks they are one file, and in a site one page.
  for taken in ["Large.md", "ΟΔΟΣ.md", "cafe\u{301}.md"] {
    try Data("# Mine".utf8).write(to: URL(filePath: "\(content)/articles/\(taken)"))
  }
  for (title, taken) in [("large", "Large"), ("οδος", "ΟΔΟΣ"), ("Caf\u{E9}", "cafe\u{301}")] {
    let refused = scratch.run("new", "article", title, "--content", content)
    #expect(refused.code == .wrongUse)
    #expect(
      refused.error.hasPrefix("Error: '\(content)/articles/\(taken).md' is there already."))
  }
  // Not all that can be a title can be the name of a page.
  let device = scratch.run("new", "article", "Con", "--content", content)
  #expect(device.output == "\(content)/articles/con-article.md\n")
  let lines = scratch.run("new", "article", " Two\nlines ", "--content", content)
  #expect(lines.output == "\(content)/articles/two-lines.md\n")
  for odd in ["bell \u{7}", "quote \"\u{301} of one", "del\u{7F}ete", "back\\slash"] {
    #expect(scratch.run("new", "article", odd, "--content", content).code == .done)
  }
  let built = scratch.run(
    "build", "--content", content, "--output", scratch.path("Output"), "--drafts", "--quiet")
  #expect(built.code == .done, "\(built.error)")
}

@Test("an article is begun in a folder of content, and makes none")
func newArticleNowhere() throws {
  let scratch = try Scratch()
  let nowhere = scratch.path("nowhere")
  let refused = scratch.run("new", "article", "x", "--content", nowhere)
  #expect(refused.code == .wrongUse)
  #expect(refused.error.hasPrefix("Error: there is no folder '\(nowhere)'. Name the folder of"))
  #expect(!FileManager.default.fileExists(atPath: nowhere))
}

@Test("a folder without a name is none, and not the root of the disk")
func newSiteNowhere() throws {
  let scratch = try Scratch()
  for arguments in [["init", ""], ["init", "", "--swift"]] {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": scratch.path("nowhere")]))
    #expect(VitrineProgram.program.run(arguments, &console) == .wrongUse)
    #expect(console.error.text.hasPrefix("Error: 'DIR' is empty."))
  }
}

@Test("a new site builds, and nothing that is there is written over")
func newSite() throws {
  let scratch = try Scratch()
  let site = scratch.path("my site")
  let begun = scratch.run("init", site)
  #expect(begun.output == "\(site)/Content/site.yaml\n\(site)/Content/articles/hello.md\n")
  #expect(begun.error == "Next: ./vitrine build --content '\(site)'/Content\n")
  let built = scratch.run(
    "build", "--content", "\(site)/Content", "--output", "\(site)/Output", "--quiet")
  #expect(built.code == .done, "\(built.error)")
  #expect(FileManager.default.fileExists(atPath: "\(site)/Output/articles/hello/loading.html"))
  let again = scratch.run("init", site, "--swift")
  #expect(again.code == .wrongUse)
  #expect(!FileManager.default.fileExists(atPath: "\(site)/Package.swift"))
}

@Test("a site with Swift is begun with the sources of Vitrine, and not without")
func sourcesElsewhere() throws {
  let scratch = try Scratch()
  var console = Console.inMemory(environment: .only(["VITRINE_ROOT": scratch.path("")]))
  #expect(
    VitrineProgram.program.run(["init", scratch.path("site"), "--swift"], &console) == .wrongUse)
  #expect(console.error.text.contains("does not hold the sources of Vitrine"))
  #expect(!FileManager.default.fileExists(atPath: scratch.path("site")))
}

@Test("a new site with Swift builds, plays and tests with its two commands")
func newPackage() throws {
  let scratch = try Scratch()
  let site = scratch.path("my site")
  let begun = scratch.run("init", site, "--swift")
  #expect(begun.code == .done)
  #expect(begun.error.hasPrefix("Next: cd ") && begun.error.hasSuffix(" && ./vitrine build\n"))
  func tools(_ folder: String) throws -> Substring? {
    try String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8).split(separator: "\n")
      .first
  }
  #expect(try tools(site) == tools(sourceTree.path))
  func shell(_ line: String) throws -> Outcome {
    try outcome(of: ["/bin/sh", "-c", "\(line) 2>&1"], in: site, minutes: 30)
  }
  let build = try shell("./vitrine build --quiet")
  #expect(build.code == 0, "\(build.output)")
  for file in [
    "index.html", "counter/zero.html", "counter/one.html", "counter/tour/count.html",
    "counter/tour/done.html", "articles/hello/loaded.html", "shelf/failed.html",
    "shelf/read.html",
  ] {
    #expect(FileManager.default.fileExists(atPath: "\(site)/Output/\(file)"), "\(file)")
  }
  let play = try shell("./vitrine play counter 'One more'")
  #expect(play.output.contains("── One more"))
  let audit = try shell("./vitrine audit counter/tour")
  #expect(audit.code == 0, "\(audit.output)")
  let shelf = try shell("./vitrine play shelf 'books: failed' settle")
  #expect(shelf.output.contains("could not be loaded"), "\(shelf.output)")
  let again = try shell("./vitrine play shelf 'books: failed' settle Retry settle")
  #expect(again.output.contains("All books are here."), "\(again.output)")
  let test = try shell("./vitrine test")
  #expect(test.code == 0, "\(test.output)")
  #expect(test.output.contains("3 tests in"))
}
