// Times as people write them.

extension Duration {
  /// `0 s`, `500 ms`, `1.499 s`: exact to the microsecond, without digits that say nothing.
  package var readable: String {
    let (seconds, attoseconds) = components
    let micros = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    if micros % 1_000_000 == 0 { return "\(micros / 1_000_000) s" }
    if abs(micros) < 1_000_000 {
      return "\(Self.decimal(micros, places: 3)) ms"
    }
    return "\(Self.decimal(micros, places: 6)) s"
  }

  private static func decimal(_ value: Int64, places: Int) -> String {
    var digits = String(value.magnitude)
    while digits.count <= places { digits = "0" + digits }
    var text = digits.dropLast(places) + "." + digits.suffix(places)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return (value < 0 ? "-" : "") + text
  }
}
