// Lists and their items.

/// A list; what it contains are items.
public typealias List<Content: View> = ElementView<ListKind, Content>
/// The kind of ``List``.
public enum ListKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .list }
}

/// A list in which the order tells something.
public typealias OrderedList<Content: View> = ElementView<OrderedListKind, Content>
/// The kind of ``OrderedList``.
public enum OrderedListKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .orderedList }
}

/// An item of a list.
public typealias Item<Content: View> = ElementView<ItemKind, Content>
/// The kind of ``Item``.
public enum ItemKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .item }
}
