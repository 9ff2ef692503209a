// HTML as it is written around frames: literals are markup, and all that is interpolated is escaped.

/// A piece of HTML.
///
/// ```swift
/// bytes.write("<a href=\"\(href)\">\(title)</a>")  // a title with `<b>` shows `<b>`
/// ```
///
/// It is for this package alone: what a site shows are views, and never markup of its own.
package struct Markup: ExpressibleByStringInterpolation, Sendable {
  package var bytes: [UInt8]

  package var isEmpty: Bool { bytes.isEmpty }

  package init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

  package init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  package struct StringInterpolation: StringInterpolationProtocol {
    var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { bytes.append(text: literal) }

    package mutating func appendInterpolation(_ text: String) { bytes.append(escaped: text) }

    package mutating func appendInterpolation(_ number: Int) { bytes.append(decimal: number) }

    package mutating func appendInterpolation(_ markup: Markup) { bytes += markup.bytes }
  }
}

extension [UInt8] {
  /// Appends a piece of HTML.
  package mutating func write(_ markup: Markup) { self += markup.bytes }
}

extension String {
  /// The text without the control characters that XML cannot hold, even escaped.
  package var inXML: String {
    if unicodeScalars.allSatisfy(Self.isXML) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter(Self.isXML)))
  }

  private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
