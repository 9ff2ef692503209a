// Lists and their items.

/// A list; what it contains are items.
public struct List<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A list; what it contains are items.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.list, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// A list in which the order tells something.
public struct OrderedList<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A list in which the order tells something.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.orderedList, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// An item of a list.
public struct Item<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// An item of a list.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.item, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}
