// Which controls are never live, though nothing disables them: what they name, nobody handles.

import Composable
import Drawing

/// What came of the controls of a page, as far as some of them may do nothing in any state.
///
/// What is ignored is looked at in each state: one that looks the same may have a gate as its reason.
/// What does something is looked at where something new is seen, which is cheap. If some controls then
/// seem to do nothing, the page is walked once more, and that is looked for in each state, too.
struct ControlLedger<Action: Hashable & Sendable>: Sendable {
  /// A control that was ignored.
  struct Suspect: Sendable {
    let state: Int32
    /// What it is called where it was seen.
    let name: String
    /// The cases of what it names, outermost first: those but the last are features.
    let path: [String]
    /// What it names, with the features that lead to it: `left.addTapped`.
    var pathWords: String { path.joined(separator: ".") }
  }

  private var live: Set<Action> = []
  private var ignored: [Action: Suspect] = [:]

  /// Looks at the controls of a state. One that is redacted is inert for a reason, as one is that is
  /// disabled, that a gate refuses, or whose store is inert.
  mutating func note(
    _ drawing: Drawing, _ inertness: [Inertness?], in state: Int32, withLive: Bool
  ) {
    for (slot, inertness) in inertness.enumerated()
    where inertness == .ignored || withLive && inertness == nil {
      guard let action = drawing.intent(of: slot).action(as: Action.self) else { continue }
      if inertness == nil {
        live.insert(action)
      } else if ignored[action] == nil, !drawing.isRedacted(slot: slot) {
        let shown = drawing.slot(slot)
        ignored[action] = Suspect(
          state: state, name: shown.name.map { "'\($0)'" } ?? drawing.ordinalName(of: shown),
          path: ValueText.caseNames(of: action))
      }
    }
  }

  /// Those of which nothing ever came, with what they name, each case of each feature once. Where not all
  /// rows and words were tried, it is enough that something comes of another one of that name.
  func suspects(isClosed: Bool) -> [(action: String, of: Suspect)] {
    let names = isClosed ? [] : Set(live.map { ActionName(of: $0).words })
    // By the whole path: two features may have a case of one name. Which action comes first is chance.
    var suspects: [[String]: (action: String, of: Suspect)] = [:]
    for (action, suspect) in ignored where !live.contains(action) {
      let name = ActionName(of: action).words
      if names.contains(name) { continue }
      if let known = suspects[suspect.path]?.of,
        (known.state, known.name) < (suspect.state, suspect.name)
      {
        continue
      }
      suspects[suspect.path] = (name, suspect)
    }
    let counts = Dictionary(grouping: suspects.values) { $0.action }.mapValues { $0.count }
    return suspects.values
      .sorted { ($0.action, $0.of.pathWords) < ($1.action, $1.of.pathWords) }
      .map { (counts[$0.action] == 1 ? $0.action : $0.of.pathWords, $0.of) }
  }

  /// The features, by the cases that lead to them, to which something that a control names has come and
  /// of which something came of it.
  var handled: Set<[String]> {
    var paths: Set<[String]> = []
    for action in live {
      let path = ValueText.caseNames(of: action)
      for count in 1..<max(path.count, 1) { paths.insert(Array(path.prefix(count))) }
    }
    return paths
  }
}
