// What stands in URLs, as texts.

/// Reads parts of URLs.
public enum URLText {
  /// What a part of a URL says, once what is written as `%XX` in it is read; nothing if that is no
  /// text.
  public static func decoded(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(value),
        let low = rest.dropFirst().first.flatMap(value)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Whether browsers take a fragment for the top of a document, whatever stands in that.
  static func isTop(_ fragment: String) -> Bool {
    fragment.isEmpty || fragment.lowercased() == "top"
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
