// The face: the rooms that `import Vitrine` brings, and the names that are public in them.

import Checkers
import Foundation
import JSON

/// A name that is public in a room of the face.
struct PublicName: Hashable {
  let room: String
  /// The name, behind those in which it stands.
  let path: [String]
  /// `struct`, `enum.case`, `method`, as the compiler calls it.
  let kind: String
  /// What is said of it, line by line.
  let comment: [String]
  /// How it is declared.
  let declaration: String
  /// What the compiler tells it from all others by.
  let identity: String

  var description: String { "\(room).\(path.joined(separator: "."))" }
  var hasComment: Bool { !comment.isEmpty }
  /// What it is called, without what it takes: `redacted`.
  var word: String { String((path.last ?? "").prefix { $0 != "(" }) }
  /// Whether it stands in no other.
  var isOutermost: Bool { path.count == 1 }
}

/// What is public in the rooms of the face.
struct Face {
  var names: [PublicName] = []
  /// Those among them that are views.
  var views: Set<String> = []

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rooms that `Vitrine` exports.
  static func rooms() throws -> [String] {
    try String(contentsOf: root.appending(path: "Sources/Vitrine/Vitrine.swift"), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("@_exported import ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  /// The face as it was compiled, asked for once.
  static let compiled = Result { try Face(SwiftCompiler.symbolGraphs(of: rooms())) }

  /// The same with what tests import besides.
  static let withTests = Result {
    try Face(SwiftCompiler.symbolGraphs(of: rooms() + ["ComposableTesting"]))
  }

  private init(_ graphs: [Data]) throws {
    for data in graphs {
      let graph = try JSON(parsing: Array(data))
      let room = graph["module"]?["name"]?.string ?? ""
      for symbol in graph["symbols"]?.array ?? [] {
        names.append(
          PublicName(
            room: room,
            path: (symbol["pathComponents"]?.array ?? []).compactMap(\.string),
            kind: (symbol["kind"]?["identifier"]?.string ?? "").replacing("swift.", with: ""),
            comment: (symbol["docComment"]?["lines"]?.array ?? [])
              .map { $0["text"]?.string ?? "" },
            declaration: (symbol["declarationFragments"]?.array ?? [])
              .map { $0["spelling"]?.string ?? "" }.joined(),
            identity: symbol["identifier"]?["precise"]?.string ?? ""))
      }
      for relation in graph["relationships"]?.array ?? []
      where relation["kind"]?.string == "conformsTo" {
        let target = relation["targetFallback"]?.string ?? relation["target"]?.string ?? ""
        if target == "Drawing.View" || target == "s:7Drawing4ViewP" {
          views.insert(relation["source"]?.string ?? "")
        }
      }
    }
  }

  /// The types and protocols that stand in no other.
  var outermost: [PublicName] {
    names.filter {
      $0.isOutermost && ["struct", "enum", "class", "protocol", "typealias"].contains($0.kind)
    }
  }
}
