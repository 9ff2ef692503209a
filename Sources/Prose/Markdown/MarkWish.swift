// What looks like a mark of an author and is none: what it was to hide would be shown.

import Drawing

/// A piece of text that somebody may have meant as a mark.
///
/// Looked at is what begins like a comment or a tag, and what comes first in it. Letters of other
/// widths, invisible characters and kinds of dashes are read as what they look like.
struct MarkWish: Equatable {
  /// The piece, as it is written.
  var written: String
  /// The mark that it most likely is.
  var suggestion: String
  /// How many ends of lines stand before it.
  var line: Int

  /// How much of a piece is looked at.
  private static let reach = 80
  /// Words that may stand before the one that counts.
  private static let fillers: Set<String> = [
    "begin", "start", "end", "stop", "open", "close", "hide", "mark", "from", "here", "of",
  ]

  /// The first one in a text.
  static func first(in text: ArraySlice<UInt8>) -> MarkWish? {
    guard mayHold(text.span) else { return nil }
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let folded = scalars.map(fold)
    var line = 0
    for (index, scalar) in folded.enumerated() {
      if scalar == "\n" { line += 1 }
      guard let opener = Opener(folded, at: index),
        let suggestion = suggestion(in: folded[opener.inside...].prefix(reach), opener)
      else { continue }
      var written = String.UnicodeScalarView()
      for scalar in scalars[index...].prefix(reach) {
        if scalar == "\n" { break }
        written.append(scalar)
        if fold(scalar) == ">" { break }
      }
      return MarkWish(written: String(written), suggestion: suggestion, line: line)
    }
    return nil
  }

  /// Whether there is anything that such a piece could begin with; in most texts there is not.
  static func mayHold(_ text: Span<UInt8>) -> Bool {
    text.firstIndex(of: UInt8(ascii: "<")) != nil
      || RawHTML.find("\u{FF1C}", in: text, from: 0) != nil
      || RawHTML.find("!-", in: text, from: 0) != nil
  }

  /// Where a piece begins.
  private struct Opener {
    var inside: Int
    /// Whether it begins as comments do: what else stands in angle brackets has many names.
    var isComment: Bool

    init?(_ text: [Unicode.Scalar], at index: Int) {
      var next = index + 1
      if text[index] == "!" {
        guard next < text.count, text[next] == "-" else { return nil }
        inside = next
        isComment = true
        return
      }
      guard text[index] == "<" else { return nil }
      let isApart = next < text.count && (text[next] == " " || text[next] == "\0")
      while next < text.count, text[next] == " " || text[next] == "\0" { next += 1 }
      guard next < text.count else { return nil }
      isComment = text[next] == "!"
      let begins = isComment || "-/?%".unicodeScalars.contains(text[next])
      guard begins || (!isApart && text[next].properties.isAlphabetic) else { return nil }
      inside = next
    }
  }

  private static func suggestion(
    in inside: ArraySlice<Unicode.Scalar>, _ opener: Opener
  ) -> String? {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isClosing = false
    var others = 0
    for scalar in inside {
      // What begins another piece ends this one.
      if scalar == ">" || scalar == "<" || others > 16 || words.count > 8 { break }
      if scalar == "\0" { continue }
      if scalar.properties.isAlphabetic {
        word.append(scalar)
        others = 0
        continue
      }
      others += 1
      if scalar == "/" && words.isEmpty && word.isEmpty { isClosing = true }
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    if !word.isEmpty { words.append(String(word)) }
    let all = words
    while let first = words.first, fillers.contains(first), words.count > 1 {
      if first == "end" || first == "stop" || first == "close" { isClosing = true }
      words.removeFirst()
    }
    while let last = words.last, fillers.contains(last), words.count > 1 {
      if last == "end" || last == "stop" || last == "close" { isClosing = true }
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    var name: String?
    if isPrivate(first) || all.count > 1 && all.joined().count <= 12 && isPrivate(all.joined()) {
      name = AuthorMark.private.name
    } else if opener.isComment, words.count == 1 {
      name = KeyName.suggestion(for: first, among: AuthorMark.allCases.map(\.name))
    }
    return name.map { (isClosing ? "/" : "") + $0 }
  }

  /// Whether a word is almost the word, or has it in it.
  static func isPrivate(_ word: String) -> Bool {
    // A shorter one is further off than two letters.
    if word.utf8.count < 5 { return false }
    return word.contains("private") || KeyName.suggestion(for: word, among: ["private"]) != nil
  }

  /// What a character looks like; a zero for what cannot be seen.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var value = scalar.value
    if value < 0x80 {
      if (0x41...0x5A).contains(value) { value += 0x20 }
      if value == 0x09 || value == 0x0D { value = 0x20 }
      return Unicode.Scalar(UInt8(value))
    }
    switch value {
    case 0xFF01...0xFF5E: return fold(Unicode.Scalar(value - 0xFEE0) ?? scalar)
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return "-"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .format, .control, .nonspacingMark: return "\0"
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return " "
    default:
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      return small.count == 1 ? small.first ?? scalar : scalar
    }
  }
}
