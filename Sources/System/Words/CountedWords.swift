// Numbers and lists as people write them in sentences.

extension Int {
  /// `1,208`.
  package var grouped: String {
    let digits = String(magnitude).utf8
    if digits.count <= 3 { return String(self) }
    var text: [UInt8] = self < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `1 page`, `42 pages`.
  package func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}

extension [String] {
  /// `loading, loaded, failed and 2 more`.
  package func listed(atMost most: Int) -> String {
    prefix(most).joined(separator: ", ")
      + (count > most ? " and \((count - most).grouped) more" : "")
  }
}
