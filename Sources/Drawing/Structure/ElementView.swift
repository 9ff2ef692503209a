// What all views of structure are: an element around content.

/// An element of structure around its content. Its kind is a type, so that each view of the
/// vocabulary is a line of a table.
///
/// ```swift
/// Stack(.tight) {
///   Text("above")
///   Text("below")
/// }
/// ```
public struct ElementView<Kind: ElementKind, Content: View>: View {
  let spacing: Element.Spacing
  let label: String?
  let content: Content

  init(spacing: Element.Spacing = .regular, label: String? = nil, content: Content) {
    self.spacing = spacing
    self.label = label
    self.content = content
  }

  /// Draws the element and its content.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.open(Kind.kind, spacing: spacing, label: label)
    content.draw(on: &canvas)
    canvas.close(opened)
  }
}

extension ElementView where Kind: PlainElementKind {
  /// The element around its content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension ElementView where Kind: SpacedElementKind {
  /// The element around its content, which stands so far apart.
  public init(_ spacing: Element.Spacing = .regular, @ViewBuilder content: () -> Content) {
    self.init(spacing: spacing, content: content())
  }
}

extension ElementView where Kind: LabelledElementKind {
  /// The element around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}
