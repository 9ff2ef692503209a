// What a site of one's own sees of Vitrine: few names, none twice, each explained.

import Foundation
import Testing

@Test("the face is of about 150 names, of which 70 are views")
func isSmall() throws {
  let face = try Face.compiled.get()
  let views = face.outermost.filter { face.views.contains($0.identity) }
  let others = face.outermost.filter { !face.views.contains($0.identity) }
  #expect((40...70).contains(views.count), "\(views.map(\.description).sorted())")
  #expect((60...92).contains(others.count), "\(others.map(\.description).sorted())")
}

@Test("no two rooms of the face have a name in common")
func namesDiffer() throws {
  let names = try Face.compiled.get().outermost.map { $0.path[0] }
  let twice = Dictionary(grouping: names, by: { $0 }).filter { $0.value.count > 1 }.keys
  #expect(twice.sorted() == [])
}

@Test("no name of the face is hidden where one of its protocols is kept")
func namesAreNotHidden() throws {
  let face = try Face.compiled.get()
  let names = Set(face.outermost.map { $0.path[0] })
  let within = face.names.filter { $0.kind == "associatedtype" }
  #expect(within.count > 4)
  #expect(within.filter { names.contains($0.path.last ?? "") }.map(\.description) == [])
}

@Test("each name of the face is explained, but for cases that say what they are")
func namesAreExplained() throws {
  let face = try Face.compiled.get()
  #expect(face.names.count > 600)
  let silent = face.names.filter { name in
    !name.hasComment && !(name.kind == "enum.case" && !name.path.joined().contains("("))
      // What the compiler writes by itself, or a protocol of the language asks for.
      && !["func.op", "subscript"].contains(name.kind) && !asked.contains(name.path.last ?? "")
  }
  #expect(silent.map(\.description).sorted() == [])
}

/// What protocols of the language ask for, where the compiler writes it.
private let asked: Set<String> = [
  "hash(into:)", "hashValue", "init(rawValue:)", "rawValue", "RawValue",
]

@Test("the exhibits import nothing else")
func exhibitsImportTheFace() throws {
  let sources = Face.root.appending(path: "Sources")
  var imports: Set<String> = []
  let files = try ["Samples", "ListExhibits", "PartExhibits", "Exhibits"].flatMap { room in
    try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: room).path)
      .filter { $0.hasSuffix(".swift") }.map { "\(room)/\($0)" }
  }
  for file in files {
    let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
    for line in text.split(separator: "\n") where line.hasPrefix("import ") {
      imports.insert("\(line)")
    }
  }
  #expect(files.count > 40)
  #expect(imports == ["import Samples", "import Vitrine"])
}
