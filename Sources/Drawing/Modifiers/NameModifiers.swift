// Modifiers that name things: regions, labels, titles; and what is sent when a view appears.

import Composable

extension View {
  /// Names a region, which the matrix reports on and which can be in focus.
  @inlinable
  public func region(_ name: String) -> RegionView<Self> {
    RegionView(content: self, name: name)
  }

  /// Gives the control, symbol, picture or element an accessible label.
  @inlinable
  public func label(_ label: String?) -> LabelView<Self> {
    LabelView(content: self, label: label)
  }

  /// Gives the page its title.
  @inlinable
  public func title(_ title: String) -> TitleView<Self> {
    TitleView(content: self, title: title)
  }

  /// Names an action that is sent once, when the view first appears, whether redacted or not.
  @inlinable
  public func onAppear(_ intent: Intent) -> AppearanceView<Self> {
    AppearanceView(content: self, intent: intent)
  }
}

/// A view that is a region.
public struct RegionView<Content: View>: View {
  @usableFromInline let content: Content
  @usableFromInline let name: String

  @inlinable
  init(content: Content, name: String) {
    self.content = content
    self.name = name
  }

  /// Draws the content as a region, which may be spared reasons that hold around it.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    let outer = canvas.set(canvas.environment.redactionReasons(inRegion: name))
    let opened = canvas.openRegion(name)
    content.draw(on: &canvas)
    canvas.closeRegion(opened)
    _ = canvas.set(outer)
  }
}

/// A view with an accessible label.
public struct LabelView<Content: View>: View {
  @usableFromInline let content: Content
  @usableFromInline let label: String?

  @inlinable
  init(content: Content, label: String?) {
    self.content = content
    self.label = label
  }

  /// Draws the content with the label.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    canvas.nextLabel(label)
    content.draw(on: &canvas)
    canvas.nextLabel(nil)
  }
}

/// A view that gives the page its title.
public struct TitleView<Content: View>: View {
  @usableFromInline let content: Content
  @usableFromInline let title: String

  @inlinable
  init(content: Content, title: String) {
    self.content = content
    self.title = title
  }

  /// Draws the content.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    canvas.title(title)
    content.draw(on: &canvas)
  }
}

/// A view whose appearance names an action.
public struct AppearanceView<Content: View>: View {
  @usableFromInline let content: Content
  @usableFromInline let intent: Intent

  @inlinable
  init(content: Content, intent: Intent) {
    self.content = content
    self.intent = intent
  }

  /// Draws the content and notes the intent.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    canvas.appear(intent)
    content.draw(on: &canvas)
  }
}
