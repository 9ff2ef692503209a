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
  @usableFromInline let intent: Intent
  @usableFromInline let style: ButtonStyle
  @usableFromInline let isPressed: Bool?
  @usableFromInline let label: Label

  /// A button; one that stays pressed says whether it is.
  @inlinable
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
  @inlinable
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.openControl(.button, intent, style: style, isOn: isPressed)
    label.draw(on: &canvas)
    canvas.closeControl(opened)
  }
}

extension Button where Label == Text {
  /// A button that says what it does.
  @inlinable
  public init(_ label: String, _ intent: Intent, style: ButtonStyle = .bordered) {
    self.init(intent, style: style) { Text(label) }
  }
}
