// The nodes of a drawing. A leaf is either visible or a projection; no case holds both.

/// One node of a drawing, in reading order.
///
/// A drawing is a tree that is written flat: an element or a control opens, what it contains
/// follows, and it closes. Texts and glyphs stand in two buffers of the drawing, so a node is a few
/// bytes without a reference, and a thousand rows are one block of memory.
package enum Node: Hashable, Sendable {
  /// An element begins.
  case open(Element)
  /// The innermost element that is open ends.
  case close(Element.Kind, isInline: Bool)
  /// A control begins: its index among the slots.
  case control(Int32)
  /// The control ends; what stood in between is its label.
  case endControl(Int32)

  /// A link to another place begins: its index among the anchors.
  case anchor(Int32)
  /// That link ends.
  case endAnchor(Int32)

  /// A text that is drawn.
  case text(Extent, Face, Setting)
  /// A date that is drawn.
  case date(Extent, CalendarDay, Face, Setting)
  /// A picture that is drawn: its index among the pictures.
  case picture(Int32, Setting)
  /// A symbol that is drawn, with its accessible label, if any.
  case symbol(SymbolName, Tint?, label: Extent, Setting)

  /// A symbol of the site's own that is drawn: its index among them.
  case ownSymbol(Int32, Tint?, label: Extent, Setting)

  /// How far something has come: so many of so many, with its accessible label.
  case progress(value: Int32, total: Int32, label: Extent, Setting)

  /// A text, a date or code that is redacted: its glyphs, and what they are a projection of.
  case blocks(Extent, Telling.Kind, Face, Look, Setting)
  /// A picture that is redacted: a box of its size.
  case box(width: Int32, height: Int32, Look, Setting)
  /// A symbol that is redacted: a shape of its size.
  case shape(Look, Setting)
  /// How far something has come, where that is redacted: a bar that says nothing.
  case bar(Look, Setting)

  /// Prose, as it was drawn under its treatment: its index.
  case prose(Int32)
  /// Something is going on.
  case spinner(isInline: Bool)
  /// A line between two parts.
  case divider(isInline: Bool)
}

extension Node {
  /// What a node is to those who look for one thing in all of them.
  package enum Role {
    /// It holds or ends others.
    case structure
    /// It says this, or nothing.
    case words(Extent)
    /// It shows a picture: its index.
    case picture(Int32)
    /// It stands for something that is redacted.
    case redacted
    /// It is prose: its index.
    case prose(Int32)
    /// It tells that something is going on.
    case busy
    case ornament
  }

  /// The role of each kind of node, without a default: a new kind has to say what it is.
  package var role: Role {
    switch self {
    case .open, .close, .control, .endControl, .anchor, .endAnchor: .structure
    case .text(let words, _, _), .date(let words, _, _, _), .symbol(_, _, let words, _),
      .ownSymbol(_, _, let words, _), .progress(_, _, let words, _):
      .words(words)
    case .picture(let index, _): .picture(index)
    case .blocks, .box, .shape, .bar: .redacted
    case .prose(let index): .prose(index)
    case .spinner: .busy
    case .divider: .ornament
    }
  }
}

/// What is known of a visible picture.
struct PictureContent: Hashable, Sendable {
  var source: Extent
  /// Whether that is the path of a file below the folder of content, and no address.
  var isFile = false
  var alternative: Extent
  var width: Int32
  var height: Int32
  var place = ViewPlace(nil)
}
