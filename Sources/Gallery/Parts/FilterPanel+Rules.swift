// The filters without a script: rules that ask what is checked. One choice and any two are exact: what
// does not pass is hidden, a page of which nothing is left, too, and if nothing at all is left, that is
// said. Of three and more, a page of which nothing is left keeps its name. Where a script runs the rules
// are not loaded, and it does the same for any number: they ask about the whole document, and a browser
// would ask anew with each part of it that comes in.

import Drawing

extension FilterPanel {
  /// The rules for documents that show these pages; of choices of which nothing is there, none.
  func styleSheet(_ pages: [PageSummary]) -> [UInt8] {
    let traits = pages.reduce(into: LookTraits()) { traits, page in
      for frame in page.frames { traits.formUnion(LookTraits(frame)) }
    }
    let choices = groups.flatMap(\.choices)
    let ofPages = choices.filter { $0.trait == nil }
    let ofLooks = choices.filter { $0.trait.map(traits.has) ?? false }
    var rules = FilterRules()
    for choice in ofPages {
      rules.hide(".page:not(.\(choice.className))", [choice])
      rules.sayNothing(without: ".\(choice.className)", [choice])
    }
    for (place, choice) in ofLooks.enumerated() {
      let name = choice.className
      rules.hide(".shelf li:not(.\(name))", [choice])
      rules.hide(".page:not(:has(.\(name)))", [choice])
      // A room may have none of what another has.
      rules.sayNothing(without: ".\(name)", [choice])
      for other in ofLooks.dropFirst(place + 1) {
        let both = ".\(name).\(other.className)"
        rules.hide(".page:not(:has(\(both)))", [choice, other])
        rules.sayNothing(without: both, [choice, other])
      }
    }
    for (place, page) in ofPages.enumerated() {
      for look in ofLooks {
        rules.sayNothing(without: ".\(page.className) .\(look.className)", [page, look])
      }
      for other in ofPages.dropFirst(place + 1) {
        rules.sayNothing(without: ".\(page.className).\(other.className)", [page, other])
      }
    }
    return rules.bytes
  }
}

/// Rules that hold while some choices are checked.
private struct FilterRules {
  private(set) var bytes: [UInt8] = []

  mutating func hide(_ selector: String, _ choices: [FilterPanel.Choice]) {
    write("\(selector){display:none}", choices)
  }

  /// Says that nothing is left where nothing is like that.
  mutating func sayNothing(without selector: String, _ choices: [FilterPanel.Choice]) {
    write(".index:not(:has(\(selector)))>.nothing{display:block}", choices)
  }

  private mutating func write(_ rule: String, _ choices: [FilterPanel.Choice]) {
    let checked = choices.map { ":has(#_\($0.className):checked)" }.joined()
    bytes.append(text: ":root\(checked) \(rule)\n")
  }
}
