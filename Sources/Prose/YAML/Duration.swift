// Spans of time as authors write them.

extension Fields {
  /// A span of time in milliseconds: `4` and `4s` are seconds, `250ms` and `2m` say so.
  func milliseconds(_ name: String, into findings: inout Findings) -> Int? {
    guard let entry = value([name]) else { return nil }
    if case .scalar(let text, _) = entry.value.content, let span = Self.milliseconds(text) {
      return span
    }
    return wrong(entry, "a span of time such as 4s or 250ms", into: &findings)
  }

  /// Whole and decimal numbers of at most a day.
  static func milliseconds(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit: Double
    switch text.dropFirst(digits.count).drop(while: { $0 == " " }) {
    case "ms": unit = 1
    case "", "s": unit = 1000
    case "m", "min": unit = 60_000
    default: return nil
    }
    guard let number = Double(digits), number.isFinite else { return nil }
    let span = (number * unit).rounded()
    return span <= 86_400_000 ? Int(span) : nil
  }
}
