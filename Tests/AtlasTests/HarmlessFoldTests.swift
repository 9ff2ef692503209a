// Rows that lead to what they are about, words that count, an order: none of that is a fold too coarse.

import Composable
import Drawing
import Testing

@testable import Atlas

/// Things to buy, of which one reads more.
private struct Errands: Reducer {
  struct Thing: Hashable, Sendable, Identifiable {
    let id: Int
    let name: String
    let why: String
    var isDone = false
  }
  struct State: Hashable, Sendable {
    var things: IdentifiedArray<Thing>
    var shown: Int?
    var saved: String?
  }
  enum Action: Hashable, Sendable {
    case opened(Int), closed, checked(Int), saved(String), lastDropped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .opened(let id): state.shown = id
      case .closed: state.shown = nil
      case .checked(let id):
        state.things[id: id]?.isDone.toggle()
        return .send(.saved(state.things[id: id]?.name ?? ""), after: .seconds(1))
      case .saved(let name): state.saved = name
      case .lastDropped: if let last = state.things.last { state.things.remove(id: last.id) }
      }
      return .none
    }
  }
}

private let things = [
  ("Apples", "for the cake"), ("Milk", "for the tea"), ("Candles", "it gets dark"),
  ("Stamps", "for letters"), ("Flowers", "for Anna"),
]

private func errands(_ count: Int) -> Page {
  let state = Errands.State(
    things: IdentifiedArray(
      keepingFirst: things.prefix(count).enumerated().map { index, thing in
        Errands.Thing(id: index, name: thing.0, why: thing.1)
      }))
  return Page("errands", state) {
    Errands()
  } view: { store in
    let left = store.state.things.count { !$0.isDone }
    Heading(1, left == 0 ? "Nothing left" : left == 1 ? "1 thing left" : "\(left) things left")
    if let saved = store.state.saved { Text("Saved \(saved)") }
    List {
      ForEach(store.state.things) { thing in
        Checkbox(thing.name, isOn: thing.isDone, store.intent(.checked(thing.id)))
        Button("More", store.intent(.opened(thing.id)))
      }
    }
    Button("Drop the last", store.intent(.lastDropped))
    if let shown = store.state.shown, let thing = store.state.things[id: shown] {
      Heading(2, thing.name)
      Text(thing.why)
      Button("Close", store.intent(.closed))
    }
  } story: {
    Frame("start")
  }
}

@Test(
  "what is said of a row, what counts, and which row is the last are no difference",
  arguments: 1...5)
func whatRowsSay(_ count: Int) {
  let atlas = errands(count).explored()
  #expect(atlas.folds.differences.flatMap(\.lines) == [], "\(atlas.closureSentence)")
  #expect(atlas.folds.repeatedCount > 10)
}
