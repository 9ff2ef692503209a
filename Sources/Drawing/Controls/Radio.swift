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
  var error: String?

  /// A group and its radio buttons; the label is for assistive technology. Where it is to be seen, put
  /// the group into a ``Fieldset``.
  public init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The group with what is wrong with the choice, said under it; nothing if all is well.
  public func error(_ error: String?) -> RadioGroup {
    var copy = self
    copy.error = error
    return copy
  }

  /// Draws the radio buttons; redacted, not which one is on, nor whether that is wrong.
  public func draw(on canvas: inout Canvas) {
    let checked = canvas.openChecked(error)
    let first = canvas.sketch.drawing.records.count
    let group = canvas.open(.radioGroup, label: label)
    content.draw(on: &canvas)
    canvas.close(group)
    canvas.closeChecked(checked, error, ofGroup: group, firstControl: first)
  }
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
