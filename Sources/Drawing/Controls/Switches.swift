// Controls that are on or off.

import Composable

/// A switch.
public struct Toggle: View {
  let label: String
  let isOn: Bool
  let intent: Intent

  /// A switch that is on or off.
  public init(_ label: String, isOn: Bool, _ intent: Intent) {
    self.label = label
    self.isOn = isOn
    self.intent = intent
  }

  /// Draws the switch; redacted, not whether it is on.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.openControl(.toggle, intent, isOn: isOn)
    canvas.label(label)
    canvas.closeControl(opened)
  }
}

/// A check-box.
public struct Checkbox: View {
  let label: String
  let isOn: Bool
  let hidesLabel: Bool
  let intent: Intent
  private var error: String?

  /// A check-box that is checked or not; its label can be for assistive technology only.
  public init(_ label: String, isOn: Bool, hidesLabel: Bool = false, _ intent: Intent) {
    self.label = label
    self.isOn = isOn
    self.hidesLabel = hidesLabel
    self.intent = intent
  }

  /// The check-box with what is wrong with it, said under it; nothing if all is well.
  public func error(_ error: String?) -> Checkbox {
    var copy = self
    copy.error = error
    return copy
  }

  /// Draws the check-box; redacted, not whether it is checked.
  public func draw(on canvas: inout Canvas) {
    let checked = canvas.openChecked(error)
    let showsLabel = canvas.drawsLabel(hidden: hidesLabel)
    if !showsLabel { canvas.nextLabel(label) }
    let opened = canvas.openControl(.checkbox, intent, isOn: isOn)
    if showsLabel { canvas.label(label) }
    canvas.closeControl(opened)
    canvas.closeChecked(checked, error, of: opened)
  }
}
