// A line that is a mark of an author and nothing else.

import Drawing

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

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
