// Leaves as HTML.

extension HTMLPass {
  /// A text, in the least markup that its face and setting need.
  func write(_ text: Extent, _ face: Face, _ setting: Setting, into bytes: inout ByteSink) {
    if face.isCode { return write(code: text, setting, into: &bytes) }
    if face.isPlain && setting == .block {
      bytes.append("<p>")
      write(escaped: text, into: &bytes)
      bytes.append("</p>")
      return
    }
    let isBare = face.isPlain && setting.isDisjoint(with: [.block, .stale, .wrapped])
    if isBare { return write(escaped: text, into: &bytes) }
    bytes.append(setting.isBlock ? "<p" : "<span")
    write(classesOf: face, setting, into: &bytes)
    bytes.append(">")
    write(escaped: text, into: &bytes)
    bytes.append(setting.isBlock ? "</p>" : "</span>")
  }

  /// A date, with what machines read.
  func write(
    _ text: Extent, _ day: CalendarDay, _ face: Face, _ setting: Setting, into bytes: inout ByteSink
  ) {
    if setting.isBlock { bytes.append("<p>") }
    bytes.append("<time")
    write(classesOf: face, setting, into: &bytes)
    bytes.append(" datetime=\"")
    bytes.append(day)
    bytes.append("\">")
    write(escaped: text, into: &bytes)
    bytes.append("</time>")
    if setting.isBlock { bytes.append("</p>") }
  }

  func write(_ picture: PictureContent, _ setting: Setting, into bytes: inout ByteSink) {
    bytes.append("<img")
    if setting.contains(.stale) { bytes.append(" class=\"stale\"") }
    if !picture.source.isEmpty {
      bytes.append(" src=\"")
      if picture.isFile {
        bytes.append(
          escaped: "\(root)\(PictureSource.folder)\(drawing.text(picture.source).asAddress)")
      } else {
        write(escaped: picture.source, into: &bytes)
      }
      bytes.append("\"")
    }
    bytes.append(" alt=\"")
    write(escaped: picture.alternative, into: &bytes)
    bytes.append("\" width=\"")
    bytes.append(decimal: Int(picture.width))
    bytes.append("\" height=\"")
    bytes.append(decimal: Int(picture.height))
    bytes.append("\" loading=\"lazy\">")
  }

  func write(
    progress value: Int32, of total: Int32, label: Extent, _ setting: Setting,
    into bytes: inout ByteSink
  ) {
    bytes.append(setting.contains(.stale) ? "<progress class=\"stale\"" : "<progress")
    write(label: label, into: &bytes)
    bytes.append(" value=\"")
    bytes.append(decimal: Int(value))
    bytes.append("\" max=\"")
    bytes.append(decimal: Int(total))
    bytes.append("\"></progress>")
  }

  func write(
    _ name: SymbolName, _ tint: Tint?, label: Extent, _ setting: Setting,
    into bytes: inout ByteSink
  ) {
    bytes.append("<svg class=\"symbol")
    if name.isFilled { bytes.append(" filled") }
    if name.isDirectional { bytes.append(" directional") }
    writeSymbol(tint, label, setting, into: &bytes)
    bytes.append(" viewBox=\"0 0 24 24\" width=\"24\" height=\"24\"><path d=\"")
    bytes.append(name.path)
    bytes.append("\"/></svg>")
  }

  func write(
    _ symbol: OwnSymbol, _ tint: Tint?, label: Extent, _ setting: Setting,
    into bytes: inout ByteSink
  ) {
    bytes.append("<svg class=\"symbol")
    writeSymbol(tint, label, setting, into: &bytes)
    bytes.append(" viewBox=\"")
    bytes.append(escaped: symbol.box)
    bytes.append("\" width=\"24\" height=\"24\">")
    bytes.append(copying: symbol.shapes.utf8.span)
    bytes.append("</svg>")
  }

  /// What the tag of a symbol says of it, of whatever set it is.
  private func writeSymbol(
    _ tint: Tint?, _ label: Extent, _ setting: Setting, into bytes: inout ByteSink
  ) {
    if let tint {
      bytes.append(" ")
      bytes.append(tint.className)
    }
    if setting.contains(.stale) { bytes.append(" stale") }
    if label.isEmpty {
      bytes.append("\" aria-hidden=\"true\"")
    } else {
      bytes.append("\" role=\"img\"")
      write(label: label, into: &bytes)
    }
  }

  /// Code as it is: in a line, or lines of their own, which wrap rather than scroll.
  private func write(code: Extent, _ setting: Setting, into bytes: inout ByteSink) {
    if setting.isBlock { bytes.append("<pre>") }
    bytes.append(setting.contains(.stale) ? "<code class=\"stale\">" : "<code>")
    write(escaped: code, into: &bytes)
    bytes.append("</code>")
    if setting.isBlock { bytes.append("</pre>") }
  }

  private func write(classesOf face: Face, _ setting: Setting, into bytes: inout ByteSink) {
    let isStale = setting.contains(.stale)
    if face.isPlain && !isStale { return }
    var separator: StaticString = " class=\""
    if let scale = face.scale.className {
      bytes.append(separator)
      bytes.append(scale)
      separator = " "
    }
    if face.isBold {
      bytes.append(separator)
      bytes.append("bold")
      separator = " "
    }
    if face.isStruck {
      bytes.append(separator)
      bytes.append("struck")
      separator = " "
    }
    if isStale {
      bytes.append(separator)
      bytes.append("stale")
    }
    bytes.append("\"")
  }
}
