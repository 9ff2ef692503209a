// From the HTML of a frame to its parts.

/// The parts of a frame in order.
struct FrameParts {
  private(set) var parts: [FramePart] = []
  /// For each part the element that it is, or is in: its number among all elements of the document.
  private(set) var elements: [Int] = []
  /// How many elements there are.
  private(set) var elementCount = 0
  private var open: [Open] = []

  private struct Open {
    let tag: String
    /// Whether what it says is blocks. Of a neutral control only the chrome is redacted by that: words
    /// that stand in it as they are have been opened.
    let isRedacted: Bool
    let isCaption: Bool
    let isNamed: Bool
    let element: Int
    /// The control that it is, as an index into the parts.
    let control: Int?
    /// A symbol or a redacted box: what is in it are strokes, no content.
    let isDrawing: Bool
    let isPreformatted: Bool
  }

  /// Where the document lies, if what lies beside its folder is to be told by whole paths.
  private let folder: Substring?

  init(_ html: [UInt8], in folder: Substring? = nil) {
    self.folder = folder
    for token in MarkupReader(html) {
      switch token {
      case .open(let name, let attributes):
        take(name, Attributes(attributes))
        elementCount += 1
      case .close(let name): close(name)
      case .text(let text): take(text)
      }
    }
  }

  /// Where an address leads that begins in a folder, as it is told from the top of all.
  private static func path(to target: String, from folder: Substring) -> String {
    var (rest, parts) = (target[...], folder.pathParts)
    while rest.hasPrefix("../"), !parts.isEmpty {
      rest = rest.dropFirst(3)
      parts.removeLast()
    }
    return (parts + [rest]).joined(separator: "/")
  }

  private var isRedacted: Bool { open.last?.isRedacted ?? false }
  private var isCaption: Bool { open.last?.isCaption ?? false }

  /// Those of what is open that have names, outermost first.
  private var regions: [Region] = []
  /// How many elements of a tag are open, so that an end tag of none is not searched for.
  private var openCounts: [String: Int] = [:]
  /// So many parts of a control can make its name.
  private static let mostOfName = 200

  private mutating func take(_ tag: String, _ attributes: Attributes) {
    guard open.last?.isDrawing != true else {
      parts[parts.count - 1].target += attributes.written
      if !MarkupReader.void.contains(tag) { push(tag, attributes, part: nil, isDrawing: true) }
      return
    }
    var part = attributes.part(tag)
    if let folder, part.target.hasPrefix("../") {
      part.target = Self.path(to: part.target, from: folder)
    }
    part.isRedacted = part.isRedacted || isRedacted
    part.isCaption = isCaption || attributes.classes.contains("plate")
    part.region = regions.last
    add(part, in: elementCount)
    if MarkupReader.void.contains(tag) { return }
    push(
      tag, attributes, part: part, isDrawing: part.kind == .picture || part.kind == .symbol)
  }

  private mutating func push(
    _ tag: String, _ attributes: Attributes, part: FramePart?, isDrawing: Bool
  ) {
    let name = attributes["aria-label"] ?? ""
    let isNamed = part?.kind == .element && !name.isEmpty
    openCounts[tag, default: 0] += 1
    if isNamed { regions.append(Region(name, in: regions.last)) }
    open.append(
      Open(
        tag: tag, isRedacted: isRedacted || attributes.hidesAll,
        isCaption: part?.isCaption ?? isCaption,
        isNamed: isNamed, element: elementCount,
        control: part?.kind == .control ? parts.count - 1 : nil, isDrawing: isDrawing,
        isPreformatted: tag == "pre" || open.last?.isPreformatted == true))
  }

  private mutating func close(_ tag: String) {
    guard openCounts[tag, default: 0] > 0, let place = open.lastIndex(where: { $0.tag == tag })
    else { return }
    while open.count > place {
      let closed = open.removeLast()
      openCounts[closed.tag, default: 0] -= 1
      if closed.isNamed { regions.removeLast() }
      if let control = closed.control { name(control) }
      if closed.isDrawing { continue }
      var part = FramePart(kind: .end, tag: closed.tag)
      part.isCaption = closed.isCaption
      part.region = regions.last
      add(part, in: closed.element)
    }
  }

  private mutating func add(_ part: FramePart, in element: Int) {
    parts.append(part)
    elements.append(element)
  }

  /// A control without a label is called by the words in it.
  private mutating func name(_ control: Int) {
    guard parts[control].name.isEmpty else { return }
    parts[control].name = parts[(control + 1)...].prefix(Self.mostOfName)
      .map { $0.kind == .symbol || $0.kind == .picture ? $0.name : $0.text }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func take(_ text: String) {
    if open.last?.isDrawing == true { return }
    let isSpace = text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    if isSpace { return }
    var part = FramePart(kind: .text, tag: open.last?.tag ?? "")
    part.isCaption = isCaption
    part.region = regions.last
    part.isRedacted = isRedacted
    if isRedacted {
      part.blocks = text.withSingleSpaces
    } else {
      part.text = open.last?.isPreformatted == true ? text : text.withSingleSpaces
    }
    add(part, in: open.last?.element ?? 0)
  }
}

extension String {
  /// The text with each run of white space as one space, and none at its ends.
  var withSingleSpaces: String {
    split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }).joined(separator: " ")
  }
}
