// Whether a control does anything, and why not.

import Composable

/// Why nothing comes of a control.
package enum Inertness: Hashable, Sendable {
  /// Its store is inert: it can name no action.
  case noStore
  /// Its view withheld the action.
  case guarded
  /// A gate refused the action.
  case dropped(gate: String)
  /// The reducer ran: no change, no effect, no event.
  case ignored
  /// It is disabled, and drawn dim.
  case disabled
  /// A sheet or an alert lies over it.
  case covered

  /// The cause, in words.
  var words: String { Liveness(self).words }

  /// Why a control does nothing whose intent names no action of its page.
  init(naming intent: Intent) {
    self = intent.isGuarded ? .guarded : .noStore
  }
}

/// What a control does in a frame: derived from what its action does to the state.
public enum Liveness: Hashable, Sendable {
  /// It leads to a frame: its index.
  case live(frame: Int)
  /// It does something, and where that leads is no frame of the page.
  case beyond
  /// Its store is inert: it can name no action.
  case noStore
  /// Its view withheld the action.
  case guarded
  /// A gate refused the action.
  case dropped(gate: String)
  /// The reducer ran: no change, no effect, no event.
  case ignored
  /// It is disabled, and drawn dim.
  case disabled
  /// A sheet or an alert lies over it.
  case covered

  /// What an inert control is.
  init(_ inertness: Inertness) {
    self =
      switch inertness {
      case .noStore: .noStore
      case .guarded: .guarded
      case .dropped(let gate): .dropped(gate: gate)
      case .ignored: .ignored
      case .disabled: .disabled
      case .covered: .covered
      }
  }

  /// Whether its action does anything.
  public var isLive: Bool {
    switch self {
    case .live, .beyond: true
    case .noStore, .guarded, .dropped, .ignored, .disabled, .covered: false
    }
  }

  /// The liveness with its cause, in words.
  public var words: String {
    switch self {
    case .live: "live"
    case .beyond: "live, not shown"
    case .noStore: "no store"
    case .guarded: "guarded"
    case .dropped(let gate): "dropped by '\(gate)'"
    case .ignored: "ignored"
    case .disabled: "disabled"
    case .covered: "under a sheet"
    }
  }
}
