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
    guard let wish = MarkWish.first(in: html) else { return nil }
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
