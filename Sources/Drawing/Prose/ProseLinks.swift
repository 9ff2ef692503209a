// The links of prose, as the Tab key finds them.

/// A link of visible prose: one stop of the Tab order.
package struct ProseLink: Hashable, Sendable {
  /// Where it leads.
  package var href: String
  /// What it says.
  package var name: String

  package init(href: String, name: String) {
    self.href = href
    self.name = name
  }
}

extension DrawnProse {
  /// The links that can be followed, in reading order; those of raw HTML are not among them.
  package var links: [ProseLink] {
    var links: [ProseLink] = []
    var href: String?
    var name: [UInt8] = []
    for event in prose.events[prose.start...] {
      switch event {
      case .open(.link(let number)):
        href = self.href(of: prose.links[Int(number)])
        name = []
      case .close(.link):
        if let href {
          links.append(ProseLink(href: href, name: String(decoding: name, as: UTF8.self)))
        }
        href = nil
      case .text(let words), .codeSpan(let words): name += prose.bytes[words.range]
      case .htmlInline(let html):
        if allowsUnsafe { continue }
        for piece in RawHTML.texts(of: prose.bytes.span.extracting(html.range)) {
          name += prose.bytes[html.extracting(piece).range]
        }
      case .picture(let number): name += prose.bytes[prose.pictures[Int(number)].alternative.range]
      case .softBreak: name.append(UInt8(ascii: "\n"))
      case .lineBreak: name.append(" \n")
      default: continue
      }
    }
    return links
  }

  private func href(of link: ProseText.LinkRecord) -> String? {
    guard prose.leads(link, allowsUnsafe: allowsUnsafe) else { return nil }
    var href: [UInt8] = []
    switch link.goal {
    case .address: href.append(address: prose.bytes.span.extracting(link.url.range))
    case .heading(let number):
      href.append("#")
      href.append(
        address: prose.bytes.span.extracting(prose.headings[Int(number)].id.range))
    case .top: href.append("#")
    case .hidden: return nil
    }
    return String(decoding: href, as: UTF8.self)
  }
}
