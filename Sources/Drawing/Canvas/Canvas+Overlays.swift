// What lies over the page: it is drawn last, outside of all that is drawn before.

/// A sheet or an alert that is asked for, and drawn when the page is.
struct PendingOverlay {
  let environment: EnvironmentValues
  let draw: @Sendable (inout Canvas) -> Void
}

extension Canvas {
  /// Lays a view over the page, in the environment that is in force here.
  mutating func lay(_ kind: Element.Kind, _ label: String, _ content: some View) {
    overlays.append(
      PendingOverlay(environment: environment) { canvas in
        canvas.cover()
        let scrim = canvas.open(.overlay)
        canvas.draw(content, in: kind, label: label)
        canvas.close(scrim)
      })
  }

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

  private mutating func cover() {
    for index in sketch.drawing.records.indices { sketch.drawing.records[index].isCovered = true }
    sketch.drawing.overlayCount += 1
    sketch.drawing.coveredNodes = Int32(truncatingIfNeeded: sketch.drawing.nodes.count)
  }
}
