// Numbers and lists as people write them in sentences.

extension Int {
  /// `1,208`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-\(text)" : text
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
