// Kinds of elements as types.

/// A kind of element.
public protocol ElementKind {
  /// The kind as a value of the drawing.
  static var kind: Element.Kind { get }
}

/// A kind of element that is made of its content only.
public protocol PlainElementKind: ElementKind {}

/// A kind of element that arranges its content.
public protocol SpacedElementKind: ElementKind {}

/// A kind of element that may be named to assistive technology.
public protocol LabelledElementKind: ElementKind {}
