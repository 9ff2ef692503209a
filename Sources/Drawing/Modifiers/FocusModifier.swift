// The modifier that redacts everything but some regions.

extension View {
  /// Adds reasons everywhere but in the regions of these names, wherever they stand within.
  ///
  /// The view only names its regions; whoever draws it decides what is in focus:
  ///
  /// ```swift
  /// TodosView(store: store).redacted(.placeholder, except: ["filters"])
  /// ```
  public func redacted(
    _ reasons: RedactionReasons, except regions: Set<String>
  ) -> FocusView<Self> {
    FocusView(content: self, focus: Focus(on: regions, sparing: reasons))
  }
}

/// A view of which only some regions are in focus.
public struct FocusView<Content: View>: View {
  let content: Content
  let focus: Focus

  /// Draws the content under the reasons, which the regions in focus are spared.
  public func draw(on canvas: inout Canvas) {
    let outer = canvas.environment
    var inner = outer
    inner.focus = focus
    inner.redactionReasons.formUnion(focus.reasons)
    canvas.set(inner)
    content.draw(on: &canvas)
    canvas.set(outer)
  }
}
