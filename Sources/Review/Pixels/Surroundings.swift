// Which frames may be put in one another's place in a page of the browser.

/// What two frames agree in, so that one may be put into the document of the other: where they stand, and
/// all but the title of their heads.
///
/// Loading an address is most of what a picture costs. A document that is put in the place of another is
/// drawn the same, but keeps that one's address, by which it finds what it is drawn with, and what that
/// one's head forbade. So only documents have surroundings whose heads are read here as every browser reads
/// them: anything else might hide a rule of one frame from the other. Nor have those that say more of
/// themselves further down: the colour that they lie on would stay.
struct Surroundings: Hashable {
  private let place: String
  private let head: [UInt8]

  /// The surroundings of a document at a place; nil if its head is not written as ours are.
  init?(of document: [UInt8], at place: String) {
    var reader = HeadReader(rest: document[...])
    guard let head = reader.head(), !reader.holdsMeta else { return nil }
    self.place = place
    self.head = head
  }
}

/// Reads a head of nothing but whole tags that hold no more than themselves: `meta`, `link`, and a title.
private struct HeadReader {
  var rest: ArraySlice<UInt8>

  /// The head up to where the body begins, without the words of its title.
  mutating func head() -> [UInt8]? {
    let start = rest
    guard take("<!doctype html>"), tag("<html"), tag("<head") else { return nil }
    var words = rest[rest.startIndex..<rest.startIndex]
    while !take("</head>") {
      if take("<title>") {
        guard words.isEmpty, let end = rest.firstIndex(of: UInt8(ascii: "<")) else { return nil }
        words = rest[..<end]
        rest = rest[end...]
        guard take("</title>") else { return nil }
      } else {
        guard tag("<meta") || tag("<link") else { return nil }
      }
    }
    let end = rest.startIndex
    guard tag("<body") else { return nil }
    return Array(start[..<words.startIndex] + start[words.endIndex..<end])
  }

  /// Whether what is left looks as if there were a `meta` in it.
  var holdsMeta: Bool {
    var rest = rest
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if rest.prefix(4).lazy.map({ $0 | 0x20 }).elementsEqual("meta".utf8) { return true }
    }
    return false
  }

  /// Takes this, and the space before it.
  private mutating func take(_ text: String) -> Bool {
    let found = rest.drop { Self.isSpace($0) }
    guard found.starts(with: text.utf8) else { return false }
    rest = found.dropFirst(text.utf8.count)
    return true
  }

  /// Takes a tag whose attributes have their values in quotes, or none.
  private mutating func tag(_ opening: String) -> Bool {
    guard take(opening) else { return false }
    while let byte = rest.first, byte != UInt8(ascii: ">") {
      guard Self.isSpace(byte) else { return false }
      rest = rest.drop { Self.isSpace($0) }.drop { Self.isOfName($0) }
      guard rest.starts(with: "=\"".utf8) else { continue }
      rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "\"") }.dropFirst()
    }
    return rest.popFirst() != nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
