// A list of things to do.

import Vitrine

/// A list of things to do, filtered, edited and sorted.
public struct Todos: Reducer {
  /// The part of the list that is shown.
  public enum Filter: String, Hashable, Sendable, CaseIterable {
    /// Everything.
    case all = "All"
    /// What is left to do.
    case active = "Active"
    /// What is done.
    case completed = "Completed"
  }

  /// Where a row is moved to.
  public enum Direction: Hashable, Sendable {
    /// Before the row above it.
    case up
    /// Behind the row below it.
    case down
  }

  /// The list, and how it is shown.
  public struct State: Hashable, Sendable {
    /// All of them.
    public var todos: IdentifiedArray<Todo.State>
    /// The part that is shown.
    public var filter = Filter.all
    /// Whether rows can be deleted and moved.
    public var isEditing = false

    /// A list.
    public init(todos: IdentifiedArray<Todo.State> = IdentifiedArray()) {
      self.todos = todos
    }

    /// What the filter lets through, in order.
    public var shown: [Todo.State] {
      switch filter {
      case .all: todos.elements
      case .active: todos.filter { !$0.isComplete }
      case .completed: todos.filter(\.isComplete)
      }
    }

    /// Whether there is anything to clear.
    public var hasCompleted: Bool { todos.contains(where: \.isComplete) }
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// Another one is wanted.
    case addTapped
    /// What is done may go.
    case clearCompletedTapped
    /// One was deleted.
    case deleteTapped(Todo.State.ID)
    /// Rows may be deleted and moved, or no longer.
    case editTapped
    /// Another part of the list is wanted.
    case filterPicked(Filter)
    /// One was moved among those that are shown.
    case moveTapped(Todo.State.ID, Direction)
    /// It is time to bring what is done to the bottom.
    case sortDelayElapsed
    /// Something happened to one of them.
    case todo(Todo.State.ID, Todo.Action)
  }

  private enum CancelID { case sort }

  /// The feature.
  public init() {}

  /// The rows first, then the list.
  public var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .addTapped:
        // A new id is in no list.
        try? state.todos.insert(Todo.State(id: dependencies.uuid()), at: 0)
        return dependencies.analytics.track("Add Todo")

      case .clearCompletedTapped:
        state.todos.removeAll(where: \.isComplete)
        return .none

      case .deleteTapped(let id):
        state.todos.remove(id: id)
        return .none

      case .editTapped:
        state.isEditing.toggle()
        return .none

      case .filterPicked(let filter):
        state.filter = filter
        return .none

      case .moveTapped(let id, let direction):
        guard state.move(id, direction) else { return .none }
        return .send(.sortDelayElapsed, after: .milliseconds(100))

      case .sortDelayElapsed:
        state.todos.partitionStably(by: \.isComplete)
        return .none

      case .todo(_, .checkBoxToggled):
        return .send(.sortDelayElapsed).debounce(id: CancelID.sort, for: .seconds(1))

      case .todo(_, .textChanged):
        return .none
      }
    }
    .forEach(\.todos, action: .todo) { Todo() }
  }
}

extension Todos.State {
  /// Moves a row past its neighbour among those that are shown; `false` when it has none.
  mutating func move(_ id: Todo.State.ID, _ direction: Todos.Direction) -> Bool {
    let shown = shown.map(\.id)
    guard let place = shown.firstIndex(of: id) else { return false }
    let other = direction == .up ? place - 1 : place + 1
    guard shown.indices.contains(other), let target = todos.position(of: shown[other]) else {
      return false
    }
    // The list closes up behind the row that is taken out, so the neighbour's place is right for
    // both ways: it ends before the one above, or behind the one below.
    todos.move(id: id, to: target)
    return true
  }
}

extension Case where Root == Todos.Action, Value == (Todo.State.ID, Todo.Action) {
  /// What happens to one of the list.
  static var todo: Self {
    Case(Root.todo) { if case .todo(let id, let action) = $0 { (id, action) } else { nil } }
  }
}
