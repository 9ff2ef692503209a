// What a frame is made of, as a reviewer speaks of it.

import System

/// Whether something can be done with a control.
enum PartLiveness: String, Hashable {
  case live
  /// Live, but what it leads to lies beyond the frames of the page.
  case beyond
  case inert
  case disabled

  /// Whether its action does something.
  var isLive: Bool { self == .live || self == .beyond }

  var words: String { self == .beyond ? "live, beyond the frames of the page" : rawValue }
}

/// A piece of a frame: a leaf with its content, a control, the beginning or end of an element.
struct FramePart: Hashable {
  enum Kind: Hashable {
    case element
    case end
    case text
    case picture
    case symbol
    case control
    case ornament
  }

  var kind: Kind
  /// The tag, and for what is drawn by its class, the class: `section`, `button`.
  var tag: String
  /// The role as it is heard, empty where there is none.
  var role = ""
  /// The accessible name, as far as an attribute gives it.
  var name = ""
  /// What is said of a picture or a link to those who point at it.
  var hint = ""
  /// The words that can be seen; of a redacted leaf none.
  var text = ""
  /// The glyphs that stand for what is redacted.
  var blocks = ""
  var isRedacted = false
  var liveness: PartLiveness?
  /// Where it leads, or what it shows.
  var target = ""
  /// What else is heard of it: `checked true`, `busy true`, in order of name.
  var states: [MarkupAttribute] = []
  /// What decides on its look: the classes.
  var look = ""
  /// All other attributes, in order of name.
  var others: [MarkupAttribute] = []
  /// The innermost of what it stands in that has a name.
  var region: Region?
  /// Whether it belongs to the caption under the page, not to the page.
  var isCaption = false
}

/// An element with a name, in which parts stand.
struct Region: Hashable {
  let name: String
  /// What tells it from one of its name in other ones: a hash of all of their names. A part that held
  /// the names themselves would be as long as it stands deep.
  private let path: Fingerprint

  init(_ name: String, in outer: Region?) {
    self.name = name
    var print = Fingerprinter()
    print.add(outer?.path ?? Fingerprint.none)
    print.add(name)
    path = print.fingerprint
  }
}

extension FramePart {
  /// How many blocks are seen where something is redacted: a word is one, of however many glyphs.
  var blockCount: Int { blocks.split(separator: " ").count }

  /// What its author says of its look: the classes but those of what covers it.
  var style: String {
    look.split(separator: " ").filter { !Self.covers.contains(String($0)) }.joined(separator: " ")
  }

  private static let covers: Set<String> = ["bar", "box", "neutral", "shape", "sk"]

  /// Of a heading its level.
  var headingLevel: Int? {
    guard tag.utf8.count == 2, tag.utf8.first == UInt8(ascii: "h"),
      let level = Int(tag.dropFirst()),
      1...6 ~= level
    else { return nil }
    return level
  }

  /// What it is in a word.
  var noun: String {
    switch kind {
    case .element, .end: role.isEmpty ? Self.nouns[tag] ?? tag : role
    case .text: "text"
    case .picture: "picture"
    case .symbol: "symbol"
    case .control: role.isEmpty ? tag : role
    case .ornament: tag
    }
  }

  private static let nouns = [
    "a": "link", "blockquote": "quotation", "h1": "heading", "h2": "heading", "h3": "heading",
    "h4": "heading", "h5": "heading", "h6": "heading", "li": "item", "ol": "ordered list",
    "p": "paragraph", "td": "cell", "th": "header cell", "tr": "row", "ul": "list",
    "title": "title of the page", "pre": "code",
  ]

  /// Where it is, for the end of a sentence.
  var place: String {
    if isCaption { return " in the caption" }
    return region.map { " in ‘\($0.name.isolated)’" } ?? ""
  }

  /// What stays the same of a part when its words, its look or its redaction change: its kind.
  var weakKey: FramePart {
    let isLoose = kind == .text || kind == .picture || kind == .symbol
    var key = FramePart(kind: kind, tag: isLoose ? "" : headingLevel == nil ? tag : "h")
    key.isCaption = isCaption
    return key
  }
}
