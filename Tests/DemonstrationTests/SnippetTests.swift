// What the articles print is what would build: Swift is compiled, excerpts are found, YAML is read.

import Checkers
import Foundation
import Prose
import Testing

private let imports = """
  import ComposableTesting
  import Exhibits
  import Testing
  import Vitrine

  """

/// A block of Swift as a file that says where it comes from.
private func file(_ block: CodeBlock, of text: Text, number: Int) -> String {
  let place = "#sourceLocation(file: \"\(text.document.path)\", line: \(block.line))\n"
  if block.isDeclarations { return imports + place + block.code + "\n" }
  return imports + "@available(*, unavailable)\n" + "func part\(number)() throws {\n" + place
    + block.code + "\n}\n"
}

@Test("all Swift of the articles compiles, read from the first to the last")
func swiftCompiles() throws {
  var files: [String] = []
  for text in try Library.texts() {
    for block in text.blocks where block.language == "swift" && block.promise.isEmpty {
      files.append(file(block, of: text, number: files.count))
    }
  }
  #expect(files.count > 20)
  let errors = try SwiftCompiler.errors(in: files)
  #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
}

@Test("Swift that an article says is rejected is rejected, for one reason")
func swiftIsRejected() throws {
  var count = 0
  for text in try Library.texts() {
    for block in text.blocks where block.language == "swift" && block.promise == "rejected" {
      count += 1
      #expect(
        try SwiftCompiler.errors(in: [file(block, of: text, number: 0)]).count == 1,
        "\(text.name):\(block.line)")
    }
  }
  #expect(count > 0)
}

@Test("an excerpt stands in the file that it is taken from")
func excerptsAreFound() throws {
  var count = 0
  for text in try Library.texts() {
    for block in text.blocks where block.promise.hasPrefix("Sources/") {
      count += 1
      let source = try String(
        contentsOf: Library.root.appendingPathComponent(block.promise), encoding: .utf8)
      #expect(source.contains(block.code), "\(text.name):\(block.line)")
    }
  }
  #expect(count > 0)
}

@Test("Swift promises one of three things")
func promisesAreKnown() throws {
  for text in try Library.texts() {
    for block in text.blocks where block.language == "swift" {
      #expect(
        block.promise.isEmpty || block.promise == "rejected" || block.promise.hasPrefix("Sources/"),
        "\(text.name):\(block.line)")
    }
  }
}

@Test("YAML that an article shows can be read as front matter, or as the settings of a site")
func yamlIsRead() throws {
  for text in try Library.texts() {
    for block in text.blocks where block.language == "yaml" && block.promise == "site.yaml" {
      #expect(throws: Never.self, "\(text.name):\(block.line)") {
        try SiteConfiguration(Array(block.code.utf8), path: text.name, isStrict: true)
      }
    }
    for block in text.blocks where block.language == "yaml" && block.promise.isEmpty {
      let bytes = Array("---\n\(block.code)\n---\n".utf8)
      #expect(throws: Never.self, "\(text.name):\(block.line)") {
        try Document(bytes, path: text.name, options: DocumentOptions(isStrict: true))
      }
    }
  }
}

@Test("Markdown that an article shows can be read")
func markdownIsRead() throws {
  for text in try Library.texts() {
    for block in text.blocks where block.language == "markdown" {
      #expect(throws: Never.self, "\(text.name):\(block.line)") {
        try Document(Array(block.code.utf8), path: text.name)
      }
    }
  }
}
