// Where in a text links can lead: its headings, by the ids that they have where nothing is hidden.

import Drawing

extension Tape {
  /// Gives all headings their names, and leads the links of the text itself to them.
  ///
  /// Public headings are named as if there were no others; private ones get what names are left.
  mutating func nameHeadings() {
    let hidden = privateSpans
    if hidden.joined().contains(where: { events[$0].isAnchor }) {
      var names = AnchorNames()
      forEachPublicHeading(besides: hidden) { _ = name(of: events[$0], &names) }
      if firstEvent > 0, let title = events.first, title.isAnchor { _ = name(of: title, &names) }
      for index in hidden.joined() where events[index].isAnchor {
        let id = Array(name(of: events[index], &names).utf8)
        events[index].slice = Slice(offset: UInt32(bytes.count), count: UInt32(id.count))
        bytes += id
      }
    }
    findOwnHeadings(besides: hidden)
  }

  /// The headings that links can lead to, by id. The heading that became the page's title has no id
  /// of its own; it is known by its slug, unless another public heading is called so.
  var headings: [String: Int] { headings(besides: privateSpans) }

  private func headings(besides hidden: [ClosedRange<Int>]) -> [String: Int] {
    var headings: [String: Int] = [:]
    var names = AnchorNames()
    forEachPublicHeading(besides: hidden) { headings[name(of: events[$0], &names)] = $0 }
    if firstEvent > 0, let title = events.first, title.isAnchor {
      let slug = String(decoding: bytes[title.slice.range], as: UTF8.self)
      if headings[slug] == nil { headings[slug] = 0 }
    }
    for index in hidden.joined() where events[index].isAnchor {
      headings[String(decoding: bytes[events[index].slice.range], as: UTF8.self)] = index
    }
    return headings
  }

  private func forEachPublicHeading(besides hidden: [ClosedRange<Int>], _ body: (Int) -> Void) {
    var start = firstEvent
    for span in hidden + [events.count...events.count] {
      for index in start..<max(start, span.lowerBound) where events[index].isAnchor { body(index) }
      start = max(start, span.upperBound + 1)
    }
  }

  /// Finds the headings that links of the text itself lead to. What leads to none stays as written;
  /// but where something was left out, that may be a heading's name, and it is hidden.
  private mutating func findOwnHeadings(besides hidden: [ClosedRange<Int>]) {
    ownHeadings = [:]
    var known: [String: Int]?
    for (number, link) in links.enumerated()
    where link.url.count > 1 && bytes[Int(link.url.offset)] == UInt8(ascii: "#") {
      let headings = known ?? headings(besides: hidden)
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
