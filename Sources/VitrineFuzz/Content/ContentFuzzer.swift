// Content as authors write it, and what is private in it: two contents that differ in nothing else
// make one output.

import Composable
import HostileBytes

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
  /// Texts whose cost was measured as they grow.
  private(set) var measured = 0
  /// How often each mistake was the first one, what it quotes left out.
  private var mistakes: [String: Int] = [:]

  var summary: String {
    let reasons = mistakes.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(4)
    return "\(compared) pairs with \(documents) documents and \(frames) pages were compared, "
      + "\(refused) refused, \(measured) texts measured"
      + reasons.map { "\n  \($0.value): \($0.key)" }.joined()
  }

  mutating func next(_ random: inout SeededGenerator) -> BrokenCase? {
    let seed = random.next()
    let secrets = [random.next(), random.next()]
    let kind = Int.random(in: 0..<16, using: &random)
    if kind == 15 {
      measured += 1
      return ContentCost.mistake(seed: seed).map { BrokenCase(rule: $0.rule, source: $0.source) }
    }
    let sites = secrets.map { WrittenSite(seed: seed, secret: $0, isWild: kind < 7) }
    guard let pair = ContentPair(sites) else {
      return BrokenCase(rule: "there is no folder", source: "")
    }
    do throws(ContentPair.Stop) {
      let tree: ContentPair.Tree
      switch kind {
      case 5..<9: tree = try pair.shares(of: 1 + kind % 4)
      case 9..<11: tree = try pair.frames()
      default: tree = try pair.whole()
      }
      compared += 1
      documents += tree.keys.count { $0.hasSuffix("/loaded.html") } * 2
      frames += tree.keys.count { $0.hasSuffix(".html") } * 2
      let isPublic = !(9..<11).contains(kind)
      return Self.mistake(in: tree, isPublic).map {
        BrokenCase(rule: $0, source: Self.source(of: sites))
      }
    } catch {
      switch error {
      case .broken(let rule): return BrokenCase(rule: rule, source: Self.source(of: sites))
      case .refused(let mistake):
        refused += 1
        mistakes[mistake, default: 0] += 1
        return nil
      }
    }
  }

  /// A document without the fonts in it, in whose letters a word can stand by chance.
  private static func withoutFonts(_ bytes: [UInt8]) -> [UInt8] {
    let sign = Array("url(data:font/woff2;base64,".utf8)
    var rest = bytes[...]
    var kept: [UInt8] = []
    while let start = rest.firstRange(of: sign) {
      kept += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].drop { $0 != UInt8(ascii: ")") }
    }
    return kept + rest
  }

  /// What is wrong with pages; in those for the public there is no private word.
  private static func mistake(in tree: ContentPair.Tree, _ isPublic: Bool) -> String? {
    for (path, bytes) in tree where path.hasSuffix(".html") {
      if let mistake = PageLaws.mistake(in: bytes, isFrame: isFrame(path)) {
        return "\(path): \(mistake)"
      }
    }
    let marker = Array(WrittenSite.marker.utf8)
    for (path, bytes) in tree
    where isPublic && (!path.hasPrefix("assets/") || path.hasPrefix("assets/content")) {
      let bytes = withoutFonts(bytes)
      for index in bytes.indices.dropLast()
      where bytes[index] == marker[0] && bytes[index + 1] == marker[1] {
        return "\(path) holds a private word"
      }
    }
    return nil
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
