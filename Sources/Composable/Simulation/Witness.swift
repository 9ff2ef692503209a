// Whom one asks what a feature was at when the program ended: code of a site's own may trap, and then nobody
// comes back to tell.

import Synchronization

/// What a feature is at. All copies of a run tell the same witness.
package final class Witness<Action: Sendable>: Sendable {
  private let moment = Mutex(Moment.beginning)

  private enum Moment {
    case beginning
    case handling(Action)
    case drawing
  }

  /// One that has seen nothing.
  package init() {}

  /// Notes that the reducer is handed an action.
  func handles(_ action: Action) { moment.withLock { $0 = .handling(action) } }

  /// Notes that the view is drawn.
  package func draws() { moment.withLock { $0 = .drawing } }

  /// What the feature is at, without what an action carries; nothing before it begins. Nobody is waited for:
  /// whoever is at work here ended the program.
  package var words: String? {
    moment.withLockIfAvailable { moment in
      switch moment {
      case .beginning: nil
      case .handling(let action): "its reducer was handling \(ValueText.named(action))."
      case .drawing: "its view was being drawn."
      }
    } ?? nil
  }
}
