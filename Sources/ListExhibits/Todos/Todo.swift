// One thing to do.

import Vitrine

/// A thing to do: the feature behind one row of the list.
public struct Todo: Reducer {
  /// What there is to do, and whether it is done.
  public struct State: Hashable, Sendable, Identifiable {
    /// What tells it from others.
    public let id: UniqueID
    /// What there is to do.
    public var text: String
    /// Whether it is done.
    public var isComplete: Bool

    /// A thing to do.
    public init(id: UniqueID, text: String = "", isComplete: Bool = false) {
      self.id = id
      self.text = text
      self.isComplete = isComplete
    }
  }

  /// What can happen to it.
  public enum Action: Hashable, Sendable {
    /// Its check-box was tapped.
    case checkBoxToggled
    /// Its text was edited.
    case textChanged(String)
  }

  /// The feature.
  public init() {}

  /// Toggles, and takes the text.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .checkBoxToggled: state.isComplete.toggle()
      case .textChanged(let text): state.text = text
      }
      return .none
    }
  }
}
