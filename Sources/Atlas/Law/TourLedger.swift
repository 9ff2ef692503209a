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

  /// The states in which nothing can be done but by these, whether they are walked on from or not.
  private(set) var stuck: Set<Int32> = []

  /// Notes that a state sets a goal, where one can go these ways, if they are all known.
  mutating func note(
    _ goal: Promises.Goal, in state: Int32, _ look: Int32, _ drawing: Drawing, _ ways: [Way]?
  ) {
    let number = goals.firstIndex(of: goal) ?? goals.count
    if number == goals.count { goals.append(goal) }
    goalOf[state] = number
    let guide =
      guides[look]
      ?? Set(drawing.slots.filter { $0.regions.contains(goal.guide) }.map { $0.index })
    guides[look] = guide
    let isStuck = ways?.allSatisfy { way in
      if case .control(let slot) = way.act { guide.contains(Int(slot)) } else { false }
    }
    if isStuck == true { stuck.insert(state) }
  }
}
