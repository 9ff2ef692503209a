// A stylesheet of a site's own: what may stand in it, and how it reads where a page is a picture.

import Type

/// Rules of a site's own, behind those of the theme.
package struct OwnSheet: Hashable, Sendable {
  /// As it is written.
  package let text: String
  /// Where a page is not the document but a picture in another: what it says of `html`, `body` and
  /// `:root` is said of the picture, and what depends on the window's width depends on the picture's.
  package let inPicture: String

  /// Reads a stylesheet; throws at the first thing that may not be in one.
  package init(_ text: String) throws(Refusal) {
    var reader = SheetReader(text)
    try reader.read()
    self.text = text
    inPicture = reader.written
  }

  /// Something that may not be in a stylesheet, and where.
  package struct Refusal: Error, Hashable, Sendable {
    /// What is wrong, and what to do.
    package let sentence: String
    /// How many bytes stand before it.
    package let offset: Int
  }
}

/// Goes through a stylesheet once: texts and comments are passed over, selectors and conditions are
/// written for pictures, and what would load something is refused.
private struct SheetReader {
  private let bytes: [UInt8]
  private var place = 0
  private var output: [UInt8] = []
  /// For each block that is open, whether declarations stand in it.
  private var open: [Bool] = []
  /// What closes the parentheses and brackets that are open: until then, a browser reads on through
  /// any braces, and so into the rules that come behind this sheet.
  private var closers: [UInt8] = []
  /// Where the selector, condition or declaration began that is being read.
  private var start = 0

  var written: String { String(decoding: output, as: UTF8.self) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// What is still open at the end would swallow the rules that come behind it, those for what is
  /// redacted among them.
  mutating func read() throws(OwnSheet.Refusal) {
    while place < bytes.count { try readNext() }
    try expectClosed()
    if !open.isEmpty { throw refusal("a '{' is never closed. Put a '}' where its rules end") }
    if !output[start...].allSatisfy(\.isSpace) {
      throw refusal("what stands here is of no rule. Put a '{' and a '}' behind it, or remove it")
    }
  }

  private mutating func readNext() throws(OwnSheet.Refusal) {
    switch bytes[place] {
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipText()
    case UInt8(ascii: "\\") where next == nil:
      throw refusal("a '\\' stands before nothing. Remove it")
    case UInt8(ascii: "("):
      closers.append(UInt8(ascii: ")"))
      take(1)
    case UInt8(ascii: "["):
      closers.append(UInt8(ascii: "]"))
      take(1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      guard closers.popLast() == bytes[place] else {
        throw refusal("this '\(UnicodeScalar(bytes[place]))' closes nothing. Remove it")
      }
      take(1)
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
      try expectClosed()
      try expectFamilies()
      try readBoundary()
    case UInt8(ascii: "!"):
      throw refusal(
        "'!important' is not allowed here, since it would outweigh the rules for what is redacted. "
          + "Leave it out: what stands here outweighs the theme")
    default: try readWord()
    }
  }

  private func expectClosed() throws(OwnSheet.Refusal) {
    guard let closer = closers.last else { return }
    throw refusal("before this, a '\(UnicodeScalar(closer))' is missing. Put it where it belongs")
  }

  /// What is redacted is drawn in a face that is among those of each kind of text, and measured in these.
  private func expectFamilies() throws(OwnSheet.Refusal) {
    guard bytes[place] != UInt8(ascii: "{") else { return }
    let declaration = output[start...].drop(while: \.isSpace)
    let parts = String(decoding: declaration, as: UTF8.self).lowercased()
      .split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
    guard parts.count == 2, ["font", "font-family"].contains(parts[0]) else { return }
    let families = TextStyle.Family.allCases.map { "var(--\($0.rawValue))" }
    if ["inherit", "unset"].contains(parts[1]) || families.contains(where: parts[1].hasSuffix) {
      return
    }
    throw OwnSheet.Refusal(
      sentence:
        "'\(parts[0])' must end with one of \(families.joined(separator: ", ")) here, since what is "
        + "redacted is drawn in a face that is among them. Faces are named under 'fonts' in site.yaml",
      offset: place - declaration.count)
  }

  private mutating func readBoundary() throws(OwnSheet.Refusal) {
    switch bytes[place] {
    case UInt8(ascii: "{"):
      finishPrelude()
      take(1)
      start = output.count
    case UInt8(ascii: "}"):
      guard open.popLast() != nil else {
        throw refusal("this '}' closes nothing. Remove it")
      }
      take(1)
      start = output.count
    default:
      take(1)
      start = output.count
    }
  }

  private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

  private func refusal(_ sentence: String) -> OwnSheet.Refusal {
    OwnSheet.Refusal(sentence: sentence, offset: min(place, max(0, bytes.count - 1)))
  }

  private mutating func take(_ count: Int) {
    let end = min(bytes.count, place + count)
    output += bytes[place..<end]
    place = end
  }

  private mutating func skipComment() throws(OwnSheet.Refusal) {
    let isFirst = output[start...].allSatisfy(\.isSpace)
    var end = place + 2
    while end + 1 < bytes.count,
      bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
    { end += 1 }
    guard end + 1 < bytes.count else {
      throw refusal("this comment is never closed. Put '*/' at its end")
    }
    take(end + 2 - place)
    if isFirst { start = output.count }
  }

  private mutating func skipText() throws(OwnSheet.Refusal) {
    let quote = bytes[place]
    var end = place + 1
    while end < bytes.count, bytes[end] != quote {
      if bytes[end].endsLine { break }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == quote else {
      throw refusal("this text is never closed. Put a quotation mark at its end")
    }
    take(end + 1 - place)
  }

  private mutating func readWord() throws(OwnSheet.Refusal) {
    let (name, end) = word(at: place)
    if end == place { return take(1) }
    let word = name.lowercased()
    let isCall = end < bytes.count && bytes[end] == UInt8(ascii: "(")
    if word == "@import" || word == "@font-face" || word == "@namespace" {
      throw refusal(
        "'\(word)' is not allowed here, since pages load nothing but this file. "
          + (word == "@font-face" ? "Name fonts under 'fonts' in site.yaml" : "Put the rules here"))
    }
    if isCall, ["url", "image-set", "-webkit-image-set", "image", "src"].contains(word) {
      throw refusal(
        "'\(word)(…)' is not allowed here, since pages load nothing but what their content names. "
          + "Put pictures on the page")
    }
    take(end - place)
  }

  /// A word as a browser reads it, and where it ends: `u\\72 l` is `url`.
  private func word(at start: Int) -> (word: String, end: Int) {
    var word: [UInt8] = []
    var end = start
    while end < bytes.count {
      if bytes[end].isOfName {
        word.append(bytes[end])
        end += 1
      } else if bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.count, !bytes[end + 1].endsLine {
        end += 1
        let digits = bytes[end...].prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit }
        if digits.isEmpty {
          word.append(bytes[end])
          end += 1
          continue
        }
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
        word += Array(String(Unicode.Scalar(number).map(Character.init) ?? "�").utf8)
        end += digits.count
        // A space behind it is a part of it, as is the end of a line, of two bytes or of one.
        if end < bytes.count, bytes[end].isSpace {
          let isDouble = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
          end += isDouble ? 2 : 1
        }
      } else {
        break
      }
    }
    return (String(decoding: word, as: UTF8.self), end)
  }

  /// What stood before a brace: of what the rules are, or when they hold.
  private mutating func finishPrelude() {
    let prelude = String(decoding: output[start...], as: UTF8.self)
    let isCondition = prelude.drop(while: \.isWhitespace).hasPrefix("@")
    if isCondition || open.last != true {
      output.replaceSubrange(start..., with: Array(Self.inPicture(prelude, isCondition).utf8))
    }
    open.append(!isCondition)
  }

  private static func inPicture(_ prelude: String, _ isCondition: Bool) -> String {
    if isCondition {
      let isOfWidth = prelude.contains("width") && prelude.contains("@media")
      return isOfWidth ? prelude.replacing("@media", with: "@container") : prelude
    }
    var result = ""
    var word = ""
    var before: Character?
    func finished() -> String {
      // A class or an id may be called like an element.
      if before == "." || before == "#" || before == "-" { return word }
      return switch word {
      case "html", ":root": ":host"
      case "body": ".\(FrameTheme.pictureClass)"
      default: word
      }
    }
    for character in prelude {
      if character == ":" {
        result += finished()
        (word, before) = (":", nil)
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        if word.isEmpty { before = result.last }
        word.append(character)
      } else {
        result += finished()
        word = ""
        result.append(character)
      }
    }
    return result + finished()
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isSpace: Bool { self <= 0x20 }

  /// Whether a line ends here, as stylesheets have it: a text that is not closed does, too.
  fileprivate var endsLine: Bool { [0x0A, 0x0C, 0x0D].contains(self) }
}
