// What it costs to explore a page: to find its states, and what each control does in each.

import Atlas
import Composable
import Drawing
import Exhibits

let atlasBenchmarks: [Benchmark] = [
  Benchmark("atlas/64 frames of 40 controls") {
    let page = Board.page(switches: 40, frames: 64)
    let atlas = page.explored()
    precondition(atlas.frames.count == 64, "all frames are used")
    precondition(atlas.frames.allSatisfy { $0.liveness.count == 40 }, "40 controls each")
    return { page.explored().transitions.count }
  }
]

/// A board of switches, each of which leads to a state of its own: as many as there are sets of
/// switches, so that every budget is used up.
private struct Board: Reducer {
  enum Action: Hashable, Sendable { case switchToggled(Int) }

  var body: some Reducer<[Bool], Action> {
    Reduce { switches, action in
      switch action {
      case .switchToggled(let index): switches[index].toggle()
      }
      return .none
    }
  }

  static func page(switches: Int, frames: Int) -> Page {
    Page("bench/board", Array(repeating: false, count: switches)) {
      Board()
    } view: { store in
      Stack {
        Heading(1, "Board")
        for index in store.state.indices {
          Toggle("Lamp \(index)", isOn: store.state[index], store.intent(.switchToggled(index)))
        }
      }
    } story: {
      Frame("off")
    }
    .exploring {
      $0.states = 500
      $0.budget = frames
    }
  }
}

/// A hundred steps of a small feature, so that making the run does not count.
private let steps = 100

/// The cost of a hundred steps, in a feature of its own and through the todos.
let simulationBenchmarks: [Benchmark] = [
  Benchmark("simulation/100 steps of a counter") {
    let start = Simulation(0, dependencies: Dependencies(page: "bench")) {
      Reduce<Int, Bool> { count, isUp in
        count += isUp ? 1 : -1
        return .none
      }
    }
    return {
      var run = start
      for _ in 0..<steps { try? run.send(true) }
      return run.state
    }
  },
  Benchmark("simulation/100 checks of a todo") {
    let start = Simulation(Todos.sample, dependencies: Dependencies(page: "bench")) { Todos() }
    let id = Todos.sample.todos.ids[0]
    return {
      var run = start
      for _ in 0..<steps { try? run.send(.todo(id, .checkBoxToggled)) }
      return run.pending.count
    }
  },
]
