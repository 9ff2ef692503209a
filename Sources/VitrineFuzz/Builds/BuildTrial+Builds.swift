// The builds of a sequence, each beside one from nothing.

import Build
import Composable
import Content
import Foundation
import Output
import System

extension BuildTrial {
  /// Builds in one of the ways that there are, and compares.
  mutating func build(
    _ kind: BuildStep.Kind, _ random: inout SeededGenerator
  ) throws(BrokenRule) {
    let others = BuildFlags(&random)
    // Mostly as the last time: what was built with other flags is all built again.
    let flags = Int.random(in: 0..<4, using: &random) == 0 ? others : lastFlags ?? others
    lastFlags = flags
    log.append("  with \(flags)")
    switch kind {
    case .check: try check(flags)
    case .only: try buildOnly(flags, &random)
    case .shares: try buildShares(flags, &random)
    case .editedBuild: try buildEdited(flags, &random)
    case .killedBuild: try buildKilled(flags, &random)
    default: try buildAll(flags)
    }
  }

  /// What a build from nothing makes.
  func clean(_ flags: BuildFlags) -> (result: BuildResult, tree: [String: [UInt8]]) {
    let output = "\(root)/clean"
    defer { FuzzedFolder.remove(output) }
    let result = BuildResult.of(
      Build(
        FuzzedSite.site(), flags.options(content: content.folder, output: output, memory: nil))
    ).result
    return (result, FuzzedFolder.tree(output))
  }

  /// A whole build.
  mutating func buildAll(_ flags: BuildFlags) throws(BrokenRule) {
    let clean = clean(flags)
    let before = outputTree()
    let result = BuildResult.of(Build(FuzzedSite.site(), options(flags))).result
    try compare(result, clean.result)
    try compareOutput(with: clean, before)
  }

  private mutating func check(_ flags: BuildFlags) throws(BrokenRule) {
    let clean = clean(flags)
    let before = FuzzedFolder.tree(output)
    var options = options(flags)
    options.onlyChecks = true
    let (result, report) = BuildResult.of(Build(FuzzedSite.site(), options))
    try compare(result, clean.result)
    try expect(FuzzedFolder.tree(output) == before, "a check changed the output")
    guard let report, clean.result.isBuilt else { return }
    var expected: Set<String> = []
    for (path, bytes) in clean.tree where before[path] != bytes {
      expected.insert("\(before[path] == nil ? "missing" : "differs") \(path)")
    }
    if before.keys.contains(where: { $0.hasPrefix(".vitrine-staging/") }) {
      expected.insert("orphaned .vitrine-staging/")
    }
    for path in before.keys where clean.tree[path] == nil && !path.hasSuffix("/") {
      if ruined[path] != nil || path.hasPrefix(".vitrine") { continue }
      if own[path] == nil {
        expected.insert("orphaned \(path)")
      } else if path.hasSuffix(".html") {
        // What could be taken for a page of ours.
        expected.insert("foreign \(path)")
      }
    }
    // Whose a file is that was changed by hand is told elsewhere.
    let ruined = Set(ruined.keys).subtracting(clean.tree.keys)
    let told = Set(
      report.differences.filter { !ruined.contains($0.path) }
        .map { "\($0.kind.rawValue) \($0.path)" })
    let strangers = Set(report.strangers).subtracting(ruined)
    try expect(
      strangers == Set(own.keys), "a check told of \(strangers.sorted()) as nobody's")
    try expect(
      told == expected,
      "a check told \(told.subtracting(expected).sorted()), "
        + "and not \(expected.subtracting(told).sorted())")
  }

  /// A build of one page. Of the others, nothing is new that a whole build does not make.
  private mutating func buildOnly(
    _ flags: BuildFlags, _ random: inout SeededGenerator
  ) throws(BrokenRule) {
    guard let file = content.file(&random, { $0.hasSuffix(".md") }) else { return }
    let name = String(file.dropLast(3))
    log.append("  only \(name)")
    let clean = clean(flags)
    let before = outputTree()
    var options = options(flags)
    options.only = [name]
    let result = BuildResult.of(Build(FuzzedSite.site(), options)).result
    let after = outputTree()
    guard result.isBuilt else {
      return try expect(
        after == before, "a build that was refused changed the output: \(result.told)")
    }
    guard clean.result.isBuilt else { return }
    isForgotten = false
    // Which parts there are of the atlas depends on which pages it has by now: it names those that are there.
    for path in before.keys where clean.tree[path] != nil && ruined[path] == nil {
      try expect(after[path] != nil || path.hasPrefix("assets/atlas/"), "\(path) went")
    }
    for part in Self.atlasParts(in: after) ?? []
    where ruined["atlas.json"] == nil && ruined[part] == nil {
      try expect(after[part] != nil, "\(part) is not there")
    }
    for (path, bytes) in after where path.contains("/") && !path.hasPrefix("assets/") {
      let isNamed = path.hasPrefix("\(name)/") && !path.dropFirst(name.count + 1).contains("/")
      let isRight =
        bytes == clean.tree[path] || bytes == own[path] || (!isNamed && bytes == before[path])
      try expect(isRight, "\(path) is neither as it was nor as it should be")
    }
  }

  /// All shares, and a merge of them.
  private mutating func buildShares(
    _ flags: BuildFlags, _ random: inout SeededGenerator
  ) throws(BrokenRule) {
    let clean = clean(flags)
    let count = Int.random(in: 2...3, using: &random)
    var shares: [String] = []
    for number in 1...count {
      let share = "\(root)/share-\(number)-of-\(count)"
      shares.append(share)
      let before = FuzzedFolder.tree(share)
      var options = flags.options(content: content.folder, output: share, memory: memory)
      options.share = Share(number, of: count)
      let result = BuildResult.of(Build(FuzzedSite.site(), options)).result
      guard result.isBuilt else {
        try expect(
          !clean.result.isBuilt, "share \(number) of \(count) was not built: \(result.told)")
        try expect(
          FuzzedFolder.tree(share) == before, "a share that was refused changed its output")
        return note(clean.result)
      }
      options.output = "\(root)/clean"
      options.memory = nil
      _ = BuildResult.of(Build(FuzzedSite.site(), options))
      defer { FuzzedFolder.remove(options.output) }
      try compare(FuzzedFolder.tree(share), FuzzedFolder.tree(options.output), "share \(number)")
    }
    let isApart = Int.random(in: 0..<3, using: &random) > 0
    let target = isApart ? "\(root)/merged" : output
    let before = outputTree()
    var merge = MergeOptions(shares: shares, output: target, memory: memory)
    merge.mostInAtlas = BuildFlags.mostInAtlas
    do throws(SiteError) {
      _ = try Merge(FuzzedSite.site(), merge).run()
    } catch {
      try expect(!clean.result.isBuilt, "the shares were not merged: \(error)")
      return note(clean.result)
    }
    try expect(clean.result.isBuilt, "the shares were merged: \(clean.result.told)")
    if isApart {
      try compare(FuzzedFolder.tree(target), clean.tree, "what was merged")
    } else {
      try compareOutput(with: clean, before)
    }
  }

  /// A build during which the content changes; what comes of it is seen in the next.
  private mutating func buildEdited(
    _ flags: BuildFlags, _ random: inout SeededGenerator
  ) throws(BrokenRule) {
    var flags = flags
    flags.jobs = 1
    let kinds: [BuildStep.Kind] = [
      .write, .edit, .edit, .editUnseen, .delete, .picture, .picture, .rename,
    ]
    let kind = kinds.randomElement(using: &random) ?? .edit
    let change = ContentChange(content, kind, SeededGenerator(seed: random.next()))
    let countdown = Countdown(after: Int.random(in: 1...12, using: &random)) { change.act() }
    let before = outputTree()
    let result = BuildResult.of(
      Build(FuzzedSite.site(interruptedBy: countdown), options(flags)),
      progress: { countdown.tick() }
    ).result
    content = change.content
    log.append("  meanwhile \(kind.rawValue): \(change.told); \(result.told)")
    if !result.isBuilt {
      try expect(outputTree() == before, "a build that was refused changed the output")
    }
    try buildAll(flags)
  }

  /// A build that is killed; each file is as it was or as it should be.
  private mutating func buildKilled(
    _ flags: BuildFlags, _ random: inout SeededGenerator
  ) throws(BrokenRule) {
    guard let program else { return try buildAll(flags) }
    let clean = clean(flags)
    let before = outputTree()
    let told = KilledBuild.run(
      program, content: content.folder, output: output, memory: memory, flags, &random)
    log.append("  killed \(told)")
    if told != KilledBuild.late { counts.killed += 1 }
    let after = outputTree()
    for (path, bytes) in after where !path.hasSuffix("/") {
      try expect(
        bytes == before[path] || bytes == clean.tree[path] || bytes == own[path],
        "\(path) is neither as it was nor as it should be")
    }
  }

  private func options(_ flags: BuildFlags) -> BuildOptions {
    flags.options(content: content.folder, output: output, memory: memory)
  }
}

/// A change of content that a build calls for.
private final class ContentChange: Sendable {
  private struct State {
    var content: FuzzedContent
    var random: SeededGenerator
    var told = "nothing"
  }

  private let kind: BuildStep.Kind
  private let state: Lock<State>

  init(_ content: FuzzedContent, _ kind: BuildStep.Kind, _ random: SeededGenerator) {
    self.kind = kind
    state = Lock(State(content: content, random: random))
  }

  func act() {
    state.withLock { $0.told = $0.content.change(kind, &$0.random) }
  }

  var content: FuzzedContent { state.withLock { $0.content } }
  var told: String { state.withLock { $0.told } }
}
