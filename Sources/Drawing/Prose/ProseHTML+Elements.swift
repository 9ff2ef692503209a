// What holds others in prose, as HTML.

extension ProseHTML {
  mutating func open(_ element: ProseElement, at index: Int, into sink: inout ByteSink) {
    switch element {
    case .paragraph(let isBare, let task):
      if !isBare {
        sink.startLine()
        sink.append("<p>")
      }
      if task != .none { open(task, into: &sink) }
    case .emphasis: sink.append("<em>")
    case .strong: sink.append("<strong>")
    case .link(let number): open(text.links[Int(number)], into: &sink)
    case .hiddenLink: sink.append("<a>")
    case .heading(let number): open(text.headings[Int(number)], into: &sink)
    case .hiddenHeading(let level):
      sink.startLine()
      sink.append("<div class=\"h")
      sink.append(UInt8(ascii: "0") + level)
      sink.append("\">")
    case .item(let isTask):
      sink.startLine()
      sink.append(isTask ? "<li class=\"task\">" : "<li>")
    case .list(let start): openList(start, into: &sink)
    case .quote:
      sink.startLine()
      sink.append("<blockquote>\n")
    case .table:
      sink.startLine()
      sink.append("<table>\n")
      isInBody = false
    case .row(let isHead): openRow(isHead, into: &sink)
    case .cell(let alignment, let isHead):
      // One in which no words are seen names nothing.
      isInHeader = isHead && text.hasWords(in: element, at: index)
      sink.append(isInHeader ? "<th scope=\"col\"" : "<td")
      switch alignment {
      case .start: sink.append(">")
      case .end: sink.append(" class=\"end\">")
      case .center: sink.append(" class=\"center\">")
      }
    case .stale:
      sink.startLine()
      sink.append("<div class=\"stale\">\n")
    case .hiddenPart(let look):
      sink.startLine()
      sink.append("<div")
      appendBlocks(look, into: &sink)
      sink.append(">\n")
      isInHiddenPart = true
    case .hiddenRun(let look): openRun(look, into: &sink)
    case .span: break
    }
  }

  mutating func close(_ element: ProseElement, into sink: inout ByteSink) {
    switch element {
    case .paragraph(let isBare, let task):
      if task == .toDo || task == .done { sink.append("</label>") }
      if !isBare { sink.append("</p>\n") }
    case .emphasis: sink.append("</em>")
    case .strong: sink.append("</strong>")
    case .link, .hiddenLink: sink.append("</a>")
    case .heading(let number):
      sink.append("</h")
      sink.append(UInt8(ascii: "0") + text.headings[Int(number)].level)
      sink.append(">\n")
    case .hiddenHeading, .stale: sink.append("</div>\n")
    case .item: sink.append("</li>\n")
    case .list(let start): sink.append(start == nil ? "</ul>\n" : "</ol>\n")
    case .quote:
      sink.startLine()
      sink.append("</blockquote>\n")
    case .table: sink.append(isInBody ? "</tbody>\n</table>\n" : "</table>\n")
    case .row(let isHead): sink.append(isHead ? "</tr>\n</thead>\n" : "</tr>\n")
    case .cell: sink.append(isInHeader ? "</th>\n" : "</td>\n")
    case .hiddenPart:
      sink.startLine()
      sink.append("</div>\n")
      isInHiddenPart = false
    case .hiddenRun: sink.append("</span>")
    case .span: break
    }
  }

  func openRun(_ look: Look, into sink: inout ByteSink) {
    sink.append("<span")
    appendBlocks(look, into: &sink)
    sink.append(">")
  }

  private func open(_ task: ProseTask, into sink: inout ByteSink) {
    switch task {
    case .none: return
    case .toDo: sink.append("<label><input type=\"checkbox\" disabled />")
    case .done: sink.append("<label><input type=\"checkbox\" disabled checked />")
    case .hidden:
      sink.append("<input type=\"checkbox\" class=\"neutral\" disabled")
      sink.append(isInHiddenPart ? " />" : " aria-hidden=\"true\" inert />")
    }
    sink.append(" ")
  }

  private func openList(_ start: UInt32?, into sink: inout ByteSink) {
    sink.startLine()
    switch start {
    case nil: sink.append("<ul>\n")
    case 1: sink.append("<ol>\n")
    case let start?:
      sink.append("<ol start=\"")
      sink.append(decimal: Int(start))
      sink.append("\">\n")
    }
  }

  private mutating func openRow(_ isHead: Bool, into sink: inout ByteSink) {
    if isHead { return sink.append("<thead>\n<tr>\n") }
    if !isInBody { sink.append("<tbody>\n") }
    isInBody = true
    sink.append("<tr>\n")
  }

  private func open(_ heading: ProseText.HeadingRecord, into sink: inout ByteSink) {
    sink.startLine()
    sink.append("<h")
    sink.append(UInt8(ascii: "0") + heading.level)
    if !heading.id.isEmpty {
      sink.append(" id=\"")
      copy(heading.id, into: &sink)
      sink.append("\"")
    }
    sink.append(">")
  }

  /// Without a target if that is not let through, or leads to what is hidden.
  private func open(_ link: ProseText.LinkRecord, into sink: inout ByteSink) {
    guard text.leads(link, allowsUnsafe: allowsUnsafe) else { return sink.append("<a>") }
    sink.append("<a")
    switch link.goal {
    case .address:
      sink.append(" href=\"")
      sink.append(address: text.bytes.span.extracting(link.url.range))
      sink.append("\"")
    case .heading(let number):
      sink.append(" href=\"#")
      sink.append(address: text.bytes.span.extracting(text.headings[Int(number)].id.range))
      sink.append("\"")
    case .top: sink.append(" href=\"#\"")
    case .hidden: break
    }
    write(title: link.title, into: &sink)
    sink.append(">")
  }

  func write(title: Extent, into sink: inout ByteSink) {
    if title.isEmpty { return }
    sink.append(" title=\"")
    escape(title, into: &sink)
    sink.append("\"")
  }
}
