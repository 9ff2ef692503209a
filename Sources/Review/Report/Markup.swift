// HTML as it is written here: literals are markup, and all that is interpolated is escaped.

import Drawing

/// A piece of HTML.
struct Markup: ExpressibleByStringInterpolation {
  var bytes: [UInt8]

  init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

  init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  struct StringInterpolation: StringInterpolationProtocol {
    var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { bytes.append(text: literal) }

    mutating func appendInterpolation(_ text: String) { bytes.append(escaped: text) }

    mutating func appendInterpolation(_ number: Int) { bytes.append(decimal: number) }

    mutating func appendInterpolation(_ markup: Markup) { bytes += markup.bytes }
  }
}

extension [UInt8] {
  /// Appends a piece of HTML.
  mutating func write(_ markup: Markup) { self += markup.bytes }
}
