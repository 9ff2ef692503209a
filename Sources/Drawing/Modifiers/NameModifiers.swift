// Modifiers that name things: regions, labels, titles; and what is sent when a view appears.

import Composable

extension View {
  /// Names a region, which the matrix reports on and which can be in focus. The name is written in the
  /// source, since it stands in the output whatever is hidden: what a state holds is no name.
  public consuming func region(_ name: RegionName) -> ModifiedView<Self> {
    modified(.region(name.text))
  }

  /// Not there: a name that is put together from what a state holds would show it.
  @available(
    *, unavailable,
    message:
      "write a region's name out, as in .region(\"balance\"): it stands in the output whatever is hidden"
  )
  @_disfavoredOverload
  public func region(_ name: String) -> ModifiedView<Self> { modified(.region("")) }

  /// Gives the control, symbol, picture or element an accessible label.
  public consuming func label(_ label: String?) -> ModifiedView<Self> { modified(.label(label)) }

  /// Gives the page its title.
  public consuming func title(_ title: String) -> ModifiedView<Self> { modified(.title(title)) }

  /// Names an action that is sent once, when the view first appears, whether redacted or not.
  public consuming func onAppear(_ intent: Intent) -> ModifiedView<Self> {
    modified(.appearance(intent))
  }
}
