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
