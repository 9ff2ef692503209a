// What a step of the simulation costs: send, reduce, record.

import Composable
import Exhibits

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
