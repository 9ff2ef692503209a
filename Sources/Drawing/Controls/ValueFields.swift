// Fields for what is no text: numbers and days.

import Composable

/// A field for a whole number.
///
/// ```swift
/// NumberField("Guests", value: state.guests, samples: [2, 40]) { store.intent(.guestsTyped($0)) }
/// ```
public struct NumberField: View {
  var field: Field
  let value: Int?
  let edit: @Sendable (String) -> Intent

  /// A field that holds a number, or none; what is typed and is no number comes as nothing.
  public init(
    _ label: String, value: Int?, placeholder: String = "", hidesLabel: Bool = false,
    samples: [Int?], edit: @escaping @Sendable (Int?) -> Intent
  ) {
    field = Field(
      kind: .number, label: label, placeholder: placeholder, hidesLabel: hidesLabel,
      samples: samples.map { $0.map { "\($0)" } ?? "" }, hasOnlySamples: true)
    self.value = value
    self.edit = { edit(Int($0)) }
  }

  /// The field with what is wrong with what it holds, said under it; nothing if all is well.
  public func error(_ error: String?) -> NumberField {
    var copy = self
    copy.field.error = error
    return copy
  }

  /// Draws the field; redacted, without what it holds.
  public func draw(on canvas: inout Canvas) {
    let written = value.map { "\($0)" } ?? ""
    field.draw(.text(written), written: written, on: &canvas, edit: edit)
  }
}

/// A field for a day, which is typed as in ISO 8601 and written out in the language of the page.
///
/// ```swift
/// DateField("Departure", day: state.departure, samples: [june]) { store.intent(.dayTyped($0)) }
///   .error(state.departure == nil ? "Give a date" : nil)
/// ```
public struct DateField: View {
  var field: Field
  let day: CalendarDay?
  let edit: @Sendable (String) -> Intent

  /// A field that holds a day, or none; what is typed and is no day comes as nothing.
  public init(
    _ label: String, day: CalendarDay?, placeholder: String = "", hidesLabel: Bool = false,
    samples: [CalendarDay?], edit: @escaping @Sendable (CalendarDay?) -> Intent
  ) {
    field = Field(
      kind: .date, label: label, placeholder: placeholder, hidesLabel: hidesLabel,
      samples: samples.map { $0?.description ?? "" }, hasOnlySamples: true)
    self.day = day
    self.edit = { edit(CalendarDay(iso: $0)) }
  }

  /// The field with what is wrong with what it holds, said under it; nothing if all is well.
  public func error(_ error: String?) -> DateField {
    var copy = self
    copy.field.error = error
    return copy
  }

  /// Draws the field; redacted, without what it holds.
  public func draw(on canvas: inout Canvas) {
    field.draw(
      day.map { .day($0) } ?? .text(""), written: day?.description ?? "", on: &canvas, edit: edit)
  }
}
