// Mistakes that do not compile, and what the compiler says.

extension Mistake {
  static let inSwift = [
    Mistake(
      "a State that is not Hashable",
      .swift(
        """
        struct Counter: Reducer {
          struct State: Sendable { var count = 0 }
          enum Action: Hashable, Sendable { case tapped }
          func reduce(
            into state: inout State, action: Action, dependencies: inout Dependencies
          ) -> Effect<Action> { .none }
        }
        """),
      "type 'Counter' does not conform to protocol 'Reducer'"),
    Mistake(
      "a page of a state that is not Hashable",
      .swift(
        """
        struct Box: Sendable { var count = 0 }
        let page = Page("box", Box()) {
          EmptyReducer<Box, Never>()
        } view: { store in
          Text("a")
        } story: {
          Frame("a")
        }
        """),
      "type 'Box' does not conform to protocol 'Hashable'"),
    Mistake(
      "a reducer that says nothing of what happens next",
      .swift(
        """
        let counter = Reduce<Int, Bool> { state, action in
          state += 1
        }
        """),
      "cannot convert value of type '()' to closure result type 'Effect<Bool>'"),
    Mistake(
      "a region that is named after what a state holds",
      .swift("func view(_ balance: Int) -> some View { Text(\"a\").region(\"of \\(balance)\") }"),
      "'region' is unavailable: write a region's name out, as in .region(\"balance\"): it stands in "
        + "the output whatever is hidden"),
    Mistake(
      "a reason with a label, as SwiftUI has it",
      .swift("let view = Text(\"a\").redacted(reason: .placeholder)"),
      "'redacted(reason:)' has been renamed to 'redacted(_:)'"),
    Mistake(
      "a control that sends",
      .swift(
        """
        struct Save: View {
          let store: Store<Int, Bool>
          var body: some View { Button("Save", store.send(true)) }
        }
        """),
      "'send' is unavailable: nothing is sent on a static page: name the action for the control, as "
        + "in Button(\"Save\", store.intent(.saveTapped))"),
    Mistake(
      "a button that is handed an action",
      .swift(
        """
        enum Action: Hashable, Sendable { case saveTapped }
        let button = Button("Save", .saveTapped)
        """),
      "type 'Intent' has no member 'saveTapped'"),
    Mistake(
      "a number where a text belongs",
      .swift("let text = Text(1)"),
      "cannot convert value of type 'Int' to expected argument type 'String'"),
    Mistake(
      "a law with no name",
      .swift("let law = Always<Int> { $0 > 0 }"),
      "missing argument for parameter #1 in call"),
  ]
}
