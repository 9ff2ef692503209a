// What prose says besides its HTML is read out of it, when somebody asks: most frames are written
// without it, and what is not in the HTML cannot leak from here.

extension DrawnProse {
  /// The links that can be followed, in reading order.
  public var links: [ProseLink] {
    var links: [ProseLink] = []
    var isInLink = false
    var name: [UInt8] = []
    var href: [UInt8] = []
    for token in HTMLTokens(html) {
      switch token {
      case .open(let tag, let attributes):
        if tag.spells("a"), let target = attributes.attribute("href") {
          isInLink = true
          href = target.decoded
          name = []
        } else if tag.spells("img"), let other = attributes.attribute("alt") {
          name += other.decoded
        } else if tag.spells("br") {
          name.append(UInt8(ascii: " "))
        }
      case .close(let tag):
        guard tag.spells("a"), isInLink else { continue }
        isInLink = false
        links.append(
          ProseLink(
            href: String(decoding: href, as: UTF8.self),
            name: String(decoding: name, as: UTF8.self)))
      case .text(let text): name += text.decoded
      }
    }
    return links
  }

  /// The readable form for the terminal and for snapshots; redacted words are `▒` there.
  public var text: [UInt8] {
    var form = ProseForm()
    for token in HTMLTokens(html) {
      switch token {
      case .open(let tag, let attributes): form.open(tag, attributes)
      case .close(let tag): form.close(tag)
      case .text(let text): form.write(text.decoded)
      }
    }
    return form.out
  }
}

/// Prose as lines of text.
private struct ProseForm {
  var out: [UInt8] = []
  /// The lists that are open: the number of the next item, or none where they are not numbered.
  private var lists: [Int?] = []
  private var quotes = 0
  private var isInCode = false
  private var isAtStart = true
  private var isSpacePending = false

  mutating func open(_ tag: ArraySlice<UInt8>, _ attributes: ArraySlice<UInt8>) {
    switch String(decoding: tag, as: UTF8.self) {
    case "h1", "h2", "h3", "h4", "h5", "h6": heading(level: tag.last)
    case "div":
      startLine()
      let name = attributes.attribute("class") ?? []
      if name.count == 2, name.first == UInt8(ascii: "h") { heading(level: name.last) }
    case "p", "table", "tr": startLine()
    case "th", "td":
      if !isAtStart { out.append(text: " | ") }
      isSpacePending = false
    case "blockquote":
      startLine()
      quotes += 1
    case "ul": openList(nil)
    case "ol":
      openList(Int(String(decoding: attributes.attribute("start") ?? [], as: UTF8.self)) ?? 1)
    case "li": item()
    case "pre":
      startLine()
      isInCode = true
    case "br": startLine()
    case "hr": line("———")
    case "input":
      let isNeutral = attributes.attribute("class")?.spells("neutral") ?? false
      word(isNeutral ? "[▒]" : attributes.attribute("checked") == nil ? "[ ]" : "[x]")
      isSpacePending = true
    case "img":
      word("‹picture")
      if let other = attributes.attribute("alt"), !other.isEmpty {
        out.append(text: ": ")
        out.append(contentsOf: other.decoded)
      }
      out.append(text: "›")
    case "svg":
      word("▒")
      out.append(contentsOf: attributes.attribute("width") ?? [])
      out.append(text: "×")
      out.append(contentsOf: attributes.attribute("height") ?? [])
      out.append(text: "▒")
    default: break
    }
  }

  mutating func close(_ tag: ArraySlice<UInt8>) {
    switch String(decoding: tag, as: UTF8.self) {
    case "blockquote":
      startLine()
      quotes -= 1
    case "ul", "ol":
      startLine()
      _ = lists.popLast()
    case "pre":
      isInCode = false
      startLine()
    case "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6": startLine()
    default: break
    }
  }

  /// Writes a text: white space collapsed but in code, glyphs of the skeleton font as `▒`.
  mutating func write(_ text: [UInt8]) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where isInCode:
        out.append(UInt8(ascii: "\n"))
        isAtStart = true
      case " " where isInCode: begin()
      case " ", "\n", "\t": isSpacePending = !isAtStart
      case "\u{200B}": continue
      default: begin()
      }
      if scalar == " ", isInCode { out.append(UInt8(ascii: " ")) }
      if scalar.properties.isWhitespace || scalar == "\u{200B}" { continue }
      let isGlyph = 0xE000...0xF8FF ~= scalar.value
      out.append(contentsOf: UTF8.encode(isGlyph ? "▒" : scalar) ?? .encodedReplacementCharacter)
    }
  }

  private mutating func word(_ text: StaticString) {
    begin()
    out.append(text)
  }

  private mutating func line(_ text: StaticString) {
    startLine()
    word(text)
    startLine()
  }

  private mutating func heading(level: UInt8?) {
    startLine()
    begin()
    let count = Int(level ?? UInt8(ascii: "1")) - Int(UInt8(ascii: "0"))
    out.append(contentsOf: repeatElement(UInt8(ascii: "#"), count: min(max(count, 1), 6)))
    isSpacePending = true
  }

  private mutating func openList(_ start: Int?) {
    startLine()
    lists.append(start)
  }

  private mutating func item() {
    startLine()
    begin(isItem: true)
    if let number = lists.last ?? nil {
      out.append(decimal: number)
      out.append(UInt8(ascii: "."))
      lists[lists.count - 1] = number + 1
    } else {
      out.append(UInt8(ascii: "-"))
    }
    out.append(UInt8(ascii: " "))
    isAtStart = true
    isItemOpen = true
  }

  private var isItemOpen = false

  /// Ends the line, unless nothing stands on it yet.
  private mutating func startLine() {
    isSpacePending = false
    if isItemOpen || isAtStart { return }
    out.append(UInt8(ascii: "\n"))
    isAtStart = true
  }

  /// Gets ready for a word: indents a new line, or writes the space that is due.
  private mutating func begin(isItem: Bool = false) {
    if isItemOpen {
      isItemOpen = false
    } else if isAtStart {
      for _ in 0..<quotes { out.append(text: "> ") }
      for _ in 0..<max(lists.count - (isItem ? 1 : 0), 0) { out.append(text: "  ") }
      if isInCode { out.append(text: "    ") }
    } else if isSpacePending {
      out.append(UInt8(ascii: " "))
    }
    isAtStart = false
    isSpacePending = false
  }
}
