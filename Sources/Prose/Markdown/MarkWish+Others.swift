// What hides a part elsewhere, by other generators or by a stylesheet, and hides nothing here.

import Drawing

extension MarkWish {
  /// The first tag in raw HTML that says of itself that it is private: `<div class="private">`.
  static func firstTag(in html: ArraySlice<UInt8>) -> MarkWish? {
    var rest = html
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      guard let first = rest.first, (0x61...0x7A).contains(first | 0x20) else { continue }
      var attributes = TagAttributes(of: rest)
      while let (name, value) = attributes.next() {
        guard isWish(name, value) else { continue }
        return MarkWish(
          written: written(at: start, of: html), suggestion: AuthorMark.private.name,
          line: html[..<start].count { $0 == 0x0A })
      }
      rest = attributes.rest
    }
    return nil
  }

  /// The first line that begins a part as other generators have it: `::: private`, `::: {.private}`,
  /// `{% private %}`, `{{< private >}}`.
  static func firstFence(in text: ArraySlice<UInt8>) -> MarkWish? {
    var line = 0
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.endIndex
      let piece = text[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if isPrivate(fence: piece) {
        return MarkWish(
          written: written(at: piece.startIndex, of: text), suggestion: AuthorMark.private.name,
          line: line)
      }
      line += 1
      start = end + 1
    }
    return nil
  }

  /// A line that defines a link that nobody can see, which is how some write comments:
  /// `[//]: # (private)`.
  init?(definition line: ArraySlice<UInt8>) {
    let piece = line.drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
    guard piece.first == UInt8(ascii: "["), line.prefix(while: { $0 == 0x20 }).count < 4,
      let end = RawHTML.find("]:", in: piece.span, from: 0)
    else { return nil }
    let words = piece.dropFirst(end + 2).split { $0 == 0x20 || $0 == 0x09 }
    guard let goal = words.first,
      ["#", "<>", "<#>"].contains(String(decoding: goal, as: UTF8.self)),
      let start = words.dropFirst().first, "(\"'".utf8.contains(start[start.startIndex])
    else { return nil }
    // What it says is read as what another comment says.
    let said = words.dropFirst().joined(separator: " ".utf8).dropFirst().dropLast()
    let comment = Array("<!-- ".utf8) + said + Array(" -->".utf8)
    guard let wish = MarkWish(at: 0, of: comment[...]) else { return nil }
    self.init(
      written: Self.written(at: piece.startIndex, of: piece), suggestion: wish.suggestion, line: 0)
  }

  /// Whether a line begins with colons, or as a piece of a template, and its first word says so, or a
  /// class: what else stands there is a title.
  private static func isPrivate(fence line: ArraySlice<UInt8>) -> Bool {
    guard
      line.starts(with: ":::".utf8) || line.starts(with: "{%".utf8) || line.starts(with: "{{".utf8)
    else { return false }
    let words = line.drop { ":{%<-/*".utf8.contains($0) }.prefix(200).split {
      " \t{}[]%>".utf8.contains($0)
    }
    return words.enumerated().contains { index, word in
      if index == 0, hidingFences.contains(String(decoding: word, as: UTF8.self).lowercased()) {
        return true
      }
      return (index == 0 || word.first == UInt8(ascii: ".")) && saysPrivate(word)
    }
  }

  /// What a part is called that is not for readers: in templates, a comment.
  private static let hidingFences = hiding.union(["comment"])

  private static func isWish(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Bool {
    if saysPrivate(name) { return true }
    // A class may be of several words; what else is only one word is a name, and no sentence.
    if name.elementsEqual("class".utf8, by: { $0 | 0x20 == $1 }) { return saysPrivate(value) }
    guard name.elementsEqual("id".utf8, by: { $0 | 0x20 == $1 }) || name.starts(with: "data-".utf8)
    else { return false }
    return value.allSatisfy { $0 >= 0x80 || isLetter($0) } && saysPrivate(value)
  }

  /// Whether one of the words is almost the word. What is about privacy is not private itself.
  private static func saysPrivate(_ text: ArraySlice<UInt8>) -> Bool {
    text.prefix(200).split { $0 < 0x80 && !isLetter($0) }.contains { word in
      let word = String(decoding: word, as: UTF8.self).lowercased()
      return word != "privacy" && isPrivate(word)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// The attributes of a tag, one by one, each with its value.
private struct TagAttributes {
  /// What was not read yet.
  private(set) var rest: ArraySlice<UInt8>

  /// Begins behind the name of a tag, of which the first letter is the first byte.
  init(of tag: ArraySlice<UInt8>) {
    rest = tag.drop { !Self.isSpace($0) && !"/<>".utf8.contains($0) }
  }

  /// The next one; nothing where the tag ends, or what is no attribute begins.
  mutating func next() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
    let name = rest.prefix { !Self.isSpace($0) && !"/<>=".utf8.contains($0) }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    let next = rest.drop(while: Self.isSpace)
    guard next.first == UInt8(ascii: "=") else { return (name, []) }
    rest = next.dropFirst().drop(while: Self.isSpace)
    guard let quote = rest.first, "\"'".utf8.contains(quote) else {
      let value = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
      rest = rest[value.endIndex...]
      return (name, value)
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return (name, value)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
