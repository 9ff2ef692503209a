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
    if let role = kind.role ?? (element.label.isEmpty ? nil : role(of: element)) {
      bytes.append(" role=\"")
      bytes.append(role)
      bytes.append("\"")
    }
    write(label: element.label, into: &bytes)
    if element.isBusy { bytes.append(" aria-busy=\"true\"") }
    bytes.append(">")
  }

  private func role(of element: Element) -> StaticString? {
    element.kind.labelledRole ?? (element.isInline ? "group" : nil)
  }
}
