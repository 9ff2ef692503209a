// XML for readers elsewhere.

import Drawing

extension [UInt8] {
  /// Appends an element with a text in it.
  mutating func append(_ tag: StaticString, _ text: String) {
    append("<")
    append(tag)
    append(">")
    append(xml: text)
    append("</")
    append(tag)
    append(">")
  }

  /// Appends a text without the control characters that XML cannot hold.
  mutating func append(xml text: String) {
    let isClean = text.unicodeScalars.allSatisfy(Self.isXML)
    append(
      escaped: isClean
        ? text : String(String.UnicodeScalarView(text.unicodeScalars.filter(Self.isXML))))
  }

  private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
