// The beginnings that the manual tells, begun: its files are written, its commands are run.

import Checkers
import Commands
import Foundation
import Testing

@testable import VitrineCommand

private let sourceTree = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The words of a line, as a shell tells them apart.
private func words(of line: String) -> [String] {
  line.matches(of: #/"([^"]*)"|'([^']*)'|(\S+)/#)
    .map { String($0.output.1 ?? $0.output.2 ?? $0.output.3 ?? "") }
}

@Test("a writer and a designer come from nothing to a page, by the commands of the manual")
func beginnings() throws {
  let scratch = FileManager.default.temporaryDirectory.appending(path: "begun-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: scratch) }
  let article = sourceTree.appending(path: "Content/articles/three-beginnings.md")
  let text = try String(contentsOf: article, encoding: .utf8)
  var count = 0
  for block in CodeBlock.all(in: text) {
    // A file of the content, called as it says.
    if !block.promise.isEmpty {
      let file = scratch.appending(path: "notes/Content/\(block.promise)")
      try Data(block.code.utf8).write(to: file)
    }
    guard block.language == "sh" else { continue }
    for line in block.code.split(separator: "\n").map(String.init) {
      // From here on it is the program of the new site, which another test builds and runs.
      if line.hasPrefix("cd ") { return #expect(count == 6) }
      #expect(line.hasPrefix("./vitrine "))
      let arguments = words(of: line).dropFirst().map { word in
        ["notes", "museum"].contains { word == $0 || word.hasPrefix("\($0)/") }
          ? scratch.appending(path: word).path : word
      }
      var console = Console.inMemory(environment: .only(["VITRINE_ROOT": sourceTree.path]))
      let code = VitrineProgram.program.run(Array(arguments), &console)
      #expect(code == .done, "\(line): \(console.error.text)")
      count += 1
    }
  }
  Issue.record("The commands of the new site are gone from the article.")
}

@Test("the commands that the manual has an engineer type are known to the new site")
func engineersCommands() throws {
  let article = sourceTree.appending(path: "Content/articles/three-beginnings.md")
  let text = try String(contentsOf: article, encoding: .utf8)
  let starter = try String(
    contentsOf: sourceTree.appending(path: "Tests/VitrineCommandTests/StarterTests.swift"),
    encoding: .utf8)
  let lines = CodeBlock.all(in: text).filter { $0.language == "sh" }
    .flatMap { $0.code.split(separator: "\n").map(String.init) }
  let ofNewSite = lines.drop { !$0.hasPrefix("cd ") }.dropFirst()
  #expect(ofNewSite.count == 3)
  for line in ofNewSite { #expect(starter.contains("\"\(line)"), "\(line)") }
}
