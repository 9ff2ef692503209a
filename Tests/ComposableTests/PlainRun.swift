// Effects once more, as plainly as it can be written: what the simulation is held to.

import Composable

/// An effect as a description. Times are milliseconds.
indirect enum Recipe: Hashable {
  case say(Int, after: Int)
  case start(Recipe, after: Int)
  case again(Int, every: Int, times: Int)
  case cancel(Int)
  case together([Recipe])
  case inTurn([Recipe])
  case under(Int, Recipe, endsOthers: Bool)
  case afterPause(Int, Recipe, of: Int)

  /// A time that is too long to be told.
  static let never = 9_000_000_000_000_000

  static func duration(_ time: Int) -> Duration {
    time == never ? .seconds(Int64.max) : .milliseconds(time)
  }

  var effect: Effect<Scripted.Action> {
    switch self {
    case .say(let number, let delay): .send(.say("\(number)"), after: Self.duration(delay))
    case .start(let recipe, let delay): .send(.run(recipe.effect), after: Self.duration(delay))
    case .again(let number, let interval, let times):
      .repeat(.say("\(number)"), every: Self.duration(interval), atMost: times)
    case .cancel(let id): .cancel(id: id)
    case .together(let parts): .merge(parts.map(\.effect))
    case .inTurn(let parts): .concatenate(parts.map(\.effect))
    case .under(let id, let recipe, let endsOthers):
      recipe.effect.cancellable(id: id, cancelInFlight: endsOthers)
    case .afterPause(let id, let recipe, let pause):
      recipe.effect.debounce(id: id, for: Self.duration(pause))
    }
  }

  static func random(_ generator: inout SeededGenerator, depth: Int = 3) -> Recipe {
    let time =
      [0, 0, 500, 1_000, 1_000, 2_000, -1_000, never].randomElement(using: &generator) ?? 0
    let number = Int.random(in: 0..<100, using: &generator)
    let id = Int.random(in: 0..<2, using: &generator)
    func inner() -> Recipe { random(&generator, depth: depth - 1) }
    return switch Int.random(in: 0..<(depth == 0 ? 4 : 11), using: &generator) {
    case 0, 1: .say(number, after: time)
    case 2: .cancel(id)
    case 3: .again(number, every: time, times: number % 4)
    case 4: .start(inner(), after: time)
    case 5: .together([inner(), inner()])
    case 6: .inTurn([inner(), inner()])
    case 7, 8: .under(id, inner(), endsOthers: number % 2 == 0)
    default: .afterPause(id, inner(), of: time)
    }
  }
}

/// A run of recipes: a list of what is to come, of which the earliest is done.
struct PlainRun {
  enum Deed: Hashable {
    case say(Int)
    case start(Recipe)
    case again(Int, every: Int, left: Int)
    case cancel(Int)
  }

  struct Item {
    var due: Int
    let order: Int
    var deed: Deed
    /// All ids under which it was started: whatever it is, it ends with any of them.
    let ids: Set<Int>
    let effect: Int
  }

  private(set) var now = 0
  private(set) var log: [String] = []
  private(set) var items: [Item] = []
  private var started = (items: 0, effects: 0)

  mutating func send(_ recipe: Recipe) {
    begin(recipe)
    wait(0)
  }

  mutating func wait(_ time: Int) {
    let end = now + time
    while let index = items.indices.min(by: { isBefore(items[$0], items[$1]) }),
      items[index].due <= end
    {
      let item = items.remove(at: index)
      now = item.due
      happen(item)
    }
    now = end
  }

  /// How long it is until each happens, in order.
  var remaining: [Int] { items.sorted(by: isBefore).map { $0.due - now } }

  private func isBefore(_ one: Item, _ other: Item) -> Bool {
    (one.due, one.order) < (other.due, other.order)
  }

  private mutating func happen(_ item: Item) {
    switch item.deed {
    case .say(let number): log.append("\(number)")
    case .start(let recipe): begin(recipe)
    case .again(let number, let every, let left):
      log.append("\(number)")
      guard left > 1 else { return }
      var next = item
      next.due = Self.sum(now, every)
      next.deed = .again(number, every: every, left: left - 1)
      items.append(next)
    case .cancel(let id):
      // What begins with it in its own effect is not meant.
      items.removeAll {
        $0.ids.contains(id) && !($0.effect == item.effect && $0.order > item.order)
      }
    }
  }

  private mutating func begin(_ recipe: Recipe) {
    log.append("run")
    started.effects += 1
    for (after, deed, ids, isBehind) in Self.deeds(of: recipe) {
      if case .cancel(let id) = deed, after == 0, !isBehind {
        items.removeAll { $0.ids.contains(id) }
        continue
      }
      started.items += 1
      items.append(
        Item(
          due: Self.sum(now, after), order: started.items, deed: deed, ids: ids,
          effect: started.effects))
    }
  }

  private static func sum(_ one: Int, _ other: Int) -> Int { min(one + other, Recipe.never) }

  /// What comes behind something that is said waits until it is said, also where that takes no time.
  private typealias Deeds = [(after: Int, deed: Deed, ids: Set<Int>, isBehind: Bool)]

  private static func deeds(of recipe: Recipe) -> Deeds {
    switch recipe {
    case .say(let number, let delay): return [(max(delay, 0), .say(number), [], false)]
    case .start(let recipe, let delay): return [(max(delay, 0), .start(recipe), [], false)]
    case .again(let number, let every, let times):
      let every = max(every, 0)
      return times < 1 ? [] : [(every, .again(number, every: every, left: times), [], false)]
    case .cancel(let id): return [(0, .cancel(id), [], false)]
    case .together(let parts): return parts.flatMap { deeds(of: $0) }
    case .inTurn(let parts):
      var start = 0
      var all: Deeds = []
      for part in parts {
        let deeds = deeds(of: part)
        let isBehind = all.contains { if case .cancel = $0.deed { false } else { true } }
        all += later(deeds, by: start).map { ($0.after, $0.deed, $0.ids, $0.isBehind || isBehind) }
        start = sum(start, deeds.map { end(of: $0.deed, after: $0.after) }.max() ?? 0)
      }
      return all
    case .under(let id, let recipe, let endsOthers):
      return under(id, (endsOthers ? [(0, .cancel(id), [], false)] : []) + deeds(of: recipe))
    case .afterPause(let id, let recipe, let pause):
      let deeds = deeds(of: recipe)
      if deeds.isEmpty { return [] }
      return under(id, [(0, .cancel(id), [], false)] + later(deeds, by: max(pause, 0)))
    }
  }

  private static func later(_ deeds: Deeds, by time: Int) -> Deeds {
    deeds.map { (sum($0.after, time), $0.deed, $0.ids, $0.isBehind) }
  }

  private static func under(_ id: Int, _ deeds: Deeds) -> Deeds {
    deeds.map { ($0.after, $0.deed, $0.ids.union([id]), $0.isBehind) }
  }

  private static func end(of deed: Deed, after: Int) -> Int {
    guard case .again(_, let every, let left) = deed else { return after }
    return sum(after, every * (left - 1))
  }
}
