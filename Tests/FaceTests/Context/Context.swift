// What the examples in doc comments speak of, so that they can be compiled. Nothing here is run.

import Vitrine

struct Todo: Reducer {
  struct State: Hashable, Sendable, Identifiable {
    var id: Int
    var text = ""
    var isComplete = false
  }

  enum Action: Hashable, Sendable { case checkBoxToggled }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .checkBoxToggled: state.isComplete.toggle()
      }
      return .none
    }
  }
}

struct Settings: Reducer {
  struct State: Hashable, Sendable { var theme = "day" }
  enum Action: Hashable, Sendable { case themePicked(String) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .themePicked(let theme): state.theme = theme
      }
      return .none
    }
  }
}

enum Choice: String, Hashable, Sendable, CaseIterable {
  case all, active
  var title: String { rawValue }
  var name: String { rawValue }
}

typealias Filter = Choice
typealias Delivery = Choice
typealias Country = Choice
typealias Part = Choice

struct Todos: Reducer {
  struct State: Hashable, Sendable {
    var todos = IdentifiedArray<Todo.State>()
    var filter = Filter.all
    var delivery = Delivery.all
    var country = Country.all
    var part = Part.all
    var isComplete = false
    var isEditing = false
    var isCountryOpen = false
    var isSharing = false
    var isAsking = false
    var volume = 0
    var guests = 0
    var sentParts = 0
    var allParts = 0
    var street = ""
    var departure: CalendarDay?

    mutating func sort() {}
  }

  enum Action: Hashable, Sendable {
    case checkBoxToggled, clearTapped, countryTapped, deleteTapped, favoriteTapped, keepTapped
    case showAllTapped, sortDelayElapsed
    case countryPicked(Country)
    case dayTyped(CalendarDay?)
    case deliveryPicked(Delivery)
    case filterPicked(Filter)
    case guestsTyped(Int?)
    case partPicked(Part)
    case settings(Settings.Action)
    case streetTyped(String)
    case textChanged(String)
    case todo(Todo.State.ID, Todo.Action)
    case volumeSet(Int)
  }

  static let sample = State()
  static let onboarding = Onboarding<Todos>(steps: []) { Todos() }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
  }
}

extension Case where Root == Todos.Action, Value == (Todo.State.ID, Todo.Action) {
  static var todo: Self {
    Case(Root.todo) { if case .todo(let id, let action) = $0 { (id, action) } else { nil } }
  }
}

struct TodosView: View {
  let store: Store<Todos.State, Todos.Action>
  var body: some View { Text("") }
}

typealias ArticleList = TodosView
typealias EditorView = TodosView
typealias ShareView = TodosView

struct Notes: Reducer {
  struct State: Hashable, Sendable {
    var draft = ""
    var canSend = false
    var isSaving = false
    var menuIsOpen = false
    var items: [Int] = []
  }

  enum Action: Hashable, Sendable { case sendTapped }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
  }
}

struct NotesView: View {
  let store: Store<Notes.State, Notes.Action>
  var body: some View { Text("") }
}

struct Article: Hashable, Sendable, Identifiable {
  var id = 0
  var title = ""
  var isFavorite = false
}

struct ArticleRow: View {
  let article: Article
  var body: some View { Text(article.title) }
}

struct CardView: View {
  let card: Article
  var body: some View { Text(card.title) }
}

struct ArticlesClient: Client {
  static let name = "articles"
  static let placeholder = ArticlesClient()
  static let failing = ArticlesClient()
}

extension Dependencies {
  var articles: ArticlesClient {
    mutating get { self[ArticlesClient.self] }
    set { self[ArticlesClient.self] = newValue }
  }
}

enum Density: Sendable { case roomy, dense }

let state = Todos.State()
let store = Store<Todos.State, Todos.Action>.inert(state)
let article = Article()
let articles = [article]
let cards = [article]
let todo = Todo.State(id: 1)
let account = (id: 1, balance: "12.00")
let isLoading = true
let isEmpty = true
let june = CalendarDay(secondsSince1970: 0)
let actions = OnboardingStep<Todos.State, Todos.Action>(
  "actions", copy: "", focus: []
) { _, _ in .dropped }
let filters = actions
let todos = actions
let page = Page("todos", Onboarding<Todos>.State(live: state, placeholder: state, step: nil)) {
  Todos.onboarding
} view: { _ in
  Text("")
} story: {
  Frame("first")
}
let counterPage = page
