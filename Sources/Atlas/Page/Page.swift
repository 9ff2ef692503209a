// A page: a feature with a name, a view and a story.

import Composable
import Drawing
import System

/// A page of a site: where it begins, its logic, its view, and the states that matter.
///
/// ```swift
/// Page("todos/app", Todos.sample) {
///   Todos()
/// } view: { store in
///   TodosView(store: store)
/// } story: {
///   Frame("all")
///   Tap("Edit")
///   Frame("editing")
/// }
/// .allowing(Analytics.live, UniqueIDs.live)
/// ```
public struct Page: Sendable {
  /// The page's path under the site: `todos/app`.
  public let name: String
  /// What the page is called.
  public var title: String
  /// How far it is walked, and what it declares of itself.
  public var options = PageOptions()
  /// What the page's views inherit from the site.
  public var environment = EnvironmentValues()

  /// Where it was written; nothing where that is not in Swift.
  package var place: CodePlace?

  /// What it has in common with pages that differ from it in what is drawn only.
  private(set) var kind: (any Hashable & Sendable)?

  let make: @Sendable (Page) -> PageModel
  var dependencies: Dependencies

  /// A page of a feature.
  public init<State: Hashable & Sendable, Action: Hashable & Sendable, Content: View>(
    _ name: String, title: String? = nil, _ state: State,
    fileID: String = #fileID, line: Int = #line,
    @ReducerBuilder<State, Action> reducer: () -> some Reducer<State, Action>,
    @ViewBuilder view: @escaping @Sendable (Store<State, Action>) -> Content,
    @StoryBuilder<Action> story: () -> [StoryStep<Action>],
    @LawBuilder<State> laws: () -> [Law<State>] = { [] }
  ) {
    let story = story()
    self.init(
      name, title: title ?? name, state, reducer(), at: CodePlace(fileID: fileID, line: line),
      view: view, laws: laws(), toldBy: { story })
  }

  /// A page of a feature, whose story is not made before it is told.
  package init<State: Hashable & Sendable, Action: Hashable & Sendable, Content: View>(
    _ name: String, title: String, _ state: State, _ feature: some Reducer<State, Action>,
    at place: CodePlace? = nil,
    view: @escaping @Sendable (Store<State, Action>) -> Content,
    laws: [Law<State>] = [],
    toldBy story: @escaping @Sendable () -> [StoryStep<Action>]
  ) {
    self.name = name
    self.title = title
    self.place = place
    dependencies = Dependencies(page: name)
    // A closure, made where the feature's type is known: what it calls is specialised for it.
    let reducer = Reduce { state, action, dependencies in
      feature.reduce(into: &state, action: action, dependencies: &dependencies)
    } keeps: {
      feature.keeps($0, from: $1, to: $2)
    }
    make = { page in
      PageModel(
        Model(
          name: page.name, place: page.place, options: page.options, environment: page.environment,
          dependencies: page.dependencies, isAlike: page.kind != nil, initial: state,
          reducer: reducer, story: story, laws: laws,
          view: { Drawing(of: view(Store($0)), environment: $1) }))
    }
  }

  /// The same page, with clients that it may call. All others are denied.
  public func allowing(_ clients: any Client...) -> Page {
    var page = self
    for client in clients { page.dependencies = page.dependencies.allowing(client) }
    return page
  }

  /// The same page, explored in another way.
  public func exploring(_ change: (inout PageOptions) -> Void) -> Page {
    var page = self
    change(&page.options)
    return page
  }

  /// The same page, whose views inherit something else.
  public func environment(_ change: (inout EnvironmentValues) -> Void) -> Page {
    var page = self
    change(&page.environment)
    return page
  }

  /// The same page, on which recorded events are told with all that goes with them: `articles:
  /// favorite, article 1, on`. Elsewhere these values are left out, since they are the state's.
  ///
  /// Say it where they are no secret. They are left out all the same where something is hidden for
  /// `privacy`, and in builds for the public.
  public func tellingValues() -> Page {
    exploring { $0.tellsValues = true }
  }

  /// The same page, declared to show a defect: that check has to fail on it, and only there.
  public func showing(defect: Finding.Check) -> Page {
    var page = exploring { $0.defects.insert(defect) }
    if defect == .redactedIsInert { page.environment.showsLiveRedactedControls = true }
    return page
  }

  /// The same page, which is like all others of a kind: they have one reducer, one story that taps
  /// nothing by its name, and one way to be explored, and differ in their views. Whether their
  /// controls are the same as well is looked at. How many looks there are beyond the frames is not told
  /// of such a page, since that is a matter of what is drawn.
  public func alike(_ kind: some Hashable & Sendable) -> Page {
    var page = self
    page.kind = kind
    return page
  }

  /// Explores the page: finds its states, and derives what each control does in each.
  public func explored() -> PageAtlas {
    CrashNote.keep(noteOfCrash(while: "walked")) { make(self).exploration().atlas }
  }

  /// What is told where its reducer or its views crash.
  package func noteOfCrash(while doing: String) -> String {
    "the page '\(name)' was being \(doing)\(place.map { " (\($0))" } ?? ""), and its code ended the program."
  }

  /// Begins to play the page, as a visitor finds it; what it asks for at once is answered so, by
  /// another outside if its story has one that is written so: `if failed`.
  package func player(
    answering answers: [ChosenAnswer] = [], outside: String? = nil
  ) -> Player {
    CrashNote.keep(noteOfCrash(while: "played")) { make(self).player(answers, outside) }
  }
}

extension Page {
  /// The same page, with what each of its states promises, besides all that is promised already.
  public func promising<State: Sendable>(
    _ promises: @escaping @Sendable (State) -> Promises
  ) -> Page {
    exploring { options in
      let others = options.promises
      options.promises = { state in
        let own = (state as? State).map(promises) ?? .ofAnotherState
        return others?(state).joined(with: own) ?? own
      }
    }
  }
}

/// What can be done with a page, without its types. These are closures, and no protocol's methods,
/// since a compiler that sees where they are made specialises what is in them.
struct PageModel: Sendable {
  let exploration: @Sendable () -> Exploration
  let redrawn: @Sendable (Exploration) -> PageAtlas?
  let player: @Sendable ([ChosenAnswer], _ outside: String?) -> Player

  init<State: Hashable & Sendable, Action: Hashable & Sendable>(_ model: Model<State, Action>) {
    exploration = { model.exploration() }
    redrawn = { model.redrawn($0) }
    player = { model.player(answering: $0, outside: $1) }
  }
}
