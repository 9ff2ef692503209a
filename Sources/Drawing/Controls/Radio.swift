// A choice of one of a few, one below the other.

import Composable

/// Radio buttons, of which one is on.
///
/// ```swift
/// RadioGroup("Delivery") {
///   for way in Delivery.allCases {
///     Radio(way.title, isOn: way == state.delivery, store.intent(.deliveryPicked(way)))
///   }
/// }
/// ```
public struct RadioGroup<Content: View>: View {
  let label: String
  let content: Content

  /// A group and its radio buttons; the label is for assistive technology. Where it is to be seen, put
  /// the group into a ``Fieldset``.
  public init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws the radio buttons; redacted, not which one is on.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .radioGroup, label: label) }
}

/// One radio button of a group.
public struct Radio: View {
  let label: String
  let isOn: Bool
  let intent: Intent

  /// A radio button that is on or off.
  public init(_ label: String, isOn: Bool, _ intent: Intent) {
    self.label = label
    self.isOn = isOn
    self.intent = intent
  }

  /// Draws the radio button.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.openControl(.radio, intent, isOn: isOn)
    canvas.label(label)
    canvas.closeControl(opened)
  }
}
