// What parsing a text would cost, told by one look at its bytes.

/// Finds the texts on which cmark 0.30.2 takes quadratic time, before it sees them.
///
/// Three of its steps grow with two numbers at once, each of which a hostile text can make large:
/// an empty line is offered to every list item that is open; emphasis and links are moved past every
/// container around them; a link is checked against every `![` before it in its paragraph. Each is
/// counted here from above; texts of authors stay below the limit by orders of magnitude.
package struct ParsingCost {
  /// Steps of the kind that is counted; so many take up to a quarter of a second.
  package static let limit = 20_000_000

  /// What is too much, and the line where it is.
  struct Excess: Equatable {
    var what: String
    var line: Int
  }

  private var emptyLines = 0
  private var nesting = 0
  private var pictures = 0
  private var isAfterEmptyLine = true
  /// How deep containers may be nested where the scan is.
  private var depth = 0
  private var openPictures = 0

  /// What is too costly in a text, if anything is.
  static func excess(of text: Span<UInt8>) -> Excess? {
    // The worst text of this size is parsed in well under a second.
    if text.count <= 8192 { return nil }
    var cost = ParsingCost()
    var start = 0
    var line = 1
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
      cost.count(text.extracting(start..<end))
      if let what = cost.excess { return Excess(what: what, line: line) }
      if end + 1 < text.count, text[end] == 0x0D, text[end + 1] == 0x0A { end += 1 }
      start = end + 1
      line += 1
    }
    return nil
  }

  private var excess: String? {
    if emptyLines > Self.limit { return "there are too many empty lines in lists this deep" }
    if nesting > Self.limit { return "there is too much emphasis in quotes and lists this deep" }
    if pictures > Self.limit { return "there are too many '![' in this paragraph" }
    return nil
  }

  private mutating func count(_ line: Span<UInt8>) {
    var marks = 0
    var tabs = 0
    var isEmpty = true
    while marks < line.count, Self.isContainerMark(line[marks]) {
      let byte = line[marks]
      if byte == 0x09 { tabs += 1 }
      if byte != 0x20, byte != 0x09, byte != UInt8(ascii: ">") { isEmpty = false }
      marks += 1
    }
    if marks == line.count && isEmpty {
      depth = max(depth, marks)
      emptyLines += depth
      openPictures = 0
      isAfterEmptyLine = true
      return
    }
    // A tab can be four columns of indentation, and an item needs two.
    let reach = marks + tabs
    depth = isAfterEmptyLine ? reach : max(depth, reach)
    isAfterEmptyLine = false
    for index in line.indices {
      switch line[index] {
      case UInt8(ascii: "*"), UInt8(ascii: "_"): nesting += depth
      case UInt8(ascii: "["):
        if index > 0, line[index - 1] == UInt8(ascii: "!") { openPictures += 1 }
      case UInt8(ascii: "]"):
        nesting += depth
        pictures += openPictures
      default: break
      }
    }
  }

  /// What can stand before the text of a line: indentation, quotes, and the marks of items.
  private static func isContainerMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "."), UInt8(ascii: ")"), 0x30...0x39:
      true
    default: false
    }
  }
}
