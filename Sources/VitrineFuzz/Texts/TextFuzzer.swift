// Hostile content: Markdown, front matter and both, read and drawn.

import Composable
import Drawing
import HostileBytes
import Prose

/// Reads and draws texts that no author would write.
struct TextFuzzer: Fuzzer {
  static let name = "texts"
  static let about = "hostile bytes as Markdown, as front matter and as both"

  /// How many cases were drawn, and how many were refused with a place.
  private(set) var drawn = 0
  private(set) var refused = 0

  /// No case may become larger than so many times its source, and this.
  private static let growth = (factor: 64, base: 4096)

  var summary: String { "\(drawn) were drawn, \(refused) refused" }

  mutating func next(_ random: inout SeededGenerator) -> BrokenCase? {
    let source = HostileText.next(&random)
    let treatment = Self.treatment(&random)
    return broken(by: source, treatment, &random).map {
      BrokenCase(rule: "\($0) (\(treatment))", source: "\(source)")
    }
  }

  private mutating func broken(
    by source: [UInt8], _ treatment: ProseTreatment, _ random: inout SeededGenerator
  ) -> String? {
    let options = DocumentOptions(
      markdown: MarkdownOptions(isSmart: Bool.random(using: &random)),
      readsFrontMatter: Bool.random(using: &random), isStrict: Bool.random(using: &random),
      needsUTF8: Bool.random(using: &random))
    let document: Document
    do throws(ContentError) {
      document = try Document(source, path: "a.md", options: options)
    } catch {
      refused += 1
      return Self.broken(by: error, source)
    }
    drawn += 1
    let html = document.drawn(treatment).html
    if html.count > source.count * Self.growth.factor + Self.growth.base {
      return "\(source.count) bytes became \(html.count)"
    }
    if String(validating: html, as: UTF8.self) == nil { return "the HTML is not UTF-8" }
    if document.title.isEmpty { return "there is no title" }
    if document.title.utf8.contains(0) { return "there is a zero in the title" }
    if treatment.allowsUnsafeHTML { return nil }
    return WellFormed.mistake(in: html)
  }

  /// A mistake has words and a place that is in the file.
  private static func broken(by error: ContentError, _ source: [UInt8]) -> String? {
    let lines = source.count { $0 == 0x0A || $0 == 0x0D } + 1
    if error.diagnostics.isEmpty { return "it was refused without a word" }
    for diagnostic in error.diagnostics {
      if diagnostic.message.isEmpty { return "a mistake has no words" }
      // A line may also end in ways that only YAML knows.
      if diagnostic.place.line > lines + source.count / 2 + 1 || diagnostic.place.column < 1 {
        return "a mistake has no place: \(diagnostic.place)"
      }
      // Its own line ends, and the tabs of the line that it shows.
      if diagnostic.description.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
      }) {
        return "a mistake speaks to the terminal"
      }
    }
    return nil
  }

  private static func treatment(_ random: inout SeededGenerator) -> ProseTreatment {
    let reasons: [RedactionReasons] = [
      [], .placeholder, .privacy, .invalidated, [.placeholder, .privacy],
    ]
    let projections: [Projection.Kind] = [.exact, .grid, .constant]
    return ProseTreatment(
      redaction: Redaction(
        reasons: reasons.randomElement(using: &random) ?? [],
        projection: projections.randomElement(using: &random) ?? .grid,
        isPublic: Bool.random(using: &random)),
      isSensitive: Int.random(in: 0..<8, using: &random) == 0,
      allowsUnsafeHTML: Int.random(in: 0..<4, using: &random) == 0)
  }
}

/// Checks that elements nest, and that there are only those and only such attributes as are written.
enum WellFormed {
  private static let elements: Set<String> = [
    "a", "blockquote", "br", "code", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "img",
    "input", "label", "li", "ol", "p", "pre", "rect", "span", "strong", "svg", "table", "tbody",
    "td", "th", "thead", "tr", "ul",
  ]
  private static let empty: Set<String> = ["br", "hr", "img", "input", "rect"]
  private static let schemes = ["javascript:", "vbscript:", "file:", "data:text"]

  /// What is wrong, if anything.
  static func mistake(in html: [UInt8]) -> String? {
    var open: [String] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else {
        return "a tag does not end"
      }
      let tag = String(decoding: html[start + 1..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { return "</\(tag.dropFirst())> is not due" }
        continue
      }
      let name = String(tag.prefix { $0 != " " && $0 != "/" })
      guard elements.contains(name) else { return "<\(name)> is not written here" }
      if let mistake = mistake(inAttributesOf: tag) { return mistake }
      if !empty.contains(name) { open.append(name) }
    }
    return open.last.map { "<\($0)> is never closed" }
  }

  private static func mistake(inAttributesOf tag: String) -> String? {
    for name in ["href", "src"] {
      guard let value = tag.split(separator: " \(name)=\"", maxSplits: 1).dropFirst().first else {
        continue
      }
      if schemes.contains(where: { value.lowercased().hasPrefix($0) }) {
        return "\(name) is \(value)"
      }
    }
    return nil
  }
}
