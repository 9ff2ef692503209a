// The reference: all that the library has, by name, each view with its looks.

import Vitrine

/// A part of the reference whose things can be looked at one by one, and tried.
public struct ReferenceBook: Reducer {
  /// What is shown, and what was done to it.
  public struct State: Hashable, Sendable {
    /// The thing that is shown, by its place; none for the list of all.
    public var shown: Int?
    /// Whether what can be on or off is on, and what can be open is.
    public var isOn = false
    /// Which of three is chosen.
    public var choice = 0
    /// What was typed.
    public var text = ""

    /// The list of all.
    public init() {}
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// One of the list is to be shown, or the list.
    case picked(Int?)
    /// What can be on or off was tapped.
    case switched
    /// One of three was chosen.
    case chosen(Int)
    /// Something was typed.
    case typed(String)
  }

  /// The feature.
  public init() {}

  /// Shows one after the other, each as it is at first.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .picked(let place):
        state = State()
        state.shown = place
      case .switched: state.isOn.toggle()
      case .chosen(let choice):
        state.choice = choice
        state.isOn = false
      case .typed(let text): state.text = text
      }
      return .none
    }
  }
}

/// The store of a part of the reference.
typealias ReferenceStore = Store<ReferenceBook.State, ReferenceBook.Action>
