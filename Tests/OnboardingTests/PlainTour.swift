// The tour of the todos once more, as plainly as it can be written: what the other one is held to.

import Exhibits

/// What one can do in the tour, besides going from step to step.
enum PlainAct: Hashable {
  case add
  case pick(Todos.Filter)
  case toggle(Int)
  case wait(Int)
}

/// The tour with its goals, as a table of what happens.
struct PlainTour: Hashable {
  struct Row: Hashable {
    let number: Int
    var isDone: Bool
  }

  static let beginning = [
    Row(number: 1, isDone: false), Row(number: 2, isDone: false), Row(number: 4, isDone: false),
    Row(number: 3, isDone: true),
  ]

  var step: Int? = 0
  var rows = beginning
  var filter = Todos.Filter.all
  /// Milliseconds until the sort, if one is on its way.
  var sort: Int?
  var added = 0

  var names: [String] { ["actions", "filters", "todos"] }

  /// Those that were done by the visitor: the third one was done at first.
  private var done: [Row] { rows.filter { $0.isDone && $0.number != 3 } }

  mutating func end() { self = PlainTour(step: nil) }

  mutating func move(by offset: Int) {
    guard let step else { return }
    let next = step + offset
    if next < 0 { return }
    if next == 3 { return end() }
    self.step = next
    guard next == 2 else { return }
    filter = .all
    if done.count >= 2 {
      for index in rows.indices where rows[index].number != 3 { rows[index].isDone = false }
    }
  }

  mutating func act(_ act: PlainAct) {
    switch (act, step) {
    case (.add, 0):
      added += 1
      rows.insert(Row(number: -added, isDone: false), at: 0)
      move(by: 1)
    case (.pick(let picked), 1):
      let before = filter
      filter = picked
      if before == .active, picked == .all { move(by: 1) }
    case (.toggle(let number), 2):
      for index in rows.indices where rows[index].number == number { rows[index].isDone.toggle() }
      sort = 1_000
    case (.wait(let time), _):
      guard let due = sort else { return }
      if due > time {
        sort = due - time
        return
      }
      sort = nil
      guard step == 2 else { return }
      rows = rows.filter { !$0.isDone } + rows.filter(\.isDone)
      if done.count >= 2 { end() }
    default: break
    }
  }

  /// What can be done in the step.
  var acts: [PlainAct] {
    switch step {
    case 0: [.add]
    case 1: Todos.Filter.allCases.map(PlainAct.pick)
    case 2: rows.map { .toggle($0.number) } + [.wait(1_000)]
    default: []
    }
  }

  /// Whether the step can be left by what it asks for: everything is tried, a few things in a row.
  var canReachGoal: Bool {
    var reached: Set<PlainTour> = [self]
    for _ in 0..<3 {
      for tour in reached {
        for act in tour.acts {
          var next = tour
          next.act(act)
          if next.step != step { return true }
          reached.insert(next)
        }
      }
    }
    return false
  }
}
