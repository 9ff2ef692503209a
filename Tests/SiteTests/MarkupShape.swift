// What documents have in common that differ in words and addresses only, or in which of their rows
// are of which kind: a browser says the same of them.

import Testing

/// What a check of accessibility can tell documents apart by: each element where it stands, and the
/// outline. Of words and addresses it counts whether there are any, of short texts how short they are.
/// Whether ids are unique and lead somewhere is what the checker of HTML says.
func elementShapes(of html: [UInt8]) -> Set<Int> {
  var reader = ElementReader()
  return reader.shapes(of: html)
}

/// Reads the elements of a document, which is well-formed.
private struct ElementReader {
  /// An element that is open.
  private struct Open {
    /// Its tag, and all tags around it.
    let path: Int
    let name: [UInt8]
    /// The name of the element before it, where that is another one.
    let before: [UInt8]
    /// How long its own text is, and all text in it.
    var textLength = 0
    var wholeLength = 0
    var children: Set<Int> = []
    var lastChild: [UInt8]?
  }

  private var shapes: Set<Int> = []
  private var open: [Open] = []
  /// How many elements were open where one began into which nobody looks.
  private var hiding: Int?
  private var outline: [[UInt8]] = []

  mutating func shapes(of html: [UInt8]) -> Set<Int> {
    var place = 0
    while place < html.count {
      let start = place
      guard html[place] == UInt8(ascii: "<") else {
        if html[place] > 0x20, !open.isEmpty, hiding == nil { open[open.count - 1].textLength += 1 }
        place += 1
        continue
      }
      place = endOfTag(at: start, in: html[...])
      let tag = html[start..<place]
      if tag.starts(with: Array("<!".utf8)) { continue }
      if tag.starts(with: Array("</".utf8)) {
        close()
      } else {
        begin(tag)
        if let name = open.last?.name, Self.verbatim.contains(name) {
          while place < html.count, html[place] != UInt8(ascii: "<") { place += 1 }
        }
      }
    }
    while !open.isEmpty { close() }
    shapes.insert(outline.hashValue)
    return shapes
  }

  private mutating func begin(_ tag: ArraySlice<UInt8>) {
    let name = Array(tag.dropFirst().prefix { !" />\n".utf8.contains($0) })
    let shape = tagShape(of: tag)
    // What stands around the body is told once, by itself.
    let around = name == Array("body".utf8) ? 0 : open.last?.path ?? 0
    var path = Hasher()
    path.combine(around)
    path.combine(shape)
    let before = open.last?.lastChild ?? name
    if !open.isEmpty, hiding == nil {
      open[open.count - 1].lastChild = name
      open[open.count - 1].children.insert(shape)
    }
    open.append(Open(path: path.finalize(), name: name, before: before == name ? [] : before))
    if hiding == nil {
      if Self.landmarks.contains(name), outline.last != name { outline.append(name) }
      if Self.hides(name, tag) { hiding = open.count }
    }
    if Self.void.contains(name) || tag.dropLast().last == UInt8(ascii: "/") { close() }
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    if let hiding, open.count >= hiding { return }
    hiding = nil
    let wholeLength = element.wholeLength + element.textLength
    if !open.isEmpty { open[open.count - 1].wholeLength += wholeLength }
    var hasher = Hasher()
    hasher.combine(element.path)
    hasher.combine(element.before)
    hasher.combine(min(element.textLength, 2))
    hasher.combine(min(wholeLength, 2))
    shapes.insert(hasher.finalize())
    for child in element.children {
      var hasher = Hasher()
      hasher.combine(element.path)
      hasher.combine(element.textLength > 0)
      hasher.combine(child)
      shapes.insert(hasher.finalize())
    }
  }

  /// Whether nobody looks into an element: it is inert and hidden, a drawing, or kept for later.
  private static func hides(_ name: [UInt8], _ tag: ArraySlice<UInt8>) -> Bool {
    let words = tag.dropLast().split(separator: UInt8(ascii: " "))
    func says(_ word: String) -> Bool { words.contains { $0.elementsEqual(word.utf8) } }
    if name.elementsEqual("svg".utf8) { return true }
    if name.elementsEqual("template".utf8) { return !says("shadowrootmode=\"open\"") }
    return says("inert") && says("aria-hidden=\"true\"")
  }

  private static let landmarks = Set(
    ["h1", "h2", "h3", "h4", "h5", "h6", "main", "nav", "aside", "header", "footer", "section"]
      .map { Array($0.utf8) })
  private static let verbatim = Set(["script", "style"].map { Array($0.utf8) })
  fileprivate static let void = Set(
    ["br", "hr", "img", "input", "link", "meta", "wbr"].map { Array($0.utf8) })
}

private func endOfTag(at start: Int, in html: ArraySlice<UInt8>) -> Int {
  var isQuoted = false
  for place in start..<html.endIndex {
    if html[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
    if html[place] == UInt8(ascii: ">"), !isQuoted { return place + 1 }
  }
  return html.endIndex
}

/// Where the links of a page lead, in the order in which they stand: not those in what is inert, nor those
/// of the caption under it.
func links(of html: [UInt8]) -> [String] {
  var links: [String] = []
  var isInert: [Bool] = []
  var place = html.indices.first { html[$0...].starts(with: body) } ?? html.count
  while place < html.count, !html[place...].starts(with: caption) {
    let start = place
    place += 1
    if html[start] != UInt8(ascii: "<") { continue }
    place = endOfTag(at: start, in: html[...])
    let tag = String(decoding: html[start..<place], as: UTF8.self)
    if tag.hasPrefix("<!") { continue }
    if tag.hasPrefix("</") {
      _ = isInert.popLast()
      continue
    }
    // Names, and what stands in quotes, in turn.
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    let names = stride(from: 0, to: parts.count, by: 2).flatMap { index in
      parts[index].split { " <>/".contains($0) }
    }
    let inert = isInert.last == true || names.dropFirst().contains("inert")
    if !inert, names.first == "a", let href = parts.firstIndex(where: { $0.hasSuffix(" href=") }) {
      links.append(String(parts[href + 1]).replacing("&amp;", with: "&"))
    }
    let name = Array((names.first ?? "").utf8)
    if !ElementReader.void.contains(name), !tag.hasSuffix("/>") { isInert.append(inert) }
  }
  return links
}

/// A tag, of some of whose attributes only counts whether they hold something.
private func tagShape(of tag: ArraySlice<UInt8>) -> Int {
  var hasher = Hasher()
  var attribute: [UInt8] = []
  var place = tag.startIndex
  while place < tag.endIndex {
    let byte = tag[place]
    place += 1
    hasher.combine(byte)
    if byte == UInt8(ascii: "\"") {
      let isOfWords =
        attributesOfWords.contains(attribute) || attribute.starts(with: Array("data-".utf8))
      let value = tag[place...].prefix { $0 != UInt8(ascii: "\"") }
      if isOfWords { hasher.combine(value.isEmpty) } else { hasher.combine(Array(value)) }
      place = value.endIndex + 1
    } else if byte == UInt8(ascii: " ") {
      attribute = []
    } else if byte != UInt8(ascii: "=") {
      attribute.append(byte)
    }
  }
  return hasher.finalize()
}

private let attributesOfWords = Set(
  [
    "href", "src", "srcset", "alt", "title", "aria-label", "content", "datetime", "id",
    "aria-labelledby", "aria-describedby", "popovertarget",
  ].map { Array($0.utf8) })

/// What a document says, in pieces, but for addresses: its rows, and of what else stands one below the
/// other each by itself. Its head and the caption under it are left out, which say something new in each
/// document, and its mark.
func sayings(of html: [UInt8]) -> Set<Int> {
  var pieces: Set<Int> = []
  // The elements that are open: of those in which all stands one below the other what they are, since what
  // fits into one of them may stick out of another.
  var open: [Int?] = []
  var place = html.indices.first { html[$0...].starts(with: body) } ?? html.count
  var start = place
  func close(at end: Int) {
    if start < end { pieces.insert(saying(of: html[start..<end], in: open)) }
    start = end
  }
  while place < html.count, !html[place...].starts(with: caption) {
    let tagStart = place
    place += 1
    if html[tagStart] != UInt8(ascii: "<") { continue }
    place = endOfTag(at: tagStart, in: html[...])
    let tag = html[tagStart..<place]
    if tag.starts(with: Array("<!".utf8)) { continue }
    if rows.contains(where: tag.starts) { close(at: tagStart) }
    if tag.starts(with: Array("</".utf8)) {
      _ = open.popLast()
      if open.last ?? nil != nil { close(at: place) }
      continue
    }
    if open.last ?? nil != nil { close(at: tagStart) }
    let name = Array(tag.dropFirst().prefix { !" />\n".utf8.contains($0) })
    if ElementReader.void.contains(name) || tag.dropLast().last == UInt8(ascii: "/") { continue }
    let isInStacks = open.allSatisfy { $0 != nil }
    open.append(isInStacks ? stacks.firstIndex(where: tag.starts) : nil)
  }
  close(at: place)
  return pieces
}

private func saying(of piece: ArraySlice<UInt8>, in stacks: [Int?]) -> Int {
  var hasher = Hasher()
  hasher.combine(Set(stacks.compactMap { $0 }))
  var place = piece.startIndex
  while place < piece.endIndex {
    if piece[place] == UInt8(ascii: "<") {
      let end = endOfTag(at: place, in: piece)
      let tag = piece[place..<end]
      if !tag.starts(with: Array("<!".utf8)) { hasher.combine(tagShape(of: tag)) }
      place = end
    } else {
      hasher.combine(piece[place])
      place += 1
    }
  }
  return hasher.finalize()
}

private let rows = ["<li", "</ul>", "</ol>", "<tr", "</table>", "<figure", "</figure>"].map {
  Array($0.utf8)
}
/// What sets all that is in it one below the other.
private let stacks = [
  "<body", "<main>", "<section>", "<article>", "<ul>", "<ol>", "<li>", "<div class=\"stack",
  "<div class=\"card", "<div class=\"region\"", "<div class=\"prose",
].map { Array($0.utf8) }
private let body = Array("<body".utf8)
private let caption = Array("<nav class=\"plate\"".utf8)

@Test("a document shows nothing new if each of its elements was seen where it stands")
func elementsSeen() {
  func shapes(_ html: String) -> Set<Int> { elementShapes(of: Array(html.utf8)) }
  func hidden(_ html: String) -> String {
    "<p lang=\"en\">End<a href=\"b\">there</a></p>"
      + "<div class=\"a\" inert aria-hidden=\"true\">\(html)</div>"
  }
  let list = "<ul><li><b class=\"a\">One</b></li><li><i>Two</i> or so</li></ul>"
  let seen = shapes(
    "<!doctype html><title>One</title><body>" + list + hidden("<b>One</b>")
      + "<p>End</p><template><b>One</b></template></body><!-- 1 -->")
  for (html, isSeen) in [
    // Other rows, words and addresses, another number of rows, and another mark of the writer.
    (
      "<ul><li><i>Six</i> and seven</li><li><i>Ten</i> of it</li><li><b class=\"a\">Four</b></li></ul>"
        + "<p lang=\"en\">Fin<a href=\"c\">here &gt;</a></p></body><!-- 2 -->", true
    ),
    ("<ul><li><u>Six</u></li></ul>", false),
    ("<ul><li><b>Six</b></li></ul>", false),
    ("<ul><li><b class=\"b\">Six</b></li></ul>", false),
    ("<ul><li><b class=\"a\"></b></li></ul>", false),
    ("<ul><li><b class=\"a\">S</b></li></ul>", false),
    // Beside words a link has to be told from them.
    ("<ul><li><b class=\"a\">Six</b> more</li></ul>", false),
    ("<ul><b class=\"a\">Six</b></ul>", false),
    ("<p lang=\"en\">Fin<a href=\"\">here</a></p>", false),
    ("<p lang=\"en\">Fin<a>here</a></p>", false),
    ("<p lang=\"ja\">Fin<a href=\"c\">here</a></p>", false),
    ("<p lang=\"en\">Fin<a href=\"c\">here</a><a href=\"c\">there</a></p>", false),
    // Nobody looks into what is inert and hidden, or kept for later.
    (list + hidden("<h2>Fin</h2> and"), true),
    (list + hidden("") + "<u>End</u>", false),
    (list + hidden("") + "<p>Fin</p><template><h2>Fin</h2> and</template>", true),
    (list + hidden("") + "<p>Fin</p><template></template>Fin", false),
    ("<div class=\"a\" aria-hidden=\"true\"><b></b></div>", false),
    ("<p lang=\"en\">Fin<a href=\"c\"><a href=\"c\">there</a></a></p>", false),
  ] {
    let document = "<!doctype html><title>Two</title><body>" + html
    #expect(shapes(document).isSubset(of: seen) == isSeen, "\(html)")
  }
}

@Test("a document whose headings are in another order shows something new")
func outlines() {
  func shapes(_ html: String) -> Set<Int> { elementShapes(of: Array(html.utf8)) }
  func heading(_ level: Int) -> String { "<div><h\(level)>Title</h\(level)></div>" }
  let seen = shapes(heading(1) + heading(2) + heading(2) + heading(3))
  #expect(shapes(heading(1) + heading(2) + heading(3) + heading(3)) == seen)
  #expect(!shapes(heading(1) + heading(3)).isSubset(of: seen))
}

@Test("a document says nothing new if each of its rows said the same before")
func rowsOfWords() {
  func said(_ html: String) -> Set<Int> { sayings(of: Array(html.utf8)) }
  func document(_ title: String, _ body: String) -> String {
    "<!doctype html><title>\(title)</title><body>\(body)<nav class=\"plate\">\(title)</nav></body>"
  }
  let seen = said(document("a", "<ul><li>One</li><li>Two</li></ul><p>End</p>"))
  #expect(said(document("b", "<ul><li>Two</li></ul><p>End</p>")).isSubset(of: seen))
  #expect(!said(document("a", "<ul><li>Six</li></ul><p>End</p>")).isSubset(of: seen))
  #expect(!said(document("a", "<ul><li>One</li></ul><p>Fin</p>")).isSubset(of: seen))
}

@Test("what stands one below the other is told apart, what stands side by side is one")
func stacksOfWords() {
  func said(_ html: String) -> Set<Int> {
    sayings(of: Array("<!doctype html><body>\(html)</body><!-- \(html.count) -->".utf8))
  }
  let seen = said(
    """
    <main><div class="stack"><p>One</p><div class="row"><p>Two</p><p>Six</p></div></div>\
    <div class="stack"><p>Ten</p><div class="row"><p>Four</p><p>Five</p></div></div></main>
    """)
  for (html, isSeen) in [
    ("<p>Ten</p><p>One</p><div class=\"row\"><p>Two</p><p>Six</p></div>", true),
    ("<p>Ten</p><p>Two</p>", false),
    ("<div class=\"row\"><p>Two</p><p>Five</p></div>", false),
    ("<div class=\"row\"><div class=\"stack\"><p>One</p></div></div>", false),
    ("<p>One</p>Two", false),
  ] {
    let document = "<main><div class=\"stack\">\(html)</div></main>"
    #expect(said(document).isSubset(of: seen) == isSeen, "\(html)")
  }
}

@Test("links are read in order, without those in what is inert and those of the caption")
func linksRead() {
  let html = """
    <head><link href="a"></head><body><p title="inert"><a class="b" href="c?d&amp;e"></a></p>
    <div inert><br><p><a href="f"></a></p></div><a>g</a><img src="h"/><a href="i"></a>
    <nav class="plate"><a href="j"></a></nav></body>
    """
  #expect(links(of: Array(html.utf8)) == ["c?d&e", "i"])
}
