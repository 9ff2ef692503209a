// What a reader of a frame's source sees of its prose: words, or how wide they are.

import Foundation

/// A word of a frame: what it says, or the width of what stands for it.
struct SeenWord {
  /// What it says; most words are of one part. Nothing where it is hidden.
  var parts: [(text: [UInt8], style: SeenStyle)] = []
  /// In units of its own em; 0 where it is shown.
  var width = 0
  var style = SeenStyle()
  /// Whether it is set in several styles, so that no one width is its own.
  var isMixed = false

  var isEmpty: Bool { parts.isEmpty && width == 0 }
  /// Whether it is there to be read.
  var isRead: Bool { !parts.isEmpty }
  var text: String { String(decoding: parts.flatMap(\.text), as: UTF8.self) }
}

/// In what a word is set, as its elements tell.
struct SeenStyle: Hashable {
  var isBold = false
  var isItalic = false
  var isCode = false
}

/// Reads the HTML of a frame, and nothing else.
struct LoadingPage {
  /// The lines of the prose: a paragraph, an item, a heading, a line of code.
  private(set) var lines: [[SeenWord]] = []
  private var line: [SeenWord] = []
  private var word = SeenWord()
  private var open: [(name: String, style: SeenStyle)] = []
  private let advance: (UInt32) -> Int

  /// Reads the frame; `advance` tells how wide a glyph of the skeleton font is, 0 for all else.
  init(html: String, advance: @escaping (UInt32) -> Int) {
    self.advance = advance
    guard let start = html.range(of: "class=\"prose") else { return }
    let begin = html[..<start.lowerBound].lastIndex(of: "<") ?? start.lowerBound
    read(html.unicodeScalars[begin...])
  }

  private mutating func read(_ scalars: Substring.UnicodeScalarView) {
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == "<" {
        let end = scalars[index...].firstIndex(of: ">") ?? scalars.index(before: scalars.endIndex)
        tag(String(scalars[scalars.index(after: index)..<end]))
        index = scalars.index(after: end)
        if open.isEmpty { return endLine() }
      } else if scalar == "&" {
        let end = scalars[index...].firstIndex(of: ";") ?? index
        let name = String(scalars[index...end])
        let known = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
        for scalar in (known[name] ?? name).unicodeScalars { take(scalar) }
        index = scalars.index(after: end)
      } else {
        take(scalar)
        index = scalars.index(after: index)
      }
    }
    endLine()
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n" where open.contains { $0.name == "pre" }: endLine()
    case " ", "\n", "\t", "\r": endWord()
    case "\u{200B}": return
    default:
      let style = open.last?.style ?? SeenStyle()
      if word.isEmpty { word.style = style } else if word.style != style { word.isMixed = true }
      let width = advance(scalar.value)
      word.width += width
      if width > 0 { return }
      if word.parts.last?.style != style { word.parts.append(([], style)) }
      word.parts[word.parts.count - 1].text += Array(String(scalar).utf8)
    }
  }

  private mutating func tag(_ tag: String) {
    let name = String(tag.prefix { $0 != " " && $0 != ">" })
    if name == "br" || name == "hr" { return endLine() }
    if tag.hasSuffix("/") || ["img", "input", "rect"].contains(name) { return }
    if name.hasPrefix("/") {
      if Self.isBlock(String(name.dropFirst())) { endLine() }
      open.removeLast(open.isEmpty ? 0 : 1)
      return
    }
    if Self.isBlock(name) { endLine() }
    var style = open.last?.style ?? SeenStyle()
    if ["h1", "h2", "h3", "h4", "h5", "h6", "strong"].contains(name) { style.isBold = true }
    if name == "em" { style.isItalic = true }
    if tag.contains("class=\"h") { style.isBold = true }
    if name == "code" || name == "pre" { style = SeenStyle(isCode: true) }
    open.append((name, style))
  }

  private static func isBlock(_ name: String) -> Bool {
    !["a", "em", "strong", "code", "span", "svg", "b", "i"].contains(name)
  }

  private mutating func endWord() {
    if !word.isEmpty { line.append(word) }
    word = SeenWord()
  }

  private mutating func endLine() {
    endWord()
    if !line.isEmpty { lines.append(line) }
    line = []
  }
}
