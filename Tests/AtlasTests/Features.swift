// Small features that the tests of the atlas are about.

import Atlas
import Composable
import Drawing

/// Two lamps and a door: a closed graph of eight states, but the door locks the lamps.
struct Lamps: Reducer {
  struct State: Hashable, Sendable {
    var left = false
    var right = false
    var isLocked = false
  }
  enum Action: Hashable, Sendable { case leftTapped, rightTapped, doorTapped }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .leftTapped: state.left.toggle()
      case .rightTapped: state.right.toggle()
      case .doorTapped: state.isLocked.toggle()
      }
      return .none
    }
    .gate("door") { state, action in !state.isLocked || action == .doorTapped }
  }
}

struct LampsView: View {
  let store: Store<Lamps.State, Lamps.Action>
  var body: some View {
    Stack {
      Text(store.state.left ? "Left on" : "Left off")
      Text(store.state.right ? "Right on" : "Right off")
      Button("Left", store.intent(.leftTapped)).region("lamps")
      Button("Right", store.intent(.rightTapped)).region("lamps")
      Button(store.state.isLocked ? "Unlock" : "Lock", store.intent(.doorTapped)).region("door")
    }
  }
}

func lampsPage(
  @StoryBuilder<Lamps.Action> story: () -> [StoryStep<Lamps.Action>]
) -> Page {
  Page("lamps", Lamps.State()) {
    Lamps()
  } view: {
    LampsView(store: $0)
  } story: {
    story()
  }
}

/// A counter without bound, with a second control for the same action.
func counterPage(budget: Int, states: Int = 20_000) -> Page {
  Page("counter", 0) {
    Reduce<Int, CounterAction> { count, _ in
      count += 1
      return .none
    }
  } view: { store in
    Text("\(store.state)")
    Button("More", store.intent(.incrementTapped))
    Button("Also more", store.intent(.incrementTapped))
  } story: {
    Frame("zero")
  }
  .exploring {
    $0.budget = budget
    $0.states = states
  }
}

enum CounterAction: Hashable, Sendable { case incrementTapped }

/// A page that loads: what appears starts it, and the outside decides how it ends.
struct Loading: Reducer {
  enum State: Hashable, Sendable { case idle, loading, loaded([Item]), failed }
  struct Item: Hashable, Sendable, Identifiable {
    var id: Int
    var isFavorite = false
  }
  enum Action: Hashable, Sendable {
    case appeared
    case cancelTapped
    case retryTapped
    case itemsResponse(Bool)
    case favoriteTapped(Int)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .appeared, .retryTapped:
        guard state == .idle || state == .failed else { return .none }
        state = .loading
        return .merge(
          dependencies.analytics.track("Load"),
          .send(.itemsResponse(dependencies.answer.isFine), after: .seconds(4))
            .cancellable(id: "load"))
      case .cancelTapped:
        state = .failed
        return .cancel(id: "load")
      case .itemsResponse(let isFine):
        state = isFine ? .loaded((1...3).map { Item(id: $0) }) : .failed
        return .none
      case .favoriteTapped(let id):
        guard case .loaded(var items) = state else { return .none }
        for index in items.indices where items[index].id == id {
          items[index].isFavorite.toggle()
        }
        state = .loaded(items)
        return dependencies.analytics.track("Favorite")
      }
    }
  }
}

struct Answer: Client {
  static let name = "answer"
  static let placeholder = Answer(isFine: true)
  var isFine: Bool
}

extension Dependencies {
  var answer: Answer {
    mutating get { self[Answer.self] }
    set { self[Answer.self] = newValue }
  }
}

struct LoadingView: View {
  let store: Store<Loading.State, Loading.Action>
  var body: some View {
    Stack {
      switch store.state {
      case .idle:
        Text("Idle")
      case .loading:
        Spinner()
        Button("Cancel", store.intent(.cancelTapped))
        LoadingRows(store: .inert([Loading.Item(id: 0)])).redacted(.placeholder)
      case .loaded(let items):
        ForEach(items) { item in
          Row {
            Text("Item \(item.id)")
            Button(
              item.isFavorite ? "Unfavorite" : "Favorite", store.intent(.favoriteTapped(item.id)))
          }
        }
        .region("list")
      case .failed:
        Text("Failed")
        Button("Retry", store.intent(.retryTapped))
      }
    }
    .onAppear(store.intent(.appeared))
  }
}

struct LoadingRows: View {
  let store: Store<[Loading.Item], Loading.Action>
  var body: some View {
    ForEach(store.state) { item in
      Row {
        Text("Item \(item.id)")
        Button("Favorite", store.intent(.favoriteTapped(item.id)))
      }
    }
    .region("list")
  }
}

func loadingPage(items: Int = 3) -> Page {
  Page("loading", Loading.State.idle) {
    Loading()
  } view: {
    LoadingView(store: $0)
  } story: {
    Branch("failed", outside: { $0.answer.isFine = false }) {
      Advance(.seconds(4))
      Frame("failed")
    }
    Frame("loading")
    Advance(.seconds(4))
    Frame("loaded")
  }
  .allowing(Analytics.live, Answer(isFine: true))
}
