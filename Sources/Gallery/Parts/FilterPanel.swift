// The filters of the index, which stand in its rail: checkboxes, of which any may be chosen together.
// What is shown is all of what is chosen.

import Drawing
import Type

/// The filters of the index: by kind of look, by reason of redaction, by cause of inertness, by
/// feature, by tag.
struct FilterPanel {
  /// A choice: what it is called, and by which class it is told who passes.
  struct Choice: Hashable {
    let className: String
    let words: String
    /// What the words mean, where that is not plain.
    var meaning = ""
    /// The trait of looks that is chosen; none where pages are.
    var trait: Int?
  }

  struct Group {
    let name: String
    let title: String
    let choices: [Choice]
  }

  let groups: [Group]
  private let pages: [PageSummary]
  private let classOfFeature: [String: String]
  private let classOfTag: [String: String]

  /// How many features can be chosen from, and how many tags; the others are too many to be read.
  private static let most = 24

  /// The filters of all pages of a site.
  init(_ pages: [PageSummary], of site: SiteInfo) {
    self.pages = pages
    // What a single page belongs to is no choice: its name leads there.
    let features = Self.common(pages.map(\.feature), atLeast: 2).sorted()
    let tags = Self.common(pages.flatMap(\.tags.once), atLeast: 1).sorted(
      asInLanguage: site.language.tag)
    let reasons = pages.reduce(into: RedactionReasons()) { reasons, page in
      for frame in page.frames { reasons.formUnion(frame.reasons) }
    }
    let ofFeatures = Self.choices(features, "f")
    let ofTags = Self.choices(tags, "t")
    classOfFeature = Self.classes(ofFeatures)
    classOfTag = Self.classes(ofTags)
    groups = [
      Group(
        name: "kind", title: "Kind",
        choices: LookKinds.all.enumerated().map { place, kind in
          Self.choice(of: place, kind.title, kind.meaning)
        }),
      Group(
        name: "reason", title: "Redaction",
        choices: LookTraits.redaction.map {
          Self.choice(of: $0, "Anything", "Something is drawn as a shape instead of what it says.")
        }
          + zip(reasons.each, reasons.names(declared: site.declaredReasons)).map { reason, name in
            Self.choice(
              of: LookTraits.trait(of: reason), name.capitalizedFirst,
              reason.meaning(declared: site.declaredReasons))
          }),
      Group(
        name: "cause", title: "Why something is inert",
        choices: zip(LookTraits.causes, InertCauses.all).map { place, cause in
          Self.choice(of: place, cause.title, cause.meaning)
        }),
      Group(name: "feature", title: "Feature", choices: ofFeatures),
      Group(name: "tag", title: "Tag", choices: ofTags),
    ]
  }

  /// The words that are most often there.
  private static func common(_ words: [String], atLeast least: Int) -> [String] {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    return counts.filter { $0.value >= least }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(most).map(\.key)
  }

  private static func choice(of trait: Int, _ words: String, _ meaning: String) -> Choice {
    Choice(
      className: LookTraits.className(trait), words: words, meaning: meaning, trait: trait)
  }

  private static func choices(_ words: [String], _ letter: String) -> [Choice] {
    words.enumerated().map { Choice(className: "\(letter)\($0)", words: $1) }
  }

  private static func classes(_ choices: [Choice]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: choices.map { ($0.words, $0.className) })
  }

  /// The classes of a page by which choices know it.
  func classNames(of page: PageSummary) -> [String] {
    [classOfFeature[page.feature]].compactMap { $0 }
      + page.tags.once.compactMap { classOfTag[$0] }
  }

  // MARK: In the rail

  /// Writes those choices that leave something, with how many looks of the whole site that is.
  func write(inRooms rooms: Int, into bytes: inout [UInt8]) {
    let counts = self.counts
    let feature = pages.first?.feature
    let isOneFeature = pages.allSatisfy { $0.feature == feature }
    bytes.append(
      """
      <form class="part filters" id="_filters" autocomplete="off" aria-label="Filters">
      <h2>Show only</h2>

      """)
    if rooms > 1 { bytes.append("<p class=\"together\">Counted in all rooms.</p>\n") }
    for group in groups {
      let choices = group.choices.filter { counts[$0.className] != nil }
      if choices.isEmpty || group.name == "feature" && isOneFeature { continue }
      write(Group(name: group.name, title: group.title, choices: choices), counts, into: &bytes)
    }
    bytes.append("<button type=\"reset\" class=\"clear\">Clear</button>\n</form>\n")
  }

  private func write(_ group: Group, _ counts: [String: Int], into bytes: inout [UInt8]) {
    bytes.write(
      """
      <fieldset class="filter" data-group="\(group.name)"><legend>\(group.title)</legend>

      """)
    for choice in group.choices {
      bytes.write(
        """
        <label><input type="checkbox" id="_\(choice.className)" data-filter="\(choice.className)">\
        <span>\(choice.words)</span> \
        <b class="count">\((counts[choice.className] ?? 0).grouped)</b></label>

        """)
    }
    if group.name == "kind" {
      bytes.append("<p class=\"together\">Of several: looks to which each applies.</p>\n")
    }
    let explained = group.choices.filter { !$0.meaning.isEmpty }
    if !explained.isEmpty {
      bytes.append("<details class=\"meaning\"><summary>What these mean</summary><dl>\n")
      for choice in explained {
        bytes.write("<div><dt>\(choice.words)</dt><dd>\(choice.meaning)</dd></div>\n")
      }
      bytes.append("</dl></details>\n")
    }
    bytes.append("</fieldset>\n")
  }

  /// How many looks each choice leaves; none for a choice that leaves nothing.
  private var counts: [String: Int] {
    var counts: [String: Int] = [:]
    var ofTraits = Array(repeating: 0, count: LookTraits.end)
    for page in pages {
      for name in classNames(of: page) { counts[name, default: 0] += page.frames.count }
      for frame in page.frames {
        LookTraits(frame).forEach { ofTraits[$0] += 1 }
      }
    }
    for (trait, count) in ofTraits.enumerated() where count > 0 {
      counts[LookTraits.className(trait)] = count
    }
    return counts
  }
}

extension RedactionReasons {
  /// What a reason means: what it is for if it is built in, what it does if it is the site's own.
  fileprivate func meaning(declared: DeclaredReasons) -> String {
    switch self {
    case .placeholder: "What is to stand there is not here yet."
    case .privacy: "It is nobody's business who only looks on."
    case .invalidated: "It is there, and out of date."
    default:
      declared.all.first { $0.reason == self }?.meaning
        ?? "A reason of a page's own, which decides itself what comes of it."
    }
  }
}

extension DeclaredReason {
  fileprivate var meaning: String {
    guard case .look(let look) = treatment else {
      return "A reason of the site's own: each part decides itself what comes of it."
    }
    if scope == .images { return "A reason of the site's own: pictures are drawn as boxes." }
    let how =
      switch look {
      case .blocks: "bars where words are"
      case .solid: "one bar for each line"
      case .blur: "bars out of focus"
      case .outline: "the outlines of bars"
      }
    let what = scope == .text ? "words are" : "all is"
    return "A reason of the site's own: \(what) drawn as \(how)."
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
