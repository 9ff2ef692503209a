// Makes what the reference says in words: out of the comments of public names, of the code of its
// examples, of the tables of keys and of commands.

import Atlas
import Checkers
import Commands
import Foundation
import Prose

@testable import VitrineCommand

/// What the reference says of one thing.
struct Said {
  let kind: String
  let name: String
  var sentence = ""
  var declarations: [Declared] = []
  var code: [String] = []

  /// How something is written, and what it is for.
  struct Declared: Hashable {
    let text: String
    let sentence: String
  }

  /// As it stands in the file. What was said once is not said again.
  var text: String {
    var said: Set<String> = ["", sentence]
    let declared = declarations.flatMap { one in
      (said.insert(one.sentence).inserted ? [", \(one.sentence)"] : []) + [". \(one.text)"]
    }
    let lines =
      ["= \(kind) \(name)"] + (sentence.isEmpty ? [] : ["> \(sentence)"])
      + declared + code.map { "| \($0)" }
    return lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }.joined(separator: "\n")
  }
}

/// Makes all of it.
struct ReferenceMaker {
  let face: Face
  /// The code of the examples that are drawn, by the names that stand with each.
  let examples: [(names: [String], isOfModifier: Bool, code: [String])]

  init() throws {
    face = try Face.withTests.get()
    let folder = Face.root.appending(path: "Sources/PartExhibits/Reference")
    examples = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasPrefix("Entries+") }
      .flatMap { file in
        try Self.examples(
          in: String(contentsOf: folder.appending(path: file), encoding: .utf8),
          isOfModifier: file == "Entries+Modifiers.swift")
      }
  }

  /// All of it, as the file holds it.
  func text() -> String {
    (views + modifiers + logic + stories + sites + values + checks + keys + commands)
      .map(\.text).joined(separator: "\n") + "\n"
  }

  /// The views that are written down, which is all but those that only builders make.
  private static let technical: Set<String> = [
    "AnyView", "EmptyView", "Leaf", "ModifiedView", "Presented", "StyledView",
  ]

  private var viewNames: [PublicName] {
    face.outermost.filter {
      face.views.contains($0.identity) && !Self.technical.contains($0.path[0])
        && $0.room != "Onboarding"
    }
  }

  private var views: [Said] {
    sorted(viewNames).map { said(of: $0, as: "view", code: code(of: $0.path[0], false)) }
  }

  /// What is said of views: on all of them, and what some have for themselves.
  var modifiers: [Said] {
    let views = Set(viewNames.map { $0.path[0] } + ["View", "StyledView"])
    let methods = face.names.filter { name in
      name.kind == "method" && name.path.count == 2 && views.contains(name.path[0])
        && !name.word.hasPrefix("draw")
    }
    return Dictionary(grouping: methods, by: \.word).sorted { $0.key < $1.key }
      .map { word, methods in
        let ordered = methods.sorted { $0.description < $1.description }
        let first = ordered.first { $0.path[0] == "View" } ?? ordered[ordered.count - 1]
        return Said(
          kind: "modifier", name: word, sentence: sentence(of: first),
          declarations: declared(ordered), code: code(of: word, true) ?? [])
      }
  }

  private var logic: [Said] {
    sorted(face.outermost.filter { $0.room == "Composable" }).map { said(of: $0, as: "logic") }
      + sorted(face.outermost.filter { $0.room == "ComposableTesting" })
      .map { said(of: $0, as: "test") }
  }

  private var stories: [Said] {
    let steps = builders("StoryBuilder")
    let laws = builders("LawBuilder")
    let atlas = sorted(face.outermost.filter { $0.room == "Atlas" })
    return atlas.map { name in
      let kind =
        steps.contains(name.path[0]) ? "step" : laws.contains(name.path[0]) ? "law" : "page"
      return said(of: name, as: kind)
    }
  }

  /// The types that a builder takes, one at a time.
  func builders(_ builder: String) -> Set<String> {
    Set(
      face.names.filter { $0.path.first == builder && $0.word == "buildExpression" }
        .compactMap { $0.declaration.split(separator: ": ").dropFirst().first }
        .map { String($0.prefix { $0.isLetter }) }.filter { !$0.isEmpty })
  }

  private var sites: [Said] {
    sorted(
      face.outermost.filter { ["Content", "Gallery", "Prose", "SiteCommands"].contains($0.room) }
    ).map { said(of: $0, as: "site") }
      + sorted(face.outermost.filter { $0.room == "Onboarding" }).map { said(of: $0, as: "tour") }
  }

  private var values: [Said] {
    let views = Set(viewNames.map(\.identity))
    return sorted(face.outermost.filter { $0.room == "Drawing" && !views.contains($0.identity) })
      .map { said(of: $0, as: "drawing") }
  }

  private var checks: [Said] {
    Finding.Check.allCases.map { check in
      let name = face.names.first { $0.path == ["Finding", "Check", "\(check)"] }
      return Said(kind: "check", name: check.rawValue, sentence: name.map(sentence) ?? "")
    }
  }

  private var keys: [Said] {
    func said(_ key: AuthoredKey, _ kind: String) -> Said {
      let parent = key.parent.map { "\($0): " } ?? ""
      let others = key.names.dropFirst().map { "'\($0)'" }.joined(separator: " and ")
      return Said(
        kind: kind, name: parent + (key.names.first ?? ""),
        sentence: key.purpose + (others.isEmpty ? "" : " It may be called \(others), too."))
    }
    return AuthoredKeys.frontMatter.map { said($0, "front-matter") }
      + AuthoredKeys.site.map { said($0, "site-key") }
  }

  private var commands: [Said] {
    VitrineProgram.program.commands.map { command in
      Said(
        kind: "command", name: command.name, sentence: command.summary,
        code: command.declarations.map { declaration in
          let written =
            declaration.kind == .option
            ? "\(declaration.written) \(declaration.placeholder)" : declaration.written
          return written.padding(toLength: max(18, written.count + 1), withPad: " ", startingAt: 0)
            + declaration.help
        })
    }
  }

  // What is said of a name.

  private func said(of name: PublicName, as kind: String, code: [String]? = nil) -> Said {
    let members = face.names.filter { member in
      member.room == name.room && member.path.count > 1 && member.path[0] == name.path[0]
        && (member.path.count == 2 && member.kind == "init"
          || kind != "view" && Self.told.contains(member.kind)
          || name.kind == "protocol" && member.kind == "associatedtype")
        && !member.word.hasPrefix("draw") && !member.word.hasPrefix("build")
        && !Self.untold.contains(member.word)
        // Checks are told one by one.
        && !(member.path.count > 2 && member.path[1] == "Check")
    }
    return Said(
      kind: kind, name: name.path[0], sentence: sentence(of: name),
      declarations: declared(members.sorted { $0.description < $1.description }),
      code: code ?? example(of: name))
  }

  /// What is told of a type: also what stands in the types that stand in it, as they come of it.
  private static let told: Set<String> = [
    "method", "type.method", "enum.case", "type.property", "property", "init", "struct", "enum",
    "subscript",
  ]

  /// What protocols of the language ask for.
  private static let untold: Set<String> = [
    "hash", "hashValue", "description", "content", "==", "rawValue", "RawValue", "startIndex",
    "endIndex", "index", "formIndex", "customMirror",
  ]

  private func declared(_ names: [PublicName]) -> [Said.Declared] {
    var seen: Set<String> = []
    return names.compactMap { name in
      let inner = name.path.dropFirst().dropLast()
      let text = (inner.isEmpty ? "" : inner.joined(separator: ".") + ": ") + declaration(of: name)
      guard !text.hasSuffix("init(rawValue: UInt8)"), !text.hasSuffix("init?(rawValue: UInt8)"),
        seen.insert(text).inserted
      else { return nil }
      return Said.Declared(text: text, sentence: sentence(of: name))
    }
  }

  /// The first paragraph of a comment, without its marks.
  private func sentence(of name: PublicName) -> String {
    name.comment.prefix { !$0.isEmpty }.joined(separator: " ")
      .replacing(#/``([A-Za-z]+/)?([A-Za-z]+)(\([a-z:_]*\))?``/#) { "\($0.output.2)" }
      .replacing("`", with: "")
  }

  private func example(of name: PublicName) -> [String] {
    let blocks = CodeBlock.all(in: name.comment.joined(separator: "\n"))
    return blocks.first { $0.language == "swift" }?.code.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init) ?? []
  }

  /// A declaration in one line, without what nobody writes.
  private func declaration(of name: PublicName) -> String {
    name.declaration.replacing(#/\s+/#, with: " ")
      .replacing(#/,? ?(fileID|line|column|sourceLocation): [A-Za-z]+ = #[_A-Za-z]+/#, with: "")
      .replacing("(, ", with: "(")
      .replacing(#/@(escaping|Sendable|ViewBuilder) |consuming /#, with: "")
  }

  private func code(of name: String, _ isOfModifier: Bool) -> [String]? {
    examples.first { $0.isOfModifier == isOfModifier && $0.names.first == name }?.code
  }

  private func sorted(_ names: [PublicName]) -> [PublicName] {
    names.sorted { $0.path[0] < $1.path[0] }
  }

  /// The examples of a file: of each the names in its head, and the lines of its closure.
  private static func examples(
    in source: String, isOfModifier: Bool
  ) -> [(names: [String], isOfModifier: Bool, code: [String])] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var examples: [(names: [String], isOfModifier: Bool, code: [String])] = []
    var index = 0
    while index < lines.count {
      let head = lines[index]
      index += 1
      guard head.contains("ReferenceEntry(\"") else { continue }
      let names = head.matches(of: #/"([A-Za-z]+)"/#).map { String($0.output.1) }
      let indent = head.prefix { $0 == " " }
      var code: [String] = []
      while index < lines.count, lines[index] != "\(indent)}," {
        code.append(String(lines[index].dropFirst(indent.count + 2)))
        index += 1
      }
      examples.append((names, isOfModifier, code))
    }
    return examples
  }
}

extension Command {
  /// What a user can say to it.
  fileprivate static var declarations: [Declaration] { parameters.map(\.declaration) }
}
