// The map of the house in README is true: its files are there, and its rooms are in the order in
// which they stand on each other.

import Foundation
import Programs
import Testing

@Suite("the map of the house")
struct MapTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The targets of the package, in order, each with those that it names.
  private static func targets() throws -> [(name: String, dependencies: Set<String>)] {
    let manifest = try text("Package.swift")
    let words = manifest.split(separator: "\n  targets: [", maxSplits: 1)[1]
    return words.split(separator: #/\.(target|testTarget|executableTarget|systemLibrary)\(/#)
      .compactMap { block in
        guard let name = block.firstMatch(of: #/name: "(\w+)"/#)?.1 else { return nil }
        let list = block.firstMatch(of: #/dependencies: \[([^\]]*)\]/#)?.1 ?? ""
        return (String(name), Set(list.matches(of: #/"(\w+)"/#).map { String($0.1) }))
      }
  }

  @Test("each room stands after all that it stands on")
  func floors() throws {
    let targets = try Self.targets()
    #expect(targets.count > 40)
    var seen: Set<String> = []
    for target in targets {
      // Tests may ask rooms above theirs for help.
      let above = target.name.hasSuffix("Tests") ? [] : target.dependencies.subtracting(seen)
      #expect(above.isEmpty, "\(target.name) stands before \(above.sorted())")
      seen.insert(target.name)
    }
  }

  @Test("README tells of each room once, in the order of the package")
  func rooms() throws {
    let readme = try Self.text("README.md")
    let table = readme.split(separator: "| room | what lives there |", maxSplits: 1)[1]
      .split(separator: "\n\n", maxSplits: 1)[0]
    let told = table.split(separator: "\n").flatMap { row in
      row.split(separator: "|")[0].matches(of: #/`(\w+)`/#).map { String($0.1) }
    }
    let rooms = try Self.targets().map(\.name).filter { name in
      // What tests share lives beside them, and libraries of others have a map of their module.
      let room = Self.root.appending(path: "Sources/\(name)")
      let library = room.appending(path: "module.modulemap")
      return FileManager.default.fileExists(atPath: room.path)
        && !FileManager.default.fileExists(atPath: library.path)
    }
    #expect(told == rooms)
  }

  @Test("the ten files to read are there, one of each step, in order")
  func files() throws {
    let rows = try Self.text("README.md").matches(
      of: #/\n\| (\d+) \| \[(\w+\.swift)\]\(([^)]+)\) \|/#)
    #expect(rows.map { String($0.1) } == (1...10).map { "\($0)" })
    for row in rows {
      #expect(row.3.hasSuffix("/\(row.2)"))
      #expect(
        FileManager.default.fileExists(atPath: Self.root.appending(path: String(row.3)).path),
        "there is no \(row.3)")
    }
  }

  @Test("each target depends on all that it stands on, however far down, and so does a site")
  func ground() throws {
    let description = try Self.description()
    let direct = Dictionary(
      uniqueKeysWithValues: description.targets.map { ($0.name, Set($0.dependencies ?? [])) })
    #expect(direct["Atlas"]?.contains("Type") == true)
    for (name, names) in direct {
      let further = names.reduce(into: Set()) { $0.formUnion(direct[$1] ?? []) }
      #expect(further.subtracting(names).isEmpty, "\(name)")
    }
    let site = try #require(description.products.first { $0.name == "Vitrine" })
    let rooms = try #require(direct["Vitrine"])
      .filter { name in description.targets.contains { $0.name == name && $0.type == "library" } }
    #expect(Set(site.targets) == rooms.union(["Vitrine"]))
  }

  /// What the package manager takes the package for.
  private static func description() throws -> Description {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let text = try output(of: [
      // All of it, whatever part of the tests this is.
      "env", "-u", "VITRINE_TESTS", "swift", "package", "--package-path", root.path,
      "--scratch-path", scratch.path, "describe", "--type", "json",
    ])
    return try JSONDecoder().decode(Description.self, from: Data(text.utf8))
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var dependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, type
        case dependencies = "target_dependencies"
      }
    }

    struct Product: Decodable {
      var name: String
      var targets: [String]
    }

    var targets: [Target]
    var products: [Product]
  }
}
