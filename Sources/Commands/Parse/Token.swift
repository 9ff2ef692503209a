// The words of a command line, told apart by their dashes alone.

/// One word of a command line.
enum Token: Hashable {
  /// `--name` or `--name=value`
  case long(name: String, value: String?)
  /// `-n`, `-nVALUE` or `-nm`: a dash and letters
  case short(letters: String)
  /// Any other word, `-` among them.
  case word(String)

  init(_ text: String) {
    if text.hasPrefix("--") {
      let body = text.dropFirst(2)
      guard let equals = body.firstIndex(of: "=") else {
        self = .long(name: String(body), value: nil)
        return
      }
      let value = String(body[body.index(after: equals)...])
      self = .long(name: String(body[..<equals]), value: value)
    } else if text.hasPrefix("-"), let letter = text.dropFirst().first, !letter.isNumber {
      self = .short(letters: String(text.dropFirst()))
    } else {
      self = .word(text)
    }
  }
}
