// What a heading is called in a URL.

import Drawing

/// Makes slugs out of headings: letters and digits of any script in lower case, `-` in between.
enum Slug {
  /// Appends the slug of the heading that begins at an event and ends the text.
  static func append(forHeadingAt heading: Int, to prose: inout ProseText) -> Extent {
    let start = prose.bytes.count
    var isGapPending = false
    for index in heading + 1..<prose.events.count {
      switch prose.events[index] {
      case .text(let words), .codeSpan(let words):
        append(words.range, of: &prose.bytes, start: start, isGapPending: &isGapPending)
      case .softBreak, .lineBreak: isGapPending = true
      default: break
      }
    }
    if prose.bytes.count == start { prose.bytes.append("section") }
    return Extent(from: start, to: prose.bytes.count)
  }

  private static func append(
    _ range: Range<Int>, of bytes: inout [UInt8], start: Int, isGapPending: inout Bool
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        switch byte {
        case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "_"):
          fill(&isGapPending, &bytes, start)
          bytes.append(byte)
        case 0x41...0x5A:
          fill(&isGapPending, &bytes, start)
          bytes.append(byte | 0x20)
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "\t"): isGapPending = true
        default: break
        }
      } else {
        let count = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        let end = min(index + count, range.upperBound)
        if let scalar = scalar(bytes[index..<end]) {
          append(scalar, to: &bytes, start: start, isGapPending: &isGapPending)
        }
        index = end
      }
    }
  }

  private static func append(
    _ scalar: Unicode.Scalar, to bytes: inout [UInt8], start: Int, isGapPending: inout Bool
  ) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .otherNumber, .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter,
      .otherLetter:
      fill(&isGapPending, &bytes, start)
      bytes.append(text: properties.lowercaseMapping)
    case .spaceSeparator, .dashPunctuation: isGapPending = true
    default: break
    }
  }

  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  private static func fill(_ isGapPending: inout Bool, _ bytes: inout [UInt8], _ start: Int) {
    if isGapPending, bytes.count > start { bytes.append(UInt8(ascii: "-")) }
    isGapPending = false
  }
}
