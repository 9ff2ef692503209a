// Whether a control does anything, and why not.

/// What a control does in a frame: derived from what its action does to the state.
public enum Liveness: Hashable, Sendable {
  /// It leads to a frame: its index.
  case live(frame: Int)
  /// It does something, but where that leads is beyond what is explored.
  case beyond
  /// It does what the first live row of its list does.
  case likeFirstRow
  /// Its store is inert: it can name no action.
  case noStore
  /// A gate refused the action.
  case dropped(gate: String)
  /// The reducer ran: no change, no effect, no event.
  case ignored
  /// It is disabled, and drawn dim.
  case disabled

  /// Whether its action does anything.
  public var isLive: Bool {
    switch self {
    case .live, .beyond, .likeFirstRow: true
    case .noStore, .dropped, .ignored, .disabled: false
    }
  }
}
