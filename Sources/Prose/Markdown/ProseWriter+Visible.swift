// The way of visible text: written as it is, escaped, and checked where it could do harm.

import Drawing

extension ProseWriter {
  /// Writes inlines as they are.
  mutating func visibleInlines(_ range: Range<Int>) {
    for index in range {
      let event = tape.events[index]
      switch event.kind {
      case .text:
        hasVisibleContent = true
        escape(event.slice)
      case .codeSpan:
        hasVisibleContent = true
        out.append("<code>")
        escape(event.slice)
        out.append("</code>")
      case .softBreak: out.append("\n")
      case .lineBreak: out.append("<br />\n")
      case .htmlInline: visibleInlineHTML(event)
      case .picture:
        if let veil = imageVeil {
          hiddenPicture(Int(event.other), under: veil)
        } else {
          visiblePicture(Int(event.other))
        }
      case .openLink: openLink(event, at: index)
      case .closeLink: out.append("</a>")
      case .openEmphasis: out.append("<em>")
      case .closeEmphasis: out.append("</em>")
      case .openStrong: out.append("<strong>")
      case .closeStrong: out.append("</strong>")
      default: break
      }
    }
  }

  /// Writes code, and the language that it is in.
  mutating func visibleCode(_ event: Tape.Event) {
    hasVisibleContent = true
    out.append("<pre><code")
    let info = tape.infos[Int(event.other)].range
    if !info.isEmpty {
      let text = tape.bytes
      let end = info.first { Self.isWhite(text[$0]) } ?? info.upperBound
      out.append(" class=\"language-")
      out.append(escaped: text.span.extracting(info.lowerBound..<end))
      out.append("\"")
    }
    out.append(">")
    escape(event.slice)
    out.append("</code></pre>\n")
  }

  /// Writes a block of raw HTML: as it is through the one door, else as text.
  mutating func visibleHTML(_ event: Tape.Event) {
    if treatment.allowsUnsafeHTML {
      prepare(event)
      hasVisibleContent = true
      copy(event.slice)
      startLine()
      return
    }
    guard RawHTML.hasText(tape.bytes.span.extracting(event.slice.range)) else { return }
    prepare(event)
    hasVisibleContent = true
    out.append("<pre><code>")
    escapeText(ofHTML: event.slice)
    out.append("</code></pre>\n")
  }

  /// Writes a picture, or its other text if its source is not let through.
  mutating func visiblePicture(_ index: Int) {
    hasVisibleContent = true
    let picture = tape.pictures[index]
    let known = targets.pictures[index]
    let allowsAll = treatment.allowsUnsafeHTML || known != nil
    let isAbsent = targets.absentPictures.contains(index)
    guard !isAbsent,
      allowsAll || URLRule.allowsPicture(tape.bytes.span.extracting(picture.url.range))
    else {
      return escape(picture.alt)
    }
    out.append("<img src=\"")
    if let known {
      out.append(href: known.url.span)
    } else {
      append(href: picture.url)
    }
    out.append("\" alt=\"")
    escape(picture.alt)
    title(picture.title)
    if let size = known?.size {
      out.append("\" width=\"")
      out.append(decimal: size.width)
      out.append("\" height=\"")
      out.append(decimal: size.height)
    }
    out.append("\" />")
  }
}

extension ProseWriter {
  private mutating func visibleInlineHTML(_ event: Tape.Event) {
    if treatment.allowsUnsafeHTML {
      // What raw HTML would show cannot be told; where pictures are hidden it is left out.
      if imageVeil == nil { copy(event.slice) }
    } else {
      escapeText(ofHTML: event.slice)
    }
  }

  /// Writes the start of a link; without a target if that is not let through, or if all that the
  /// link shows is hidden.
  private mutating func openLink(_ event: Tape.Event, at index: Int) {
    let number = Int(event.slice.offset)
    let link = tape.links[number]
    let known = targets.links[number]
    let isAllowed =
      treatment.allowsUnsafeHTML || known != nil
      || URLRule.allowsLink(tape.bytes.span.extracting(link.url.range))
    let inside = index + 1..<Int(event.other)
    guard isAllowed, imageVeil == nil || hasText(inside) else {
      out.append("<a>")
      return
    }
    out.append("<a")
    let start = out.count
    out.append(" href=\"")
    if let known {
      out.append(href: known.span)
    } else {
      append(href: link.url)
      if drawnAnchors != nil, let heading = tape.ownHeadings[number] {
        ownLinks.append(OwnLink(heading: heading, href: start..<out.count + 1))
      }
    }
    title(link.title)
    out.append("\">")
  }

  private mutating func escapeText(ofHTML slice: Tape.Slice) {
    let text = tape.bytes
    RawHTML.forEachText(of: text.span.extracting(slice.range)) { out.append(escaped: $0) }
  }

  private mutating func append(href slice: Tape.Slice) {
    let text = tape.bytes
    out.append(href: text.span.extracting(slice.range))
  }

  private mutating func title(_ title: Tape.Slice) {
    guard title.count > 0 else { return }
    out.append("\" title=\"")
    escape(title)
  }

  private func hasText(_ range: Range<Int>) -> Bool {
    tape.events[range].contains { $0.kind == .text || $0.kind == .codeSpan }
  }

  private static func isWhite(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
