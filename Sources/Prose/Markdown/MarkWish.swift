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
    "vitrine",
  ]
  /// Words that say of a page, or of a part of one, that it is not for everybody.
  static let hidingAnything: Set = [
    "secret", "confidential", "unlisted", "unpublished", "internal", "nonpublic", "restricted",
    "sensitive", "classified", "redacted",
  ]
  /// What a comment says that says nothing else and was meant to hide something.
  static let hiding = hidingAnything.union([
    "hidden", "hide", "notpublic", "notforpublic", "notforthepublic", "redact", "priv", "prive",
    "notforpublication", "donotpublish", "internalonly", "internaluse", "internaluseonly",
    "forinternaluse", "forinternaluseonly",
  ])

  /// The first one in a text.
  static func first(in text: ArraySlice<UInt8>) -> MarkWish? {
    for index in MarkOpeners(text) {
      guard var wish = MarkWish(at: index, of: text) else { continue }
      wish.line = text[..<index].count { $0 == 0x0A }
      return wish
    }
    return nil
  }

  /// The one that begins there, if one does; on which line that is, is for others to count.
  init?(at index: Int, of text: ArraySlice<UInt8>) {
    guard let opener = Opener(text, at: index),
      let suggestion = Self.suggestion(in: FoldedScalars(text[opener.inside...]), opener)
    else { return nil }
    written = Self.written(at: index, of: text)
    self.suggestion = suggestion
    line = 0
  }

  init(written: String, suggestion: String, line: Int) {
    self.written = written
    self.suggestion = suggestion
    self.line = line
  }

  /// What is quoted of a piece that begins there.
  static func written(at index: Int, of text: ArraySlice<UInt8>) -> String {
    var written = String.UnicodeScalarView()
    let piece = text[index...].prefix(4 * reach)
    for scalar in String(decoding: piece, as: UTF8.self).unicodeScalars.prefix(reach) {
      if scalar == "\n" { break }
      written.append(scalar)
      if FoldedScalars.fold(scalar) == ">" { break }
    }
    return String(written)
  }

  /// Where a piece begins.
  private struct Opener {
    /// Where what it opens begins.
    var inside: Int
    /// Whether it begins as comments do: what else stands in angle brackets has many names.
    var isComment: Bool

    init?(_ text: ArraySlice<UInt8>, at index: Int) {
      var scalars = FoldedScalars(text[index...])
      let first = scalars.next()
      inside = scalars.position
      var next = scalars.next()
      if first == "!" {
        guard next == "-" else { return nil }
        isComment = true
        return
      }
      guard first == "<" else { return nil }
      let isApart = next == " " || next == "\0"
      while next == " " || next == "\0" {
        inside = scalars.position
        next = scalars.next()
      }
      guard let next else { return nil }
      isComment = next == "!"
      let begins = isComment || "-/?%".unicodeScalars.contains(next)
      guard begins || (!isApart && next.properties.isAlphabetic) else { return nil }
    }
  }

  private static func suggestion(in inside: FoldedScalars, _ opener: Opener) -> String? {
    // Most pieces are told to be others by their letters, before any word is made of them.
    if !opener.isComment && !Letters.mayBePrivate(inside) { return nil }
    var inside = inside
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isClosing = false
    var others = 0
    for _ in 0..<reach {
      // What begins another piece ends this one.
      guard let scalar = inside.next(), scalar != ">", scalar != "<", others <= 16,
        words.count <= 8
      else { break }
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
    // "This is private", "the private part": what a longer sentence says is not known.
    let said = words.drop { ["this", "is", "the"].contains($0) }
    let telling = said.count <= 2 ? said.first ?? first : first
    var name: String?
    if isPrivate(telling)
      || all.count > 1 && all.joined().count <= 12 && isPrivate(all.joined())
    {
      name = AuthorMark.private.name
    } else if opener.isComment, hiding.contains(said.joined()) {
      name = AuthorMark.private.name
    } else if opener.isComment, words.count == 1 {
      // Authors write comments of a word or two of their own.
      name = KeyName.suggestion(
        for: first, among: AuthorMark.allCases.map(\.name), countsBeginnings: false)
    }
    return name.map { (isClosing ? "/" : "") + $0 }
  }

  /// Whether a word is almost the word, or has it in it.
  static func isPrivate(_ word: String) -> Bool {
    // A shorter one is further off than two letters.
    if word.utf8.count < 5 { return false }
    if !Letters(word.unicodeScalars).mayBePrivate { return false }
    return word.contains("private")
      || KeyName.suggestion(for: word, among: ["private"], countsBeginnings: false) != nil
  }

  /// Which letters there are.
  private struct Letters {
    private static let wanted = Letters("private".unicodeScalars)
    private var all: UInt32 = 0
    private var count = 0

    init(_ word: some Sequence<Unicode.Scalar>) {
      for scalar in word { add(scalar) }
    }

    /// Whether a word of them may be almost the word: of its seven letters two may be off.
    var mayBePrivate: Bool { (all & Self.wanted.all).nonzeroBitCount >= 5 }

    private mutating func add(_ scalar: Unicode.Scalar) {
      guard (0x61...0x7A).contains(scalar.value) else { return }
      all |= 1 << (scalar.value & 0x1F)
      count += 1
    }

    /// Whether one of the first words of a piece may be it, or all of them together, if they are short.
    static func mayBePrivate(_ inside: FoldedScalars) -> Bool {
      var inside = inside
      var word = Letters([])
      var whole = Letters([])
      for _ in 0..<reach {
        guard let scalar = inside.next(), scalar != ">", scalar != "<" else { break }
        if scalar == "\0" { continue }
        guard scalar.value >= 0x80 || (0x61...0x7A).contains(scalar.value) else {
          word = Letters([])
          continue
        }
        word.add(scalar)
        whole.add(scalar)
        if word.mayBePrivate { return true }
      }
      return whole.count <= 12 && whole.mayBePrivate
    }
  }
}
