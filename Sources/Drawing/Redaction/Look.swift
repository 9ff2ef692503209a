// How redacted content is drawn. Whatever the look, what is drawn is a projection.

/// The look of redacted content.
///
/// None of them is made from the content itself: a blur is a projection drawn out of focus.
public enum Look: UInt8, Hashable, Sendable, CaseIterable {
  /// Bars where the words are.
  case blocks
  /// One bar where the line is.
  case solid
  /// Bars, out of focus.
  case blur
  /// The outlines of bars.
  case outline

  /// The class that a writer adds to the element; the blocks need none.
  var className: StaticString? {
    switch self {
    case .blocks: nil
    case .solid: "solid"
    case .blur: "blur"
    case .outline: "outline"
    }
  }
}
