// Laws of each way: where they are looked at, and what they compare.

import Atlas
import Composable
import Drawing
import Testing

/// A shelf of three, with a note on it.
private struct Shelf: Hashable, Sendable {
  var text = "Tea"
  var count = 3
  var isOpen = false
  var isAnnounced = false
}

private enum ShelfAction: Hashable, Sendable {
  case textChanged(String), openTapped, panelAppeared, pushArrived
}

private func shelf(
  opened change: @escaping @Sendable (inout Shelf) -> Void = { _ in },
  appeared: @escaping @Sendable (inout Shelf) -> Void = { _ in },
  @LawBuilder<Shelf> laws: () -> [Law<Shelf>]
) -> [Finding] {
  Page("shelf", Shelf()) {
    Reduce<Shelf, ShelfAction> { state, action in
      switch action {
      case .textChanged(let text): state.text = text
      case .openTapped:
        state.isOpen.toggle()
        change(&state)
      case .panelAppeared: appeared(&state)
      case .pushArrived: state.isAnnounced = true
      }
      return .none
    }
  } view: { store in
    Text("\(store.state.count) \(store.state.isAnnounced ? "and more to come" : "")")
    TextField("Note", text: store.state.text, sample: "Milk") { store.intent(.textChanged($0)) }
    Button("Open", store.intent(.openTapped))
    if store.state.isOpen { Text("Panel").onAppear(store.intent(.panelAppeared)) }
  } story: {
    Frame("begin")
    Send(ShelfAction.pushArrived)
    Frame("announced")
  } laws: {
    laws()
  }
  .explored().findings
}

@Test("a law of each way is looked at where something is typed, and on what the story sends")
func eachWay() {
  let found = shelf {
    Each("the note is never emptied") { $0.text.isEmpty || !$1.text.isEmpty }
    Each("nothing is announced") { $0.isAnnounced == $1.isAnnounced }
  }
  #expect(found.map(\.path) == [["push arrived"], ["Note="]], "\(found)")
  #expect(found.first?.message.contains("when 'push arrived' happens.") == true)
  #expect(found.last?.message.contains("when something is typed.") == true)
}

@Test("a law of each way is about what is there once all has appeared")
func eachWayToItsEnd() {
  let dropped = shelf(appeared: { $0.count = 0 }) {
    Each("none is lost") { $1.count >= $0.count }
  }
  #expect(dropped.map(\.path) == [["Open"]], "\(dropped)")
  let isPutRight = shelf(opened: { $0.count = $0.isOpen ? 0 : 3 }, appeared: { $0.count = 3 }) {
    Each("none is lost") { $1.count >= $0.count }
  }
  #expect(isPutRight.isEmpty, "\(isPutRight)")
}

private struct Stock: AnsweringClient {
  static let name = "stock"
  static let placeholder = Stock()
  var answers = Answers("three", 3, else: ["none": 0])
}

@Test("a law of each way that is broken by an answer to what appears is told with that answer")
func eachWayWithAnswers() {
  let found = Page("stock", Shelf()) {
    Reduce<Shelf, ShelfAction> { state, action, dependencies in
      if action == .openTapped { state.isOpen.toggle() }
      if action == .panelAppeared { state.count = dependencies[Stock.self].answers.take() }
      return .none
    }
  } view: { store in
    Text("\(store.state.count)")
    Button("Open", store.intent(.openTapped))
    if store.state.isOpen { Text("Panel").onAppear(store.intent(.panelAppeared)) }
  } story: {
    Frame("begin")
  } laws: {
    Each("none is lost") { $1.count >= $0.count }
  }
  .allowing(Stock()).explored().findings
  #expect(found.map(\.path) == [["stock: none", "Open"]], "\(found)")
}
