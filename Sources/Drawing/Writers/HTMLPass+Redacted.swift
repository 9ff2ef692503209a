// What stands for redacted leaves, as HTML. Each leaf for itself is hidden from assistive technology
// and cannot be focused; what surrounds it stays reachable.

extension HTMLPass {
  private static var hidden: StaticString { " aria-hidden=\"true\" inert>" }

  /// The glyphs of a projection, which need no escaping.
  func write(
    blocks glyphs: Extent, _ face: Face, _ look: Look, _ setting: Setting,
    into bytes: inout ByteSink
  ) {
    let tag: StaticString = setting.isBlock ? face.isCode ? "pre" : "p" : "span"
    bytes.append("<")
    bytes.append(tag)
    bytes.append(" class=\"sk")
    if let scale = face.scale.className {
      bytes.append(" ")
      bytes.append(scale)
    }
    if face.isBold { bytes.append(" bold") }
    if face.isCode { bytes.append(" code") }
    finish(look, into: &bytes)
    bytes.append(copying: drawing.glyphs.span.extracting(glyphs.range))
    bytes.append("</")
    bytes.append(tag)
    bytes.append(">")
  }

  /// A box of the size of a picture. Its edges are drawn by SVG, since a stylesheet cannot know the
  /// size, an inline style is blocked, and a background vanishes in forced colours.
  func writeBox(_ width: Int32, _ height: Int32, _ look: Look, into bytes: inout ByteSink) {
    bytes.append("<span class=\"box")
    finish(look, into: &bytes)
    bytes.append("<svg viewBox=\"0 0 ")
    bytes.append(decimal: Int(width))
    bytes.append(" ")
    bytes.append(decimal: Int(height))
    bytes.append("\" width=\"")
    bytes.append(decimal: Int(width))
    bytes.append("\" height=\"")
    bytes.append(decimal: Int(height))
    bytes.append("\"><rect width=\"100%\" height=\"100%\"/></svg></span>")
  }

  /// A shape of the size of a symbol.
  func writeShape(_ look: Look, into bytes: inout ByteSink) {
    bytes.append("<span class=\"shape")
    finish(look, into: &bytes)
    bytes.append("</span>")
  }

  /// Ends the class attribute and the tag.
  private func finish(_ look: Look, into bytes: inout ByteSink) {
    if let name = look.className {
      bytes.append(" ")
      bytes.append(name)
    }
    bytes.append("\"")
    bytes.append(Self.hidden)
  }
}
