// What the opening tag of an SVG tells of its size, as browsers size one that stands in an `img`.

/// The opening tag of an SVG.
struct SVGHeader {
  /// What stands in it, behind its name.
  private let tag: Substring.UTF8View

  /// Finds the tag, after declarations and comments; nothing if the first element is another.
  init?(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes.prefix(16 * 1024), as: UTF8.self)
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if rest.hasPrefix("<svg") {
        tag = rest.dropFirst(4).utf8.prefix(while: Self.isInTag())
        return
      }
      if rest.hasPrefix("<!--") {
        guard let end = rest.dropFirst(4).firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard rest.hasPrefix("<?") || rest.hasPrefix("<!") else { return nil }
      rest = rest.drop { $0 != ">" }
    }
    return nil
  }

  /// Takes byte after byte; whether the tag goes on. A `>` within quotes does not end it.
  private static func isInTag() -> (UInt8) -> Bool {
    var quote: UInt8?
    return { byte in
      if let open = quote {
        if byte == open { quote = nil }
        return true
      }
      if Self.isQuote(byte) { quote = byte }
      return byte != UInt8(ascii: ">")
    }
  }

  /// In CSS pixels.
  var size: (width: Double, height: Double) {
    var said: [String: Substring.UTF8View] = [:]
    readAttributes { said[$0] = $1 }
    let width = said["width"].flatMap(Self.pixels)
    let height = said["height"].flatMap(Self.pixels)
    let box = said["viewBox"].flatMap(Self.box)
    switch (width, height, box) {
    case (let width?, let height?, _): return (width, height)
    case (let width?, nil, let box?): return (width, width / box.width * box.height)
    case (nil, let height?, let box?): return (height / box.height * box.width, height)
    case (nil, nil, let box?):
      // A browser takes only the ratio from it, and all the room that there is. So it may be as large
      // as it was drawn, but no less than where there is little room: some draw in a unit square.
      let scale = max(1, min(Self.least.width / box.width, Self.least.height / box.height))
      return (box.width * scale, box.height * scale)
    case (_, _, nil): return (width ?? Self.least.width, height ?? Self.least.height)
    }
  }

  /// The room that CSS gives to what has no size.
  private static let least = (width: 300.0, height: 150.0)
}

// MARK: - Attributes

extension SVGHeader {
  private func readAttributes(_ keep: (String, Substring.UTF8View) -> Void) {
    var rest = tag
    while true {
      rest = rest.drop(while: Self.isSpace)
      let name = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "=") }
      rest = rest.dropFirst(name.count).drop(while: Self.isSpace)
      guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return }
      rest = rest.dropFirst().drop(while: Self.isSpace)
      guard let quote = rest.first, Self.isQuote(quote) else { return }
      let value = rest.dropFirst().prefix { $0 != quote }
      keep(String(Substring(name)), value)
      rest = rest.dropFirst(value.count + 2)
    }
  }

  /// A length. Shares of the room are none, as there may be any room, nor is what cannot be read.
  private static func pixels(_ text: Substring.UTF8View) -> Double? {
    var rest = text.drop(while: isSpace)
    guard let number = number(&rest) else { return nil }
    let unit = rest.prefix { !isSpace($0) }
    guard rest.dropFirst(unit.count).allSatisfy(isSpace) else { return nil }
    return units[Substring(unit).lowercased()].map { number * $0 }
  }

  /// How many pixels each is; those that are measured by a face, as of the one that browsers begin with.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96 / 72,
    "pc": 16, "em": 16, "rem": 16, "ex": 7.3, "ch": 8,
  ]

  /// The sides of a `viewBox`, if both are there to be seen.
  private static func box(_ text: Substring.UTF8View) -> (width: Double, height: Double)? {
    var rest = text.drop(while: isSpace)
    var numbers: [Double] = []
    while let number = number(&rest) {
      numbers.append(number)
      rest = rest.drop(while: isSpace)
      guard rest.first == UInt8(ascii: ",") else { continue }
      rest = rest.dropFirst().drop(while: isSpace)
    }
    guard rest.isEmpty, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return (numbers[2], numbers[3])
  }

  /// Takes a number from the beginning, written as in CSS.
  private static func number(_ rest: inout Substring.UTF8View) -> Double? {
    var end = rest
    if let sign = end.first, "+-".utf8.contains(sign) { end = end.dropFirst() }
    let whole = digits(&end)
    var fraction = 0
    if end.first == UInt8(ascii: "."), let digit = end.dropFirst().first, isDigit(digit) {
      end = end.dropFirst()
      fraction = digits(&end)
    }
    guard whole + fraction > 0 else { return nil }
    var power = end
    if power.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      power = power.dropFirst()
      if let sign = power.first, "+-".utf8.contains(sign) { power = power.dropFirst() }
      if digits(&power) > 0 { end = power }
    }
    let text = Substring(rest[..<end.startIndex])
    rest = end
    return Double(text)
  }

  /// Takes digits from the beginning; how many.
  private static func digits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix(while: isDigit)
    rest = rest.dropFirst(digits.count)
    return digits.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }
}
