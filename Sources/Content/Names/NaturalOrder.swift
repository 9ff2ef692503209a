// The order of names in which people count: `part-2` before `part-10`.

extension String {
  /// Whether the name comes before another, digits read as numbers, all else by its bytes.
  package func naturallyPrecedes(_ other: String) -> Bool {
    var (one, two) = (utf8[...], other.utf8[...])
    while let byte = one.first, let against = two.first {
      if byte.isDigit, against.isDigit {
        let (number, versus) = (one.takeNumber(), two.takeNumber())
        if number.count != versus.count { return number.count < versus.count }
        if !number.elementsEqual(versus) { return number.lexicographicallyPrecedes(versus) }
      } else {
        if byte != against { return byte < against }
        one.removeFirst()
        two.removeFirst()
      }
    }
    // Of `1` and `01`, which are one number, the bytes decide.
    if one.isEmpty, two.isEmpty { return utf8.lexicographicallyPrecedes(other.utf8) }
    return one.isEmpty
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension Substring.UTF8View {
  /// Takes the digits at the beginning; gives them without the zeros in front.
  fileprivate mutating func takeNumber() -> Substring.UTF8View {
    let digits = prefix { $0.isDigit }
    self = self[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
