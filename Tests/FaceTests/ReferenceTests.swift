// That the reference knows all of the library, and says what its sources say.

import Foundation
import Testing

@Test("what the reference says is what the sources say (VITRINE_RECORD=all writes it anew)")
func referenceIsCurrent() throws {
  let file = Face.root.appending(path: "Sources/PartExhibits/Reference/reference.txt")
  let text = try ReferenceMaker().text()
  if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "all" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let written = try String(contentsOf: file, encoding: .utf8)
  let differing = Set(text.split(separator: "\n")).symmetricDifference(
    written.split(separator: "\n"))
  #expect(text == written, "\(differing.sorted().prefix(20).joined(separator: "\n"))")
}

@Test("each name of the face has its place in the reference, with a sentence")
func everyNameIsKnown() throws {
  let maker = try ReferenceMaker()
  let text = maker.text()
  let entries = text.split(separator: "\n= ", omittingEmptySubsequences: true)
  let known = Set(
    entries.map { $0.prefix { $0 != "\n" }.split(separator: " ").last.map(String.init) })
  let names = maker.face.outermost.map { $0.path[0] }
  #expect(names.filter { !known.contains($0) } == [])
  #expect(entries.filter { !$0.contains("\n> ") }.map { $0.prefix(40) } == [])
}

@Test("tests have their place in it, and what stands in a type is told with what it is for")
func membersAreKnown() throws {
  let entries = try ReferenceMaker().text().split(separator: "\n= ")
  func entry(_ name: String) -> Substring? { entries.first { $0.hasPrefix(name + "\n") } }
  let store = try #require(entry("test TestStore"))
  #expect(store.contains("\n. mutating func receive(") && store.contains("\n. var state: State"))
  #expect(try #require(entry("tour Goal")).contains("\n. Moment: let now: "))
  let answers = try #require(entry("logic Answers"))
  #expect(answers.contains("\n, The same, whose next answer is the one of that name."))
  #expect(try #require(entry("page PageOptions")).contains("\n. var "))
}

/// Views of which the reference has no example of their own, and why.
private let withoutExample: [String: String] = [
  "Prose": "it is an author's text, which pages of articles show"
]

@Test("each view, control and modifier has an example that is drawn")
func everyViewIsDrawn() throws {
  let maker = try ReferenceMaker()
  let lines = maker.text().split(separator: "\n")
  let drawn = Set(maker.examples.filter { !$0.isOfModifier }.flatMap(\.names))
  let views = lines.filter { $0.hasPrefix("= view ") }.map { String($0.dropFirst(7)) }
  #expect(views.count > 50)
  #expect(views.filter { !drawn.contains($0) && withoutExample[$0] == nil } == [])
  #expect(drawn.filter { !views.contains($0) } == [])
  let modified = Set(maker.examples.filter(\.isOfModifier).flatMap(\.names))
  #expect(Set(maker.modifiers.map(\.name)) == modified)
  #expect(maker.examples.allSatisfy { !$0.code.isEmpty })
}

@Test("steps of stories, laws, checks, keys and commands are all in it")
func everyTableIsThere() throws {
  let maker = try ReferenceMaker()
  let lines = maker.text().split(separator: "\n")
  func count(_ kind: String) -> Int { lines.count { $0.hasPrefix("= \(kind) ") } }
  #expect(maker.builders("StoryBuilder").count == count("step"))
  #expect(maker.builders("LawBuilder").count == count("law"))
  #expect(count("step") >= 8 && count("law") >= 4 && count("check") > 15)
  #expect(count("front-matter") > 20 && count("site-key") > 15 && count("command") >= 10)
}
