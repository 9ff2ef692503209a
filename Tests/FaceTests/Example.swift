// Examples in doc comments of what is public.

import Checkers
import Foundation

/// An example in a doc comment, and where it stands.
struct Example {
  let file: String
  let line: Int
  let block: CodeBlock

  /// All of a room, in order of their files.
  static func all(in room: String) throws -> [Example] {
    let folder = Face.root.appending(path: "Sources/\(room)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .flatMap { file in
        try all(
          inText: String(contentsOf: folder.appending(path: file), encoding: .utf8),
          of: "Sources/\(room)/\(file)")
      }
  }

  private static func all(inText text: String, of file: String) -> [Example] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix { $0 == " " } }
    var examples: [Example] = []
    var start = 0
    while start < lines.count {
      guard lines[start].hasPrefix("///") else {
        start += 1
        continue
      }
      let end = lines[start...].firstIndex { !$0.hasPrefix("///") } ?? lines.count
      let declared = lines[end...].first { !$0.hasPrefix("@") || $0.contains(" public ") }
      if let declared, "\(declared) ".contains("public ") {
        let comment = lines[start..<end].map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }
        examples += CodeBlock.all(in: comment.joined(separator: "\n"))
          .filter { $0.language == "swift" }
          .map { Example(file: file, line: start + $0.line, block: $0) }
      }
      start = end
    }
    return examples
  }

  /// The example as a file of its own, which may import the face and what tests it.
  func source(number: Int) -> String {
    let place = "#sourceLocation(file: \"\(file)\", line: \(line))\n"
    if block.isDeclarations { return imports + place + block.code + "\n" }
    let steps = ["Advance(", "Answer(", "Branch(", "Frame(", "Send(", "Settle(", "Tap(", "Type("]
    let head =
      steps.contains { block.code.hasPrefix($0) }
      ? "@StoryBuilder<Todos.Action> func example\(number)() -> [StoryStep<Todos.Action>] {\n"
      : "func example\(number)() throws {\n"
    return imports + head + place + block.code + "\n}\n"
  }
}

/// All that a site of one's own and its tests import.
let imports = """
  import ComposableTesting
  import Testing
  import Vitrine

  """
