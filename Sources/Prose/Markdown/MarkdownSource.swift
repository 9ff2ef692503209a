// A text that is about to be parsed, and where it stands in its file.

import Drawing

/// What cmark is handed: a text without its private parts, or one of them.
struct MarkdownSource {
  /// What is parsed.
  let text: ArraySlice<UInt8>
  /// What was cut out of it.
  let parts: PrivateParts?
  /// The text that it was cut out of.
  private let whole: ArraySlice<UInt8>
  /// How many lines of the file come before that.
  private let firstLine: Int
  /// What can be in its words that looks like the beginning of a mark.
  let openers: MarkOpeners.Kinds
  /// Whether there is in it how other generators begin a part, or a piece of a template.
  let hasFence: Bool
  /// Whether characters can be told by their numbers in it, of which some are no text.
  let hasNumberedCharacters: Bool

  /// A text; `parts` is what was cut out of it, whose public text must stay where it is.
  init(
    _ text: ArraySlice<UInt8>, firstLine: Int, without parts: PrivateParts? = nil,
    of whole: ArraySlice<UInt8>? = nil
  ) {
    self.text = text
    self.parts = parts
    self.whole = whole ?? text
    self.firstLine = firstLine
    openers = MarkOpeners.Kinds(in: text.span)
    hasFence = [":::", "{%", "{{"].contains { RawHTML.find($0, in: text.span, from: 0) != nil }
    hasNumberedCharacters = RawHTML.find("&#", in: text.span, from: 0) != nil
  }

  /// The line of the file that a line of the text is.
  func line(_ line: Int) -> Int {
    firstLine + (parts?.sourceLine(ofPublic: line) ?? line)
  }

  /// Bytes of the text that the parts were cut out of.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    whole[range]
  }

  /// A private part by itself.
  func inside(_ part: PrivateParts.Part) -> MarkdownSource {
    MarkdownSource(bytes(part.inside), firstLine: firstLine + part.sourceLine)
  }
}

/// A text by its lines, which end as CommonMark says: in a line feed, a carriage return, or both.
struct SourceLines {
  private let text: ArraySlice<UInt8>
  private var starts: [Int] = []

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
  }

  /// How many there are.
  var count: Int {
    mutating get {
      if starts.isEmpty { findLines() }
      return starts.count
    }
  }

  /// A line, counted from 1, without its end; nothing of one that there is not.
  mutating func line(_ number: Int) -> ArraySlice<UInt8> {
    if starts.isEmpty { findLines() }
    guard number >= 1, number <= starts.count else { return [] }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : text.endIndex
    while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    return text[start..<end]
  }

  private mutating func findLines() {
    starts = [text.startIndex]
    for index in text.indices where text[index] == 0x0A || text[index] == 0x0D {
      let isFirstOfTwo =
        text[index] == 0x0D && index + 1 < text.endIndex && text[index + 1] == 0x0A
      if !isFirstOfTwo { starts.append(index + 1) }
    }
  }
}

/// Checks encodings.
enum UTF8Check {
  /// Where the first bytes stand that are not UTF-8.
  static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
    if bytes.isASCII { return nil }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// Whether bytes are text in units of two or four bytes, which may be UTF-8 by chance: zeros stand
  /// beside letters, or at least beside the end of the first line.
  static func looksWide(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1024)
    if start.span.firstIndex(of: 0) == nil { return false }
    let zeros = start.count { $0 == 0 }
    if zeros < 2 { return false }
    if zeros * 4 >= start.count { return true }
    guard let end = start.firstIndex(of: 0x0A), end > 0, end + 1 < bytes.count else { return false }
    return (bytes[end - 1] == 0) != (bytes[end + 1] == 0)
  }
}
