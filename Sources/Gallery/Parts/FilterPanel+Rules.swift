// The filters without a script: rules that ask what is checked. One choice and any two are exact: what
// does not pass is hidden, a page of which nothing is left, too, and if nothing at all is left, that is
// said. Of three and more, a page of which nothing is left keeps its name. With a script the rules
// are off, and it does the same for any number.

import Drawing

extension FilterPanel {
  /// The rules for documents that show these pages. Of two choices, rules are made only where each of
  /// them leaves something, and both together may not.
  func styleSheet(_ pages: [PageSummary], isOneRoom: Bool) -> [UInt8] {
    var needs = Needs(isOneRoom: isOneRoom)
    for page in pages { needs.add(page, classNames(of: page)) }
    var rules = FilterRules()
    for choice in ofPages {
      rules.hide(".page:not(.\(choice.className))", [choice])
    }
    for (place, choice) in ofLooks.enumerated() {
      let name = choice.className
      rules.hide(".shelf li:not(.\(name))", [choice])
      rules.hide(".page:not(:has(.\(name)))", [choice])
      for other in ofLooks.dropFirst(place + 1) {
        let both = ".\(name).\(other.className)"
        if needs.hidesPages(choice, other) { rules.hide(".page:not(:has(\(both)))", [choice, other]) }
        if needs.mayLeaveNothing(choice, other) { rules.sayNothing(without: both, [choice, other]) }
      }
    }
    for (place, page) in ofPages.enumerated() {
      for look in ofLooks where needs.mayLeaveNothing(page, look) {
        rules.sayNothing(without: ".\(page.className) .\(look.className)", [page, look])
      }
      for other in ofPages.dropFirst(place + 1) where needs.mayLeaveNothing(page, other) {
        rules.sayNothing(without: ".\(page.className).\(other.className)", [page, other])
      }
    }
    return rules.bytes
  }

  /// Which two choices may leave nothing, of a page or of all.
  private struct Needs {
    let isOneRoom: Bool
    private var pairs = TraitPairs()
    /// For each trait the others that a page has as well, though not with it in one look.
    private var apart = Array(repeating: LookTraits(), count: LookTraits.end)
    private var traitsOfPages: [String: LookTraits] = [:]
    private var classesOfPages: [String: Set<String>] = [:]

    init(isOneRoom: Bool) { self.isOneRoom = isOneRoom }

    mutating func add(_ page: PageSummary, _ classes: [String]) {
      var own = TraitPairs()
      for frame in page.frames { own.add(LookTraits(frame)) }
      for trait in own.all.each {
        apart[trait].formUnion(own.all.subtracting(own.traits(beside: trait)))
      }
      pairs.add(own)
      for name in classes {
        traitsOfPages[name, default: []].formUnion(own.all)
        classesOfPages[name, default: []].formUnion(classes)
      }
    }

    func hidesPages(_ one: Choice, _ other: Choice) -> Bool {
      guard let trait = one.trait, let beside = other.trait else { return false }
      return apart[trait].contains(LookTraits(trait: beside))
    }

    func mayLeaveNothing(_ one: Choice, _ other: Choice) -> Bool {
      // In one of several rooms there may be nothing though there is something in another.
      if !isOneRoom { return true }
      guard let beside = other.trait else {
        return !(classesOfPages[one.className]?.contains(other.className) ?? false)
      }
      let traits =
        one.trait.map { pairs.traits(beside: $0) } ?? traitsOfPages[one.className] ?? []
      return !traits.contains(LookTraits(trait: beside))
    }
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
    bytes.append(text: ":root:not(.scripted)\(checked) \(rule)\n")
  }
}
