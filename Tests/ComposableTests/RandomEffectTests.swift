// Effects of all kinds, made at random, do what is written down of them.

import Composable
import Testing

@Test("effects at random, started at random times, do what the plain run does")
func randomEffects() throws {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SeededGenerator(seed: seed)
  var ended = 0
  for round in 0..<2_000 {
    var run = scripted()
    var plain = PlainRun()
    var way: [String] = []
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let recipe = Recipe.random(&generator)
      let time = [0, 250, 500, 1_000].randomElement(using: &generator) ?? 0
      way += ["\(recipe)", "+\(time)"]
      let before = plain.items.count
      try run.send(.run(recipe.effect))
      plain.send(recipe)
      if plain.items.count < before { ended += 1 }
      try run.advance(by: .milliseconds(time))
      plain.wait(time)
      guard run.state.log == plain.log,
        run.pending.map(\.remaining) == plain.remaining.map({ .milliseconds($0) })
      else {
        Issue.record("seed \(seed), round \(round): \(way.joined(separator: "\n"))")
        return
      }
    }
    // What is far away can be told as well.
    #expect(!run.record.description.isEmpty && run.pending.allSatisfy { !$0.summary.isEmpty })
  }
  #expect(ended > 100, "\(ended)")
}
