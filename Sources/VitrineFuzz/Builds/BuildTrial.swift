// One sequence of steps, done to a site on the disk, and what has to hold after each.

import Composable
import Foundation
import JSON

/// A rule that a build broke.
struct BrokenRule: Error {
  var rule: String
  /// Whether it is no rule at all, but a refusal for good reason that a build from nothing does not
  /// have: there is nothing to compare.
  var isRight = false
}

/// Does steps, and after each build compares it with a build from nothing in another folder.
struct BuildTrial {
  let root: String
  /// The program that can be started as a child, to be killed; none for no kills.
  let program: String?
  var content: FuzzedContent
  /// Files in the output that no build made.
  var own: [String: [UInt8]] = [:]
  /// Files in the output that were changed by hand since a build saw them: where nothing makes them
  /// any more, they are somebody's.
  var ruined: [String: [UInt8]] = [:]
  /// Whether nothing is remembered but what the output itself says.
  var isForgotten = false
  /// What was committed on the branch that is not checked out.
  var otherBranch: Commit?
  /// The documents that the last refusal named.
  var named: [String] = []
  /// How the last build was asked for.
  var lastFlags: BuildFlags?
  /// What was done, for a person.
  var log: [String] = []
  var counts = Counts()

  /// How many builds there were, those from nothing not counted.
  struct Counts {
    var builds = 0
    /// Those that were rightly refused.
    var refused = 0
    var killed = 0

    mutating func add(_ others: Counts) {
      builds += others.builds
      refused += others.refused
      killed += others.killed
    }
  }

  struct Commit {
    var content: [String: [UInt8]]
    var output: [String: [UInt8]]
    var own: [String: [UInt8]]
    var ruined: [String: [UInt8]]
  }

  init(program: String?) {
    root = FuzzedFolder.make()
    self.program = program
    content = FuzzedContent(folder: "\(root)/Content")
    FuzzedFolder.write([], to: "\(root)/Content/site.yaml")
  }

  /// Removes what is left on the disk.
  func end() { FuzzedFolder.remove(root) }

  var output: String { "\(root)/Output" }
  var memory: String { "\(root)/memory" }

  /// Does a step.
  mutating func run(_ step: BuildStep) throws(BrokenRule) {
    var random = SeededGenerator(seed: step.seed)
    let told: String
    switch step.kind {
    case .write, .edit, .editUnseen, .rename, .delete, .fileOrFolder, .picture, .data, .link,
      .settings:
      told = content.change(step.kind, &random)
    case .mend: told = content.mend(named, &random)
    case .ruin: told = ruin(&random)
    case .own: told = addOwn(&random)
    case .stray: told = addStray(&random)
    case .forget: told = forget()
    case .branch: told = switchBranch()
    case .pause:
      Thread.sleep(forTimeInterval: 0.025)
      told = ""
    case .build, .check, .only, .shares, .editedBuild, .killedBuild:
      log.append("\(step.kind.rawValue):")
      counts.builds += 1
      do throws(BrokenRule) {
        return try build(step.kind, &random)
      } catch {
        guard error.isRight else { throw error }
        counts.refused += 1
        return
      }
    }
    log.append("\(step.kind.rawValue): \(told)")
  }

  private mutating func ruin(_ random: inout SeededGenerator) -> String {
    let tree = FuzzedFolder.tree(output)
    let paths = tree.keys.filter { path in
      own[path] == nil && !path.hasSuffix("/") && !(isForgotten && Self.tellsFiles(path))
    }
    guard let path = paths.sorted().randomElement(using: &random) else { return "nothing" }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      if isForgotten { return "nothing" }
      FuzzedFolder.remove(output)
      own = [:]
      ruined = [:]
      return "all"
    case 1..<5:
      FuzzedFolder.remove(path, below: output)
      ruined[path] = nil
      return "\(path) goes"
    default:
      let bytes = (tree[path] ?? []) + Array("ruined".utf8)
      FuzzedFolder.write(bytes, to: "\(output)/\(path)")
      ruined[path] = bytes
      return "\(path) changes"
    }
  }

  private mutating func addOwn(_ random: inout SeededGenerator) -> String {
    let path = Bool.random(using: &random) ? "mine.html" : "a/mine.txt"
    let bytes = Array("mine \(Int.random(in: 0..<9, using: &random))".utf8)
    FuzzedFolder.write(bytes, to: "\(output)/\(path)")
    own[path] = bytes
    return path
  }

  /// Puts a page that a build made to where no build makes one, as a clone or an archive may bring it back.
  private func addStray(_ random: inout SeededGenerator) -> String {
    let tree = FuzzedFolder.tree(output)
    let pages = tree.keys.filter {
      $0.hasSuffix(".html") && own[$0] == nil && ruined[$0] == nil && !$0.hasPrefix(".")
    }
    guard let page = pages.sorted().randomElement(using: &random) else { return "nothing" }
    let beside = page.lastIndex(of: "/").map { String(page[...$0]) } ?? ""
    let target =
      [beside, beside + "former/", "", "former/"].randomElement(using: &random) ?? ""
    FuzzedFolder.write(tree[page] ?? [], to: "\(output)/\(target)stray.html")
    return "\(page) is at \(target)stray.html too"
  }

  /// Whether a file of the output tells which other files are the gallery's.
  private static func tellsFiles(_ path: String) -> Bool {
    path == "atlas.json" || path.hasPrefix("assets/atlas/")
  }

  /// The files that the atlas names as its parts; nothing without an atlas that can be read.
  static func atlasParts(in tree: [String: [UInt8]]) -> [String]? {
    guard let atlas = tree["atlas.json"].flatMap({ try? JSON(parsing: $0) }) else { return nil }
    return (atlas["parts"]?.array ?? []).compactMap { $0["file"]?.string }
  }

  /// Without a memory it is the atlas that tells what is the gallery's.
  private mutating func forget() -> String {
    let tree = FuzzedFolder.tree(output)
    guard let parts = Self.atlasParts(in: tree), parts.allSatisfy({ tree[$0] != nil }),
      !ruined.keys.contains(where: Self.tellsFiles)
    else { return "nothing" }
    FuzzedFolder.remove(memory)
    isForgotten = true
    return "all"
  }

  /// Commits all that there is, and checks out the other branch; the first time, it is a new one.
  private mutating func switchBranch() -> String {
    for link in content.links.keys { FuzzedFolder.remove(link, below: content.folder) }
    content.reload()
    let commit = Commit(
      content: content.files, output: outputTree().filter { !$0.key.hasSuffix("/") }, own: own,
      ruined: ruined)
    defer { otherBranch = commit }
    guard let other = otherBranch else { return "a new one" }
    FuzzedFolder.restore(other.content, to: content.folder)
    FuzzedFolder.restore(other.output, to: output)
    own = other.own
    ruined = other.ruined
    content.reload()
    return "the other one"
  }

  /// The output, without what a build that was killed left beside it.
  func outputTree() -> [String: [UInt8]] {
    FuzzedFolder.tree(output).filter { !$0.key.hasPrefix(".vitrine-staging") }
  }
}

extension FuzzedContent {
  /// Does a step that is about content alone.
  mutating func change(_ kind: BuildStep.Kind, _ random: inout SeededGenerator) -> String {
    switch kind {
    case .edit: edit(&random)
    case .editUnseen: editUnseen(&random)
    case .rename: rename(&random)
    case .delete: delete(&random)
    case .fileOrFolder: turn(&random)
    case .picture: writePicture(&random)
    case .data: writeData(&random)
    case .link: link(&random)
    case .settings: writeSettings(&random)
    default: writeDocument(&random)
    }
  }
}

// What has to be the same, and what is told where it is not.

extension BuildTrial {
  func expect(_ holds: Bool, _ rule: @autoclosure () -> String) throws(BrokenRule) {
    if !holds { throw BrokenRule(rule: rule()) }
  }

  /// A build ends as one from nothing does.
  mutating func compare(_ result: BuildResult, _ clean: BuildResult) throws(BrokenRule) {
    note(clean)
    // What somebody changed, and nothing made for a while, is theirs: nothing writes over it.
    if ruined.keys.contains(where: { result.told.contains("no build made '\($0)'") }) {
      throw BrokenRule(rule: "a file in the way is somebody's", isRight: true)
    }
    try expect(
      result == clean,
      "a build ended otherwise than one from nothing.\n  it: \(result.told)\n  "
        + "from nothing: \(clean.told)")
  }

  /// Remembers which documents a refusal names, so that a step can mend them.
  mutating func note(_ clean: BuildResult) {
    named = []
    guard case .refused(let reason) = clean else { return }
    counts.refused += 1
    for path in Array(content.files.keys) + Array(content.links.keys)
    where reason.contains("\(content.folder)/\(path)") {
      named.append(path)
    }
    named.sort()
  }

  /// The output is what a build from nothing makes, and what else belongs there; where there is
  /// nothing, it is as it was.
  mutating func compareOutput(
    with clean: (result: BuildResult, tree: [String: [UInt8]]), _ before: [String: [UInt8]]
  ) throws(BrokenRule) {
    guard clean.result.isBuilt else {
      return try compare(outputTree(), before, "after a build that was refused, the output")
    }
    isForgotten = false
    var expected = clean.tree
    for (path, bytes) in own { expected[path] = bytes }
    let tree = FuzzedFolder.tree(output)
    ruined = ruined.filter { clean.tree[$0.key] == nil && tree[$0.key] == $0.value }
    for (path, bytes) in ruined { expected[path] = bytes }
    try compare(tree, expected, "the output")
  }

  /// Two folders hold the same.
  func compare(
    _ tree: [String: [UInt8]], _ expected: [String: [UInt8]], _ what: String
  ) throws(BrokenRule) {
    if tree == expected { return }
    var lines: [String] = []
    for (path, bytes) in expected where tree[path] != bytes {
      lines.append("\(path) \(tree[path] == nil ? "is missing" : "differs")")
    }
    for path in tree.keys where expected[path] == nil { lines.append("\(path) should not be") }
    throw BrokenRule(
      rule: "\(what) is not what it should be:\n  " + lines.sorted().joined(separator: "\n  "))
  }
}
