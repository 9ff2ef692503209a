// What a stylesheet does to text that is hidden has to be what it was measured with: a size, a weight, a
// slant and a family (TextStyle), and nothing else.

import Drawing
import Foundation
import Gallery
import Testing

@Suite("what the stylesheet of frames does to the width of text")
struct MeasuredStylesTests {
  /// The rules of the stylesheet, but for those that say where faces are.
  private let rules: [(selector: String, declarations: [String])]

  init() throws {
    let assets = Gallery.assets(site: SiteInfo(title: "A site"))
    let file = try #require(assets.first { $0.path == "assets/frame.css" })
    let sheet = String(decoding: file.bytes, as: UTF8.self)
      .replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
    rules = sheet.matches(of: #/([^{}]+)\{([^{}]*)\}/#).map { match in
      let declarations = match.output.2.split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      return (match.output.1.trimmingCharacters(in: .whitespacesAndNewlines), declarations)
    }.filter { $0.selector != "@font-face" }
  }

  @Test("letters are not set apart, in small capitals, or otherwise than they were measured")
  func widths() {
    #expect(rules.count > 100)
    let properties = [
      "letter-spacing", "word-spacing", "text-transform", "text-indent", "font-variant",
      "font-stretch", "font-feature-settings", "font-kerning", "font-size-adjust", "zoom",
    ]
    for rule in rules {
      for declaration in rule.declarations where properties.contains(where: declaration.hasPrefix) {
        // Where the rest of a line begins is no width of a word, and is so whether that is hidden or not.
        let isOfLines = rule.selector == "pre" && declaration.hasPrefix("text-indent")
        let isUsual = rule.selector == ".sk" && declaration == "letter-spacing:normal"
        #expect(isOfLines || isUsual, "\(rule)")
      }
    }
  }

  @Test("what a rule makes lean is never hidden: it is stale, or of the plate")
  func italics() {
    let leaning = rules.filter { rule in
      rule.declarations.contains { $0.hasPrefix("font") && $0.contains("italic") }
    }
    #expect(leaning.map(\.selector) == [".stale", ".plate b", ".plate dt"])
  }
}
