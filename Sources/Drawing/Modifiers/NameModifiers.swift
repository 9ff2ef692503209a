// Modifiers that name things: regions, labels, titles; and what is sent when a view appears.

import Composable

extension View {
  /// Names a region, which the matrix reports on and which can be in focus.
  public func region(_ name: String) -> ModifiedView<Self> { modified(.region(name)) }

  /// Gives the control, symbol, picture or element an accessible label.
  public func label(_ label: String?) -> ModifiedView<Self> { modified(.label(label)) }

  /// Gives the page its title.
  public func title(_ title: String) -> ModifiedView<Self> { modified(.title(title)) }

  /// Names an action that is sent once, when the view first appears, whether redacted or not.
  public func onAppear(_ intent: Intent) -> ModifiedView<Self> { modified(.appearance(intent)) }
}
