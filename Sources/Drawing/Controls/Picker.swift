// A choice of one of a few, each of which is a control of its own.

import Composable

/// A row of segments, one of which is selected.
///
/// ```swift
/// Picker("Filter") {
///   for filter in Filter.allCases {
///     Segment(filter.title, isSelected: filter == state.filter, store.intent(.filterPicked(filter)))
///   }
/// }
/// ```
public struct Picker<Content: View>: View {
  let label: String
  let content: Content

  /// A picker and its segments.
  public init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws the segments; redacted, not which one is selected.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.open(.picker, label: label)
    content.draw(on: &canvas)
    canvas.close(opened)
  }
}

/// One segment of a picker.
public struct Segment: View {
  let label: String
  let isSelected: Bool
  let intent: Intent

  /// A segment that can be picked.
  public init(_ label: String, isSelected: Bool, _ intent: Intent) {
    self.label = label
    self.isSelected = isSelected
    self.intent = intent
  }

  /// Draws the segment.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.openControl(.segment, intent, isOn: isSelected)
    canvas.label(label)
    canvas.closeControl(opened)
  }
}
