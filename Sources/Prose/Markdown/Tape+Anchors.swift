// Where in a text links can lead: its headings, by the ids that they have where nothing is hidden.

import Drawing

extension Tape {
  /// The headings that links can lead to, by id. The heading that became the page's title has no id
  /// of its own; it is known by its slug, unless another heading is called so.
  var headings: [String: Int] {
    var headings: [String: Int] = [:]
    var names = AnchorNames()
    for index in events.indices[firstEvent...] where events[index].isAnchor {
      headings[name(of: events[index], &names)] = index
    }
    if firstEvent > 0, let title = events.first, title.isAnchor {
      let slug = String(decoding: bytes[title.slice.range], as: UTF8.self)
      if headings[slug] == nil { headings[slug] = 0 }
    }
    return headings
  }

  /// Finds the headings that links of the text itself lead to. What leads to none stays as written;
  /// but where something was left out, that may be a heading's name, and it is hidden.
  mutating func findOwnHeadings() {
    ownHeadings = [:]
    var known: [String: Int]?
    for (number, link) in links.enumerated()
    where link.url.count > 1 && bytes[Int(link.url.offset)] == UInt8(ascii: "#") {
      let headings = known ?? self.headings
      known = headings
      let fragment = String(decoding: bytes[link.url.range.dropFirst()], as: UTF8.self)
      let name = fragment.fromAddress ?? fragment
      ownHeadings[number] = headings[name] ?? (isCut && !Self.isTop(name) ? Int.max : nil)
    }
  }

  /// Whether browsers take a fragment for the top of a document, whatever stands in that.
  static func isTop(_ fragment: String) -> Bool {
    fragment.isEmpty || fragment.lowercased() == "top"
  }

  private func name(of event: Event, _ names: inout AnchorNames) -> String {
    var name: [UInt8] = []
    names.append(bytes.span.extracting(event.slice.range), to: &name)
    return String(decoding: name, as: UTF8.self)
  }
}

extension Tape.Event {
  /// Whether it begins a heading that has an id.
  fileprivate var isAnchor: Bool { kind == .openHeading && slice.count > 0 }
}
