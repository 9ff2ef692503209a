// The list of things to do, as it is seen.

import Vitrine

/// The list, the actions above it, and the picker of its part.
///
/// It knows nothing of the tour that it is shown in: it names its regions, and that is all.
public struct TodosView: View {
  let store: Store<Todos.State, Todos.Action>

  /// The view of a list.
  public init(store: Store<Todos.State, Todos.Action>) {
    self.store = store
  }

  /// The parts of the page, each a region.
  public var body: some View {
    Main {
      // What the page is called is nobody's secret: it stays while all else is redacted.
      Heading(1, "Todos").title("Todos").unredacted()
      actions.region("actions")
      filters.region("filters")
      list.region("todos")
    }
  }

  private var actions: some View {
    Row {
      Button(store.state.isEditing ? "Done" : "Edit", store.intent(.editTapped))
      Button("Clear completed", store.intent(.clearCompletedTapped))
        .disabled(!store.state.hasCompleted)
      Button("Add", store.intent(.addTapped), style: .prominent)
    }
  }

  private var filters: some View {
    Picker("Filter") {
      for filter in Todos.Filter.allCases {
        Segment(
          filter.rawValue, isSelected: filter == store.state.filter,
          store.intent(.filterPicked(filter)))
      }
    }
  }

  private var list: some View {
    // Once, and not for each row anew.
    let rows = rows
    return Stack {
      Status { Text(store.state.summary).caption() }
      if !rows.isEmpty {
        List("Todos") {
          ForEach(rows) { row in
            Item {
              TodoRow(
                store: row, isEditing: store.state.isEditing,
                isFirst: row.state.id == rows.first?.state.id,
                isLast: row.state.id == rows.last?.state.id,
                list: store)
            }
          }
        }
      }
    }
  }

  private var rows: [Store<Todo.State, Todo.Action>] {
    store.scope(state: { IdentifiedArray(keepingFirst: $0.shown) }, action: .todo)
  }
}

extension Todos.State {
  /// How much is left, in a sentence.
  var summary: String {
    let left = todos.count { !$0.isComplete }
    let done = todos.count - left
    switch (left, done) {
    case (0, 0): return "Nothing to do."
    case (0, _): return "All \(done) done."
    case (_, 0): return "\(left) to do."
    default: return "\(left) to do, \(done) done."
    }
  }
}
