// Buttons.

import Composable

/// A button, bound to an intent.
///
/// ```swift
/// Button(store.intent(.favoriteTapped), style: .plain) {
///   Symbol(article.isFavorite ? .starFilled : .star)
/// }
/// .label("Favorite")
/// ```
public struct Button<Label: View>: View {
  let intent: Intent
  let style: ButtonStyle
  let isPressed: Bool?
  let label: Label

  /// A button; one that stays pressed says whether it is.
  public init(
    _ intent: Intent, style: ButtonStyle = .bordered, isPressed: Bool? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.intent = intent
    self.style = style
    self.isPressed = isPressed
    self.label = label()
  }

  /// Draws the button.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.openControl(.button, intent, style: style, isOn: isPressed)
    label.draw(on: &canvas)
    canvas.closeControl(opened)
  }
}

extension Button where Label == Text {
  /// A button that says what it does.
  public init(_ label: String, _ intent: Intent, style: ButtonStyle = .bordered) {
    self.init(intent, style: style) { Text(label) }
  }
}
