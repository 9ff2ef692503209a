// Fields for text: one line, several, and what nobody is to read.

import Composable

/// A text field, bound to a sample edit.
///
/// ```swift
/// TextField(
///   "Todo", text: todo.text, placeholder: "What is there to do?",
///   samples: ["Buy Oat Milk", "", "A text that is too long for its field"]
/// ) { store.intent(.textChanged($0)) }
/// ```
public struct TextField: View {
  var field: Field
  let text: String
  let edit: @Sendable (String) -> Intent

  /// A field that holds a text; its label can be for assistive technology only. On a static page it
  /// leads to what comes of the sample; where the page is played, any text can be typed. As long as
  /// it holds nothing, the placeholder stands in it.
  public init(
    _ label: String, text: String, placeholder: String = "", hidesLabel: Bool = false,
    sample: String, edit: @escaping @Sendable (String) -> Intent
  ) {
    field = Field(
      label: label, placeholder: placeholder, hidesLabel: hidesLabel, samples: [sample])
    self.text = text
    self.edit = edit
  }

  /// A field with several samples: on a static page it leads to what comes of the first that it does
  /// not hold already; whoever walks all states of the page tries each of them, and no other text.
  public init(
    _ label: String, text: String, placeholder: String = "", hidesLabel: Bool = false,
    samples: [String], edit: @escaping @Sendable (String) -> Intent
  ) {
    field = Field(
      label: label, placeholder: placeholder, hidesLabel: hidesLabel, samples: samples,
      hasOnlySamples: true)
    self.text = text
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
    copy.field.face.isStruck = isStruck
    return copy
  }

  /// The field with what is wrong with what it holds, said under it; nothing if all is well.
  public func error(_ error: String?) -> TextField {
    var copy = self
    copy.field.error = error
    return copy
  }

  /// Draws the field; redacted, without what it holds.
  public func draw(on canvas: inout Canvas) {
    field.draw(.text(text), written: text, on: &canvas, edit: edit)
  }
}

/// A field for several lines of text.
public struct TextArea: View {
  var field: Field
  let text: String
  let edit: @Sendable (String) -> Intent

  /// A field that holds a text, with what is typed into it on a static page.
  public init(
    _ label: String, text: String, placeholder: String = "", hidesLabel: Bool = false,
    samples: [String], edit: @escaping @Sendable (String) -> Intent
  ) {
    field = Field(
      kind: .area, label: label, placeholder: placeholder, hidesLabel: hidesLabel,
      samples: samples, hasOnlySamples: true)
    self.text = text
    self.edit = edit
  }

  /// The field with what is wrong with what it holds, said under it; nothing if all is well.
  public func error(_ error: String?) -> TextArea {
    var copy = self
    copy.field.error = error
    return copy
  }

  /// Draws the field; redacted, without what it holds.
  public func draw(on canvas: inout Canvas) {
    field.draw(.text(text), written: text, on: &canvas, edit: edit)
  }
}

/// A field whose text is never drawn: whatever it holds, there are as many dots. Under `privacy` it is
/// hidden, marked as sensitive or not.
///
/// What its samples say is no secret: they are written by whoever writes the view.
public struct SecureField: View {
  var field: Field
  let text: String
  let edit: @Sendable (String) -> Intent

  /// A field that holds a text, with what is typed into it on a static page.
  public init(
    _ label: String, text: String, placeholder: String = "", hidesLabel: Bool = false,
    samples: [String], edit: @escaping @Sendable (String) -> Intent
  ) {
    field = Field(
      kind: .secure, label: label, placeholder: placeholder, hidesLabel: hidesLabel,
      samples: samples, hasOnlySamples: true)
    self.text = text
    self.edit = edit
  }

  /// The field with what is wrong with what it holds, said under it; nothing if all is well.
  public func error(_ error: String?) -> SecureField {
    var copy = self
    copy.field.error = error
    return copy
  }

  /// Draws the field: dots, if it holds anything.
  public func draw(on canvas: inout Canvas) {
    // It holds nothing that somebody could look for: where nothing is hidden, it is as any other.
    let environment = canvas.environment
    let isHidden =
      environment.redactionReasons.contains(.privacy) && !environment.redaction.isRevealed
    let outer = canvas.mark(.privacySensitive, isHidden)
    field.draw(
      .text(text.isEmpty ? "" : Field.dots), written: text, on: &canvas, edit: edit)
    canvas.restore(.privacySensitive, outer)
  }
}
