// The comments by which an author says how a span of blocks is redacted.

import Drawing

/// What raw HTML says of redaction.
enum AuthorComment: Equatable {
  case open(AuthorMark)
  case close(AuthorMark)
  /// A mark that stands where it has no effect.
  case misplaced(String)
  /// Almost a mark.
  case misspelt(String, suggestion: String)

  /// What a piece of raw HTML says; nothing for most. What is private was cut out before: a mark of
  /// it that is left stands where it hides nothing.
  init?(_ html: ArraySlice<UInt8>, isBlock: Bool) {
    guard html.count >= 7 else { return nil }
    if let line = MarkLine(Self.trimmed(html)) {
      guard isBlock, line.mark != .private else {
        self = .misplaced((line.isClosing ? "/" : "") + line.mark.name)
        return
      }
      self = line.isClosing ? .close(line.mark) : .open(line.mark)
      return
    }
    guard let wish = MarkWish.first(in: html) ?? MarkWish.firstTag(in: html) else { return nil }
    self = Self.meaning(of: wish)
  }

  /// What a piece of a text says that looks like a mark.
  static func meaning(of wish: MarkWish) -> AuthorComment {
    let line = MarkLine(Array(wish.written.utf8)[...])
    return line.map { .misplaced(($0.isClosing ? "/" : "") + $0.mark.name) }
      ?? .misspelt(wish.written, suggestion: wish.suggestion)
  }

  private static func trimmed(_ html: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = html.firstIndex { $0 > 0x20 } ?? html.endIndex
    let end = html.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return html[start..<end]
  }
}

/// A comment that opens or closes a span: `<!-- private -->`, `<!-- /private -->`.
///
/// Case does not matter, nor do spaces around the word and the slash. Whatever else differs makes it
/// no mark.
struct MarkLine: Equatable {
  var mark: AuthorMark
  var isClosing: Bool

  /// Reads a line without its end, or nothing if it is no mark at the margin.
  init?(_ line: ArraySlice<UInt8>) {
    var rest = line
    guard rest.starts(with: "<!--".utf8) else { return nil }
    rest = rest.dropFirst(4).drop(while: Self.isBlank)
    isClosing = rest.first == UInt8(ascii: "/")
    if isClosing { rest = rest.dropFirst().drop(while: Self.isBlank) }
    let word = rest.prefix { (0x41...0x5A).contains($0 & 0xDF) }
    guard
      let mark = AuthorMark.allCases.first(where: { mark in
        word.elementsEqual(mark.name.utf8) { $0 | 0x20 == $1 }
      })
    else { return nil }
    self.mark = mark
    rest = rest[word.endIndex...].drop(while: Self.isBlank)
    guard rest.starts(with: "-->".utf8), rest.dropFirst(3).allSatisfy(Self.isBlank) else {
      return nil
    }
  }

  /// Whether a line begins as one that closes what is private, and goes on.
  static func closesWithMore(_ line: ArraySlice<UInt8>) -> Bool {
    guard let end = RawHTML.find("-->", in: line.span, from: 0) else { return false }
    let mark = MarkLine(line.prefix(end + 3))
    return mark?.mark == .private && mark?.isClosing == true && MarkLine(line) == nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
