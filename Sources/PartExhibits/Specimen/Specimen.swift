// All of the language on one wall: each view once, in each state and under each reason.

import Vitrine

/// A wall of views. What its controls do is little, so that all states of it can be shown: each control
/// of a kind does the same as those beside it.
public struct Specimen: Reducer {
  /// How the wall is shown.
  public enum Showing: String, Hashable, Sendable, CaseIterable {
    /// As it is, and alive.
    case plain
    /// As it is while it loads, with the heading of the page.
    case loading
    /// Behind a placeholder.
    case placeholder
    /// Hidden for privacy.
    case privacy
    /// Grown stale.
    case invalidated
    /// Without its texts.
    case text
    /// Without its pictures and symbols.
    case images
    /// Disabled.
    case disabled
    /// Disabled, and behind a placeholder.
    case dimmed

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The reasons that hide the wall.
    var reasons: RedactionReasons {
      switch self {
      case .plain, .disabled: []
      case .loading, .placeholder, .dimmed: .placeholder
      case .privacy: .privacy
      case .invalidated: .invalidated
      case .text: .text
      case .images: .images
      }
    }
  }

  /// How far the form has come.
  public enum Form: Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// Something was typed: it fills in all fields.
    case filled
    /// It was sent while it was empty, and says so at each field.
    case failed
    /// It was sent.
    case sent

    var isFilled: Bool { self == .filled || self == .sent }
  }

  /// What lies over the page.
  public enum Over: Hashable, Sendable {
    /// A sheet.
    case sheet
    /// An alert.
    case alert
  }

  /// All that changes on the wall.
  public struct State: Hashable, Sendable {
    /// How it is shown.
    public var showing = Showing.plain
    /// Whether what can be on or off is on.
    public var isOn = false
    /// Which of three is chosen, where one can choose.
    public var choice = 0
    /// Whether the menu is open.
    public var isMenuOpen = false
    /// How far the form has come.
    public var form = Form.empty
    /// What lies over the page, if anything does.
    public var over: Over?

    /// The wall as it begins.
    public init() {}
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The wall is to be shown so.
    case showingPicked(Showing)
    /// What it loads came.
    case loaded
    /// What can be on or off was tapped.
    case switched
    /// One of three was chosen.
    case chosen(Int)
    /// The menu was tapped.
    case menuTapped
    /// Something was typed, or taken away.
    case typed(isEmpty: Bool)
    /// The form is to be sent.
    case sendTapped
    /// Something is to lie over the page, or nothing any more.
    case over(Over?)
  }

  private static let load = "load"

  /// The feature.
  public init() {}

  /// Switches, and loads for two seconds.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .showingPicked(let showing):
        if showing == state.showing { break }
        state = State()
        state.showing = showing
        return showing == .loading
          ? .send(.loaded, after: .seconds(2)).cancellable(id: Self.load)
          : .cancel(id: Self.load)
      case .loaded: if state.showing == .loading { state.showing = .plain }
      case .switched: state.isOn.toggle()
      case .chosen(let choice):
        state.choice = choice
        state.isMenuOpen = false
      case .menuTapped: state.isMenuOpen.toggle()
      case .typed(let isEmpty): state.form = isEmpty ? .empty : .filled
      case .sendTapped: state.form = state.form.isFilled ? .sent : .failed
      case .over(let over): state.over = over
      }
      return .none
    }
  }
}
