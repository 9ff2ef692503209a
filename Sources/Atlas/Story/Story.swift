// What a page's author says about its states: the ones that matter, and the way to them.

import Composable

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
/// ```
///
/// Exploration adds what one more action reaches from each of these.
public indirect enum StoryStep<Action: Hashable & Sendable>: Sendable {
  case send(Action)
  case tap(String)
  case advance(Duration)
  case frame(String)
  case branch(Branch<Action>)
}

/// Sends an action, as if a control had named it.
public struct Send<Action: Hashable & Sendable>: Sendable {
  let action: Action

  /// Sends an action.
  public init(_ action: Action) {
    self.action = action
  }
}

/// Taps a control by its name. The build fails if there is none, or if it is inert.
public struct Tap: Sendable {
  let name: String

  /// Taps the control that assistive technology calls this.
  public init(_ name: String) {
    self.name = name
  }
}

/// Lets time pass.
public struct Advance: Sendable {
  let interval: Duration

  /// Lets that much time pass.
  public init(_ interval: Duration) {
    self.interval = interval
  }
}

/// Makes the state at this point a frame under a name.
public struct Frame: Sendable {
  let name: String

  /// A frame; its name becomes part of an address: lower case letters, digits, hyphens.
  public init(_ name: String) {
    self.name = name
  }
}

/// Tells on from here, and returns: what follows a branch begins where the branch did.
public struct Branch<Action: Hashable & Sendable>: Sendable {
  let name: String
  let outside: (@Sendable (inout Dependencies) -> Void)?
  let steps: [StoryStep<Action>]

  /// A branch; in it, the outside may answer otherwise: nothing, late, or with an error.
  public init(
    _ name: String, outside: (@Sendable (inout Dependencies) -> Void)? = nil,
    @StoryBuilder<Action> steps: () -> [StoryStep<Action>]
  ) {
    self.name = name
    self.outside = outside
    self.steps = steps()
  }
}

/// The syntax of stories: one step under the other.
@resultBuilder
public enum StoryBuilder<Action: Hashable & Sendable> {
  /// An action.
  public static func buildExpression(_ step: Send<Action>) -> [StoryStep<Action>] {
    [.send(step.action)]
  }

  /// A tap.
  public static func buildExpression(_ step: Tap) -> [StoryStep<Action>] { [.tap(step.name)] }

  /// A time.
  public static func buildExpression(_ step: Advance) -> [StoryStep<Action>] {
    [.advance(step.interval)]
  }

  /// A frame.
  public static func buildExpression(_ step: Frame) -> [StoryStep<Action>] {
    [.frame(step.name)]
  }

  /// A branch.
  public static func buildExpression(_ step: Branch<Action>) -> [StoryStep<Action>] {
    [.branch(step)]
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
