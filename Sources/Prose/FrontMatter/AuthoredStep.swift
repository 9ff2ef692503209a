// A step of the walk through a page, as its author writes it.

import Drawing

/// One step of an onboarding walk.
///
/// ```yaml
/// onboarding:
///   - region: header
///     text: This is what the page is about.
///   - regions: [actions]
///     text: Keep it with [[Favorite]].
///     actions: [favorite]
///     goal: favorite
///     skip: false
/// ```
package struct AuthoredStep: Hashable, Sendable {
  /// The name of the step, for its frame; made from its regions if it has none.
  package var id: String
  /// What the step says; `[[Next]]` marks a control.
  package var text: String
  /// The regions that are unredacted.
  package var regions: [Region]
  /// What is let through.
  package var actions: [Act]
  /// What ends the step by itself.
  package var goal: Act?
  /// Whether the step shows Skip.
  package var showsSkip: Bool
  /// Where it is written.
  package var written: ViewPlace

  /// The parts of an article that a step can show.
  package enum Region: String, Hashable, Sendable, CaseIterable {
    case navigation
    case header
    case body
    case actions
  }

  /// What a reader can do with an article.
  package enum Act: String, Hashable, Sendable, CaseIterable {
    case favorite
    case readLater
    case hide
  }

  static let known = [
    KeyName("id", for: "The name of the step, if it is not made of its regions."),
    KeyName("text", for: "What the step says; [[Next]] marks a control."),
    KeyName("region", for: "The region that is shown as it is."),
    KeyName("regions", for: "Several of them."),
    KeyName("actions", for: "What a reader can do during the step."),
    KeyName("goal", for: "What ends the step by itself."),
    KeyName("skip", for: "Whether the walk can be skipped from here."),
  ]

  /// A step that shows one region, under its name.
  package init(region: Region, text: String, actions: [Act] = [], showsSkip: Bool = true) {
    self.init(
      id: region.rawValue, text: text, regions: [region], actions: actions, goal: nil,
      showsSkip: showsSkip, written: ViewPlace(nil))
  }

  private init(
    id: String, text: String, regions: [Region], actions: [Act], goal: Act?, showsSkip: Bool,
    written: ViewPlace
  ) {
    self.id = id
    self.text = text
    self.regions = regions
    self.actions = actions
    self.goal = goal
    self.showsSkip = showsSkip
    self.written = written
  }

  /// The steps of a page: a list, or `false` for none.
  static func read(
    _ fields: Fields, isStrict: Bool, into findings: inout Findings
  ) -> [AuthoredStep]? {
    guard let entry = fields.value("onboarding") else { return nil }
    switch entry.value.content {
    case .scalar:
      return fields.flag("onboarding", into: &findings) == false ? [] : nil
    case .mapping: return fields.wrong(entry, "a list of steps", into: &findings)
    case .sequence(let items):
      if items.count > mostSteps {
        findings.add(.tooManySteps(limit: mostSteps), at: items[mostSteps].mark)
      }
      return items.prefix(mostSteps).compactMap { step($0, isStrict: isStrict, into: &findings) }
    }
  }

  /// Each step is a frame, which tells all the way to it: as many as there may be are told in so many steps
  /// each.
  private static let mostSteps = 50
  /// File systems have room for 255 bytes, of which a letter takes up to four.
  private static let longestID = 50

  private static func step(
    _ node: YAML, isStrict: Bool, into findings: inout Findings
  ) -> AuthoredStep? {
    let fields = Fields(node, known: known, isStrict: isStrict, into: &findings)
    guard case .mapping = node.content else { return nil }
    let names = Region.allCases.map { (key: $0.rawValue, value: $0) }
    let mistakes = findings.all.count
    var regions: [Region] = []
    for key in ["region", "regions"] {
      for region in fields.choices(key, among: names, into: &findings) ?? []
      where !regions.contains(region) {
        regions.append(region)
      }
    }
    let areRegionsKnown = findings.all.count == mistakes
    if regions.isEmpty, areRegionsKnown {
      fields.missing("region", of: "a step", into: &findings)
    }
    let text = fields.text("text", into: &findings)
    if fields.node("text") == nil { fields.missing("text", of: "a step", into: &findings) }
    let acts = Act.allCases.map { (key: $0.rawValue, value: $0) }
    let actions = fields.choices("actions", among: acts, into: &findings) ?? []
    let goal = fields.choice("goal", among: acts, into: &findings)
    // The controls for all of them stand among the actions.
    let isOutOfSight = areRegionsKnown && !regions.isEmpty && !regions.contains(.actions)
    if isOutOfSight, let act = actions.first ?? goal {
      let wanted = regions.map(\.rawValue) + [Region.actions.rawValue]
      findings.add(
        .actOutOfSight(act.rawValue, regions: wanted),
        at: (fields.node("actions") ?? fields.node("goal") ?? node).mark)
    }
    if !isOutOfSight, actions.contains(.hide), goal != .hide, let node = fields.node("actions") {
      findings.add(.actEndsSight, at: node.mark)
    }
    // The mistakes that the walk finds are those of what it says.
    let mark = (fields.node("text") ?? node).mark
    var written = CodePlace(fileID: findings.file.path, line: mark.line)
    written.column = mark.column
    let id = fields.text("id", into: &findings)
    if let id, id.count > longestID, let node = fields.node("id") {
      findings.add(.tooLong(key: "id", limit: longestID), at: node.mark)
    }
    return AuthoredStep(
      id: id ?? regions.map(\.rawValue).joined(separator: "-"),
      text: text ?? "", regions: regions, actions: actions, goal: goal,
      showsSkip: fields.flag("skip", into: &findings) ?? true,
      written: ViewPlace(written))
  }
}
