// Where in a text links can lead: its headings, by the ids that they have where nothing is hidden.

import Drawing
import System
import Type

extension ParsedText {
  /// Gives all headings their ids, and leads the links of the text itself to them.
  ///
  /// Public headings are named as if there were no others; private ones get what ids are left. The one
  /// that became the title is drawn nowhere, and keeps nobody from its name but those.
  mutating func nameHeadings() {
    var names = AnchorNames(headings: prose.headings.count)
    let drawn = prose.headings.indices.dropFirst(hasTitle ? 1 : 0)
    for number in drawn where !prose.headings[number].isPrivate { name(number, &names) }
    if hasTitle, !prose.headings[0].slug.isEmpty {
      _ = names.suffix(of: prose.bytes.span.extracting(prose.headings[0].slug.range))
    }
    for number in drawn where prose.headings[number].isPrivate { name(number, &names) }
    leadOwnLinks()
  }

  /// Whether the first heading became the page's title.
  var hasTitle: Bool { prose.start > 0 }

  private mutating func name(_ number: Int, _ names: inout AnchorNames) {
    let slug = prose.headings[number].slug
    if slug.isEmpty { return }
    prose.headings[number].id = slug
    guard let suffix = names.suffix(of: prose.bytes.span.extracting(slug.range)) else { return }
    let start = prose.bytes.count
    // Byte by byte: a slice of the bytes would hold them, and make appending to them copy the whole text.
    for index in slug.range { prose.bytes.append(prose.bytes[index]) }
    prose.bytes.append("-")
    prose.bytes.append(decimal: suffix)
    prose.headings[number].id = Extent(from: start, to: prose.bytes.count)
  }

  /// The headings that links can lead to, by id. The heading that became the page's title has no id
  /// of its own; it is known by its slug, unless another public heading is called so.
  var headings: HeadingNames {
    var names = HeadingNames()
    for (number, heading) in prose.headings.enumerated().dropFirst(hasTitle ? 1 : 0)
    where !heading.id.isEmpty {
      names.add(
        String(decoding: prose.bytes[heading.id.range], as: UTF8.self), number,
        isPrivate: heading.isPrivate)
    }
    if hasTitle, let title = prose.headings.first, !title.slug.isEmpty {
      names.add(
        String(decoding: prose.bytes[title.slug.range], as: UTF8.self), 0, isPrivate: false)
    }
    return names
  }

  /// Finds the headings that links of the text itself lead to. What leads to none stays as written;
  /// but where something was left out, that may be a heading's name, and it is hidden.
  private mutating func leadOwnLinks() {
    var known: HeadingNames?
    for number in prose.links.indices {
      let url = prose.links[number].url.range
      guard url.count > 1, prose.bytes[url.lowerBound] == UInt8(ascii: "#") else { continue }
      let headings = known ?? headings
      known = headings
      let fragment = String(decoding: prose.bytes[url.dropFirst()], as: UTF8.self)
      let name = fragment.fromAddress ?? fragment
      if let heading = headings[name] {
        prose.links[number].goal = hasTitle && heading == 0 ? .top : .heading(UInt32(heading))
      } else if isCut && !Self.isTop(name) {
        prose.links[number].goal = .hidden
      }
    }
  }

  /// Whether browsers take a fragment for the top of a document, whatever stands in that.
  static func isTop(_ fragment: String) -> Bool {
    fragment.isEmpty || fragment.lowercased() == "top"
  }
}

/// Headings by their names. Two names may be one to a reader and differ in their Unicode form: a link
/// leads to the one that is written as it is, or else to the first. Where it leads does not depend on
/// what is private, as long as something public is called so.
struct HeadingNames: Sendable {
  private struct Group {
    var spelled: [Spelling: Int] = [:]
    var alike: [String: Int] = [:]

    func number(of name: String) -> Int? { spelled[Spelling(name)] ?? alike[name] }
  }

  private var open = Group()
  private var hidden = Group()

  /// All of them, in the order of the text.
  var all: [String] {
    (Array(open.spelled) + Array(hidden.spelled)).sorted { $0.value < $1.value }.map(\.key.text)
  }

  subscript(name: String) -> Int? { open.number(of: name) ?? hidden.number(of: name) }

  fileprivate mutating func add(_ name: String, _ number: Int, isPrivate: Bool) {
    func add(to group: inout Group) {
      if group.spelled[Spelling(name)] == nil { group.spelled[Spelling(name)] = number }
      if group.alike[name] == nil { group.alike[name] = number }
    }
    if isPrivate { add(to: &hidden) } else { add(to: &open) }
  }
}

// What a text says of itself: its title and how it begins. What is private is passed over.

extension ParsedText {
  /// Takes the heading of level 1 that a text begins with out of it, to be the page's title; if the
  /// page has one already, only when both are the same.
  ///
  /// Headings of level 1 that are left go a level down, since a page has one, and all others with
  /// them. One that is private goes down by itself: it changes none that are public.
  mutating func liftTitle(unless given: String?) {
    if prose.events.first == .open(.heading(0)), prose.headings[0].level == 1 {
      let text = plainText(from: 1, limit: 1000)
      if text.text.utf8.span.saysSomething, given == nil || given == text.text {
        title = text.text
        prose.start = text.end + 1
      }
    }
    let left = prose.headings.indices.dropFirst(prose.start > 0 ? 1 : 0)
    let isPublicLeft = left.contains {
      prose.headings[$0].level == 1 && !prose.headings[$0].isPrivate
    }
    for number in left where isPublicLeft || prose.headings[number].level == 1 {
      prose.headings[number].level = min(prose.headings[number].level + 1, 6)
    }
  }

  /// The beginning of the first paragraph that says something and is not private.
  func opening(characters: Int) -> String {
    var index = prose.start
    while index < prose.events.count {
      switch prose.events[index] {
      case .open(.span(.private)): index = prose.endOfPrivatePart(at: index)
      case .open(.paragraph):
        let text = plainText(from: index + 1, limit: characters * 4)
        if !text.text.isEmpty { return Self.cut(text.text, at: characters) }
        index = text.end
      default: break
      }
      index += 1
    }
    return ""
  }

  /// The words of a paragraph or heading, white space collapsed, and where they end. Pieces that begin
  /// behind so many bytes are left out. A piece can be as long as the text: of one, at most 64 times as
  /// many are taken, which is more than letters need, though marks can be heaped on one without end.
  private func plainText(from start: Int, limit: Int) -> (text: String, end: Int) {
    var text: [UInt8] = []
    var end = start
    loop: while end < prose.events.count {
      switch prose.events[end] {
      case .text(let words) where text.count < limit, .codeSpan(let words) where text.count < limit:
        text += beginning(of: words.range, bytes: 64 * limit)
      case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
      case .close(.paragraph), .close(.heading), .close(.cell): break loop
      default: break
      }
      end += 1
    }
    let words = String(decoding: text, as: UTF8.self).split { $0.isWhitespace }
    return (words.joined(separator: " "), end)
  }

  /// At most so many bytes of a piece, cut between scalars.
  private func beginning(of piece: Range<Int>, bytes limit: Int) -> ArraySlice<UInt8> {
    var end = min(piece.upperBound, piece.lowerBound + limit)
    while end < piece.upperBound, end > piece.lowerBound, prose.bytes[end] & 0xC0 == 0x80 {
      end -= 1
    }
    return prose.bytes[piece.lowerBound..<end]
  }

  /// A text of at most so many characters, cut between words.
  private static func cut(_ text: String, at limit: Int) -> String {
    guard text.count > limit else { return text }
    let start = text.prefix(limit)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}
