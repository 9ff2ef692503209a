// What looks like front matter and is none: what it says would be shown, and not done.

/// Looks at how a text begins.
enum FrontMatterWish {
  /// How many lines are looked at.
  private static let reach = 40
  private static let keys: Set<String> = [
    "title", "date", "blurb", "description", "summary", "image", "tags", "language", "lang",
    "draft", "flags", "favorite", "hidden", "states", "latency", "outcome", "onboarding",
    "redaction", "private", "published", "layout", "author", "slug",
  ]

  /// Where the first line of what looks like front matter begins, if a text begins with such: a line
  /// of hyphens over a key, or a key that is about what is hidden.
  static func find(in text: ArraySlice<UInt8>) -> Int? {
    var start = text.startIndex
    var fence: Int?
    var isComment = false
    for _ in 0..<reach where start < text.endIndex {
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
      let line = String(
        decoding: text[start..<end].prefix(200), as: UTF8.self
      ).unicodeScalars.map(MarkWish.fold).filter { $0 != " " && $0 != "\0" }
      defer { start = end + 1 }
      if line.isEmpty { continue }
      if isComment || line.starts(with: "<!--".unicodeScalars) {
        isComment = !Self.endsComment(text[start..<end])
        continue
      }
      let isFence = line.count >= 2 && line.allSatisfy { $0 == "-" }
      if isFence, fence == nil {
        fence = start
        continue
      }
      let key = key(of: line)
      if let fence { return key.map(keys.contains) == true ? fence : nil }
      if let key, saysHide(key, line) { return start }
      if line.first != "#" { return nil }
    }
    return nil
  }

  private static func endsComment(_ line: ArraySlice<UInt8>) -> Bool {
    RawHTML.find("-->", in: line.span, from: 0) != nil
  }

  /// The word before the first colon of a line.
  private static func key(of line: [Unicode.Scalar]) -> String? {
    guard let colon = line.firstIndex(of: ":"), colon > 0 else { return nil }
    var key = String.UnicodeScalarView()
    key.append(contentsOf: line[..<colon].filter { $0 != "\"" && $0 != "'" })
    return String(key)
  }

  private static func saysHide(_ key: String, _ line: [Unicode.Scalar]) -> Bool {
    var value = String.UnicodeScalarView()
    value.append(contentsOf: line.drop { $0 != ":" }.dropFirst())
    let words = ["true", "yes", "on"]
    return key == "redaction" || MarkWish.isPrivate(key) && words.contains(String(value))
      || key == "draft" && words.contains(String(value))
  }
}
