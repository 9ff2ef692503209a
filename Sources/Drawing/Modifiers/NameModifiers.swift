// Modifiers that name things: regions, labels, titles; and what is sent when a view appears.

import Composable

extension View {
  /// Names a region, which the matrix reports on and which can be in focus.
  public func region(_ name: String) -> ModifiedView<Self, RegionModifier> {
    modifier(RegionModifier(name: name))
  }

  /// Gives the control, symbol, picture or element an accessible label.
  public func label(_ label: String?) -> ModifiedView<Self, LabelModifier> {
    modifier(LabelModifier(label: label))
  }

  /// Gives the page its title.
  public func title(_ title: String) -> ModifiedView<Self, TitleModifier> {
    modifier(TitleModifier(title: title))
  }

  /// Names an action that is sent once, when the view first appears, whether redacted or not.
  public func onAppear(_ intent: Intent) -> ModifiedView<Self, AppearanceModifier> {
    modifier(AppearanceModifier(intent: intent))
  }
}

/// A region may be spared reasons that hold around it.
public struct RegionModifier: ViewModifier {
  let name: String

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    let outer = canvas.set(canvas.environment.redactionReasons(inRegion: name))
    let opened = canvas.openRegion(name)
    content.draw(on: &canvas)
    canvas.closeRegion(opened)
    _ = canvas.set(outer)
  }
}

/// Gives what follows a label.
public struct LabelModifier: ViewModifier {
  let label: String?

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    canvas.nextLabel(label)
    content.draw(on: &canvas)
    canvas.nextLabel(nil)
  }
}

/// Gives the page its title.
public struct TitleModifier: ViewModifier {
  let title: String

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    canvas.title(title)
    content.draw(on: &canvas)
  }
}

/// Notes what is sent when the view appears.
public struct AppearanceModifier: ViewModifier {
  let intent: Intent

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    canvas.appear(intent)
    content.draw(on: &canvas)
  }
}
