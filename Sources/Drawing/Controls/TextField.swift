// Text fields. On a static page nobody types: a field carries a sample edit and leads to its result.

import Composable

/// A text field, bound to a sample edit.
///
/// ```swift
/// TextField(
///   "Todo", text: todo.text, placeholder: "What is there to do?", sample: "Buy Oat Milk"
/// ) { store.intent(.textChanged($0)) }
/// ```
public struct TextField: View {
  let label: String
  let text: String
  let placeholder: String
  let hidesLabel: Bool
  let sample: String
  let edit: @Sendable (String) -> Intent
  private var face = Face()

  /// A field that holds a text; its label can be for assistive technology only. On a static page it
  /// leads to what comes of the sample; where the page is played, any text can be typed. As long as
  /// it holds nothing, the placeholder stands in it.
  public init(
    _ label: String, text: String, placeholder: String = "", hidesLabel: Bool = false,
    sample: String, edit: @escaping @Sendable (String) -> Intent
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.hidesLabel = hidesLabel
    self.sample = sample
    self.edit = edit
  }

  /// A field of which only one edit is known, whatever is typed.
  public init(
    _ label: String, text: String, placeholder: String = "", hidesLabel: Bool = false, edit: Intent
  ) {
    self.init(
      label, text: text, placeholder: placeholder, hidesLabel: hidesLabel, sample: ""
    ) { _ in edit }
  }

  /// The field with what it holds struck through: it is done with.
  public func struck(_ isStruck: Bool = true) -> TextField {
    var copy = self
    copy.face.isStruck = isStruck
    return copy
  }

  /// Draws the field; redacted, without what it holds.
  public func draw(on canvas: inout Canvas) {
    let showsLabel = !hidesLabel || canvas.hidesText
    if !showsLabel { canvas.nextLabel(label) }
    let intent = edit(canvas.environment.typedText ?? sample)
    let opened = canvas.openControl(.textField, intent)
    if showsLabel { canvas.label(label, face: Face(hidesLabel ? .body : .caption)) }
    canvas.value(text, face: face, hint: placeholder, of: opened)
    canvas.closeControl(opened)
  }
}
