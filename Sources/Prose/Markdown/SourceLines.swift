// The lines of a text, found when the first one is asked for.

/// A text by its lines, which end as CommonMark says: in a line feed, a carriage return, or both.
struct SourceLines {
  private let text: ArraySlice<UInt8>
  private var starts: [Int] = []

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
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
