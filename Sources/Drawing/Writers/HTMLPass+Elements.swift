// Elements of structure as HTML.

extension HTMLPass {
  func open(_ element: Element, into bytes: inout ByteSink) {
    let kind = element.kind
    bytes.append(element.isInline ? "<span" : kind.openingTag)
    let className = element.isInline ? kind.inlineClassName : kind.className
    let style = drawing.style(of: element)
    if className != nil || style != nil {
      bytes.append(" class=\"")
      bytes.append(className ?? "")
      if let spacing = element.spacing.className {
        bytes.append(" ")
        bytes.append(spacing)
      }
      if let columns = element.columns.className {
        bytes.append(" ")
        bytes.append(columns)
      }
      if let style {
        bytes.append(className == nil ? "own-" : " own-")
        bytes.append(escaped: style)
      }
      bytes.append("\"")
    }
    if !element.isInline, let attributes = kind.attributes { bytes.append(attributes) }
    if kind == .foreign {
      write(languageOf: element, into: &bytes)
      return bytes.append(">")
    }
    if let role = kind.role ?? (element.label.isEmpty ? nil : role(of: element)) {
      bytes.append(" role=\"")
      bytes.append(role)
      bytes.append("\"")
    }
    if element.label.isEmpty, kind == .modal || kind == .alert {
      // A dialog without a name would be announced as nothing.
      bytes.append(" aria-label=\"Redacted\"")
    }
    write(label: element.label, into: &bytes)
    if element.control >= 0 {
      bytes.append(" id=\"")
      bytes.append(errorOf: element.control)
      bytes.append("\"")
    }
    if element.errorName >= 0 {
      bytes.append(" aria-describedby=\"")
      bytes.append(errorOf: element.errorName)
      bytes.append("\"")
    }
    if element.isBusy { bytes.append(" aria-busy=\"true\"") }
    bytes.append(">")
  }

  /// The language of a part, and its direction; nothing of a part that is hidden.
  private func write(languageOf element: Element, into bytes: inout ByteSink) {
    if element.label.isEmpty { return }
    let language = Language(drawing.text(element.label))
    bytes.append(" lang=\"")
    bytes.append(escaped: language.tag)
    bytes.append(language.isRightToLeft ? "\" dir=\"rtl\"" : "\" dir=\"ltr\"")
  }

  private func role(of element: Element) -> StaticString? {
    element.kind.labelledRole ?? (element.isInline ? "group" : nil)
  }
}

extension ByteSink {
  /// What the text is called that tells what is wrong with a control. No heading of prose has a name
  /// with a dot.
  mutating func append(errorOf control: Int32) {
    append("error.")
    append(decimal: Int(control))
  }
}

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
    if setting.contains(.dim) { bytes.append(" disabled") }
    bytes.finishClass(of: look)
    bytes.append(">")
    bytes.append(copying: drawing.glyphs.span.extracting(glyphs.range))
    bytes.append("</")
    bytes.append(tag)
    bytes.append(">")
  }

  /// A box of the size of a picture.
  func writeBox(
    _ width: Int32, _ height: Int32, _ look: Look, _ setting: Setting, into bytes: inout ByteSink
  ) {
    bytes.append(setting.contains(.dim) ? "<span class=\"box disabled" : "<span class=\"box")
    bytes.finishClass(of: look)
    bytes.append(">")
    bytes.append(boxOfWidth: Int(width), height: Int(height))
    bytes.append("</span>")
  }

  /// A bar that says nothing.
  func writeBar(_ look: Look, _ setting: Setting, into bytes: inout ByteSink) {
    bytes.append(setting.contains(.dim) ? "<span class=\"bar disabled" : "<span class=\"bar")
    bytes.finishClass(of: look)
    bytes.append("></span>")
  }

  /// A shape of the size of a symbol.
  func writeShape(_ look: Look, _ setting: Setting, into bytes: inout ByteSink) {
    bytes.append(setting.contains(.dim) ? "<span class=\"shape disabled" : "<span class=\"shape")
    bytes.finishClass(of: look)
    bytes.append("></span>")
  }
}
