// Which states belong to which step of a tour, and what leads from step to step there.

import Drawing

/// The steps of tours that have goals, as states promise them.
struct TourLedger: Sendable {
  /// The goals, in the order in which they were seen.
  private(set) var goals: [Promises.Goal] = []
  /// For each state the number of the goal that it sets.
  private(set) var goalOf: [Int32: Int] = [:]
  /// For each look the controls of the tour itself.
  private(set) var guides: [Int32: Set<Int>] = [:]

  /// For each state the controls that its copy speaks of.
  private(set) var named: [Int32: [String]] = [:]
  /// For each look the places of the controls that some copy speaks of.
  private(set) var places: [Int32: [String: Set<Int>]] = [:]

  /// The states in which nothing can be done but by these, whether they are walked on from or not.
  private(set) var stuck: Set<Int32> = []

  /// Notes that a state sets a goal and speaks of controls, where one can go these ways, if they are
  /// all known.
  mutating func note(
    _ goal: Promises.Goal, _ controls: [String], in state: Int32, _ look: Int32,
    _ drawing: Drawing, _ ways: [Way]?
  ) {
    let number = goals.firstIndex(of: goal) ?? goals.count
    if number == goals.count { goals.append(goal) }
    goalOf[state] = number
    let guide =
      guides[look]
      ?? Set(drawing.slots.filter { $0.regions.contains(goal.guide) }.map { $0.index })
    guides[look] = guide
    if !controls.isEmpty { named[state] = controls }
    for name in controls where places[look]?[name] == nil {
      let slots = drawing.slots.filter { $0.name == name }.map { $0.index }
      places[look, default: [:]][name] = Set(slots)
    }
    if let ways, isGuide(of: look, ways) { stuck.insert(state) }
  }

  /// Notes of a state what was noted of one that looks the same.
  mutating func note(_ state: Int32, as known: Int32, isStuck: Bool) {
    guard let goal = goalOf[known] else { return }
    goalOf[state] = goal
    named[state] = named[known]
    if isStuck { stuck.insert(state) }
  }

  /// Whether all these ways are controls of the tour itself.
  func isGuide(of look: Int32, _ ways: [Way]) -> Bool {
    let guide = guides[look] ?? []
    return ways.allSatisfy { way in
      if case .control(let slot) = way.act { guide.contains(Int(slot)) } else { false }
    }
  }
}
