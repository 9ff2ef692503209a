// Files that a beginning is made of.

/// A file that is to be made: where, and what stands in it.
struct StarterFile {
  let path: String
  let text: String
  var isExecutable = false
}

extension StarterFile {
  /// An article of that title.
  static func article(_ title: String, date: String, path: String) -> StarterFile {
    StarterFile(
      path: path,
      text: """
        ---
        title: "\(quoted(title))"
        date: \(date)
        blurb: ""
        draft: true
        ---

        Write here. While this is a draft, only a build with --drafts shows it.

        """)
  }

  /// What every new site has: its settings and one article.
  static func content(date: String) -> [StarterFile] {
    [
      StarterFile(path: "Content/site.yaml", text: settings),
      StarterFile(
        path: "Content/articles/hello.md",
        text: """
          ---
          title: Hello
          date: \(date)
          blurb: The first article of this site.
          ---

          Every Markdown file becomes a page, in each of its states: loading, loaded, hidden.

          <!-- private -->

          This paragraph is hidden where privacy is asked for.

          <!-- /private -->

          """),
    ]
  }

  /// What a site with pages in Swift has besides: a package with a feature and a tour of it, a feature
  /// that loads and can fail, with its laws, their tests, `main`, and a recipe for CI.
  static func package(vitrine: String) -> [StarterFile] {
    [
      StarterFile(path: "Package.swift", text: manifest(vitrine)),
      StarterFile(path: "vitrine", text: launcher(vitrine), isExecutable: true),
      StarterFile(path: ".gitignore", text: ".build/\n"),
      StarterFile(path: "Sources/Site/Counter.swift", text: feature),
      StarterFile(path: "Sources/Site/CounterPage.swift", text: page),
      StarterFile(path: "Sources/Site/CounterTour.swift", text: tour),
      StarterFile(path: "Sources/Site/Main.swift", text: main),
      StarterFile(path: "Sources/Site/Shelf.swift", text: shelf),
      StarterFile(path: "Sources/Site/ShelfPage.swift", text: shelfPage),
      StarterFile(path: "Tests/SiteTests/CounterTests.swift", text: test),
      StarterFile(path: "Tests/SiteTests/CounterTourTests.swift", text: tourTest),
      StarterFile(path: "Tests/SiteTests/ShelfTests.swift", text: shelfTest),
      StarterFile(path: ".github/workflows/site.yml", text: recipe),
    ]
  }

  private static let settings = """
    title: My site
    language: en

    # How it looks: colours by what they are for, by day and by night. A build refuses those that cannot
    # be told apart. Other roles are ink, quiet, page, surface, line, hair, red, yellow, green and blue.
    theme:
      colors:
        accent: { day: "#7a1f5c", night: "#f2a6d8" }
      radius: 0.25

    """

  private static func quoted(_ text: String) -> String {
    // With an accent behind it, a quote is another `Character` and a quote all the same.
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static func manifest(_ vitrine: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Site",
      dependencies: [.package(name: "Vitrine", path: "\(quoted(vitrine))")],
      targets: [
        .executableTarget(
          name: "Site", dependencies: [.product(name: "Vitrine", package: "Vitrine")],
          // Vitrine is built optimised, and these sources as they are: a change is built in seconds, and
          // not in a minute. Take this away if reducers of yours have much to compute.
          swiftSettings: [.unsafeFlags(["-Onone"], .when(configuration: .release))]),
        .testTarget(
          name: "SiteTests",
          dependencies: ["Site", .product(name: "ComposableTesting", package: "Vitrine")]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  static func quotedForShell(_ text: String) -> String {
    text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
      .joined(separator: "'\\''")
  }

  /// The launcher of Vitrine itself does the work: it sets up what is missing, builds what is stale.
  private static func launcher(_ vitrine: String) -> String {
    """
    #!/bin/sh
    # ./vitrine COMMAND …: sets up what is missing, builds this site's program if it is stale, and runs
    # the command; './vitrine --help' lists them.
    # ./vitrine test …: runs the tests.
    set -eu
    # Where the sources of Vitrine are, as in Package.swift.
    vitrine='\(quotedForShell(vitrine))'
    if [ ! -x "$vitrine/vitrine" ]; then
      echo "vitrine: the sources of Vitrine are not in $vitrine." >&2
      echo "vitrine: Say in this file and in Package.swift where they are, and call again." >&2
      exit 74
    fi
    VITRINE_SITE=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
    export VITRINE_SITE
    exec "$vitrine/vitrine" "$@"

    """
  }

  private static let feature = """
    // A counter: what it remembers, what can happen to it, and what comes of that.

    import Vitrine

    struct Counter: Reducer {
      struct State: Hashable, Sendable { var count = 0 }
      enum Action: Hashable, Sendable { case incrementTapped, resetTapped }

      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .incrementTapped: state.count += 1
          case .resetTapped: state.count = 0
          }
          return .none
        }
      }
    }

    """

  private static let page = """
    // The counter as a page: its view, and the states that matter.

    import Vitrine

    struct CounterView: View {
      let store: Store<Counter.State, Counter.Action>

      var body: some View {
        Main {
          // What is unredacted stays where all else is hidden, as in a tour.
          Heading(1, "Counter").unredacted()
          Text("\\(store.state.count)").region("count")
          Row {
            Button("One more", store.intent(.incrementTapped), style: .prominent)
            Button("Reset", store.intent(.resetTapped))
          }
          .region("buttons")
        }
      }
    }

    let counterPage = Page("counter", title: "Counter", Counter.State()) {
      Counter()
    } view: { store in
      CounterView(store: store)
    } story: {
      Frame("zero")
      Tap("One more")
      Frame("one")
    }

    """

  private static let main = """
    // The program of this site: './vitrine --help' lists what it can do.

    import Vitrine

    @main struct MySite: SiteProgram {
      static let site = Site(title: "My site", pages: { _ in [counterPage, counterTourPage, shelfPage] })
    }

    """

  private static let test = """
    // The rules of the counter.

    import ComposableTesting
    import Testing
    import Vitrine

    @testable import Site

    @Test("each tap counts one more, and a reset begins again")
    func counts() {
      var store = TestStore(Counter.State()) { Counter() }
      store.send(.incrementTapped) { $0.count = 1 }
      store.send(.incrementTapped) { $0.count = 2 }
      store.send(.resetTapped) { $0.count = 0 }
    }

    """
}
