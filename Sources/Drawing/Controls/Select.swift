// A choice of one of many, which is closed until it is asked for. On a static page a menu cannot open by
// itself: whether it is open is a state of the feature, and each of its options a control.

import Composable

/// A menu that shows what is chosen of it, and, while it is open, what can be chosen.
///
/// ```swift
/// Select(
///   "Country", choice: state.country.name, isOpen: state.isCountryOpen,
///   store.intent(.countryTapped)
/// ) {
///   for country in Country.allCases {
///     Option(
///       country.name, isSelected: country == state.country, store.intent(.countryPicked(country)))
///   }
/// }
/// ```
public struct Select<Options: View>: View {
  let label: String
  let choice: String
  let placeholder: String
  let hidesLabel: Bool
  let isOpen: Bool
  let toggle: Intent
  private var error: String?
  let options: Options

  /// A menu, what is chosen of it, if anything, and what opens and closes it.
  public init(
    _ label: String, choice: String, placeholder: String = "", hidesLabel: Bool = false,
    isOpen: Bool, _ toggle: Intent, @ViewBuilder options: () -> Options
  ) {
    self.label = label
    self.choice = choice
    self.placeholder = placeholder
    self.hidesLabel = hidesLabel
    self.isOpen = isOpen
    self.toggle = toggle
    self.options = options()
  }

  /// The menu with what is wrong with the choice, said under it; nothing if all is well.
  public func error(_ error: String?) -> Select {
    var copy = self
    copy.error = error
    return copy
  }

  /// Draws the menu; redacted it is closed, and shows no choice.
  public func draw(on canvas: inout Canvas) {
    let checked = canvas.openChecked(error)
    let showsLabel = !hidesLabel || canvas.hidesText
    if !showsLabel { canvas.nextLabel(label) }
    let opened = canvas.openControl(.select, toggle, isOn: isOpen)
    if showsLabel { canvas.label(label, face: Face(hidesLabel ? .body : .caption)) }
    canvas.value(.text(choice), face: Face(), hint: placeholder, of: opened, in: .choice)
    canvas.closeControl(opened)
    if isOpen, !canvas.hidesText {
      let menu = canvas.open(.options, label: label)
      options.draw(on: &canvas)
      canvas.close(menu)
    }
    canvas.closeChecked(checked, error, of: opened)
  }
}

/// One choice of a menu.
public struct Option: View {
  let label: String
  let isSelected: Bool
  let intent: Intent

  /// A choice that can be taken.
  public init(_ label: String, isSelected: Bool, _ intent: Intent) {
    self.label = label
    self.isSelected = isSelected
    self.intent = intent
  }

  /// Draws the choice.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.openControl(.option, intent, isOn: isSelected)
    canvas.label(label)
    canvas.closeControl(opened)
  }
}
