// Makes features by lot, from a seed.

import Composable

/// Makes small features: bounded counters, rows that come and go, timers, requests, gates.
struct FeatureMaker {
  typealias Feature = GeneratedFeature
  var random: SeededGenerator
  private var counters = 0
  private var flags = 0
  private var rules = 0
  private var hasRows = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func happens(_ hundredths: Int) -> Bool { number(1...100) <= hundredths }

  mutating func feature() -> Feature {
    counters = number(1...2)
    flags = number(1...3)
    rules = number(3...6)
    hasRows = happens(50)
    var initial = Feature.State(
      counters: (0..<counters).map { _ in 0 }, flags: (0..<flags).map { _ in happens(20) })
    if hasRows { initial.rows = (0..<number(0...2)).map { Feature.Row(id: $0) } }
    let made = (0..<rules).map { rule($0) }
    var feature = Feature(
      initial: initial, rules: made,
      responses: [
        (0..<3).map { _ in number(0...rules - 1) }, (0..<2).map { _ in number(0...rules - 1) },
      ],
      parts: [], laws: (0..<4).map { _ in condition() })
    if happens(30) {
      feature.gateCondition = condition()
      feature.gateRule = number(0...rules - 1)
    }
    feature.parts = parts()
    return feature
  }

  private mutating func condition() -> Feature.Condition {
    let condition: Feature.Condition
    switch number(0...(hasRows ? 5 : 3)) {
    case 0, 1: condition = .flag(number(0...flags - 1), happens(50))
    case 2: condition = .counter(number(0...counters - 1), is: number(0...3))
    case 3: condition = happens(80) ? .counter(number(0...counters - 1), is: 1) : .isTyped
    case 4: condition = .rows(atLeast: number(1...3))
    default: condition = .allRowsAreOn
    }
    return happens(30) ? .not(condition) : condition
  }

  private mutating func rule(_ index: Int) -> Feature.Rule {
    Feature.Rule(
      condition: happens(40) ? condition() : nil,
      changes: (0..<number(0...2)).map { _ in change() },
      works: happens(45) ? (0..<number(1...2)).map { _ in work(of: index) } : [])
  }

  private mutating func change() -> Feature.Change {
    switch number(0...(hasRows ? 8 : 4)) {
    case 0, 1:
      .count(
        number(0...counters - 1), by: happens(80) ? 1 : -1, below: number(2...4), wraps: happens(50)
      )
    case 2: .toggle(number(0...flags - 1))
    case 3: .set(number(0...flags - 1), happens(50))
    case 4: .clearText
    case 5: .addRow(atMost: number(1...3), first: happens(30))
    case 6: happens(50) ? .dropRow : .moveRow
    case 7: .toggleRow
    default: .removeRow
    }
  }

  private mutating func work(of rule: Int) -> Feature.Work {
    let target = number(0...rules - 1)
    // What happens at once only leads on, so that it ends.
    let time = target > rule ? [0, 500, 1_000, 2_000] : [500, 1_000, 2_000]
    let after = time[number(0...time.count - 1)]
    let id = number(0...1)
    switch number(0...11) {
    case 0, 1: return .timer(target, after: after, id: id)
    case 2: return happens(30) ? .timer(target, after: max(after, 500), id: nil) : .record("Done")
    case 3: return .debounce(target, for: max(after, 500), id: id)
    case 4: return .repeating(target, every: max(after, 500), atMost: number(2...3), id: id)
    case 5: return .cancel(id)
    case 6, 7, 8: return .request(number(0...1), after: number(1...2) * 500)
    case 9, 10: return .ask(number(0...1))
    default:
      return .concatenate(
        .timer(target, after: 500, id: id),
        happens(50) ? .cancel(id) : .timer(number(0...rules - 1), after: 500, id: id + 2))
    }
  }

  private mutating func parts() -> [Feature.Part] {
    var parts: [Feature.Part] = []
    for counter in 0..<counters where happens(80) {
      parts.append(happens(75) ? .count(counter) : .several(counter))
    }
    for flag in 0..<flags where happens(70) { parts.append(.flag(flag)) }
    let names = ["Press", "Do 1", "Again", "Go on"]
    for rule in 0..<rules where happens(65) {
      var part = Feature.Part.button(
        rule, name: happens(85) ? "Rule \(rule)" : names[number(0...3)],
        isDisabled: happens(20) ? condition() : nil)
      if happens(15) { part = .when(condition(), part) }
      if happens(10) { part = .redacted(condition(), part) }
      parts.append(part)
    }
    if happens(10) { parts.append(.inert(0, name: "Nothing")) }
    if hasRows {
      let rows = Feature.Part.rows(
        toggles: number(0...rules - 1), button: happens(60) ? number(0...rules - 1) : nil,
        isMarked: happens(70))
      parts.append(happens(30) ? .region("rows", rows) : rows)
    }
    if happens(15) { parts.append(.field) }
    if happens(30) { parts.append(.appearing(number(0...rules - 1))) }
    if happens(30) { parts.append(.when(condition(), .appearing(number(0...rules - 1)))) }
    if happens(20) { parts.append(.when(condition(), .spinner)) }
    if happens(50) { parts.shuffle(using: &random) }
    // What is made last leaves the features as they were that were told wrongly once.
    if happens(25) { nameAlike(&parts) }
    if happens(20) { parts.append(.medal(number(0...counters - 1))) }
    if happens(50), let rule = Self.appearing(in: parts) {
      parts.append(.when(condition(), .appearing(rule)))
    }
    return parts
  }

  /// What a part asks for as it appears, rather one that is there at times only: two that ask for unlike
  /// things and come and go in turn might never settle.
  private static func appearing(in parts: [Feature.Part]) -> Int? {
    var always: Int?
    for part in parts {
      switch part {
      case .appearing(let rule): always = rule
      case .when(_, .appearing(let rule)): return rule
      default: continue
      }
    }
    return always
  }

  /// Calls the buttons by few names, some of which are what a button is called by its kind and number.
  private mutating func nameAlike(_ parts: inout [Feature.Part]) {
    for index in parts.indices {
      guard case .button(let rule, _, let isDisabled) = parts[index] else { continue }
      let name = ["Press", "button 1", "button 2", "Button 1"][number(0...3)]
      parts[index] = .button(rule, name: name, isDisabled: isDisabled)
    }
  }
}
