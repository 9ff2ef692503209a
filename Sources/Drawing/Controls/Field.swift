// What all fields have in common in which something is typed. On a static page nobody types: a field
// carries samples, and leads to what comes of one.

import Composable

/// A field of any kind, but for what it holds and what comes of typing.
struct Field: Sendable {
  /// What a field shows.
  enum Held: Sendable {
    case text(String)
    case day(CalendarDay)
  }

  /// What stands for whatever a secure field holds.
  static let dots = "••••••••"

  var kind = FieldKind.text
  var label: String
  var placeholder = ""
  var hidesLabel = false
  /// What is typed on a static page.
  var samples: [String]
  /// Whether nothing but the samples is tried.
  var hasOnlySamples = false
  var face = Face()
  var error: String?

  /// What the field leads to: what is typed where the page is played, else the first of its samples
  /// that it does not hold already.
  private func typed(over written: String, in environment: EnvironmentValues) -> String {
    environment.typedText ?? samples.first { $0 != written } ?? samples.first ?? ""
  }

  /// Draws the field; redacted, without what it holds and whether that is wrong. What it holds is
  /// handed over as it is seen, and as it would be typed.
  func draw(
    _ held: Held, written: String, on canvas: inout Canvas, edit: (String) -> Intent
  ) {
    let checked = canvas.openChecked(error)
    let showsLabel = !hidesLabel || canvas.hidesText
    if !showsLabel { canvas.nextLabel(label) }
    let intent = edit(typed(over: written, in: canvas.environment))
    let opened = canvas.openControl(.textField, intent, field: kind)
    if hasOnlySamples { canvas.note(samples, of: opened) }
    if showsLabel { canvas.label(label, face: Face(hidesLabel ? .body : .caption)) }
    canvas.value(held, face: face, hint: placeholder, of: opened)
    canvas.closeControl(opened)
    canvas.closeChecked(checked, error, of: opened)
  }
}

extension Canvas {
  /// Opens what holds a control and what is wrong with it, if something is and may be seen.
  mutating func openChecked(_ error: String?) -> OpenElement? {
    guard error != nil, textVeil == nil, !sketch.isInControl else { return nil }
    // A label that was given to the control is not the element's.
    let label = sketch.label
    sketch.label = nil
    defer { sketch.label = label }
    return open(.checked)
  }

  /// Says what is wrong under the control, which is told by it.
  mutating func closeChecked(_ opened: OpenElement?, _ error: String?, of control: OpenControl) {
    guard let opened, let error else { return }
    if !sketch.drawing.records[control.record].isRedacted {
      let start = sketch.drawing.texts.count
      let element = open(.error, label: nil)
      mark(element, as: control)
      pen.text(error)
      close(element)
      sketch.drawing.records[control.record].error = Extent(
        from: start, to: sketch.drawing.texts.count)
    }
    close(opened)
  }

  /// Says what is wrong under a group of controls, which is told by the group. The sentence is called
  /// after the first of them: each control is in one group.
  mutating func closeChecked(
    _ opened: OpenElement?, _ error: String?, ofGroup group: OpenElement, firstControl: Int
  ) {
    guard let opened, let error else { return }
    let element = open(.error, label: nil)
    if sketch.drawing.records.count > firstControl {
      let name = Int32(truncatingIfNeeded: firstControl)
      change(element) { $0.control = name }
      change(group) { $0.errorName = name }
    }
    pen.text(error)
    close(element)
    close(opened)
  }

  private mutating func change(_ opened: OpenElement, _ change: (inout Element) -> Void) {
    guard case .open(var element) = sketch.drawing.nodes[opened.index] else { return }
    change(&element)
    sketch.drawing.nodes[opened.index] = .open(element)
  }

  /// Notes of which control an element speaks.
  private mutating func mark(_ element: OpenElement, as control: OpenControl) {
    change(element) { $0.control = Int32(truncatingIfNeeded: control.record) }
  }

  /// Notes what can be typed into a field, unless that is hidden.
  mutating func note(_ samples: [String], of control: OpenControl) {
    if textVeil != nil { return }
    sketch.drawing.samples.append(FieldSamples(record: control.record, texts: samples))
  }
}
