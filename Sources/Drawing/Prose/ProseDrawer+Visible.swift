// The way of visible words: they are copied, and their pictures and links with them.

extension ProseDrawer {
  /// Draws words as they are.
  mutating func drawVisible(_ range: Range<Int>) {
    var link = ProseElement.hiddenLink
    for index in range {
      let event = source.events[index]
      switch event {
      case .text(let words):
        hasVisibleContent = true
        append(.text(copy(words)))
      case .codeSpan(let code):
        hasVisibleContent = true
        append(.codeSpan(copy(code)))
      case .htmlInline(let html): drawVisible(html: html)
      case .picture(let number): draw(picture: Int(number))
      case .open(.link(let number)):
        link =
          hasWords(in: .link(number), at: index) ? visible(source.links[Int(number)]) : .hiddenLink
        append(.open(link))
      case .close(.link): append(.close(link))
      default: append(event)
      }
    }
  }

  /// Whether more is seen of the link or heading that begins at an event than pictures that are hidden.
  func hasWords(in element: ProseElement, at index: Int) -> Bool {
    imageVeil == nil
      || source.hasWords(
        in: element, at: index, countsPictures: false, countsHTML: !treatment.allowsUnsafeHTML)
  }

  /// A link, unless it is not let through.
  private mutating func visible(_ link: ProseText.LinkRecord) -> ProseElement {
    guard source.leads(link, allowsUnsafe: treatment.allowsUnsafeHTML) else { return .hiddenLink }
    var drawn = ProseText.LinkRecord(url: .empty, title: copy(link.title), goal: link.goal)
    if case .address = link.goal { drawn.url = copy(link.url) }
    text.links.append(drawn)
    return .link(UInt32(text.links.count - 1))
  }

  /// Raw HTML in a line. What it would show cannot be told: where pictures are hidden, it is left out.
  private mutating func drawVisible(html: Extent) {
    if !treatment.allowsUnsafeHTML {
      let bytes = source.bytes
      for piece in RawHTML.texts(of: bytes.span.extracting(html.range)) {
        append(.text(copy(html.extracting(piece))))
      }
    } else if imageVeil == nil {
      append(.htmlInline(copy(html)))
    }
  }

  /// Draws a picture, or the box of its size, which says nothing else of it.
  mutating func draw(picture number: Int) {
    let picture = source.pictures[number]
    guard let veil = imageVeil else {
      hasVisibleContent = true
      guard source.shows(picture, allowsUnsafe: treatment.allowsUnsafeHTML) else {
        return append(.text(copy(picture.alternative)))
      }
      var drawn = picture
      drawn.url = copy(picture.url)
      drawn.title = copy(picture.title)
      drawn.alternative = copy(picture.alternative)
      text.pictures.append(drawn)
      return append(.picture(UInt32(text.pictures.count - 1)))
    }
    if veil.projection == .constant { return drawConstant(.image, under: veil) }
    noteHidden(.image, under: local)
    let size = picture.size ?? ProseTargets.unknownSize
    append(
      .box(width: Int32(clamping: size.width), height: Int32(clamping: size.height), veil.look))
  }

  /// Draws the one block that stands for anything among words.
  mutating func drawConstant(_ content: RedactableContent, under veil: Veil) {
    append(.constant(veil.look))
    noteHidden(content, under: local)
  }
}
