// From the HTML of a frame to its parts.

/// The parts of a frame in order, and the assets that its drawing needs.
struct FrameParts {
  private(set) var parts: [Part] = []
  private var open: [Open] = []

  private struct Open {
    let tag: String
    let isRedacted: Bool
    let isCaption: Bool
    let isNamed: Bool
    /// The control that it is, as an index into the parts.
    let control: Int?
    /// A symbol or a redacted box: what is in it are strokes, no content.
    let isDrawing: Bool
    let isPreformatted: Bool
  }

  init(_ html: [UInt8]) {
    for token in MarkupReader(html) {
      switch token {
      case .open(let name, let attributes): take(name, Attributes(attributes))
      case .close(let name): close(name)
      case .text(let text): take(text)
      }
    }
  }

  private var isRedacted: Bool { open.last?.isRedacted ?? false }
  private var isCaption: Bool { open.last?.isCaption ?? false }

  private var regions: [String] {
    open.indices.compactMap { open[$0].isNamed ? names[$0] : nil }
  }
  private var names: [String] = []

  private mutating func take(_ tag: String, _ attributes: Attributes) {
    guard open.last?.isDrawing != true else {
      parts[parts.count - 1].target += attributes.written
      if !MarkupReader.void.contains(tag) { push(tag, attributes, part: nil, isDrawing: true) }
      return
    }
    var part = attributes.part(tag)
    part.isRedacted = part.isRedacted || isRedacted
    part.isCaption = isCaption || attributes.classes.contains("plate")
    part.regions = regions
    parts.append(part)
    if MarkupReader.void.contains(tag) { return }
    push(
      tag, attributes, part: part, isDrawing: part.kind == .picture || part.kind == .symbol)
  }

  private mutating func push(
    _ tag: String, _ attributes: Attributes, part: Part?, isDrawing: Bool
  ) {
    open.append(
      Open(
        tag: tag, isRedacted: part?.isRedacted ?? isRedacted,
        isCaption: part?.isCaption ?? isCaption,
        isNamed: part?.kind == .element && attributes["aria-label"]?.isEmpty == false,
        control: part?.kind == .control ? parts.count - 1 : nil, isDrawing: isDrawing,
        isPreformatted: tag == "pre" || open.last?.isPreformatted == true))
    names.append(attributes["aria-label"] ?? "")
  }

  private mutating func close(_ tag: String) {
    guard let place = open.lastIndex(where: { $0.tag == tag }) else { return }
    while open.count > place {
      let closed = open.removeLast()
      names.removeLast()
      if let control = closed.control { name(control) }
      if closed.isDrawing { continue }
      var part = Part(kind: .end, tag: closed.tag)
      part.isCaption = closed.isCaption
      part.regions = regions
      parts.append(part)
    }
  }

  /// A control without a label is called by the words in it.
  private mutating func name(_ control: Int) {
    guard parts[control].name.isEmpty else { return }
    parts[control].name = parts[(control + 1)...]
      .map { $0.kind == .symbol || $0.kind == .picture ? $0.name : $0.text }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func take(_ text: String) {
    if open.last?.isDrawing == true { return }
    let isSpace = text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    if isSpace { return }
    var part = Part(kind: .text, tag: open.last?.tag ?? "")
    part.isCaption = isCaption
    part.regions = regions
    part.isRedacted = isRedacted
    if isRedacted {
      part.blocks = text.withSingleSpaces
    } else {
      part.text = open.last?.isPreformatted == true ? text : text.withSingleSpaces
    }
    parts.append(part)
  }
}

extension String {
  /// The text with each run of white space as one space, and none at its ends.
  var withSingleSpaces: String {
    split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }).joined(separator: " ")
  }
}
