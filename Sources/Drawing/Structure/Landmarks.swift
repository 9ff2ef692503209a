// The parts of a page that assistive technology can jump to.

/// What the page is about; one to a page.
public struct Main<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .main) }
}

/// What stands above.
public struct Header<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .header) }
}

/// What stands below.
public struct Footer<Content: View>: View {
  let content: Content

  /// It, around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .footer) }
}

/// Ways to other places.
public struct Nav<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .nav, label: label) }
}

/// What is beside the point.
public struct Aside<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .aside, label: label) }
}

/// A part of a page; a landmark if it has a label.
public struct Section<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .section, label: label) }
}

/// A piece that stands for itself: an article, a post, a comment.
public struct Piece<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .article, label: label) }
}

/// A sheet that lies over the page: a dialog, if it has a label.
public struct Sheet<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .sheet, label: label) }
}
