// A folder of content whose public part comes from one seed and whose private part from another.

import Composable

/// Files that refer to each other, with private parts and private documents in them.
struct WrittenSite {
  /// The files of the content, by path.
  private(set) var files: [String: [UInt8]] = [:]

  /// A piece of each private word; nothing public has it.
  static let marker = "zq"
  private static let publicWords = ["open", "tea", "rain", "é", "日本", "fine day", "x", "a_b", "42"]
  private static let privateWords = [
    "zqan", "zqbel", "zq deal", "zqé", "zq日本", "merger zq", "zq73250", "zq|zq", "zq*zq",
  ]
  private static let documents = ["a.md", "b.md", "sub/c.md", "d.md"]
  private static let gif: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 0, 7, 0, 0, 0, 0, 0x3B]

  private var open: SeededGenerator
  private var secret: SeededGenerator
  /// Whether private texts may be anything at all, and lead nowhere.
  private let isWild: Bool
  /// Whether a document that does not say so itself is private.
  private var isPrivateSite = false
  private var publicDocuments: [String] = []

  /// Two sites of one public seed differ only in what is private.
  init(seed: UInt64, secret: UInt64, isWild: Bool) {
    open = SeededGenerator(seed: seed)
    self.secret = SeededGenerator(seed: secret)
    self.isWild = isWild
    files["dot.gif"] = Self.gif
    files["sub/dot.gif"] = Self.gif
    files["notes.txt"] = Array("notes".utf8)
    files["sub/notes.txt"] = Array("notes".utf8)
    isPrivateSite = chance(0...7) == 0
    files["site.yaml"] = Array(settings().utf8)
    let paths = Self.documents.prefix(2 + chance(0...2))
    publicDocuments = paths.filter { _ in chance(0...(isPrivateSite ? 1 : 4)) > 0 }
    for path in paths { files[path] = Array(document(path).utf8) }
  }

  private mutating func settings() -> String {
    var lines = ["title: Open site"]
    if chance(0...1) == 0 { lines.append("url: https://open.example/site/\nauthor: An author") }
    if chance(0...3) == 0 { lines.append("language: \(one(of: ["ja", "he", "de"]))") }
    if chance(0...3) == 0 { lines.append("states: [loading, loaded, privacy, text, images]") }
    let projection = one(of: ["grid", "exact", "constant"])
    if isPrivateSite {
      lines.append("redaction: { private: true, projection: \(projection) }")
    } else if chance(0...3) == 0 {
      lines.append("redaction: \(projection)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func document(_ path: String) -> String {
    let targets = targets(of: path)
    let isPrivate = !publicDocuments.contains(path)
    let front = frontMatter(path, isPrivate)
    if isPrivate {
      return front + privateText(targets) + Self.headings
    }
    var text = front
    for _ in 0..<chance(1...4) {
      var writer = WrittenMarkdown(words: Self.publicWords, targets: targets, seed: open.next())
      text += writer.blocks() + one(of: ["\n", "\n\n"])
      if chance(0...1) == 0 {
        text +=
          "<!-- private -->\n\(privateText(targets))\n<!-- /private -->\n" + one(of: ["", "\n"])
      }
    }
    return text + Self.headings
  }

  /// What links with a fragment lead to.
  private static let headings =
    "\n\n" + WrittenMarkdown.headings.map { "## \($0)" }.joined(separator: "\n\n") + "\n"

  private mutating func privateText(_ targets: WrittenMarkdown.Targets) -> String {
    var targets = targets
    targets.hasSpans = false
    // What is public of the two must not depend on how much is drawn here.
    var random = SeededGenerator(seed: secret.next())
    targets.links.append(isWild ? "zq-nowhere.md" : "https://zq.example/deal")
    var writer = WrittenMarkdown(words: Self.privateWords, targets: targets, seed: random.next())
    let lines = Int.random(in: 0...3, using: &random)
    if lines == 0 { return one(of: ["", "\n", "zq", "# zq\n", "[one]: /zq"], &random) }
    var text = (0..<lines).map { _ in writer.blocks(atMost: 4) }.joined(separator: "\n\n")
    if isWild {
      let open = [
        "", "", "<!-- zq", "<div>", "<script>", "<pre>", "> zq", "- zq\n\n", "```\nzq", "`zq",
        "[zq]: <",
      ]
      text += "\n" + one(of: open, &random)
    }
    return text
  }

  private mutating func frontMatter(_ path: String, _ isPrivate: Bool) -> String {
    var lines: [String] = []
    if chance(0...2) == 0 {
      lines.append("states: [loaded, loading, privacy, invalidated, failed]")
    }
    if chance(0...4) == 0 { lines.append("latency: 2s") }
    if chance(0...4) == 0 { lines.append("outcome: \(one(of: ["loaded", "slow", "failed"]))") }
    if chance(0...4) == 0 { lines.append("favorite: true") }
    if chance(0...5) == 0 { lines.append("language: ja") }
    if chance(0...5) == 0 { lines.append("onboarding: false") }
    if isPrivate {
      if !isPrivateSite || chance(0...1) == 0 { lines.append("redaction: { private: true }") }
      var random = SeededGenerator(seed: secret.next())
      for line in [
        "title: zq title", "date: 2026-07-04", "blurb: zq blurb", "tags: [zqtag]",
        "image: \(dot(path))",
      ]
      where Bool.random(using: &random) { lines.append(line) }
    } else {
      if chance(0...1) == 0 { lines.append("title: Open \(path)") }
      if chance(0...1) == 0 { lines.append("date: 2026-0\(chance(1...9))-04") }
      if chance(0...2) == 0 { lines.append("blurb: Open blurb") }
      if chance(0...2) == 0 { lines.append("image: \(dot(path))\ntags: [open, tea]") }
      let reasons = chance(0...5) == 0 ? ", reasons: [privacy]" : ""
      if isPrivateSite || !reasons.isEmpty {
        lines.append("redaction: { private: false\(reasons) }")
      }
    }
    return lines.isEmpty ? "" : "---\n" + lines.joined(separator: "\n") + "\n---\n"
  }

  private func dot(_ path: String) -> String { path.hasPrefix("sub/") ? "../dot.gif" : "dot.gif" }

  private func targets(of path: String) -> WrittenMarkdown.Targets {
    let up = path.hasPrefix("sub/") ? "../" : ""
    // There are always two documents; a heading of a private one is nothing to lead to.
    let others = ["\(up)a.md", "\(up)b.md"]
    let headings = ["a.md", "b.md"].filter(publicDocuments.contains).map { "\(up)\($0)#lamp" }
    return WrittenMarkdown.Targets(
      links: others + headings
        + [
          "#glass", "#door", "#top", "notes.txt", "https://open.example/", "/elsewhere",
          "mailto:me@open.example",
        ],
      pictures: ["dot.gif", "\(up)dot.gif", "https://open.example/picture.png"])
  }

  private mutating func chance(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &open)
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &open)]
  }

  private func one<Value>(of values: [Value], _ random: inout SeededGenerator) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
