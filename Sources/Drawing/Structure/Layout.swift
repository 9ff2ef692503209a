// How things stand next to each other.

/// Views below each other.
public typealias Stack<Content: View> = ElementView<StackKind, Content>
/// The kind of ``Stack``.
public enum StackKind: SpacedElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .stack }
}

/// Views beside each other; they wrap where there is no room.
public typealias Row<Content: View> = ElementView<RowKind, Content>
/// The kind of ``Row``.
public enum RowKind: SpacedElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .row }
}

/// Views that belong together, in a frame of their own.
public typealias Card<Content: View> = ElementView<CardKind, Content>
/// The kind of ``Card``.
public enum CardKind: SpacedElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .card }
}
