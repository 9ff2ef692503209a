// Ways between the parts of a page of which one is seen at a time.

import Composable

/// Tabs, of which one is selected; what it shows stands behind them.
///
/// ```swift
/// Tabs("Parts") {
///   for part in Part.allCases {
///     Tab(part.title, isSelected: part == state.part, store.intent(.partPicked(part)))
///   }
/// }
/// ```
public struct Tabs<Content: View>: View {
  let label: String
  let content: Content

  /// Tabs, with a label for assistive technology.
  public init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws the tabs; redacted, not which one is selected.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .tabs, label: label) }
}

/// One tab.
public struct Tab: View {
  let label: String
  let isSelected: Bool
  let intent: Intent

  /// A tab that can be picked.
  public init(_ label: String, isSelected: Bool, _ intent: Intent) {
    self.label = label
    self.isSelected = isSelected
    self.intent = intent
  }

  /// Draws the tab.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.openControl(.tab, intent, isOn: isSelected)
    canvas.label(label)
    canvas.closeControl(opened)
  }
}
