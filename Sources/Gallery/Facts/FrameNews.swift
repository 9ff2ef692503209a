// What happened on the last part of the way to a frame, and what is still to come.

import Atlas
import Composable
import Drawing

/// What would have been sent, what was dropped and by which gate, what is in flight and for how long:
/// what the label of a frame says, and the plate under it.
struct FrameNews {
  /// What is told, each under a term.
  let rows: [(term: String, words: String)]

  init(of frame: PageAtlas.Frame, in atlas: PageAtlas) {
    // Whatever is hidden for privacy could be told by what goes with an event.
    let tellsValues = atlas.tellsValues && !frame.drawing.reasons.contains(.privacy)
    let sent = frame.events.map { tellsValues ? $0.words : Self.withoutValues($0) }
    let dropped = frame.dropped.map { "\($0.action), by '\($0.gate)'" }
    let pending = frame.pending.map { "\($0.action) in \($0.remaining.readable)" }
    rows = [("Would send", sent), ("Dropped", dropped), ("In flight", pending)]
      .filter { !$0.1.isEmpty }
      .map { ($0.0, $0.1.counted.joined(separator: "; ")) }
  }

  /// What goes with an event is named only: its values are the state's.
  private static func withoutValues(_ event: Event) -> String {
    let keys = event.properties.keys.sorted()
    return "\(event.client): \(event.name)"
      + (keys.isEmpty ? "" : " with \(keys.joined(separator: ", "))")
  }

  func write(into bytes: inout [UInt8]) {
    for row in rows {
      bytes.write("<div><dt>\(row.term)</dt><dd>\(row.words)</dd></div>\n")
    }
  }
}
