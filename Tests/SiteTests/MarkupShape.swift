// What documents have in common that differ in words and addresses only, or in which of their rows
// are of which kind: a browser says the same of them.

import Testing

/// A document's markup, in which of the values of some attributes only that they are there counts. So
/// it is with texts, unless their words count; of short ones it counts how short they are.
func markupShape(of html: [UInt8], countingWords: Bool = false) -> Int {
  var hasher = Hasher()
  var attribute: [UInt8] = []
  var textLength = 0
  var isInTag = false
  var place = 0
  while place < html.count {
    let byte = html[place]
    place += 1
    switch (isInTag, byte) {
    case (false, UInt8(ascii: "<")):
      hasher.combine(min(textLength, 2))
      textLength = 0
      isInTag = true
      attribute = []
    case (false, _):
      if byte > 0x20 { textLength += 1 }
      if countingWords { hasher.combine(byte) }
    case (true, UInt8(ascii: ">")):
      isInTag = false
      hasher.combine(byte)
    case (true, UInt8(ascii: "\"")):
      let isOfWords = attributesOfWords.contains(String(decoding: attribute, as: UTF8.self))
      let start = place
      while place < html.count, html[place] != UInt8(ascii: "\"") {
        if !isOfWords { hasher.combine(html[place]) }
        place += 1
      }
      hasher.combine(place == start)
      place += 1
    default:
      hasher.combine(byte)
      if byte == UInt8(ascii: " ") {
        attribute = []
      } else if byte != UInt8(ascii: "=") {
        attribute.append(byte)
      }
    }
  }
  return hasher.finalize()
}

private let attributesOfWords: Set<String> = [
  "href", "src", "srcset", "alt", "title", "aria-label", "content",
]

/// The shapes of a document's pieces: its rows, and what stands between them. Where words count, these
/// are the words of the page: its head and the caption under it say something new in each document.
func markupShapes(of html: [UInt8], countingWords: Bool = false) -> Set<Int> {
  var shapes: Set<Int> = []
  var start = 0
  func close(at end: Int) {
    let piece = html[start..<end]
    start = end
    if countingWords, edges.contains(where: { piece.starts(with: $0) }) { return }
    shapes.insert(markupShape(of: Array(piece), countingWords: countingWords))
  }
  for place in html.indices where html[place] == UInt8(ascii: "<") {
    if (cuts + edges).contains(where: { html[place...].starts(with: $0) }) { close(at: place) }
  }
  close(at: html.count)
  return shapes
}

private let cuts = [
  "<li", "</ul>", "</ol>", "<tr", "</table>", "<figure", "</figure>", "<body",
].map {
  Array($0.utf8)
}
private let edges = ["<!doctype", "<nav class=\"plate\""].map { Array($0.utf8) }

@Test("a document shows nothing new if each of its rows was seen before, in whatever order")
func rows() {
  func shapes(_ html: String) -> Set<Int> { markupShapes(of: Array(html.utf8)) }
  let seen = shapes("<ul><li><b>One</b></li><li><i>Two</i></li></ul><p>End</p>")
  #expect(shapes("<ul><li><i>Six</i></li><li><i>Ten</i></li></ul><p>Fin</p>").isSubset(of: seen))
  #expect(!shapes("<ul><li><u>Six</u></li></ul><p>Fin</p>").isSubset(of: seen))
  #expect(!shapes("<ul><li><i>Six</i></li></ul><p><b>Fin</b></p>").isSubset(of: seen))
}

@Test("where words count, a document shows nothing new if each of its rows said the same before")
func rowsOfWords() {
  func shapes(_ html: String) -> Set<Int> {
    markupShapes(of: Array(html.utf8), countingWords: true)
  }
  func document(_ title: String, _ body: String) -> String {
    "<!doctype html><title>\(title)</title><body>\(body)<nav class=\"plate\">\(title)</nav></body>"
  }
  let seen = shapes(document("a", "<ul><li>One</li><li>Two</li></ul><p>End</p>"))
  #expect(shapes(document("b", "<ul><li>Two</li></ul><p>End</p>")).isSubset(of: seen))
  #expect(!shapes(document("a", "<ul><li>Six</li></ul><p>End</p>")).isSubset(of: seen))
  #expect(!shapes(document("a", "<ul><li>One</li></ul><p>Fin</p>")).isSubset(of: seen))
}

@Test("documents are one in shape if they differ in words and addresses, and in nothing else")
func shapes() {
  func shape(_ html: String) -> Int { markupShape(of: Array(html.utf8)) }
  let one = shape("<p class=\"a\" lang=\"en\">Some words<a href=\"b.html\">there</a></p>")
  for (html, isOne) in [
    ("<p class=\"a\" lang=\"en\">Other ones<a href=\"c.html\">here &gt;</a></p>", true),
    ("<p class=\"b\" lang=\"en\">Some words<a href=\"b.html\">there</a></p>", false),
    ("<p class=\"a\" lang=\"ja\">Some words<a href=\"b.html\">there</a></p>", false),
    ("<p class=\"a\" lang=\"en\">Some words<a href=\"\">there</a></p>", false),
    ("<p class=\"a\" lang=\"en\">Some words<a href=\"b.html\"> </a></p>", false),
    ("<p class=\"a\" lang=\"en\">Some words<a href=\"b.html\">t</a></p>", false),
    ("<p class=\"a\" lang=\"en\">Some words<b><a href=\"b.html\">there</a></b></p>", false),
  ] {
    #expect((shape(html) == one) == isOne, "\(html)")
  }
}
