// Elements of structure as HTML.

extension HTMLPass {
  func open(_ element: Element, into bytes: inout ByteSink) {
    let kind = element.kind
    bytes.append(element.isInline ? "<span" : kind.openingTag)
    let className = element.isInline ? kind.inlineClassName : kind.className
    if let className {
      bytes.append(" class=\"")
      bytes.append(className)
      if let spacing = element.spacing.className {
        bytes.append(" ")
        bytes.append(spacing)
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
    write(label: element.label, into: &bytes)
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
