// Lists and words of a page in the gallery's own sentences, which are English.

import Drawing

extension [String] {
  /// The texts, each once, in the order in which they first appear.
  var once: [String] {
    // Of a few texts to look at each is quicker than to hash them.
    if count <= 8 {
      return indices.filter { self[..<$0].contains(self[$0]) == false }.map { self[$0] }
    }
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  /// The texts, each once, with how often it is there: `2 × analytics: Add Todo`.
  var counted: [String] {
    once.map { text in
      let number = count { $0 == text }
      return number == 1 ? text : "\(number) × \(text)"
    }
  }
}

// Words of a page in the museum's own sentences, which are English.

extension Markup {
  static let nothing: Markup = ""
  static let lineBreak: Markup = "<br>"

  /// The name of a page, which may break after each of its parts.
  static func name(_ name: String) -> Markup {
    var markup: Markup = ""
    for part in name.pathParts {
      if !markup.isEmpty { markup.bytes.append("/<wbr>") }
      markup.bytes.append(escaped: String(part))
    }
    return markup
  }

  /// A text of a page: one in another language says so, and keeps its direction to itself.
  static func quoted(_ text: String, in language: Language) -> Markup {
    language.primary == "en" ? "\(text)" : "<bdi lang=\"\(language.tag)\">\(text)</bdi>"
  }

  /// The title of a frame: where it comes from is English, and what was done since are words of the
  /// page.
  static func quoted(title: String, in language: Language) -> Markup {
    guard let sign = title.utf8.firstRange(of: " · ".utf8) else { return isolated(title) }
    let since = String(title[sign.upperBound...])
    let difference = language.primary == "en" ? isolated(since) : quoted(since, in: language)
    return "\(String(title[..<sign.upperBound]))\(difference)"
  }

  /// An English text in which what is in other scripts keeps its direction, and its face, to itself.
  private static func isolated(_ text: String) -> Markup {
    if text.utf8.span.isASCII { return "\(text)" }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: isOfOtherScript),
      let last = scalars.lastIndex(where: isOfOtherScript)
    else { return "\(text)" }
    let end = scalars.index(after: last)
    return "\(String(text[..<first]))<bdi>\(String(text[first..<end]))</bdi>\(String(text[end...]))"
  }

  /// Letters behind Latin, Greek and Cyrillic; no punctuation, arrows or other signs.
  private static func isOfOtherScript(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x0590 && !(0x2000...0x2BFF ~= scalar.value)
  }
}
