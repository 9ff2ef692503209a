// Content as authors write it, and what is private in it: two contents that differ in nothing else
// make one output.

import Pipeline
import Prose

/// Builds pairs of sites that differ in private text only, and compares all that tells of them.
struct ContentFuzzer: Fuzzer {
  static let name = "content"
  static let about = "sites of all of CommonMark, in pairs that differ in what is private only"
  static let usualCount = 10_000
  static let mostSeconds = 60.0

  private(set) var documents = 0
  private(set) var frames = 0
  /// Pairs of which one was refused: for a mark in a private fence that is left open, say.
  private(set) var refused = 0
  private(set) var compared = 0
  /// How often each mistake was the first one, what it quotes left out.
  private var mistakes: [String: Int] = [:]

  private let site = Site(title: "Content")

  var summary: String {
    let reasons = mistakes.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(4)
    return "\(compared) pairs with \(documents) documents and \(frames) pages were compared, "
      + "\(refused) refused" + reasons.map { "\n  \($0.value): \($0.key)" }.joined()
  }

  mutating func next(_ random: inout SeededGenerator) -> Finding? {
    let seed = random.next()
    let secrets = [random.next(), random.next()]
    let kind = Int.random(in: 0..<16, using: &random)
    if kind == 15 { return slope(seed) }
    let sites = secrets.map { WrittenSite(seed: seed, secret: $0, isWild: kind < 8) }
    guard let folder = CaseFolder() else { return Finding(rule: "there is no folder", source: "") }
    for (index, site) in sites.enumerated() { folder.write(site.files, to: "content-\(index)") }
    let rule: String?
    switch kind {
    case 8..<11: rule = frames(sites, folder)
    default: rule = whole(folder)
    }
    return rule.map { Finding(rule: $0, source: Self.source(of: sites)) }
  }

  /// Builds for the public are one, to the byte.
  private mutating func whole(_ folder: CaseFolder) -> String? {
    let built = (0..<2).map { build($0, folder) { $0.isPublic = true } }
    if let broken = built.lazy.compactMap(\.broken).first { return broken }
    guard let one = built[0].tree, let other = built[1].tree else { return nil }
    count(one)
    if let rule = difference(one, other) { return "for the public, \(rule)" }
    for (path, bytes) in one where path.hasSuffix(".html") {
      if let mistake = PageLaws.mistake(in: bytes, isFrame: Self.isFrame(path)) {
        return "\(path): \(mistake)"
      }
    }
    let marker = Array(WrittenSite.marker.utf8)
    for (path, bytes) in one where !path.hasPrefix("assets/") || path.hasPrefix("assets/content") {
      for index in bytes.indices.dropLast()
      where bytes[index] == marker[0] && bytes[index + 1] == marker[1] {
        return "\(path) holds a private word"
      }
    }
    return nil
  }

  /// In other builds, frames that hide what is private are one.
  private mutating func frames(_ sites: [WrittenSite], _ folder: CaseFolder) -> String? {
    let built = (0..<2).map { build($0, folder) { _ in } }
    if let broken = built.lazy.compactMap(\.broken).first { return broken }
    guard let one = built[0].tree, let other = built[1].tree else { return nil }
    count(one)
    for (path, bytes) in one where path.hasSuffix("/privacy.html") {
      if bytes != other[path] { return "\(path) differs" }
    }
    for (path, bytes) in one where path.hasSuffix(".html") {
      if let mistake = PageLaws.mistake(in: bytes, isFrame: Self.isFrame(path)) {
        return "\(path): \(mistake)"
      }
    }
    return nil
  }

  private func slope(_ seed: UInt64) -> Finding? {
    ContentCost.mistake(seed: seed).map { Finding(rule: $0.rule, source: $0.source) }
  }

  private mutating func build(
    _ number: Int, _ folder: CaseFolder, _ change: (inout BuildOptions) -> Void
  ) -> (tree: [String: [UInt8]]?, broken: String?) {
    folder.clear("output")
    var options = BuildOptions(
      content: "\(folder.path)/content-\(number)", output: "\(folder.path)/output", memory: nil)
    options.jobs = 1
    change(&options)
    do throws(PipelineError) {
      let report = try Build(site, options).run()
      if !report.leaks.isEmpty { return (nil, "there are leaks: \(report.leaks)") }
      if !report.findings.isEmpty { return (nil, "there are findings: \(report.findings)") }
      return (folder.tree("output"), nil)
    } catch {
      guard case .content(let found) = error else { return (nil, "\(error)") }
      refused += 1
      if let first = found.first {
        let words = first.message.split(separator: "'", omittingEmptySubsequences: false)
        let unquoted = words.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
        mistakes[unquoted.joined(separator: "…"), default: 0] += 1
      }
      return (nil, found.isEmpty ? "it was refused without a word" : nil)
    }
  }

  private mutating func count(_ tree: [String: [UInt8]]) {
    compared += 1
    documents += tree.keys.count { $0.hasSuffix("/loaded.html") } * 2
    frames += tree.keys.count { $0.hasSuffix(".html") } * 2
  }

  private func difference(_ one: [String: [UInt8]], _ other: [String: [UInt8]]) -> String? {
    if let path = Set(one.keys).symmetricDifference(other.keys).min() {
      return "only one has \(path)"
    }
    guard let path = one.keys.sorted().first(where: { one[$0] != other[$0] }) else { return nil }
    let (a, b) = (one[path] ?? [], other[path] ?? [])
    let at = zip(a, b).prefix { $0 == $1 }.count
    func near(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, at - 60)..<min(bytes.count, at + 60)], as: UTF8.self)
    }
    return "\(path) differs:\n\(near(a))\nand\n\(near(b))"
  }

  /// The pages about pages have a script of their own.
  private static func isFrame(_ path: String) -> Bool {
    path != "index.html" && path != "404.html" && !path.hasSuffix("/index.html")
  }

  private static func source(of sites: [WrittenSite]) -> String {
    sites.flatMap { site in
      site.files.sorted { $0.key < $1.key }.filter {
        $0.key.hasSuffix("md") || $0.key.hasSuffix("yaml")
      }
      .map { "==== \($0.key)\n\(String(decoding: $0.value, as: UTF8.self))" } + ["########"]
    }.joined(separator: "\n")
  }
}
