// Links to other places as HTML.

extension HTMLPass {
  func open(_ anchor: AnchorRecord, into bytes: inout ByteSink) {
    let href = anchor.href(root: root)
    bytes.append(isPlain(anchor) ? "<span class=\"anchor" : "<a class=\"anchor")
    if anchor.isRedacted { bytes.append(" neutral") }
    if anchor.isDim { bytes.append(" disabled") }
    bytes.append("\"")
    if let href, !drawing.isCovered(node: Int(anchor.opens)) {
      write(label: anchor.label, into: &bytes)
      bytes.append(" href=\"")
      bytes.append(escaped: href)
      bytes.append("\"")
    } else if !isPlain(anchor) {
      bytes.append(" role=\"link\" aria-disabled=\"true\"")
      write(label: anchor.label, into: &bytes)
    }
    bytes.append(">")
  }

  func close(_ anchor: AnchorRecord, into bytes: inout ByteSink) {
    bytes.append(isPlain(anchor) ? "</span>" : "</a>")
  }

  /// Whether it is no link at all.
  private func isPlain(_ anchor: AnchorRecord) -> Bool { anchor.isRedacted || anchor.isNested }
}
