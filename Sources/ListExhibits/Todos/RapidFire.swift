// Rapid fire: boxes are checked one soon after the other, and the list sorts once.

import Vitrine

/// The list of things to do, of which nothing is shown but rows to check.
private struct RapidFireView: View {
  let store: Store<Todos.State, Todos.Action>

  var body: some View {
    Main {
      Heading(1, "Rapid fire").title("Rapid fire")
      Text("Check a few, one soon after the other. The list waits, and sorts once.").lead()
      Status { Text(store.state.summary).caption() }
      List("Todos") {
        ForEach(store.scope(state: \.todos, action: .todo)) { row in
          Item {
            Checkbox(row.state.text, isOn: row.state.isComplete, row.intent(.checkBoxToggled))
          }
        }
      }
      .region("todos")
    }
  }
}

extension Todos {
  /// The page `todos/rapid-fire`: each tap puts the sort off, so that rows do not run away from under
  /// the finger.
  public static var rapidFire: Page {
    Page("todos/rapid-fire", title: "Todos, rapid fire", busyDay) {
      Todos()
    } view: { store in
      RapidFireView(store: store)
    } story: {
      Frame("open")
      Tap("Check Mail")
      Frame("one-checked")
      Advance(.milliseconds(500))
      Frame("half-a-second-later")
      Tap("Buy Milk")
      Frame("two-checked")
      Advance(.seconds(1))
      Frame("sorted")
    }
  }

  /// A list with much to do.
  private static var busyDay: State {
    let texts = ["Check Mail", "Buy Milk", "Call Mom", "Water Plants", "Post Letter"]
    return State(
      todos: IdentifiedArray(
        keepingFirst: texts.enumerated().map { number, text in
          Todo.State(id: UniqueID(0xB1 + UInt64(number)), text: text)
        }))
  }
}
