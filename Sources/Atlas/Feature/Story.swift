// What a page's author says about its states: the ones that matter, and the way to them.

import Composable
import Drawing

/// A step of a story: the states of a page that matter, under the names that become their addresses.
///
/// ```swift
/// Branch("failed", outside: { $0.articles = .failing }) {
///   Advance(.seconds(4))
///   Frame("failed")
/// }
/// Frame("loading")
/// Advance(.seconds(4))
/// Frame("loaded")
/// Tap("Edit")
/// Frame("editing")
/// Type("Milk", in: "Task")
/// Tap("Save", in: "panel")
/// Settle()
/// Frame("saved")
/// ```
///
/// Walking adds all that else can be reached.
public struct StoryStep<Action: Hashable & Sendable>: Sendable {
  indirect enum What: Sendable {
    case send(Action, name: String?)
    case tap(String, region: String?)
    case type(String, into: String)
    case answer(client: String, answer: String)
    case advance(Duration)
    case settle
    case frame(String)
    case branch(Branch<Action>)
  }

  let what: What
  let place: CodePlace
}

/// Sends an action: as the control does that names it, if there is one; else as something that
/// happens outside, under a name by which it can be played.
public struct Send<Action: Hashable & Sendable>: Sendable {
  let action: Action
  let name: String?
  let place: CodePlace

  /// Sends an action.
  public init(
    _ action: Action, as name: String? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    self.action = action
    self.name = name
    place = CodePlace(fileID: fileID, line: line)
  }
}

/// Taps a control by its name. The build fails if there is none, or if it is inert.
///
/// ```swift
/// Tap("Edit")
/// Tap("Next", in: "panel")  // of several that are called so, the one in this region
/// ```
public struct Tap: Sendable {
  let name: String
  let region: String?
  let place: CodePlace

  /// Taps the control that assistive technology calls this; if a region is given, the one in there.
  public init(
    _ name: String, in region: String? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    self.name = name
    self.region = region
    place = CodePlace(fileID: fileID, line: line)
  }
}

/// Types a text into a field: `Type("Milk", in: "Task")`. The build fails if there is no such field, or
/// if it is inert.
public struct Type: Sendable {
  let text: String
  let field: String
  let place: CodePlace

  /// Types a text into the field that has this label.
  public init(_ text: String, in field: String, fileID: String = #fileID, line: Int = #line) {
    self.text = text
    self.field = field
    place = CodePlace(fileID: fileID, line: line)
  }
}

/// Says how a client answers the next request.
///
/// ```swift
/// Branch("failed") {
///   Answer("articles", "failed")
///   Advance(.seconds(4))
///   Frame("failed")
/// }
/// ```
public struct Answer: Sendable {
  let client: String
  let answer: String
  let place: CodePlace

  /// The client of that name gives the answer of that name.
  public init(_ client: String, _ answer: String, fileID: String = #fileID, line: Int = #line) {
    self.client = client
    self.answer = answer
    place = CodePlace(fileID: fileID, line: line)
  }
}

/// Lets time pass until nothing is in flight, however long that takes: a story that says so goes on
/// being right when a wait becomes a little longer.
///
/// ```swift
/// Type("oslo", in: "Search")
/// Settle()  // whatever the debounce, and however long the search takes
/// Frame("found")
/// ```
public struct Settle: Sendable {
  let place: CodePlace

  /// Lets all come to rest.
  public init(fileID: String = #fileID, line: Int = #line) {
    place = CodePlace(fileID: fileID, line: line)
  }
}

/// Lets time pass. Where it is not the moment that matters but what comes of it, say ``Settle``.
public struct Advance: Sendable {
  let interval: Duration
  let place: CodePlace

  /// Lets that much time pass.
  public init(_ interval: Duration, fileID: String = #fileID, line: Int = #line) {
    self.interval = interval
    place = CodePlace(fileID: fileID, line: line)
  }
}

/// Makes the state at this point a frame under a name.
public struct Frame: Sendable {
  let name: String
  let place: CodePlace

  /// A frame; its name becomes part of an address: lower case letters, digits, hyphens.
  public init(_ name: String, fileID: String = #fileID, line: Int = #line) {
    self.name = name
    place = CodePlace(fileID: fileID, line: line)
  }
}

/// Tells on from here, and returns: what follows a branch begins where the branch did.
public struct Branch<Action: Hashable & Sendable>: Sendable {
  let name: String
  let outside: (@Sendable (inout Dependencies) -> Void)?
  let steps: [StoryStep<Action>]
  let place: CodePlace

  /// A branch; in it, the outside may be another one, from its beginning to its end.
  public init(
    _ name: String, outside: (@Sendable (inout Dependencies) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line,
    @StoryBuilder<Action> steps: () -> [StoryStep<Action>]
  ) {
    self.name = name
    self.outside = outside
    self.steps = steps()
    place = CodePlace(fileID: fileID, line: line)
  }
}

/// The syntax of stories: one step under the other.
@resultBuilder
public enum StoryBuilder<Action: Hashable & Sendable> {
  /// An action.
  public static func buildExpression(_ step: Send<Action>) -> [StoryStep<Action>] {
    [StoryStep(what: .send(step.action, name: step.name), place: step.place)]
  }

  /// A tap.
  public static func buildExpression(_ step: Tap) -> [StoryStep<Action>] {
    [StoryStep(what: .tap(step.name, region: step.region), place: step.place)]
  }

  /// A text that is typed.
  public static func buildExpression(_ step: Type) -> [StoryStep<Action>] {
    [StoryStep(what: .type(step.text, into: step.field), place: step.place)]
  }

  /// An answer of the outside.
  public static func buildExpression(_ step: Answer) -> [StoryStep<Action>] {
    [StoryStep(what: .answer(client: step.client, answer: step.answer), place: step.place)]
  }

  /// A time.
  public static func buildExpression(_ step: Advance) -> [StoryStep<Action>] {
    [StoryStep(what: .advance(step.interval), place: step.place)]
  }

  /// As much time as it takes.
  public static func buildExpression(_ step: Settle) -> [StoryStep<Action>] {
    [StoryStep(what: .settle, place: step.place)]
  }

  /// A frame.
  public static func buildExpression(_ step: Frame) -> [StoryStep<Action>] {
    [StoryStep(what: .frame(step.name), place: step.place)]
  }

  /// A branch.
  public static func buildExpression(_ step: Branch<Action>) -> [StoryStep<Action>] {
    [StoryStep(what: .branch(step), place: step.place)]
  }

  /// Steps that were made elsewhere.
  public static func buildExpression(_ steps: [StoryStep<Action>]) -> [StoryStep<Action>] {
    steps
  }

  /// All steps in order.
  public static func buildBlock(_ steps: [StoryStep<Action>]...) -> [StoryStep<Action>] {
    steps.flatMap { $0 }
  }

  /// `if` without `else`.
  public static func buildOptional(_ steps: [StoryStep<Action>]?) -> [StoryStep<Action>] {
    steps ?? []
  }

  /// The first branch.
  public static func buildEither(first: [StoryStep<Action>]) -> [StoryStep<Action>] { first }

  /// The second branch.
  public static func buildEither(second: [StoryStep<Action>]) -> [StoryStep<Action>] { second }

  /// `for`.
  public static func buildArray(_ steps: [[StoryStep<Action>]]) -> [StoryStep<Action>] {
    steps.flatMap { $0 }
  }
}
