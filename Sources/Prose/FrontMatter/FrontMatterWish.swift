// What looks like front matter and is none: what it says would be shown, and not done.

import Drawing

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
  /// of hyphens over a key, what others write for it, or a key that is about what is hidden, be it below
  /// other keys.
  static func find(in text: ArraySlice<UInt8>) -> Int? {
    var start = text.startIndex
    var isBelowKeys = false
    var fence: Int?
    var isComment = false
    for _ in 0..<reach where start < text.endIndex {
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
      let isSentence = isSentence(text[start..<end].prefix(200))
      if fence == nil, !isComment, !isBelowKeys, isSentence { return nil }
      let line = FoldedScalars(text[start..<end].prefix(200)).filter { $0 != " " && $0 != "\0" }
      defer { start = end + 1 }
      if line.isEmpty { continue }
      if isComment || line.starts(with: "<!--".unicodeScalars) {
        isComment = !Self.endsComment(text[start..<end])
        continue
      }
      if fence == nil, isFence(line) {
        // All of it may stand behind the hyphens, or in one line of JSON.
        if line.contains("{"), beginsWithKey(line) { return start }
        fence = start
        continue
      }
      if let fence {
        // What follows opens an object of JSON in a fence.
        if line == ["{"] { continue }
        return beginsWithKey(line) ? fence : nil
      }
      let colon = line.firstIndex(of: ":").flatMap { $0 > 0 ? $0 : nil }
      if let colon, saysHide(line[..<colon], line[(colon + 1)...]) { return start }
      if beginsWithKey(line) { isBelowKeys = true }
      if !isBelowKeys, line.first != "#" { return nil }
    }
    return nil
  }

  /// Whether a line stands above front matter, in whatever language. In YAML more may stand behind the
  /// hyphens: `--- # for the team`, `--- { title: A }`; and some write which language follows: `---json`.
  private static func isFence(_ line: [Unicode.Scalar]) -> Bool {
    if line.first == "{" { return line.count == 1 || line[1] == "\"" }
    guard let mark = line.first, mark == "-" || mark == "+" || mark == ";" else { return false }
    let rest = line.drop { $0 == mark }
    let count = line.count - rest.count
    guard let next = rest.first else { return count == 3 || mark == "-" && count >= 2 }
    guard mark == "-", count == 3 else { return false }
    return ["#", "!", "&", "{"].contains(next)
      || ["yaml", "yml", "json", "toml"].contains { rest.elementsEqual($0.unicodeScalars) }
  }

  /// Whether the first thing that a line says is a known key, in YAML, TOML or JSON.
  private static func beginsWithKey(_ line: [Unicode.Scalar]) -> Bool {
    let start = (line.firstIndex(of: "{") ?? -1) + 1
    let end = line[start...].firstIndex { $0 == ":" || $0 == "=" }
    return end.map { keys.contains(key(line[start..<$0])) } ?? false
  }

  /// Whether a line begins with a letter and is no key, told without a look at what it says: most texts
  /// begin so.
  private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, (0x61...0x7A).contains(first | 0x20), line.span.isASCII else {
      return false
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return true }
    return line[..<colon].count { $0 > 0x20 } > 12 && line[(colon + 1)...].count { $0 > 0x20 } > 4
  }

  private static func endsComment(_ line: ArraySlice<UInt8>) -> Bool {
    RawHTML.find("-->", in: line.span, from: 0) != nil
  }

  /// The word before a colon.
  private static func key(_ line: ArraySlice<Unicode.Scalar>) -> String {
    var key = String.UnicodeScalarView()
    key.append(contentsOf: line.filter { $0 != "\"" && $0 != "'" })
    return String(key)
  }

  private static func saysHide(
    _ name: ArraySlice<Unicode.Scalar>, _ value: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    let isYes = ["true", "yes", "on"].contains { value.elementsEqual($0.unicodeScalars) }
    // A sentence with a colon in it says neither, and is not made a key.
    guard isYes || name.count <= 12 else { return false }
    let key = key(name)
    return key == "redaction" || isYes && (key == "draft" || MarkWish.isPrivate(key))
  }
}
