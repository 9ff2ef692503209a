// One thing to do, as it is seen.

import Vitrine

/// A row: its check-box, its text, and in edit mode what moves and deletes it.
struct TodoRow: View {
  let store: Store<Todo.State, Todo.Action>
  let isEditing: Bool
  let isFirst: Bool
  let isLast: Bool
  /// The list that moves and deletes it.
  let list: Store<Todos.State, Todos.Action>

  var body: some View {
    Row {
      Checkbox(
        name, isOn: store.state.isComplete, hidesLabel: true, store.intent(.checkBoxToggled))
      TextField(
        "Todo", text: store.state.text, placeholder: "What is there to do?", hidesLabel: true,
        sample: sample
      ) {
        store.intent(.textChanged($0))
      }
      .struck(store.state.isComplete)
      if isEditing {
        edit("Move \(name) up", .arrowUp, .moveTapped(store.state.id, .up)).disabled(isFirst)
        edit("Move \(name) down", .arrowDown, .moveTapped(store.state.id, .down)).disabled(isLast)
        edit("Delete \(name)", .trash, .deleteTapped(store.state.id))
      }
    }
  }

  private func edit(_ label: String, _ symbol: SymbolName, _ action: Todos.Action) -> some View {
    Button(list.intent(action), style: .plain) { Symbol(symbol) }.label(label)
  }

  private var name: String { store.state.text.isEmpty ? "New todo" : store.state.text }

  /// What the field leads to: the text with a word more, and from there back again.
  private var sample: String {
    let text = store.state.text
    if text.isEmpty { return "Water the plants" }
    return text.hasSuffix(" today") ? String(text.dropLast(6)) : text + " today"
  }
}
