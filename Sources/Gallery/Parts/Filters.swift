// The filters of the index, which work without a script: radio buttons, and rules that ask which
// of them are checked.

import Drawing
import Type

/// The filters of the index: by feature, by tag, by kind of state, by reason, by what can be touched.
struct Filters {
  /// A choice: its class on all that it lets through, which is also the id of its radio button.
  struct Choice: Hashable {
    let className: String
    let words: String
  }

  /// Choices of which one is in force, or none.
  struct Group {
    let name: String
    let title: String
    var choices: [Choice]
  }

  /// The choices that a page passes or not.
  let ofPages: [Group]
  /// The choices that a frame passes or not.
  let ofFrames: [Group]
  private let features: [String: String]
  private let tags: [String: String]

  /// How many tags can be chosen from; the others are too many to be read.
  private static let mostTags = 40

  /// The filters of all pages of a site.
  init(_ pages: [PageSummary], of site: SiteInfo) {
    var counts: [String: Int] = [:]
    for tag in pages.flatMap(\.tags) { counts[tag, default: 0] += 1 }
    let common = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.mostTags).map(\.key).sorted(asInLanguage: site.language.tag)
    // What a single page belongs to is no choice: its name leads there.
    var sizes: [String: Int] = [:]
    for page in pages { sizes[page.feature, default: 0] += 1 }
    let features = sizes.filter { $0.value > 1 }.keys.sorted()
    let reasons = pages.reduce(into: RedactionReasons()) { reasons, page in
      for frame in page.frames { reasons.formUnion(frame.reasons) }
    }
    let featureChoices = features.enumerated().map { Choice(className: "f\($0)", words: $1) }
    let tagChoices = common.enumerated().map { Choice(className: "t\($0)", words: $1) }
    self.features = Self.classes(featureChoices)
    tags = Self.classes(tagChoices)
    ofPages = [
      Group(name: "f", title: "Feature", choices: featureChoices),
      Group(name: "t", title: "Tag", choices: tagChoices),
    ]
    ofFrames = [
      Group(
        name: "s", title: "State",
        choices: [
          Choice(className: "s0", words: "In the story"),
          Choice(className: "s1", words: "Found by exploring"),
          Choice(className: "s2", words: "Waiting"), Choice(className: "s3", words: "At rest"),
        ]),
      Group(
        name: "r", title: "Redaction",
        choices: [
          Choice(className: "r", words: "Some"), Choice(className: "n", words: "None"),
        ]
          + zip(reasons.each, reasons.names(declared: site.declaredReasons)).map {
            Choice(className: "r\($0.rawValue.trailingZeroBitCount)", words: $1)
          }),
      Group(
        name: "c", title: "Controls",
        choices: [
          Choice(className: "l", words: "Some live"), Choice(className: "i", words: "Some inert"),
          Choice(className: "d", words: "None live"),
        ]),
    ]
  }

  private static func classes(_ choices: [Choice]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: choices.map { ($0.words, $0.className) })
  }

  /// The classes of a page.
  func classNames(of page: PageSummary) -> String {
    (["page"] + [features[page.feature]].compactMap { $0 } + page.tags.once.compactMap { tags[$0] })
      .joined(separator: " ")
  }

  /// The classes of a frame, of which there are more than of anything else on the index.
  static func writeClassNames(of frame: PageSummary.Frame, into bytes: inout [UInt8]) {
    bytes.append(frame.isFromStory ? "s0" : "s1")
    bytes.append(frame.isWaiting ? " s2" : " s3")
    bytes.append(frame.isRedacted ? " r" : " n")
    for reason in frame.reasons.each {
      bytes.append(" r")
      bytes.append(decimal: reason.rawValue.trailingZeroBitCount)
    }
    bytes.append(frame.live > 0 ? " l" : " d")
    if frame.inert > 0 { bytes.append(" i") }
  }

  /// The radio buttons, of features and tags only those that these pages have.
  func write(for pages: some Collection<PageSummary>, into bytes: inout [UInt8]) {
    let present = Set(pages.map(\.feature)).union(pages.flatMap(\.tags))
    let isOneFeature = pages.allSatisfy { $0.feature == pages.first?.feature }
    bytes.append("<section class=\"filters\" aria-label=\"Filters\">\n")
    for group in ofPages {
      var group = group
      group.choices = group.choices.filter { present.contains($0.words) }
      if group.choices.count > (group.name == "f" && !isOneFeature ? 0 : 1) {
        write(group, into: &bytes)
      }
    }
    for group in ofFrames { write(group, into: &bytes) }
    bytes.append("</section>\n")
  }

  private func write(_ group: Group, into bytes: inout [UInt8]) {
    bytes.write(
      """
      <fieldset><legend>\(group.title)</legend>
      <label><input type="radio" name="\(group.name)" checked><span>All</span></label>

      """)
    for choice in group.choices {
      bytes.write(
        """
        <label><input type="radio" name="\(group.name)" id="_\(choice.className)">\
        <span>\(choice.words)</span></label>

        """)
    }
    bytes.append("</fieldset>\n")
  }
}

// The rules of the filters. A page is hidden when none of its frames passes all choices at once,
// which takes a rule for each combination; there are a few dozen.

extension Filters {
  func styleSheet() -> [UInt8] {
    var sheet: [UInt8] = []
    for choice in ofPages.flatMap(\.choices) {
      let name = choice.className
      sheet.append(text: ":root:has(#_\(name):checked) .page:not(.\(name)){display:none}\n")
    }
    for choice in ofFrames.flatMap(\.choices) {
      let name = choice.className
      sheet.append(text: ":root:has(#_\(name):checked) .shelf li:not(.\(name)){display:none}\n")
    }
    for names in combinations {
      let checked = names.map { ":has(#_\($0):checked)" }.joined()
      let both = names.map { ".\($0)" }.joined()
      sheet.append(text: ":root\(checked) .page:not(:has(\(both))){display:none}\n")
      sheet.append(text: ":root\(checked) .index:not(:has(\(both)))>.nothing{display:block}\n")
    }
    for page in ofPages.flatMap(\.choices).map(\.className) {
      for frame in ofFrames.flatMap(\.choices).map(\.className) {
        let checked = ":has(#_\(page):checked):has(#_\(frame):checked)"
        sheet.append(
          text: ":root\(checked) .index:not(:has(.\(page) .\(frame)))>.nothing{display:block}\n")
      }
    }
    return sheet
  }

  /// One choice of some of the groups, in every way.
  private var combinations: [[String]] {
    ofFrames.reduce([[]]) { combinations, group in
      combinations
        + combinations.flatMap { names in
          group.choices.map { names + [$0.className] }
        }
    }.filter { !$0.isEmpty }
  }
}
