// A small site in two versions, its output, its memory and its shares, all of which get damaged.

import Build
import Composable
import Content
import Output

/// What is on the disk from one case to the next; whole again after each.
struct DamagedSite {
  /// What came of a case.
  enum Outcome {
    /// What a build from nothing makes.
    case same
    /// An error, which says why.
    case refused
    /// Whatever somebody forged; and afterwards, without it, what a build from nothing makes.
    case forged
  }

  /// What is damaged.
  private enum Kind: CaseIterable { case manifest, next, forgedManifest, atlas, share, forgedShare }

  private let folder: CaseFolder
  private let site = Site(title: "Damaged")
  /// What builds from nothing make of each version.
  private var expected: [[String: [UInt8]]] = []
  private var version = 0

  private static let stranger = "mine.html"
  private static let shareFiles = [
    "assets/share/pages", "assets/share/atlas.jsonl", "assets/share/strips",
  ]

  init() throws(BrokenRule) {
    guard let folder = CaseFolder() else { throw BrokenRule(rule: "there is no folder") }
    self.folder = folder
    for version in [1, 0] {
      write(version)
      try build("clean")
      expected.insert(folder.tree("clean"), at: 0)
      folder.clear("clean")
    }
    for share in 1...2 { try build("share-\(share)") { $0.share = Share(share, of: 2) } }
    for name in ["output", "merged"] { folder.write([Self.stranger: Array("mine".utf8)], to: name) }
    try build("output", remembers: true)
    try merge()
  }

  /// Runs a case.
  mutating func next(
    _ random: inout SeededGenerator, _ log: inout [String]
  ) throws(BrokenRule) -> Outcome {
    // What is forged has the most ways to go wrong.
    let kinds = Kind.allCases + [.forgedManifest, .forgedManifest, .forgedShare]
    let kind = kinds.randomElement(using: &random) ?? .manifest
    let outcome: Outcome
    switch kind {
    case .manifest, .next, .forgedManifest:
      log.append("\(kind)")
      damageManifest(kind, &random, &log)
      if Bool.random(using: &random) { turn(&log) }
      outcome = try buildAgain(isForged: kind == .forgedManifest)
    case .atlas:
      outcome = try damageAtlas(&random, &log)
    case .share, .forgedShare:
      outcome = try damageShare(isForged: kind == .forgedShare, &random, &log)
    }
    for name in ["output", "merged"] where folder.tree(name)[Self.stranger] != Array("mine".utf8) {
      throw BrokenRule(rule: "a file in \(name) that no build made was changed")
    }
    // A case is the same whatever was before it.
    if version != 0 {
      turn(&log)
      try build("output", remembers: true)
    }
    return outcome
  }

  private func damageManifest(
    _ kind: Kind, _ random: inout SeededGenerator, _ log: inout [String]
  ) {
    for (name, bytes) in folder.tree("memory").sorted(by: { $0.key < $1.key })
    where name.hasSuffix(".manifest") || name.hasSuffix(".changes") && Bool.random(using: &random) {
      let damaged =
        kind == .forgedManifest
        ? Damage.forged(bytes, &random) : Damage.done(to: bytes, &random)
      let isNext = kind == .next || kind == .forgedManifest && Bool.random(using: &random)
      let name = isNext ? name.prefix { $0 != "." } + ".next" : name
      folder.write([name: damaged], to: "memory")
      log.append("memory/\(name): \(damaged)")
    }
  }

  private mutating func damageAtlas(
    _ random: inout SeededGenerator, _ log: inout [String]
  ) throws(BrokenRule) -> Outcome {
    let paths = expected[version].keys.filter {
      $0 == "atlas.json" || $0.hasPrefix("assets/atlas/")
    }
    let path = paths.sorted().randomElement(using: &random) ?? "atlas.json"
    let atlas = expected[version][path] ?? []
    let damaged =
      Bool.random(using: &random)
      ? Damage.done(toDigitsOf: atlas, &random) : Damage.done(to: atlas, &random)
    folder.write([path: damaged], to: "output")
    if Bool.random(using: &random) {
      folder.clear("memory")
      log.append("without a memory")
    }
    if Bool.random(using: &random) { turn(&log) }
    log.append("\(path): \(String(decoding: damaged, as: UTF8.self))")
    return try buildAgain(isForged: false)
  }

  /// Builds with what was damaged; then the output is what it should be, or is made so.
  private mutating func buildAgain(isForged: Bool) throws(BrokenRule) -> Outcome {
    let before = folder.tree("output")
    let refusal = result("output", remembers: true)
    let after = folder.tree("output")
    if let refusal {
      guard !refusal.isEmpty else { throw BrokenRule(rule: "it was refused without a word") }
      if !isForged, after != before { throw BrokenRule(rule: "it was refused, and changed") }
    } else if !isForged {
      try compare(after)
      return .same
    }
    // What was forged is forgotten in a thorough build, and what is in its way goes.
    if result("output", remembers: true, { $0.isThorough = true }) != nil {
      for path in after.keys where path != Self.stranger { folder.clear("output/\(path)") }
      folder.clear("memory")
      try build("output", remembers: true)
    }
    try compare(folder.tree("output"))
    return isForged ? .forged : .refused
  }

  private func damageShare(
    isForged: Bool, _ random: inout SeededGenerator, _ log: inout [String]
  ) throws(BrokenRule) -> Outcome {
    let share = "share-\(Int.random(in: 1...2, using: &random))"
    let path =
      isForged ? Self.shareFiles[0] : Self.shareFiles.randomElement(using: &random) ?? ""
    let bytes = folder.tree(share)[path] ?? []
    let damaged = isForged ? Damage.forged(bytes, &random) : Damage.done(to: bytes, &random)
    folder.write([path: damaged], to: share)
    log.append("\(share)/\(path): \(damaged)")
    let before = folder.tree("merged")
    let refusal = mergeResult()
    folder.write([path: bytes], to: share)
    if let refusal {
      guard refusal.contains("share") || isForged else {
        throw BrokenRule(rule: "the merge does not say which share is wrong: \(refusal)")
      }
      if folder.tree("merged") != before { throw BrokenRule(rule: "it was refused, and changed") }
      return .refused
    }
    if !isForged, damaged != bytes { throw BrokenRule(rule: "a damaged share was merged") }
    try merge()
    try compare(folder.tree("merged"))
    return isForged ? .forged : .same
  }

  private func compare(_ tree: [String: [UInt8]]) throws(BrokenRule) {
    var tree = tree
    tree[Self.stranger] = nil
    let expected = expected[version]
    for path in Set(tree.keys).union(expected.keys).sorted() where tree[path] != expected[path] {
      throw BrokenRule(rule: "\(path) is not what a build from nothing makes")
    }
  }

  private func build(
    _ output: String, remembers: Bool = false, _ change: (inout BuildOptions) -> Void = { _ in }
  ) throws(BrokenRule) {
    if let refusal = result(output, remembers: remembers, change) {
      throw BrokenRule(rule: "\(output) was not built: \(refusal)")
    }
  }

  /// Builds; gives why it was refused.
  private func result(
    _ output: String, remembers: Bool, _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> String? {
    var options = BuildOptions(
      content: "\(folder.path)/content", output: "\(folder.path)/\(output)",
      memory: remembers ? "\(folder.path)/memory" : nil)
    options.jobs = 1
    // So that the atlas has parts.
    options.mostInAtlas = 0
    change(&options)
    return refusal { () throws(SiteError) in try Build(site, options).run() }
  }

  private func merge() throws(BrokenRule) {
    if let refusal = mergeResult() {
      throw BrokenRule(rule: "the shares were not merged: \(refusal)")
    }
  }

  private func mergeResult() -> String? {
    var options = MergeOptions(
      shares: (1...2).map { "\(folder.path)/share-\($0)" },
      output: "\(folder.path)/merged", memory: "\(folder.path)/merges")
    options.jobs = 1
    options.mostInAtlas = 0
    return refusal { () throws(SiteError) in try Merge(site, options).run() }
  }

  private func refusal(_ run: () throws(SiteError) -> BuildReport) -> String? {
    do throws(SiteError) {
      // What is told of a build is made of what is remembered, too.
      _ = "\(try run().warnings.map(\.description))"
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Changes the content to its other version.
  private mutating func turn(_ log: inout [String]) {
    version = 1 - version
    write(version)
    log.append("with version \(version)")
  }

  private func write(_ version: Int) {
    let gif: [UInt8] = [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 0, UInt8(version + 1), 0, 0, 0, 0, 0x3B,
    ]
    let files = [
      "site.yaml": "title: Damaged\nurl: https://damaged.example/\nauthor: An author\n",
      "a.md":
        "---\ntitle: One\ndate: 2026-07-04\nunknown: key\n---\n[Two](sub/b.md#lamp) ![](dot.gif)\n",
      "sub/b.md": "# Two\n\n## Lamp\n\n[One](../a.md), version \(version)\n",
      version == 0 ? "c.md" : "d.md": "# Three\n\n<!-- private -->\nsecret\n<!-- /private -->\n",
    ]
    folder.clear("content")
    folder.write(files.mapValues { Array($0.utf8) }, to: "content")
    folder.write(["dot.gif": gif], to: "content")
  }
}
