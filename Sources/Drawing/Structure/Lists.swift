// Lists and their items.

/// A list; what it contains are items.
public struct List<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .list, label: label) }
}

/// A list in which the order tells something.
public struct OrderedList<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .orderedList, label: label) }
}

/// An item of a list.
public struct Item<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .item) }
}
