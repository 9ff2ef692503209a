// Blocks of text.

/// A paragraph, in which texts, symbols and links stand in a line.
public typealias Paragraph<Content: View> = ElementView<ParagraphKind, Content>
/// The kind of ``Paragraph``.
public enum ParagraphKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .paragraph }
}

/// What somebody else said.
public typealias Quote<Content: View> = ElementView<QuoteKind, Content>
/// The kind of ``Quote``.
public enum QuoteKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .quote }
}

/// The sentence that tells the state: "Loading articles…".
public typealias Status<Content: View> = ElementView<StatusKind, Content>
/// The kind of ``Status``.
public enum StatusKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .status }
}
