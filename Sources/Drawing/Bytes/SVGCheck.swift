// Whether a picture that somebody wrote is nothing but a picture.

/// Looks through an SVG file: it is handed on as it is, and whoever opens it by itself runs what it
/// holds. Only what is known to draw is let through, and what is not is told.
package struct SVGCheck {
  /// What does not belong into a picture.
  package struct Problem {
    /// As in 'it holds ...'.
    package let words: String
    /// The byte at which the markup begins that has it; nothing where it is the whole file.
    package let offset: Int?
  }

  private let bytes: [UInt8]
  private var index = 0

  /// What is in a file that does not belong into a picture; nothing if it is one.
  package static func problem(in bytes: [UInt8]) -> Problem? {
    var check = SVGCheck(bytes: bytes)
    return check.run()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() -> Problem? {
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      return Problem(words: "what is not UTF-8", offset: nil)
    }
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if let words = markup() { return Problem(words: words, offset: start) }
    }
    return nil
  }

  /// Looks at what stands behind a `<`.
  private mutating func markup() -> String? {
    if skip("!--") { return skip(to: "-->") ? nil : "a comment that does not end" }
    if skip("![CDATA[") { return "a CDATA section" }
    if skip("!") { return "a declaration ('<!')" }
    if skip("?xml ") { return declaration() }
    if skip("?") { return "a processing instruction ('<?')" }
    if skip("/") { return skip(to: ">") ? nil : "a tag that does not end" }
    let name = word()
    guard SVGNames.elements.contains(name) else { return "the element <\(name)>" }
    while true {
      skipSpace()
      if skip("/>") || skip(">") { break }
      let attribute = word()
      if attribute.isEmpty { return "what is no attribute, in <\(name)>" }
      skipSpace()
      guard skip("=") else { return "the attribute '\(attribute)' without a value" }
      skipSpace()
      guard let value = quoted() else { return "the attribute '\(attribute)' without quotes" }
      if let problem = SVGNames.problem(attribute, value, of: name) { return problem }
    }
    guard name == "style" else { return nil }
    let start = index
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return SVGNames.problem(inStyle: String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// Looks at the declaration of XML: in another encoding, the bytes of a quotation mark may be a part of a
  /// letter, and what is read here is not what a browser reads.
  private mutating func declaration() -> String? {
    let start = index
    guard skip(to: "?>") else { return "a declaration that does not end" }
    let said = String(decoding: bytes[start..<index - 2], as: UTF8.self)
    let words = said.lowercased().split { " \t\r\n=\"'".contains($0) }
    guard let place = words.firstIndex(of: "encoding") else {
      return said.contains("encoding") ? "a declaration that cannot be read" : nil
    }
    let encoding = place + 1 < words.count ? words[place + 1] : ""
    return encoding == "utf-8" ? nil : "the encoding '\(encoding)', and not UTF-8"
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static let ends = Set(" \t\r\n=/>\"'<".utf8)

  private mutating func quoted() -> String? {
    guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { return nil }
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: bytes[index]) else { return nil }
    index = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let text = Array("\(text)".utf8)
    guard bytes[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private mutating func skip(to text: StaticString) -> Bool {
    while index < bytes.count {
      if skip(text) { return true }
      index += 1
    }
    return false
  }
}
