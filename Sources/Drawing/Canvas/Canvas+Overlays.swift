// What lies over the page: it is drawn last, outside of all that is drawn before.

/// A sheet or an alert that is asked for, and drawn when the page is.
struct PendingOverlay {
  let environment: EnvironmentValues
  let draw: @Sendable (inout Canvas) -> Void
}

extension Canvas {
  /// Draws what lies over the page. What lies over another sheet covers that one, too.
  mutating func drawOverlays() {
    while !overlays.isEmpty {
      let next = overlays.removeFirst()
      sketch.label = nil
      enter { $0 = next.environment }
      next.draw(&self)
      leave()
    }
  }

  /// Lets all that was drawn so far lie under what is drawn next.
  mutating func cover() {
    for index in sketch.drawing.records.indices { sketch.drawing.records[index].isCovered = true }
    sketch.drawing.overlayCount += 1
    sketch.drawing.coveredNodes = Int32(truncatingIfNeeded: sketch.drawing.nodes.count)
  }
}
