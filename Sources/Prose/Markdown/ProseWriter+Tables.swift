// Tables as HTML.

import Drawing

extension ProseWriter {
  /// Writes the table that begins at an index; answers where to go on.
  mutating func table(_ event: Tape.Event, at index: Int) -> Int {
    let end = Int(event.other)
    if skipsUnderConstant { return end + 1 }
    prepare(event)
    out.append("<table>\n")
    depth += 1
    var isHead = false
    var hasBody = false
    var at = index + 1
    while at < end {
      let event = tape.events[at]
      switch event.kind {
      case .openRow:
        isHead = event.detail == 1
        if !isHead && !hasBody { out.append("<tbody>\n") }
        hasBody = !isHead
        out.append(isHead ? "<thead>\n<tr>\n" : "<tr>\n")
      case .closeRow: out.append(isHead ? "</tr>\n</thead>\n" : "</tr>\n")
      case .openCell:
        cell(event, at: at, isHead: isHead)
        at = Int(event.other)
      default: break
      }
      at += 1
    }
    if hasBody { out.append("</tbody>\n") }
    depth -= 1
    out.append("</table>\n")
    return end + 1
  }

  private mutating func cell(_ event: Tape.Event, at index: Int, isHead: Bool) {
    out.append(isHead ? "<th scope=\"col\"" : "<td")
    switch Alignment(rawValue: event.detail) {
    case .end: out.append(" class=\"end\"")
    case .center: out.append(" class=\"center\"")
    case .start, nil: break
    }
    out.append(">")
    let inside = index + 1..<Int(event.other)
    if let veil = textVeil {
      hiddenInlines(
        inside, under: veil, style: TextStyle(weight: isHead ? .bold : .regular))
    } else {
      visibleInlines(inside)
    }
    out.append(isHead ? "</th>\n" : "</td>\n")
  }
}
