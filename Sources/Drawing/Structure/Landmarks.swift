// The parts of a page that assistive technology can jump to.

/// What the page is about; one to a page.
public struct Main<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// What the page is about; one to a page.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.main, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// What stands above.
public struct Header<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// What stands above.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.header, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// What stands below.
public struct Footer<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// What stands below.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    element = ElementView(.footer, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// Ways to other places.
public struct Nav<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// Ways to other places.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.nav, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// What is beside the point.
public struct Aside<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// What is beside the point.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.aside, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// A part of a page; a landmark if it has a label.
public struct Section<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A part of a page; a landmark if it has a label.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.section, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// A part that stands for itself.
public struct Article<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A part that stands for itself.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.article, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}

/// A sheet that lies over the page: a dialog, if it has a label.
public struct Sheet<Content: View>: View {
  @usableFromInline let element: ElementView<Content>

  /// A sheet that lies over the page: a dialog, if it has a label.
  @inlinable
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    element = ElementView(.sheet, label: label, content: content())
  }

  /// Draws the element and its content.
  @inlinable
  public func draw(on canvas: inout Canvas) { element.draw(on: &canvas) }
}
