// The parts of a page that assistive technology can jump to.

/// What the page is about; one to a page.
public typealias Main<Content: View> = ElementView<MainKind, Content>
/// The kind of ``Main``.
public enum MainKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .main }
}

/// What stands above.
public typealias Header<Content: View> = ElementView<HeaderKind, Content>
/// The kind of ``Header``.
public enum HeaderKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .header }
}

/// What stands below.
public typealias Footer<Content: View> = ElementView<FooterKind, Content>
/// The kind of ``Footer``.
public enum FooterKind: PlainElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .footer }
}

/// Ways to other places.
public typealias Nav<Content: View> = ElementView<NavKind, Content>
/// The kind of ``Nav``.
public enum NavKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .nav }
}

/// What is beside the point.
public typealias Aside<Content: View> = ElementView<AsideKind, Content>
/// The kind of ``Aside``.
public enum AsideKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .aside }
}

/// A part of a page; a landmark if it has a label.
public typealias Section<Content: View> = ElementView<SectionKind, Content>
/// The kind of ``Section``.
public enum SectionKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .section }
}

/// A part that stands for itself.
public typealias Article<Content: View> = ElementView<ArticleKind, Content>
/// The kind of ``Article``.
public enum ArticleKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .article }
}

/// A sheet that lies over the page: a dialog, if it has a label.
public typealias Sheet<Content: View> = ElementView<SheetKind, Content>
/// The kind of ``Sheet``.
public enum SheetKind: LabelledElementKind {
  /// The kind as a value.
  public static var kind: Element.Kind { .sheet }
}
