// The feature that loads and can fail, with which a new site with pages in Swift begins; and how a
// server checks the site.

extension StarterFile {
  static let shelf = """
    // A shelf of books: they are fetched, which takes a while and can fail, and can be marked as read.

    import Vitrine

    struct Book: Hashable, Sendable, Identifiable {
      let id: Int
      var title: String
      var isRead = false
    }

    /// Where the books come from: at build time nobody is asked, and each answer is tried.
    struct BooksClient: AnsweringClient {
      static let name = "books"
      static let placeholder = BooksClient()

      var answers: Answers<[Book]?> = Answers(
        "some", [Book(id: 1, title: "On glass"), Book(id: 2, title: "A history of grey")],
        else: ["none": [], "failed": nil])

      mutating func fetch<Action>(_ response: ([Book]?) -> Action) -> Effect<Action> {
        .send(response(answers.take()), after: .seconds(2))
      }
    }

    extension Dependencies {
      var books: BooksClient {
        mutating get { self[BooksClient.self] }
        set { self[BooksClient.self] = newValue }
      }
    }

    struct Shelf: Reducer {
      enum State: Hashable, Sendable {
        case idle, loading, failed
        case loaded([Book])
      }

      enum Action: Hashable, Sendable {
        case appeared
        case booksResponse([Book]?)
        case retryTapped
        case readTapped(Book.ID)
      }

      var body: some Reducer<State, Action> {
        Reduce { state, action, dependencies in
          switch (action, state) {
          case (.appeared, .idle), (.retryTapped, .failed):
            state = .loading
            return dependencies.books.fetch { .booksResponse($0) }
          case (.booksResponse(let books), .loading):
            state = books.map(State.loaded) ?? .failed
          case (.readTapped(let id), .loaded(var books)):
            for index in books.indices where books[index].id == id { books[index].isRead.toggle() }
            state = .loaded(books)
          default: break
          }
          return .none
        }
      }
    }

    """

  static let shelfPage = """
    // The shelf as a page: its view, the states that matter, and what holds in each of them.

    import Vitrine

    struct ShelfView: View {
      let store: Store<Shelf.State, Shelf.Action>

      /// What stands for the books while they load: it can do nothing.
      private static let placeholder = Store<Shelf.State, Shelf.Action>.inert(
        .loaded([Book(id: 1, title: "A title"), Book(id: 2, title: "A longer title")]))

      var body: some View {
        Main {
          Heading(1, "Shelf")
          switch store.state {
          case .idle, .loading:
            Status { Text("Loading the books…") }
            BookList(store: Self.placeholder).redacted(.placeholder)
          case .failed:
            Status { Text("The books could not be loaded.") }
            Button("Retry", store.intent(.retryTapped), style: .prominent)
          case .loaded(let books):
            Status { Text(books.isEmpty ? "The shelf is empty." : "All books are here.") }
            BookList(store: store)
          }
        }
        .title("Shelf")
        .onAppear(store.intent(.appeared))
      }
    }

    struct BookList: View {
      let store: Store<Shelf.State, Shelf.Action>

      var body: some View {
        if case .loaded(let books) = store.state {
          List("Books") {
            ForEach(books) { book in
              Item { Checkbox(book.title, isOn: book.isRead, store.intent(.readTapped(book.id))) }
            }
          }
          .region("books")
        }
      }
    }

    let shelfPage = Page("shelf", title: "Shelf", Shelf.State.idle) {
      Shelf()
    } view: { store in
      ShelfView(store: store)
    } story: {
      Branch("loaded") {
        Frame("loading")
        Settle()
        Frame("loaded")
        Tap("On glass")
        Frame("read")
      }
      Branch("failed") {
        Answer("books", "failed")
        Settle()
        Frame("failed")
      }
    } laws: {
      Sometimes("the shelf can be empty") { $0 == .loaded([]) }
      CanAlways("the books can be had") { if case .loaded = $0 { true } else { false } }
    }
    .allowing(BooksClient())

    """

  static let shelfTest = """
    // The rules of the shelf.

    import ComposableTesting
    import Testing
    import Vitrine

    @testable import Site

    @Test("what failed can be asked for again, and what is there can be marked as read")
    func shelf() {
      let client = BooksClient(answers: BooksClient().answers.answering("failed"))
      var store = TestStore(
        Shelf.State.idle, dependencies: Dependencies(page: "test").allowing(client)
      ) {
        Shelf()
      }
      let books = [Book(id: 1, title: "On glass"), Book(id: 2, title: "A history of grey")]
      store.send(.appeared) { $0 = .loading }
      store.advance(by: .seconds(2))
      store.receive(.booksResponse(nil)) { $0 = .failed }
      store.send(.retryTapped) { $0 = .loading }
      store.advance(by: .seconds(2))
      store.receive(.booksResponse(books)) { $0 = .loaded(books) }
      store.send(.readTapped(1)) {
        $0 = .loaded([Book(id: 1, title: "On glass", isRead: true), books[1]])
      }
    }

    """

  static let recipe = """
    # Builds the site on each change and checks that Output is what its sources make. Vitrine's sources
    # have to be where Package.swift and ./vitrine say: set VITRINE to where they can be cloned from.
    #
    # Nothing is published here. If everybody can see Output, or read what this prints, and something is
    # private: build with --public, and add --public to 'build' and to 'audit' below.

    name: site
    on: [push, pull_request]

    jobs:
      check:
        runs-on: ubuntu-latest
        container: swift:6.2-bookworm
        env:
          VITRINE: ${{ vars.VITRINE }}
        steps:
          - run: apt-get update && apt-get install -y git
          - uses: actions/checkout@v4
          - run: git clone "$VITRINE" "$(sed -n "s/^vitrine='\\(.*\\)'$/\\1/p" vitrine)"
          - run: ./vitrine build --check --thorough
          - run: ./vitrine audit
          - run: ./vitrine test

    """
}
