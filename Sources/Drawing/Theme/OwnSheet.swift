// A stylesheet of a site's own: what may stand in it, and how it reads where a page is a picture.

import Type

/// Rules of a site's own, behind those of the theme.
package struct OwnSheet: Hashable, Sendable {
  /// As it is written, but that what it says of headings is said of those, too, that are hidden.
  package let text: String
  /// Where a page is not the document but a picture in another: what it says of `html`, `body` and
  /// `:root` is said of the picture, and what depends on the window's width depends on the picture's.
  package let inPicture: String
  /// What may be in it, and makes what is hidden another size than its text.
  package let warnings: [Remark]

  /// Reads a stylesheet; throws at the first thing that may not be in one.
  package init(_ text: String) throws(Remark) {
    var reader = SheetReader(text)
    try reader.read()
    self.text = reader.page
    inPicture = reader.picture
    warnings = reader.warnings
  }

  /// What is to be said of something in a stylesheet.
  package struct Remark: Error, Hashable, Sendable {
    /// What is wrong, and what to do.
    package let sentence: String
    /// How many bytes stand before it, and how many it has.
    package let offset: Int
    package var length = 1
  }
}

/// Goes through a stylesheet once: texts and comments are passed over, selectors and conditions are
/// written for pages and for pictures, and what would load something is refused.
private struct SheetReader {
  private let bytes: [UInt8]
  private var place = 0
  /// The sheet for pictures so far, and that for pages, without what stands since ``start``.
  private var output: [UInt8] = []
  private var pageOutput: [UInt8] = []
  /// For each block that is open, whether declarations stand in it.
  private var open: [Bool] = []
  /// What closes the parentheses and brackets that are open: until then, a browser reads on through
  /// any braces, and so into the rules that come behind this sheet.
  private var closers: [UInt8] = []
  /// Where the selector, condition or declaration began that is being read: in ``output``.
  private var start = 0
  /// What stands since then as a browser reads it, in lower case, without spaces and comments.
  private var said: [UInt8] = []
  /// Where its first word stands, in ``bytes``.
  private var firstWord: Range<Int>?
  private(set) var warnings: [OwnSheet.Remark] = []

  var page: String { String(decoding: pageOutput + output[start...], as: UTF8.self) }
  var picture: String { String(decoding: output, as: UTF8.self) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// What is still open at the end would swallow the rules that come behind it, those for what is
  /// redacted among them.
  mutating func read() throws(OwnSheet.Remark) {
    while place < bytes.count { try readNext() }
    try expectClosed()
    if !open.isEmpty { throw refusal("a '{' is never closed. Put a '}' where its rules end") }
    if !output[start...].allSatisfy(\.isSpace) {
      throw refusal("what stands here is of no rule. Put a '{' and a '}' behind it, or remove it")
    }
  }

  private mutating func readNext() throws(OwnSheet.Remark) {
    switch bytes[place] {
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipText()
    case UInt8(ascii: "\\") where next == nil:
      throw refusal("a '\\' stands before nothing. Remove it")
    case UInt8(ascii: "("):
      closers.append(UInt8(ascii: ")"))
      takeSign()
    case UInt8(ascii: "["):
      closers.append(UInt8(ascii: "]"))
      takeSign()
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      guard closers.popLast() == bytes[place] else {
        throw refusal("this '\(UnicodeScalar(bytes[place]))' closes nothing. Remove it")
      }
      takeSign()
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
      try expectClosed()
      if bytes[place] != UInt8(ascii: "{") { try checkDeclaration() }
      try readBoundary()
    case UInt8(ascii: "!"):
      throw refusal(
        "'!important' is not allowed here, since it would outweigh the rules for what is redacted. "
          + "Leave it out: what stands here outweighs the theme")
    default: try readWord()
    }
  }

  private func expectClosed() throws(OwnSheet.Remark) {
    guard let closer = closers.last else { return }
    throw refusal("before this, a '\(UnicodeScalar(closer))' is missing. Put it where it belongs")
  }

  /// What a declaration says, if one has been read.
  private mutating func checkDeclaration() throws(OwnSheet.Remark) {
    guard let firstWord, let colon = said.firstIndex(of: UInt8(ascii: ":")) else { return }
    let name = String(decoding: said[..<colon], as: UTF8.self)
    let value = String(decoding: said[(colon + 1)...], as: UTF8.self)
    if let sentence = Self.faceRefusal(name, value) {
      throw OwnSheet.Remark(sentence: sentence, offset: firstWord.lowerBound)
    }
    if Self.changesMeasures(name, value) {
      warnings.append(
        OwnSheet.Remark(
          sentence:
            "'\(name)' changes how much room words take, and what is hidden is not told of it: it is as "
            + "large as its text without, so pages move when they have loaded. Leave it out where "
            + "something loads",
          offset: firstWord.lowerBound, length: firstWord.count))
    }
  }

  /// What is redacted is drawn in a face that is among those of each kind of text, and measured in these.
  private static func faceRefusal(_ name: String, _ value: String) -> String? {
    let kinds = TextStyle.Family.allCases.map { "--\($0.rawValue)" }
    if kinds.contains(name) {
      return
        "'\(name)' is not to be set here, since what is redacted is drawn in a face that is in it. "
        + "Faces are named under 'fonts' in site.yaml"
    }
    guard ["font", "font-family", "all"].contains(name), !["inherit", "unset"].contains(value)
    else {
      return nil
    }
    if name == "all" {
      return
        "'all' can be 'inherit' or 'unset' here, since what is redacted is drawn in a face that would "
        + "be lost by '\(value)'"
    }
    let families = kinds.map { "var(\($0))" }
    if families.contains(where: value.hasSuffix) { return nil }
    return "'\(name)' must end with one of \(families.joined(separator: ", ")) here, since what is "
      + "redacted is drawn in a face that is among them. Faces are named under 'fonts' in site.yaml"
  }

  /// Whether words take more or less room by it than what stands for them. All that a browser knows was
  /// tried: see the law of it in the tests.
  private static func changesMeasures(_ name: String, _ value: String) -> Bool {
    // Whatever it is set to, sizes and faces are those of what is around it.
    if name == "all" { return true }
    let neutral: [String]? =
      switch name {
      case "font", "font-weight", "font-style", "font-stretch", "font-width", "font-size-adjust",
        "writing-mode":
        []
      case "letter-spacing", "text-spacing-trim", "word-break", "font-feature-settings",
        "font-variation-settings":
        ["normal"]
      case "text-transform", "text-emphasis", "text-emphasis-style": ["none"]
      case "white-space", "white-space-collapse": ["normal", "collapse", "nowrap"]
      case "line-break", "font-kerning", "text-spacing": ["auto", "normal"]
      case "hyphens": ["manual"]
      case "tab-size": ["8"]
      case "text-autospace": ["no-autospace"]
      default: name.hasPrefix("font-variant") ? ["normal"] : nil
      }
    guard let neutral else { return false }
    return !["inherit", "unset", "initial"].contains(value) && !neutral.contains(value)
  }

  private mutating func readBoundary() throws(OwnSheet.Remark) {
    switch bytes[place] {
    case UInt8(ascii: "{"): finishPrelude()
    case UInt8(ascii: "}"):
      guard open.popLast() != nil else { throw refusal("this '}' closes nothing. Remove it") }
    default: break
    }
    take(1)
    begin()
  }

  /// Another selector, condition or declaration begins here.
  private mutating func begin() {
    pageOutput += output[start...]
    start = output.count
    said.removeAll(keepingCapacity: true)
    firstWord = nil
  }

  private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

  private func refusal(_ sentence: String) -> OwnSheet.Remark {
    OwnSheet.Remark(sentence: sentence, offset: min(place, max(0, bytes.count - 1)))
  }

  private mutating func take(_ count: Int) {
    let end = min(bytes.count, place + count)
    output += bytes[place..<end]
    place = end
  }

  private mutating func takeSign() {
    if place < bytes.count, !bytes[place].isSpace { said.append(bytes[place]) }
    take(1)
  }

  private mutating func skipComment() throws(OwnSheet.Remark) {
    let isFirst = output[start...].allSatisfy(\.isSpace)
    var end = place + 2
    while end + 1 < bytes.count,
      bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
    { end += 1 }
    guard end + 1 < bytes.count else {
      throw refusal("this comment is never closed. Put '*/' at its end")
    }
    take(end + 2 - place)
    if isFirst { begin() }
  }

  private mutating func skipText() throws(OwnSheet.Remark) {
    let quote = bytes[place]
    var end = place + 1
    while end < bytes.count, bytes[end] != quote {
      if bytes[end].endsLine { break }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == quote else {
      throw refusal("this text is never closed. Put a quotation mark at its end")
    }
    said += bytes[place...end]
    take(end + 1 - place)
  }

  private mutating func readWord() throws(OwnSheet.Remark) {
    let (name, end) = word(at: place)
    if end == place { return takeSign() }
    let word = name.lowercased()
    if firstWord == nil, said.isEmpty { firstWord = place..<end }
    said += word.utf8
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
    let isNested = !isCondition && open.last == true
    if isCondition {
      let isOfWidth = prelude.contains("width") && prelude.contains("@media")
      pageOutput += output[start...]
      if isOfWidth {
        output.replaceSubrange(start..., with: prelude.replacing("@media", with: "@container").utf8)
      }
    } else {
      pageOutput += Self.elements(of: prelude, Self.inPage).utf8
      let picture = Self.elements(of: prelude) { name in
        (isNested ? nil : Self.inPicture(name)) ?? Self.inPage(name)
      }
      output.replaceSubrange(start..., with: picture.utf8)
    }
    start = output.count
    open.append(!isCondition)
  }

  /// A heading that is hidden is none, and is known by its class; it weighs as much.
  private static func inPage(_ name: String) -> String? {
    let isHeading = (1...6).contains { name == "h\($0)" }
    return isHeading ? ":is(\(name), :where(.\(name)))" : nil
  }

  private static func inPicture(_ name: String) -> String? {
    switch name {
    case "html", ":root": ":host"
    case "body": ".\(FrameTheme.pictureClass)"
    default: nil
    }
  }

  /// A selector with other words for some of its elements.
  private static func elements(of prelude: String, _ other: (String) -> String?) -> String {
    var result = ""
    var word = ""
    var before: Character?
    func finished() -> String {
      // A class, an id and an attribute may be called like an element, and have such a value.
      if let before, ".#-[=\"'".contains(before) { return word }
      return other(word.lowercased()) ?? word
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
