// Text fields. On a static page nobody types: a field carries a sample edit and leads to its result.

import Composable

/// A text field, bound to a sample edit.
///
/// ```swift
/// TextField("Todo", text: todo.text, edit: store.intent(.textChanged("Buy Oat Milk")))
/// ```
public struct TextField: View {
  let label: String
  let text: String
  let hidesLabel: Bool
  let edit: Intent

  /// A field that holds a text; its label can be for assistive technology only.
  public init(_ label: String, text: String, hidesLabel: Bool = false, edit: Intent) {
    self.label = label
    self.text = text
    self.hidesLabel = hidesLabel
    self.edit = edit
  }

  /// Draws the field; redacted, without what it holds.
  public func draw(on canvas: inout Canvas) {
    let showsLabel = !hidesLabel || canvas.hidesText
    if !showsLabel { canvas.nextLabel(text.isEmpty ? label : label + ": " + text) }
    let opened = canvas.openControl(.textField, edit)
    if showsLabel { canvas.label(label, face: Face(.caption)) }
    canvas.value(text, of: opened)
    canvas.closeControl(opened)
  }
}
