// What happened on the last part of the way to a frame, and what is still to come.

import Atlas
import Composable
import Drawing

/// What would have been sent, what was dropped and by which gate, what is in flight and for how long:
/// what the label of a frame says, and the plate under it.
struct NewsWords: Sendable {
  /// What is told, each under a term.
  private let plain: [UInt8]
  /// The same with all that goes with what would have been sent.
  private let withValues: [UInt8]

  init(of frame: PageAtlas.Frame) {
    plain = Self.written(frame, frame.events.map(Self.withoutValues))
    withValues = Self.written(frame, frame.events.map(\.words))
  }

  /// What is told of a page that tells what goes with events, or does not.
  func told(tellsValues: Bool) -> [UInt8] { tellsValues ? withValues : plain }

  private static func written(_ frame: PageAtlas.Frame, _ sent: [String]) -> [UInt8] {
    let dropped = frame.dropped.map { "\($0.action), by '\($0.gate)'" }
    let pending = frame.pending.map { "\($0.action) in \($0.remaining.readable)" }
    var bytes: [UInt8] = []
    for (term, words) in [("Would send", sent), ("Dropped", dropped), ("In flight", pending)]
    where !words.isEmpty {
      bytes.write(
        "<div><dt>\(term)</dt><dd>\(words.counted.joined(separator: "; "))</dd></div>\n")
    }
    return bytes
  }

  /// What goes with an event is named only: its values are the state's.
  private static func withoutValues(_ event: Event) -> String {
    let keys = event.properties.keys.sorted()
    return "\(event.client): \(event.name)"
      + (keys.isEmpty ? "" : " with \(keys.joined(separator: ", "))")
  }
}
