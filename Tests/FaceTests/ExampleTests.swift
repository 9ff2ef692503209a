// What is shown of the library compiles with `import Vitrine` alone, as in a package of somebody else.

import Checkers
import Drawing
import Foundation
import SiteCommands
import Testing

/// What the examples speak of.
private func context() throws -> String {
  try String(
    contentsOf: Face.root.appending(path: "Tests/FaceTests/Context/Context.swift"), encoding: .utf8)
}

@Test("all examples in comments of what is public compile")
func examplesCompile() throws {
  let examples = try (Face.rooms() + ["ComposableTesting"]).flatMap(Example.all)
  #expect(examples.count > 60)
  let files = examples.enumerated().map { $1.source(number: $0) }
  let errors = try SwiftCompiler.errors(in: files + [context()])
  #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
}

@Test("an example that is wrong would be found")
func wrongExampleIsFound() throws {
  let wrong = "\(imports)func wrong() { Buton(\"Save\", store.intent(.keepTapped)) }\n"
  #expect(try SwiftCompiler.errors(in: [wrong, context()]).count == 1)
}

@Test(
  "the Swift of the manual compiles without the demonstration",
  arguments: ["README.md", "Content/articles/a-page-of-your-own.md"])
func manualCompiles(_ path: String) throws {
  let text = try String(contentsOf: Face.root.appending(path: path), encoding: .utf8)
  let blocks = CodeBlock.all(in: text).filter { $0.language == "swift" && $0.promise.isEmpty }
  #expect(!blocks.isEmpty)
  let files = blocks.map { block in
    imports + "#sourceLocation(file: \"\(path)\", line: \(block.line))\n\(block.code)\n"
  }
  let errors = try SwiftCompiler.errors(in: files + [context()])
  #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
}

@Test("what a site begins with compiles, its tests included")
func starterCompiles() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "begun-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let today = CalendarDay(secondsSince1970: 0)
  let made = try Starter.site(in: folder.path, withSwiftFrom: "/vitrine", today: today)
  let files = try made.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    .map { path in
      try "#sourceLocation(file: \"\(path)\", line: 1)\n"
        + String(contentsOfFile: path, encoding: .utf8)
        // Here the tests are of one module with what they test.
        .replacing("@testable import Site\n", with: "\n")
    }
  #expect(files.count > 6)
  let errors = try SwiftCompiler.errors(in: files)
  #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
}
