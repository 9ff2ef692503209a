// A parsed text as a value: a list of events over one buffer of bytes.

/// What a text says, in reading order; every drawing of it is written from this.
///
/// cmark's tree is read into it once. Texts that cmark splits are whole here, and no text is a
/// `String`: each is a range of one buffer.
struct Tape: Hashable, Sendable {
  /// Where something of the buffer stands.
  struct Slice: Hashable, Sendable {
    var offset: UInt32
    var count: UInt32

    static let empty = Slice(offset: 0, count: 0)

    var range: Range<Int> { Int(offset)..<Int(offset) + Int(count) }
  }

  /// One step through the text.
  struct Event: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
      // Blocks that hold others; `other` of the opening event is the index of the closing one.
      case openQuote, closeQuote, openList, closeList, openItem, closeItem
      case openParagraph, closeParagraph, openHeading, closeHeading
      case openTable, closeTable, openRow, closeRow, openCell, closeCell
      case openSpan, closeSpan
      // Blocks of their own.
      case code, html, rule
      // Inlines.
      case text, softBreak, lineBreak, codeSpan, htmlInline, picture
      case openLink, closeLink, openEmphasis, closeEmphasis, openStrong, closeStrong
    }

    var kind: Kind
    /// The level of a heading, what a list or an item is, the mark of a span, how a cell aligns.
    var detail: UInt8 = 0
    /// Whether there is a picture somewhere inside of an outermost block.
    var holdsPicture = false
    /// Whether there is a span that is always visible somewhere inside of an outermost block.
    var holdsUnredacted = false
    /// The text; for a heading its slug, for one that is private its id.
    var slice = Slice.empty
    /// The closing event; the index of a link, a picture or a fence's info; where a list begins.
    var other: UInt32 = 0
  }

  /// What a link or a picture says besides its content.
  struct Target: Hashable, Sendable {
    var url: Slice
    var title: Slice
    /// What a picture is when it cannot be seen.
    var alt = Slice.empty
    /// The line of the file.
    var line: Int
    var column: Int
  }

  var events: [Event] = []
  var bytes: [UInt8] = []
  var links: [Target] = []
  var pictures: [Target] = []
  var infos: [Slice] = []

  /// Where drawing begins: after the heading that became the page's title, if there was one.
  var firstEvent = 0
  /// The heading that became the page's title.
  var title: String?
  /// How many levels deeper headings are drawn than they are written.
  var headingShift: UInt8 = 0
  /// The headings that links of the text itself lead to, by link: the event at which each begins.
  var ownHeadings: [Int: Int] = [:]
  /// Whether something of it was left out.
  var isCut = false
}

extension Tape {
  /// What `detail` means for a list.
  enum ListKind {
    static let bullet: UInt8 = 0
    static let ordered: UInt8 = 1
  }

  /// What `detail` means for an item.
  enum ItemKind {
    static let plain: UInt8 = 0
    static let toDo: UInt8 = 1
    static let done: UInt8 = 2
  }
}
