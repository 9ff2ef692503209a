// What stands for redacted leaves, as HTML: each leaf for itself.

extension HTMLPass {
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
    bytes.finishClass(of: look)
    bytes.append(">")
    bytes.append(copying: drawing.glyphs.span.extracting(glyphs.range))
    bytes.append("</")
    bytes.append(tag)
    bytes.append(">")
  }

  /// A box of the size of a picture.
  func writeBox(_ width: Int32, _ height: Int32, _ look: Look, into bytes: inout ByteSink) {
    bytes.append("<span class=\"box")
    bytes.finishClass(of: look)
    bytes.append(">")
    bytes.append(boxOfWidth: Int(width), height: Int(height))
    bytes.append("</span>")
  }

  /// A shape of the size of a symbol.
  func writeShape(_ look: Look, into bytes: inout ByteSink) {
    bytes.append("<span class=\"shape")
    bytes.finishClass(of: look)
    bytes.append("></span>")
  }
}
