// The texts, settings and pictures of sites in sequences.

import Composable

/// Makes content: little of each kind, but all kinds that a build has to look at.
enum FuzzedText {
  private static let headings = ["One", "Two", "Three"]

  /// A document that mostly refers to what is there.
  static func document(
    at path: String, in content: FuzzedContent, _ random: inout SeededGenerator
  ) -> [UInt8] {
    var lines = frontMatter(at: path, in: content, &random)
    if Int.random(in: 0..<3, using: &random) > 0 { lines += ["# \(word(&random))", ""] }
    var text = Array(lines.joined(separator: "\n").utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      text += paragraph(at: path, in: content, &random)
    }
    return text
  }

  /// A document in which nothing can be wrong.
  static func plain(_ random: inout SeededGenerator) -> [UInt8] {
    Array("# \(word(&random))\n\nMended \(word(&random)).\n\n## One\n".utf8)
  }

  /// Something that a text goes on with.
  static func paragraph(
    at path: String, in content: FuzzedContent, _ random: inout SeededGenerator
  ) -> [UInt8] {
    let text: String
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: text = "## \(headings.randomElement(using: &random) ?? "One")"
    case 2...5:
      text = "\(word(&random)) [\(word(&random))](\(target(at: path, in: content, &random)))"
    case 6:
      text = "![\(word(&random))](\(picture(at: path, in: content, &random)))"
    case 7:
      text = """
        <!-- private -->

        ## \(headings.randomElement(using: &random) ?? "One")

        A secret that nobody knows \(word(&random))

        <!-- /private -->
        """
    case 8: text = "[own](#\((headings.randomElement(using: &random) ?? "One").lowercased()))"
    default: text = "Words \(word(&random)) and *more* \(word(&random))."
    }
    return Array("\n\(text)\n".utf8)
  }

  private static func frontMatter(
    at path: String, in content: FuzzedContent, _ random: inout SeededGenerator
  ) -> [String] {
    var lines: [String] = []
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    if chance(4) { lines.append("title: Title \(word(&random))") }
    if chance(3) {
      let tag = Bool.random(using: &random) ? FuzzedSite.listingTag : FuzzedSite.leadingTag
      lines.append("tags: [\(tag), \(word(&random))]")
    }
    if chance(8) { lines.append("draft: true") }
    if chance(8) { lines.append("redaction: { private: true }") }
    if chance(8) { lines.append("language: ja") }
    if chance(4) { lines.append("date: 2025-01-0\(Int.random(in: 1...9, using: &random))") }
    if chance(8) { lines.append("image: \(picture(at: path, in: content, &random))") }
    if chance(16) { lines.append("unknown: \(word(&random))") }
    if chance(4) {
      lines.append(
        ["states: [loaded]", "states: [failed]", "states: [loaded, hidden, privacy]"]
          .randomElement(using: &random) ?? "")
    }
    if lines.isEmpty, chance(2) { return [] }
    return ["---"] + lines + ["---", ""]
  }

  static func settings(_ random: inout SeededGenerator) -> [UInt8] {
    let lines = [
      "title: Site \(word(&random))", "url: https://example.org/\(word(&random))/",
      "language: ja", "states: [loaded]", "states: [loading, loaded]", "redaction: exact",
      "redaction: { private: true }", "author: \(word(&random))", "colour: \(word(&random))",
      "reasons: { secret: { bit: 13, treatment: solid } }", "states: [nothing]",
    ]
    let chosen = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
      lines.randomElement(using: &random)
    }
    return Array((chosen + ["# \(word(&random))", ""]).joined(separator: "\n").utf8)
  }

  static func picture(at path: String, _ random: inout SeededGenerator) -> [UInt8] {
    let width = UInt8.random(in: 1...9, using: &random)
    if path.hasSuffix(".svg") {
      return Array("<svg width=\"\(width)\" height=\"7\"></svg>".utf8)
    }
    if Int.random(in: 0..<12, using: &random) == 0 { return Array("no picture \(width)".utf8) }
    return Array("GIF89a".utf8) + [width, 0, 7, 0, 0, 0, 0, 0x3B]
      + Array("\(Int.random(in: 0..<3, using: &random))".utf8)
  }

  /// Where a link leads.
  private static func target(
    at path: String, in content: FuzzedContent, _ random: inout SeededGenerator
  ) -> String {
    // What begins with a slash may be nowhere, unless it is called as a source is.
    if Int.random(in: 0..<5, using: &random) == 0 {
      return "/" + address(withoutEnding(FuzzedContent.anyPath(&random)))
    }
    guard let file = content.file(&random, { $0 != "site.yaml" }) else { return "/nowhere" }
    let start = Int.random(in: 0..<8, using: &random) == 0 ? "/" : up(from: path)
    var target = start + address(file)
    guard file.hasSuffix(".md") else { return target }
    if Int.random(in: 0..<4, using: &random) == 0 { target = withoutEnding(target) }
    let text = String(decoding: content.files[file] ?? [], as: UTF8.self)
    let there = headings.filter { text.contains("## \($0)") }
    if let heading = there.randomElement(using: &random), Bool.random(using: &random) {
      target += "#\(heading.lowercased())"
    }
    return target
  }

  private static func picture(
    at path: String, in content: FuzzedContent, _ random: inout SeededGenerator
  ) -> String {
    let isPicture: (String) -> Bool = { $0.hasSuffix(".gif") || $0.hasSuffix(".svg") }
    return content.file(&random, isPicture).map { up(from: path) + address($0) }
      ?? "https://example.org/x.gif"
  }

  private static func up(from path: String) -> String {
    String(repeating: "../", count: path.count { $0 == "/" })
  }

  private static func withoutEnding(_ path: String) -> String {
    path.hasSuffix(".md") ? String(path.dropLast(3)) : path
  }

  private static func address(_ path: String) -> String {
    path.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
  }

  private static func word(_ random: inout SeededGenerator) -> String {
    "word\(Int.random(in: 0..<100, using: &random))"
  }
}
