// What a page's author says of all of its states: laws, with types, beside the story.

import Drawing

/// Something that has to hold in every state of a page.
///
/// ```swift
/// Page("notes/editor", Notes.State()) {
///   Notes()
/// } view: { store in
///   NotesView(store: store)
/// } story: {
///   Frame("empty")
/// } laws: {
///   Always("an empty draft cannot be sent") { !($0.draft.isEmpty && $0.canSend) }
///   Sometimes("a save is under way") { $0.isSaving }
///   CanAlways("the menu can be closed") { !$0.menuIsOpen }
///   Each("saving drops no rows") { before, after in after.items.count >= before.items.count }
/// }
/// ```
public struct Law<State: Sendable>: Sendable {
  enum Kind: Sendable {
    /// It holds in each state.
    case always(@Sendable (State) -> Bool)
    /// There is a state in which it holds.
    case sometimes(@Sendable (State) -> Bool)
    /// From each state there is a way to one in which it holds.
    case canAlways(@Sendable (State) -> Bool)
    /// It holds between each state and the ones that come next.
    case each(@Sendable (State, State) -> Bool)
  }

  let name: String
  let kind: Kind
  let place: CodePlace
}

/// A law that holds in each state.
public struct Always<State: Sendable>: Sendable {
  let law: Law<State>

  /// A law, and whether a state keeps it.
  public init(
    _ name: String, fileID: String = #fileID, line: Int = #line,
    _ holds: @escaping @Sendable (State) -> Bool
  ) {
    law = Law(name: name, kind: .always(holds), place: CodePlace(fileID: fileID, line: line))
  }
}

/// A law that holds in some state: it is broken if none is ever seen.
public struct Sometimes<State: Sendable>: Sendable {
  let law: Law<State>

  /// A law, and whether a state is one that has to be seen.
  public init(
    _ name: String, fileID: String = #fileID, line: Int = #line,
    _ holds: @escaping @Sendable (State) -> Bool
  ) {
    law = Law(name: name, kind: .sometimes(holds), place: CodePlace(fileID: fileID, line: line))
  }
}

/// A law that can always be made true: from each state there is a way to one in which it holds.
public struct CanAlways<State: Sendable>: Sendable {
  let law: Law<State>

  /// A law, and whether a state is one that has to be within reach.
  public init(
    _ name: String, fileID: String = #fileID, line: Int = #line,
    _ holds: @escaping @Sendable (State) -> Bool
  ) {
    law = Law(name: name, kind: .canAlways(holds), place: CodePlace(fileID: fileID, line: line))
  }
}

/// A law of whatever is done: it holds between the state before and the one after.
public struct Each<State: Sendable>: Sendable {
  let law: Law<State>

  /// A law, and whether two states that follow one another keep it.
  public init(
    _ name: String, fileID: String = #fileID, line: Int = #line,
    _ holds: @escaping @Sendable (_ before: State, _ after: State) -> Bool
  ) {
    law = Law(name: name, kind: .each(holds), place: CodePlace(fileID: fileID, line: line))
  }
}

/// The syntax of laws: one under the other.
@resultBuilder
public enum LawBuilder<State: Sendable> {
  /// A law of each state.
  public static func buildExpression(_ law: Always<State>) -> [Law<State>] { [law.law] }
  /// A law of some state.
  public static func buildExpression(_ law: Sometimes<State>) -> [Law<State>] { [law.law] }
  /// A law of what can be reached.
  public static func buildExpression(_ law: CanAlways<State>) -> [Law<State>] { [law.law] }
  /// A law of what is done.
  public static func buildExpression(_ law: Each<State>) -> [Law<State>] { [law.law] }
  /// Laws that were made elsewhere.
  public static func buildExpression(_ laws: [Law<State>]) -> [Law<State>] { laws }
  /// All of them.
  public static func buildBlock(_ laws: [Law<State>]...) -> [Law<State>] { laws.flatMap { $0 } }
}
