// Links.

import Composable

/// A link to another state, bound to an intent.
public struct Link<Label: View>: View {
  let intent: Intent
  let label: Label

  /// A link.
  public init(_ intent: Intent, @ViewBuilder label: () -> Label) {
    self.intent = intent
    self.label = label()
  }

  /// Draws the link.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.openControl(.link, intent)
    label.draw(on: &canvas)
    canvas.closeControl(opened)
  }
}

extension Link where Label == Text {
  /// A link that says where it leads.
  public init(_ label: String, _ intent: Intent) {
    self.init(intent) { Text(label) }
  }
}
